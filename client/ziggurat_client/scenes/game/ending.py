"""The end of a match at its board: the last position stays on show for a moment, then the result may come."""

from __future__ import annotations

from typing import Final

from ziggurat_client.clock import Clock

ENDING: Final = 2.5
"""Seconds for which the last position stays on show before the result comes."""


class Ending:
    """Measures that moment."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._at: float | None = None

    def call_off(self) -> None:
        """The match is not over, or not any more."""
        self._at = None

    def is_past(self) -> bool:
        """Whether the moment is over; it begins with the first call."""
        now = self._clock.now()
        if self._at is None:
            self._at = now + ENDING
        return now >= self._at

    @property
    def left(self) -> float | None:
        """Seconds that are left of it, 0 when it is over; None while the match goes on."""
        return None if self._at is None else max(0.0, self._at - self._clock.now())
