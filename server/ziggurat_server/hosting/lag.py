"""How late the reactor is: what blocks it is found by this."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ziggurat_server.twisted_types import Clock, Timer

PERIOD: Final = 1.0
"""Seconds from one measurement to the next."""


class LagMeter:
    """Asks to be called again and again, and tells `measured` how many seconds too late that was."""

    def __init__(self, clock: Clock, measured: Callable[[float], None]) -> None:
        self._clock = clock
        self._measured = measured
        self._timer: Timer | None = None

    def start(self) -> None:
        """Measure from now on."""
        self._timer = self._clock.callLater(PERIOD, self._called, self._clock.seconds() + PERIOD)

    def stop(self) -> None:
        """Measure no more."""
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _called(self, due: float) -> None:
        self._measured(max(0.0, self._clock.seconds() - due))
        self.start()
