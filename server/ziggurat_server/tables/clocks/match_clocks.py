"""The clocks of one match: what every seat has left to think, and how long the others still wait for each."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final

import msgspec

from ziggurat.games.game import Seat, Span
from ziggurat.wire.clocks import ClockTerms
from ziggurat_server.tables.clocks.countdown import Countdown
from ziggurat_server.tables.clocks.phase_clock import PhaseMark

_MILLISECONDS: Final = 1000


class ClockMark(msgspec.Struct, frozen=True):
    """How the clocks stood at some moment, in milliseconds by seat; empty where that time is not counted.

    `paused_by` is the name of the host who paused the match, None if nobody had. `phase` is the time of the phase that
    the match was in, None if it had none. `reached` is the farthest span that
    the match has been in, as far as that matters to them: one that was taken back since pays nobody twice.
    """

    left: tuple[int, ...] = ()
    bank: tuple[int, ...] = ()
    paused_by: str | None = None
    reached: Span | None = None
    phase: PhaseMark | None = None


class MatchClocks:
    """Spends the time of those seats that it is told to, as `now` (in seconds) goes on.

    A seat's own time is up `grace` seconds after nothing is left of it, so that an action that is on its way still
    counts.
    """

    def __init__(
        self,
        terms: ClockTerms,
        seats: int,
        span: Span,
        now: Callable[[], float],
        grace: float,
        mark: ClockMark | None = None,
    ) -> None:
        """Clocks as `mark` has them, or full ones; that span is the farthest that the match has been in."""
        self._terms = terms
        self._span = span
        self._now = now
        self._since = now()
        self._floor = -round(grace * _MILLISECONDS)
        full = full_clocks(terms, seats)
        self._full = full.left
        kept = full if mark is None else mark
        self._own = Countdown(kept.left)
        self._bank = Countdown(kept.bank)
        self._counts_own = bool(kept.left)
        self._counts_bank = bool(kept.bank)

    @property
    def left(self) -> tuple[int, ...]:
        """Each seat's own time now; empty where nobody is hurried."""
        return self._own.left(self._passed)

    @property
    def bank(self) -> tuple[int, ...]:
        """What is left of the wait for each seat now; empty where that is for ever."""
        return self._bank.left(self._passed)

    @property
    def running(self) -> tuple[Seat, ...]:
        """The seats whose own time runs."""
        return tuple(sorted(self._own.running))

    @property
    def missing(self) -> tuple[Seat, ...]:
        """The seats that are waited for."""
        return tuple(sorted(self._bank.running))

    def run(self, thinking: Collection[Seat] = (), missing: Collection[Seat] = ()) -> None:
        """Run the own time of some seats and the bank of others, and nothing else."""
        own, bank = thinking if self._counts_own else (), missing if self._counts_bank else ()
        if self._rests and not own and not bank:
            return
        self._spend()
        self._own.run(own)
        self._bank.run(bank)

    def enter(self, span: Span) -> bool:
        """The match is in this span now; return whether it was not there before.

        Then the last one is paid for, and nobody's own time runs until `run` says so.
        """
        if span.number <= self._span.number:
            return False
        if self._counts_own:
            self._own = Countdown(self.left_in(span))
        self._span = span
        return True

    def left_in(self, span: Span) -> tuple[int, ...]:
        """Each seat's own time as it will be when this span is entered now.

        A span that was there before, because a later one was taken back, pays nothing.
        """
        if span.number <= self._span.number or not self._counts_own:
            return self.left
        if self._terms.kind == "per_turn":
            return self._full
        left = self.left
        more = self._terms.increment * _MILLISECONDS
        return tuple(had + more if seat == self._span.seat else had for seat, had in enumerate(left))

    def mark(self, paused_by: str | None) -> ClockMark:
        """How the clocks stand now."""
        return self.mark_in(self._span, paused_by)

    def mark_in(self, span: Span, paused_by: str | None) -> ClockMark:
        """How the clocks will stand when this span is entered now."""
        farther = span.number > self._span.number
        reached = span if farther else self._span
        return ClockMark(self.left_in(span), self.bank, paused_by, reached if self._counts_own else None)

    def has_time(self, seat: Seat) -> bool:
        """Whether the seat could think now."""
        left = self.left
        return not left or left[seat] > 0

    def used_up(self) -> frozenset[Seat]:
        """The seats whose own time is up, or that were waited for long enough."""
        self._spend()
        return self._own.down_to(self._floor) | self._bank.down_to(0)

    def wait(self) -> float | None:
        """Seconds until the next seat's time is up; None if nothing runs."""
        if self._rests:
            return None
        self._spend()
        waits = [wait for wait in (self._own.until(self._floor), self._bank.until(0)) if wait is not None]
        return max(0, min(waits)) / _MILLISECONDS if waits else None

    @property
    def _rests(self) -> bool:
        """Whether nothing runs."""
        return not self._own.running and not self._bank.running

    @property
    def _passed(self) -> int:
        if self._rests:
            return 0
        return round((self._now() - self._since) * _MILLISECONDS)

    def _spend(self) -> None:
        """Spend whole milliseconds; what remains of one is spent the next time."""
        if self._rests:
            self._since = self._now()
            return
        passed = self._passed
        self._since += passed / _MILLISECONDS
        self._own.spend(passed)
        self._bank.spend(passed)


def full_clocks(terms: ClockTerms, seats: int) -> ClockMark:
    """What so many seats begin a match with."""
    return ClockMark(
        left=() if terms.kind == "none" else (terms.seconds * _MILLISECONDS,) * seats,
        bank=() if terms.bank is None else (terms.bank * _MILLISECONDS,) * seats,
    )
