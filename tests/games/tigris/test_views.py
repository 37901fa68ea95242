"""Who sees what (rule 11)."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from games.tigris.notation import parse
from games.tigris.scenes import RULES, after, land, leader
from ziggurat.games.game import Viewer
from ziggurat.games.tigris.actions import Commit, EndTurn, SwapTiles
from ziggurat.games.tigris.events import TilesDrawn, TilesSwapped
from ziggurat.games.tigris.position import Position, Screened, Unveiled

EVERYONE: list[Viewer] = [None, 0, 1]


@pytest.fixture
def middle() -> Position:
    return parse(
        hands=("kkrrbg", "kkrrgg"), bag="kbgr", points=((1, 2, 3, 4), (5, 6, 7, 8)), treasures=(1, 2), idle=1, turn=9
    )


@pytest.mark.parametrize(
    ("viewer", "own"),
    [(None, None), (0, Screened("kkrrbg", (1, 2, 3, 4), 1)), (1, Screened("kkrrgg", (5, 6, 7, 8), 2))],
)
def test_everyone_sees_the_own_hand_points_and_treasures_and_a_watcher_none(
    middle: Position, viewer: Viewer, own: Screened | None
) -> None:
    assert RULES.view(middle, viewer).private == own


@pytest.mark.parametrize("viewer", EVERYONE)
def test_everyone_sees_the_board_and_how_many_tiles_are_in_hands_and_in_the_bag(
    middle: Position, viewer: Viewer
) -> None:
    shown = RULES.view(middle, viewer).public
    assert (shown.board, shown.hands, shown.bag, shown.unveiled) == (middle.board, (6, 6), 4, None)


@pytest.mark.parametrize("viewer", EVERYONE)
def test_what_is_hidden_makes_no_difference_to_a_view(middle: Position, viewer: Viewer) -> None:
    twin = replace(
        middle,
        hands=tuple(hand if seat == viewer else "bbbbbb" for seat, hand in enumerate(middle.hands)),
        points=tuple(own if seat == viewer else (9, 9, 9, 9) for seat, own in enumerate(middle.points)),
        treasures=tuple(own if seat == viewer else 0 for seat, own in enumerate(middle.treasures)),
        bag="rrrr",
    )
    seen, as_well = (RULES.view(position, viewer) for position in (middle, twin))
    assert msgspec.json.encode(seen.public) == msgspec.json.encode(as_well.public)
    assert seen.private == as_well.private


def test_what_the_defender_can_add_is_seen_by_the_defender_alone() -> None:
    position, _ = after(land("r.rG", hands=("rrrrrr", "rrrrrr")), leader("red", "F4"), Commit(2))
    assert list(RULES.candidates(RULES.view(position, 0))) == []
    assert list(RULES.candidates(RULES.view(position, None))) == []
    assert len(list(RULES.candidates(RULES.view(position, 1)))) == 7


def test_only_the_owner_is_told_which_tiles_were_swapped() -> None:
    _, (event, *_) = after(parse(hands=("kkrrbg",), bag="gbggkk"), SwapTiles(("black", "red")))
    assert event.seen_by(0) == TilesSwapped(0, 2, 4, ("black", "red"), ("blue", "green"))
    assert event.seen_by(1) == event.seen_by(None) == TilesSwapped(0, 2, 4, None, None)


def test_only_the_owner_is_told_which_tiles_were_drawn() -> None:
    _, (event, *_) = after(parse(hands=("kkrr", "kkrrbg"), bag="gbggkk"), EndTurn())
    assert event.seen_by(0) == TilesDrawn(0, 2, 4, ("blue", "green"))
    assert event.seen_by(1) == event.seen_by(None) == TilesDrawn(0, 2, 4, None)


def test_everything_else_that_happens_is_told_to_everyone() -> None:
    _, story = after(land("r.rG\nrr..", hands=("kkrrbg",) * 2), leader("red", "F4"), Commit(2), Commit(1))
    assert len(story) == 8
    for event in story:
        assert event.seen_by(None) == event.seen_by(0) == event.seen_by(1) == event


@pytest.mark.parametrize("viewer", EVERYONE)
def test_everything_is_open_when_the_game_is_over_or_called_off(middle: Position, viewer: Viewer) -> None:
    unveiled = Unveiled(middle.hands, middle.points, middle.treasures, middle.bag)
    over, _ = after(middle, SwapTiles(("black", "black", "red", "red", "blue")))
    for position in (over, RULES.laid_open(middle)):
        assert RULES.view(position, viewer).public.unveiled == unveiled
        assert RULES.due(position).seats == ()
