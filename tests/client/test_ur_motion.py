"""The story of a game of Ur as it moves: however it is told, it ends at the truth."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from ziggurat.games import game_named
from ziggurat.games.game import View
from ziggurat.games.ur.actions import Attack, Build, Swap
from ziggurat.games.ur.drawing import parse
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.rules import Ur
from ziggurat.games.ur.squares import square_of
from ziggurat.match.match import Match
from ziggurat_client.boards.ur.board.layout import Layout
from ziggurat_client.boards.ur.board.scenery import UrScenery
from ziggurat_client.boards.ur.motion.events import CLIPS
from ziggurat_client.stage.timeline import Timeline

BOARD = """
    seat b
    round 3
    hands PW PW CW
    1 CPa3 ATa2 TAb1 AT   CAc2
    2 WPa1 CAa* WCb2 PT   TW
    3 CT   PW   CPb4 ACa2 WA
    4 TCc1 CP   TPc1 WPb5 AW
    5 PA   TP   WA   ATb2 WA
"""


def at(name: str) -> int:
    """The square of that name."""
    return square_of(5, name)


def seen(position: Position) -> View[Any, Any]:
    """The position as anybody sees it."""
    return View(None, position)


def scenery_of(position: Position) -> UrScenery:
    """A stage that shows the position."""
    return UrScenery(seen(position), Layout(position.side, len(position.hands)))


def stages(action: Any) -> tuple[UrScenery, list[Position], Position]:
    """The stage after an action was told in small steps, every position on show meanwhile, and the truth."""
    before = parse(BOARD)
    after, events = Ur().apply(before, 1, action)
    scenery, timeline = scenery_of(before), Timeline()
    timeline.play(CLIPS.story(scenery, seen(before), events, seen(after)))
    shown = []
    while timeline.playing:
        timeline.update(1 / 60)
        shown.append(scenery.position)
    return scenery, shown, after


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_step_of_a_game_is_told_to_its_end(seats: int) -> None:
    match, chance = Match(game_named("ur"), seats, seed=seats), Random(seats)
    scenery, timeline = scenery_of(match.position), Timeline()
    for _ in range(120):
        if match.result is not None:
            break
        before, seat = match.position, match.due.seats[0]
        actions: list[Any] = list(match.game.candidates(match.view(seat)))
        events = match.apply(seat, chance.choice(actions))
        timeline.play(CLIPS.story(scenery, seen(before), events, seen(match.position)))
        while timeline.playing:
            timeline.update(1 / 20)
        assert scenery.position == match.position
        assert scenery.flyers == []
        assert scenery.hidden == set()


def test_a_skipped_story_ends_where_a_told_one_does() -> None:
    before = parse(BOARD)
    after, events = Ur().apply(before, 1, Attack(at("C3"), at("D3"), 1))
    scenery, timeline = scenery_of(before), Timeline()
    timeline.play(CLIPS.story(scenery, seen(before), events, seen(after)))
    timeline.update(0.3)
    timeline.skip()
    assert scenery.position == after
    assert (scenery.flyers, scenery.hidden, scenery.shake) == ([], set(), (0.0, 0.0))


def test_the_fallen_leave_before_the_victors_march_in() -> None:
    _, shown, after = stages(Attack(at("C3"), at("D3"), 1))
    counts = [(position.cubes[at("C3")], position.cubes[at("D3")]) for position in shown]
    assert counts[0] == (4, 2)
    assert (1, 0) in counts
    assert counts[-1] == (after.cubes[at("C3")], after.cubes[at("D3")]) == (0, 1)


def test_the_stock_falls_when_the_temple_stands() -> None:
    _, shown, _ = stages(Build((at("D4"),)))
    stocks = [position.stock for position in shown]
    assert stocks[0] == 4
    assert stocks[-1] == 3
    assert all(position.ziggurats[at("D4")] == 1 for position in shown if position.stock == 3)


def test_a_swapped_tile_lies_down_only_when_it_has_landed() -> None:
    _, shown, _ = stages(Swap(at("D1"), "W"))
    tiles = [position.tiles[at("D1")] for position in shown]
    assert tiles[0] == "AT"
    assert tiles[-1] == "WP"
    assert tiles == sorted(tiles)
