"""What a player of Tigris & Euphrates seldom does, done at the screen by mouse, by keys and by gamepad."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import pytest

from client.driver import Driver
from client.match_table import MatchTable, open_game
from client.standing import match_at
from client.tigris_player import Hands, Keys, Mouse, PadHands, play, view_of
from examples import sampled
from games.golden_matches import golden_records
from ziggurat.games import game_named
from ziggurat.games.game import Action
from ziggurat.games.tigris.actions import (
    BuildMonument,
    ChooseWar,
    Commit,
    DeclineMonument,
    EndTurn,
    PlaceTile,
    TakeTreasures,
    WithdrawLeader,
)
from ziggurat.games.tigris.position import Position
from ziggurat.games.tigris.spaces import Space
from ziggurat.match.replaying import verify
from ziggurat.match.steps import Step
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.staging.tigris import TWO

SEATS = 3
US = 1
"""Our seat in the staged position."""
SELDOM = (WithdrawLeader, ChooseWar, Commit, BuildMonument, DeclineMonument, TakeTreasures, EndTurn)
"""What somebody who plays at random for some rounds may never come to."""


@cache
def decisions() -> dict[type[Action], tuple[Position, Step]]:
    """By kind of action: where a golden match stood, and what was done then."""
    match = verify(next(record for record in golden_records(game_named("tigris")) if record.seats == SEATS))
    found: dict[type[Action], tuple[Position, Step]] = {}
    for number, step in enumerate(match.steps):
        if isinstance(step, Step) and step.action != Commit(0):
            found.setdefault(type(step.action), (match.position_after(number), step))
    return found


@pytest.fixture
def decision(request: pytest.FixtureRequest) -> tuple[Position, Step]:
    """The one of the kind that the test asks for."""
    return decisions()[request.param]


@pytest.fixture
def server(decision: tuple[Position, Step]) -> MatchTable:
    """A table where we must decide that."""
    position, step = decision
    return MatchTable(match_at("tigris", position.board.seats, position), step.seat)


@pytest.mark.parametrize("hands_of", [Mouse, Keys, PadHands])
@sampled("decision", SELDOM, every=2, indirect=True)
def test_what_is_seldom_done_is_done_at_the_screen(
    driver: Driver,
    server: MatchTable,
    decision: tuple[Position, Step],
    hands_of: Callable[[Driver, GameScene], Hands],
) -> None:
    scene, (_, step) = open_game(driver, server), decision
    play(hands_of(driver, scene), view_of(scene), step.action)
    assert server.match.steps[0] == step


def two_squares() -> Position:
    """We laid a settlement that completes two squares, the left one being met first."""
    return game_named("tigris").apply(TWO, US, PlaceTile("black", 5, 5))[0]


@pytest.mark.parametrize("decision", [(two_squares(), Step(US, BuildMonument("black-blue", 5, 4)))])
@pytest.mark.parametrize("hands_of", [Mouse, Keys, PadHands])
def test_of_several_squares_another_one_is_chosen(
    driver: Driver,
    server: MatchTable,
    decision: tuple[Position, Step],
    hands_of: Callable[[Driver, GameScene], Hands],
) -> None:
    scene, (_, step) = open_game(driver, server), decision
    play(hands_of(driver, scene), view_of(scene), step.action)
    assert server.match.steps[0] == step


@pytest.mark.parametrize("decision", [(two_squares(), Step(US, BuildMonument("black-red", 5, 4)))])
def test_what_the_pad_has_chosen_on_the_map_is_confirmed_there_by_another_press(
    driver: Driver, server: MatchTable, decision: tuple[Position, Step]
) -> None:
    scene, (_, step) = open_game(driver, server), decision
    pad = PadHands(driver, scene)
    pad.choose(Space(6, 4))
    assert not server.match.steps
    pad.choose(Space(6, 4))
    assert server.match.steps[0] == step


@pytest.mark.parametrize("decision", [TakeTreasures], indirect=True)
def test_the_pad_chooses_on_the_map_which_treasure_stays_and_then_takes_the_others(
    driver: Driver, server: MatchTable, decision: tuple[Position, Step]
) -> None:
    scene, (_, step) = open_game(driver, server), decision
    assert isinstance(step.action, TakeTreasures)
    pad = PadHands(driver, scene)
    pad.choose(Space(*step.action.leave))
    assert not server.match.steps
    pad.choose(Space(*step.action.leave))
    assert server.match.steps[0] == step
