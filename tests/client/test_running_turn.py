"""What happened so far in the running turn, in a game that tells when one begins and in one that does not."""

from __future__ import annotations

from typing import Any

from ziggurat.games.game import Due, Event, Span, View
from ziggurat.games.ur.events import Kept, TurnBegan
from ziggurat.games.ur.rules import Ur
from ziggurat_client.boards.play.turn import Turn
from ziggurat_client.network.table_record import Happening, Moment


class Pairs(Ur):
    """Rules whose positions are numbers, two of them to a turn."""

    def span(self, position: Any) -> Span:
        return Span(position // 2, 1, "turn", 0)


def step(position: int, *events: Event, undone: bool = False) -> Happening:
    """Seat 0 came to a position."""
    return Happening(0, events, undone, Moment(position, Due((0,)), (0,), View(None, position), None))


def noted(turn: Turn, *happenings: Happening) -> tuple[Event, ...]:
    """The events of the turn after all that."""
    for happening in happenings:
        turn.note(happening)
    return turn.events


def test_a_turn_begins_with_the_event_that_begins_it() -> None:
    turn = Turn(Pairs(), TurnBegan)
    assert noted(turn, step(0, Kept(0)), step(1, Kept(0), TurnBegan(1, "turn", 2, 0))) == (TurnBegan(1, "turn", 2, 0),)


def test_without_such_an_event_a_turn_holds_the_steps_of_its_span() -> None:
    assert noted(Turn(Pairs()), step(0), step(1, Kept(0))) == (Kept(0),)


def test_without_such_an_event_a_turn_begins_empty_where_its_span_begins() -> None:
    assert noted(Turn(Pairs()), step(0), step(1, Kept(0)), step(2, Kept(1))) == ()


def test_without_such_an_event_a_step_taken_back_leaves_the_turn() -> None:
    assert noted(Turn(Pairs()), step(0), step(1, Kept(0)), step(0, undone=True)) == ()
