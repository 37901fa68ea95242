"""A game of notes: whoever likes passes one to another seat, of which nobody else may know that there was one.

Seats can also shout, which all hear, and knock, which all hear without knowing who it was.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, TypeAlias

import msgspec

from ziggurat.games.game import (
    Action,
    Due,
    Event,
    Game,
    IllegalAction,
    OpenEvent,
    Options,
    Refusal,
    Result,
    Seat,
    Span,
    View,
    Viewer,
)


class Pass(Action, frozen=True):
    """Pass a note to another seat."""

    to: Seat


class Shout(Action, frozen=True):
    """Say something that everybody hears."""


class Knock(Action, frozen=True):
    """Knock on the table, so that nobody knows who it was."""


Deed: TypeAlias = Pass | Shout | Knock


class Passed(Event, frozen=True):
    """A note went from one seat to another."""

    seat: Seat
    to: Seat

    def seen_by(self, viewer: Viewer) -> Event | None:
        return self if viewer is not None and viewer in (self.seat, self.to) else None


class Shouted(OpenEvent, frozen=True):
    """A seat shouted."""

    seat: Seat


class Knocked(OpenEvent, frozen=True):
    """Somebody knocked."""

    names_actor: ClassVar[bool] = False


class Talk(msgspec.Struct, frozen=True):
    """The notes as (from, to), and how often there was shouting and knocking."""

    seats: int
    notes: tuple[tuple[Seat, Seat], ...] = ()
    noise: int = 0


class Noise(msgspec.Struct, frozen=True):
    """What everyone may know."""

    seats: int
    noise: int


class Notes(msgspec.Struct, frozen=True):
    """What one seat passed, and got."""

    notes: tuple[tuple[Seat, Seat], ...]


NOT_TO_YOURSELF = Refusal("not_to_yourself", "1", "pass it to another seat")


class NoteGame(Game[Talk, Noise, Notes]):
    """Everyone may act at any time; the time is everybody's."""

    id = "notes"
    seat_counts = (3,)
    options_type = Options
    action_type = Deed
    event_type = Passed | Shouted | Knocked
    position_type = Talk
    public_type = Noise
    private_type = Notes
    result_type = Result
    space_type = None

    def setup(self, seats: int, options: Options, seed: int) -> Talk:
        return Talk(seats)

    def due(self, position: Talk) -> Due:
        return Due(tuple(range(position.seats)))

    def span(self, position: Talk | Noise) -> Span:
        return Span(0, 1, "talk", None)

    def public(self, position: Talk) -> Noise:
        return Noise(position.seats, position.noise)

    def private(self, position: Talk, seat: Seat) -> Notes:
        return Notes(tuple(note for note in position.notes if seat in note))

    def candidates(self, view: View[Noise, Notes]) -> Iterable[Action]:
        yield from (Pass(seat) for seat in range(view.public.seats) if seat != view.viewer)
        yield from (Shout(), Knock())

    def spaces(self, view: View[Noise, Notes]) -> tuple[Any, ...]:
        return ()

    def why_not(self, view: View[Noise, Notes], action: Action) -> Refusal | None:
        return NOT_TO_YOURSELF if isinstance(action, Pass) and action.to == view.viewer else None

    def apply(self, position: Talk, seat: Seat, action: Action) -> tuple[Talk, tuple[Event, ...]]:
        refusal = self.why_not(self.view(position, seat), action)
        if refusal is not None:
            raise IllegalAction(refusal)
        if isinstance(action, Pass):
            notes = (*position.notes, (seat, action.to))
            return msgspec.structs.replace(position, notes=notes), (Passed(seat, action.to),)
        louder = msgspec.structs.replace(position, noise=position.noise + 1)
        return louder, (Shouted(seat) if isinstance(action, Shout) else Knocked(),)

    def result(self, position: Talk) -> Result | None:
        return None
