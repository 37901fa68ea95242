"""The end of a match at its board: the last position stays on show for a moment, then the result may come."""

from __future__ import annotations

from typing import Final

from ziggurat_client.clock import Clock
from ziggurat_client.network.table_record import TableRecord

ENDING: Final = 2.5
"""Seconds for which the last position stays on show before the result comes."""


class Ending:
    """Measures that moment for one table."""

    def __init__(self, clock: Clock, record: TableRecord) -> None:
        self._clock = clock
        self._record = record
        self._at: float | None = None

    def is_past(self, animating: bool) -> bool:
        """Whether the result may come; the moment begins once the board stands still, and the match may go on again."""
        moment = self._record.moment
        if moment is None or moment.result is None:
            self._at = None
            return False
        if animating:
            return False
        now = self._clock.now()
        if self._at is None:
            self._at = now + ENDING
        return now >= self._at and self._is_told

    @property
    def wakes_in(self) -> float | None:
        """Seconds until the result may come, or None if there is none to wait for."""
        left = None if self._at is None else max(0.0, self._at - self._clock.now())
        # Once the moment is over, the server's word wakes the loop.
        return left if left or self._is_told else None

    @property
    def _is_told(self) -> bool:
        """Whether the server has said that the match is over, so that the result can be shown."""
        return self._record.table.stage == "over"
