"""Taking turns with what costs the server much, so that nobody who only wants to play waits for those who read."""

from __future__ import annotations

from collections import OrderedDict, deque
from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from twisted.internet.defer import Deferred

from ziggurat_server.twisted_types import Clock, Timer

SHARE: Final = 0.5
"""How much of the server's time goes into such work at the most, while more of it waits."""
AT_ONCE: Final = 0.05
"""Seconds of such work that are done without waiting, when there was none for a while."""

Work: TypeAlias = Callable[[], None]


class _Waiting(NamedTuple):
    work: Work
    done: Deferred[None]


class Turns:
    """Does work at once while there is little of it, and else in turn: one piece for each who waits.

    `spent` tells how much the server has worked so far, in seconds.
    """

    def __init__(self, clock: Clock, spent: Callable[[], float]) -> None:
        self._clock = clock
        self._spent = spent
        self._time_left = AT_ONCE
        self._since = clock.seconds()
        self._waiting: OrderedDict[str, deque[_Waiting]] = OrderedDict()
        self._next: Timer | None = None

    def take(self, who: str, work: Work) -> Deferred[None] | None:
        """Do the work now and return None, or return what fires once it is done. Either way with what it raises."""
        self._gain()
        if not self._waiting and self._time_left > 0:
            self._do(work)
            return None
        done = Deferred[None]()
        self._waiting.setdefault(who, deque()).append(_Waiting(work, done))
        self._go_on_later()
        return done

    def _gain(self) -> None:
        now = self._clock.seconds()
        self._time_left = min(AT_ONCE, self._time_left + (now - self._since) * SHARE)
        self._since = now

    def _do(self, work: Work) -> None:
        before = self._spent()
        try:
            work()
        finally:
            self._time_left -= self._spent() - before

    def _go_on_later(self) -> None:
        if self._next is None and self._waiting:
            self._next = self._clock.callLater(max(0.0, -self._time_left / SHARE), self._go_on)

    def _go_on(self) -> None:
        self._next = None
        self._gain()
        who, pieces = self._waiting.popitem(last=False)
        waiting = pieces.popleft()
        if pieces:
            self._waiting[who] = pieces
        try:
            self._do(waiting.work)
        except Exception as error:  # noqa: BLE001 - whoever waits for the work hears of it
            waiting.done.errback(error)
        else:
            waiting.done.callback(None)
        self._go_on_later()
