"""What those at a table are sent of its clocks, where they could not know it by counting."""

from __future__ import annotations

from typing import Final

from ziggurat.wire.clocks import ClockState
from ziggurat.wire.codec import encode
from ziggurat.wire.messages import ClockMessage
from ziggurat_server.guests.people import Person
from ziggurat_server.tables.state import NO_DELAY, TableState
from ziggurat_server.twisted_types import Clock

SLACK: Final = 100
"""Milliseconds by which a clock may differ from what everyone thinks before they are told."""


class ClockUpdates:
    """Remembers what everyone was told last: clients count down by themselves from there."""

    def __init__(self, state: TableState, clock: Clock) -> None:
        self._state = state
        self._clock = clock
        self._told: tuple[ClockState, float] | None = None

    def begin(self) -> None:
        """A match begins: nobody was told of its clocks."""
        self._told = None

    def send_to(self, person: Person, clocks: ClockState) -> None:
        """Send it to someone who has come."""
        watches = person not in self._state.seating.indices()
        person.send_line(self._line(clocks, watches))

    def send_if_new(self, clocks: ClockState) -> None:
        """Send it to everyone, unless it is what they expect."""
        now = self._clock.seconds()
        if self._told is None or not _foreseen(*self._told, clocks, now):
            self._send_to_watchers(clocks)
            self._told = clocks, now
            self._state.audience.send_to_players(self._line(clocks), self._state.seating.indices())

    def _send_to_watchers(self, clocks: ClockState) -> None:
        """Where they see the match late, whose time runs would tell them of it, and so would that it changes."""
        if self._sees_late and self._told is not None and self._told[0].pause == clocks.pause:
            return
        self._state.audience.send_to_watchers(self._line(clocks, watches=True), self._state.seating.indices())

    @property
    def _sees_late(self) -> bool:
        return self._state.delay != NO_DELAY

    def _line(self, clocks: ClockState, watches: bool = False) -> bytes:
        """The message for players, or for those who watch: they hear of pauses only where they see the match late."""
        late = watches and self._sees_late
        return encode(ClockMessage(self._state.code, ClockState(pause=clocks.pause) if late else clocks))


def _foreseen(told: ClockState, then: float, clocks: ClockState, now: float) -> bool:
    """Whether whoever was told how the clocks stood `then` knows by counting how they stand now."""
    if not told.running and not told.missing and not told.phase_runs:
        return told == clocks
    if _what_runs(told) != _what_runs(clocks):
        return False
    passed = round((now - then) * 1000)
    pairs = [
        *zip(_later(told.left, told.running, passed), clocks.left, strict=True),
        *zip(_later(told.bank, told.missing, passed), clocks.bank, strict=True),
    ]
    if told.phase is not None and clocks.phase is not None:
        pairs.append((max(0, told.phase - passed) if told.phase_runs else told.phase, clocks.phase))
    return all(abs(expected - real) <= SLACK for expected, real in pairs)


def _what_runs(clocks: ClockState) -> tuple[object, ...]:
    return clocks.running, clocks.missing, clocks.pause, clocks.phase is None, clocks.phase_runs


def _later(times: tuple[int, ...], running: tuple[int, ...], passed: int) -> list[int]:
    return [max(0, time - passed) if seat in running else time for seat, time in enumerate(times)]
