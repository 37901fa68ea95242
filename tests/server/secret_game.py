"""A game of secrets: each seat holds a number that nobody else may know, and draws another when it acts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import msgspec

from ziggurat.games.game import Action, Due, Event, Game, Options, Refusal, Result, Seat, Span, View, Viewer


class Draw(Action, frozen=True):
    """Draw a number."""


class Drawn(Event, frozen=True):
    """A seat drew a number, which it alone may know."""

    seat: Seat
    number: int | None

    def seen_by(self, viewer: Viewer) -> Event:
        return self if viewer == self.seat else Drawn(self.seat, None)


class Whispered(Event, frozen=True):
    """What nobody may know."""

    secret: str = "whisper"


class Secrets(msgspec.Struct, frozen=True):
    """The numbers, by seat, and how many were drawn."""

    numbers: tuple[int, ...]
    drawn: int


class Count(msgspec.Struct, frozen=True):
    """What everyone may know."""

    drawn: int


class Number(msgspec.Struct, frozen=True):
    """What one seat may know."""

    number: int


class SecretGame(Game[Secrets, Count, Number]):
    """Everyone may act at any time, whatever the others do."""

    id = "secrets"
    seat_counts = (2, 3)
    options_type = Options
    action_type = Draw
    event_type = Drawn | Whispered
    position_type = Secrets
    public_type = Count
    private_type = Number
    result_type = Result
    space_type = None

    def setup(self, seats: int, options: Options, seed: int) -> Secrets:
        return Secrets(tuple(seed + seat for seat in range(seats)), 0)

    def due(self, position: Secrets) -> Due:
        return Due(tuple(range(len(position.numbers))))

    def span(self, position: Secrets | Count) -> Span:
        return Span(0, 1, "drawing", 0)

    def public(self, position: Secrets) -> Count:
        return Count(position.drawn)

    def private(self, position: Secrets, seat: Seat) -> Number:
        return Number(position.numbers[seat])

    def candidates(self, view: View[Count, Number]) -> Iterable[Action]:
        yield Draw()

    def spaces(self, view: View[Count, Number]) -> tuple[Any, ...]:
        return ()

    def why_not(self, view: View[Count, Number], action: Action) -> Refusal | None:
        return None

    def apply(self, position: Secrets, seat: Seat, action: Action) -> tuple[Secrets, tuple[Event, ...]]:
        number = position.numbers[seat] + 1000
        numbers = (*position.numbers[:seat], number, *position.numbers[seat + 1 :])
        return Secrets(numbers, position.drawn + 1), (Drawn(seat, number), Whispered())

    def result(self, position: Secrets) -> Result | None:
        return None

    def undoable(self, before: Secrets, action: Action, after: Secrets) -> bool:
        return False

    def fits(self, seen: View[Count, Number], now: View[Count, Number], action: Action) -> bool:
        return seen.private == now.private
