"""Panels, titles and what can be chosen speak of one moment, also while a story is told and once the match is over."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from client.driver import Driver
from client.match_table import OUR_SEAT, MatchTable, open_game
from games.random_play import short
from ziggurat.games import game_named
from ziggurat.match.match import Match
from ziggurat_client.boards.play.choosing import Watching
from ziggurat_client.boards.seats.company import Seated
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.shown import SHOWN
from ziggurat_client.ui.piece import Piece


@pytest.fixture(params=SHOWN)
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table of each game whose match has just begun, with us in the first of two seats."""
    rules = game_named(request.param)
    return MatchTable(Match(rules, 2, 4, short(rules, 4)))


@pytest.fixture
def scene(driver: Driver, server: MatchTable) -> GameScene:
    """The game on show."""
    return open_game(driver, server)


def lit_seats(pieces: Iterable[Piece]) -> set[int]:
    """The seats whose panels glow."""
    return {seat for piece in pieces for seat, active in _persons(piece.appearance()) if active}


def _persons(appearance: Hashable) -> Iterable[tuple[int, bool]]:
    """Whose panel a picture is, if it is one, and whether it glows."""
    parts: Any = appearance if isinstance(appearance, tuple) else ()
    if parts[:1] == ("seat",):
        # What `boards/seats` shows of a seat, in any game that has no panels of its own.
        yield parts[2], parts[6]
    for part in parts:
        if isinstance(part, Seated):
            yield part.seat, part.active
        elif isinstance(part, tuple):
            yield from _persons(part)


def texts_of(pieces: Iterable[Piece]) -> Iterable[str]:
    """Every text that pictures say."""
    return (text for piece in pieces for text in _strings(piece.appearance()))


def _strings(appearance: Hashable) -> Iterable[str]:
    if isinstance(appearance, str):
        yield appearance
    elif isinstance(appearance, tuple):
        for part in appearance:
            yield from _strings(part)
    elif is_dataclass(appearance) and not isinstance(appearance, type):
        for field in fields(appearance):
            yield from _strings(getattr(appearance, field.name))


def test_the_panel_that_glows_is_that_of_the_seat_whose_turn_the_title_names(
    driver: Driver, server: MatchTable, scene: GameScene
) -> None:
    glowing_early = 0
    for _ in range(12):
        seat = server.match.due.seats[0]
        server.act(seat, next(iter(server.match.game.candidates(server.match.view(seat)))))
        driver.turn()
        glowing_early += scene.view.animating
        assert lit_seats(scene.view.pieces()) == {*server.match.due.seats}
    assert glowing_early


def test_once_the_match_was_called_off_nothing_is_said_of_what_comes_next(
    driver: Driver, server: MatchTable, scene: GameScene
) -> None:
    server.call_off(OUR_SEAT)
    driver.turn()
    said = " ".join(texts_of(scene.layout()))
    assert "THE GAME IS OVER" in said
    assert not [line for line in ("Placement", "Your next two actions", "Not your turn", "Pick a card") if line in said]


def test_once_the_match_was_called_off_nothing_is_asked_of_anybody(
    driver: Driver, server: MatchTable, scene: GameScene
) -> None:
    server.let_others_act()
    driver.turn()
    server.call_off(OUR_SEAT)
    driver.turn()
    view: Any = scene.view
    assert isinstance(view.mode, Watching)
    assert lit_seats(view.pieces()) == set()
