"""What is done for a seat whose time is up (rule 14)."""

from __future__ import annotations

import pytest

from games.tigris.notation import parse, space
from games.tigris.scenes import RULES, after, land, leader, lies, tile, told
from ziggurat.games.game import Event, IllegalAction
from ziggurat.games.tigris.events import ConflictStarted, MonumentDeclined, Reinforced, TreasureTaken, TurnEnded
from ziggurat.games.tigris.position import Position

HANDS = ("kkrrbg",) * 3


def late(position: Position, *seats: int) -> tuple[Position, tuple[Event, ...]]:
    return RULES.expire(position, seats)


def test_the_turn_is_ended_and_counts_as_idle() -> None:
    position, story = late(parse(hands=HANDS), 0)
    assert [type(event) for event in story][0] is TurnEnded
    assert (position.board.seat, position.board.idle) == (1, 1)


def test_of_several_wars_the_first_in_the_order_of_colours_is_fought() -> None:
    begun, _ = after(land("kA.Fk\nDr.rI\ng...g", hands=HANDS, seats=3, seat=2), tile("red", "G4"))
    position, story = late(begun, 2)
    assert [event.color for event in told(list(story), ConflictStarted)] == ["black"]
    assert RULES.due(position).seats == (0,)


def test_no_tile_is_added_to_a_conflict() -> None:
    begun, _ = after(land("r.rG", hands=HANDS), leader("red", "F4"))
    position, story = late(begun, 0)
    assert [(event.seat, event.count) for event in told(list(story), Reinforced)] == [(0, 0)]
    assert RULES.due(position).seats == (1,)
    over, story = late(position, 1)
    assert [(event.seat, event.count) for event in told(list(story), Reinforced)] == [(1, 0)]
    assert over.board.conflict is None


def test_no_monument_is_built() -> None:
    begun, _ = after(land("kk\nk.", hands=HANDS), tile("black", "F5"))
    position, story = late(begun, 0)
    assert told(list(story), MonumentDeclined)
    assert position.board.monuments == ()


def test_the_northernmost_then_westernmost_treasure_stays() -> None:
    begun, _ = after(land("IR.R", hands=HANDS), tile("black", "G4"))
    position, story = late(begun, 1)
    assert [event.space for event in told(list(story), TreasureTaken)] == [space("H4")]
    assert lies(position, "F4") == "R"
    assert position.board.seat == 0


@pytest.mark.parametrize("seats", [(), (1,), (0, 1)])
def test_time_is_up_only_for_whoever_has_to_decide(seats: tuple[int, ...]) -> None:
    with pytest.raises(IllegalAction):
        late(parse(hands=HANDS), *seats)
