"""Whether the tables that are here are still this server's.

Where servers share a database, one that stood still, or that lost sight of the database, may have lost tables to
another and not know it yet. What it would show of them could be older than what their people have been told since.
"""

from __future__ import annotations

from typing import Final

from twisted.internet.defer import Deferred

from ziggurat_server.refusal import Refusal
from ziggurat_server.twisted_types import Clock, Timer

PATIENCE: Final = 10.0
"""Seconds after which whoever waits to be sure is sent away, to try again."""


class Ownership:
    """Has those who ask about tables wait while that is in doubt. A server alone is always sure."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._until: float | None = None
        self._waiting: list[Deferred[None]] = []

    def hold_until(self, until: float | None) -> None:
        """What was lost is known, and nobody else can have more before then; ever, if that is None. It may be past
        already, if whoever says so stood still meanwhile: then all wait on."""
        self._until = until
        if not self._is_sure:
            return
        waiting, self._waiting = self._waiting, []
        for each in waiting:
            each.callback(None)

    @property
    def _is_sure(self) -> bool:
        return self._until is None or self._clock.seconds() < self._until

    def lose_sight(self) -> None:
        """Nobody knows what others do now."""
        if self._until is not None:
            self._until = self._clock.seconds()

    def settle(self) -> Deferred[None] | None:
        """What fires once it is sure again; None if it is. Fails with Refusal `not_readable`."""
        if self._is_sure:
            return None
        sure = Deferred[None]()
        self._waiting.append(sure)
        timer = self._clock.callLater(PATIENCE, self._give_up, sure)
        return sure.addBoth(_stop, timer)

    def _give_up(self, sure: Deferred[None]) -> None:
        if sure in self._waiting:
            self._waiting.remove(sure)
            sure.errback(Refusal("not_readable", "the server does not know now what it has; try again in a while"))


def _stop(outcome: object, timer: Timer) -> object:
    if timer.active():
        timer.cancel()
    return outcome
