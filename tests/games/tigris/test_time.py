"""What happens for whoever does not decide in time (rule 14)."""

from __future__ import annotations

import pytest

from games.tigris.notation import parse, space
from games.tigris.scenes import RULES, after, land, leader, lies, refused, tile, told
from ziggurat.games.game import IllegalAction
from ziggurat.games.tigris.actions import SwapTiles
from ziggurat.games.tigris.events import (
    ConflictResolved,
    ConflictStarted,
    MonumentDeclined,
    Reinforced,
    TreasureTaken,
    TurnEnded,
)
from ziggurat.games.tigris.position import Position

HANDS = ("kkrrgg", "kkrrgg", "kkrrgg")


@pytest.fixture
def attacked() -> Position:
    """The last action of seat 0's turn was a leader who began a revolt; the defender is asked."""
    begun, _ = after(land("r.rG....\nrr...RRR", hands=HANDS, actions=1), leader("red", "F4"))
    asked, _ = RULES.expire(begun, (0,))
    return asked


def test_an_attacker_adds_nothing_and_the_defender_is_asked(attacked: Position) -> None:
    assert attacked.board.phase == "commit_defender"
    assert RULES.due(attacked).seats == (1,)


def test_a_defender_adds_nothing_and_keeps_the_turn_that_follows(attacked: Position) -> None:
    position, events = RULES.expire(attacked, (1,))
    assert [event.count for event in told(list(events), Reinforced)] == [0]
    assert told(list(events), ConflictResolved)
    assert (position.board.seat, position.board.actions, position.board.idle) == (1, 2, 0)


def test_a_turn_ends_with_all_that_is_asked_in_it() -> None:
    offered, _ = after(land("rkk..RRR\nAk.", hands=HANDS), tile("black", "G5"))
    position, events = RULES.expire(offered, (0,))
    assert told(list(events), MonumentDeclined)
    assert told(list(events), TurnEnded)
    assert position.board.seat == 1


@pytest.mark.parametrize("tiles", [7, 1.5, None, "black", ((),), ([],)])
def test_a_swap_that_was_built_past_the_door_is_malformed(tiles: object) -> None:
    assert refused(land("r.", hands=HANDS), SwapTiles(tiles)) == ("malformed", "5")  # type: ignore[arg-type]


def test_the_turn_is_ended_and_counts_as_idle() -> None:
    position, story = RULES.expire(parse(hands=HANDS), (0,))
    assert isinstance(story[0], TurnEnded)
    assert (position.board.seat, position.board.idle) == (1, 1)


def test_of_several_wars_the_first_in_the_order_of_colours_is_fought() -> None:
    begun, _ = after(land("kA.Fk\nDr.rI\ng...g", hands=HANDS, seats=3, seat=2), tile("red", "G4"))
    position, story = RULES.expire(begun, (2,))
    assert [event.color for event in told(list(story), ConflictStarted)] == ["black"]
    assert RULES.due(position).seats == (0,)


def test_the_northernmost_then_westernmost_treasure_stays() -> None:
    begun, _ = after(land("IR.R", hands=HANDS), tile("black", "G4"))
    position, story = RULES.expire(begun, (1,))
    assert [event.space for event in told(list(story), TreasureTaken)] == [space("H4")]
    assert lies(position, "F4") == "R"
    assert position.board.seat == 0


@pytest.mark.parametrize("seats", [(), (1,), (0, 1)])
def test_time_is_up_only_for_whoever_has_to_decide(seats: tuple[int, ...]) -> None:
    with pytest.raises(IllegalAction):
        RULES.expire(parse(hands=HANDS), seats)
