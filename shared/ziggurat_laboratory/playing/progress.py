"""The progress of a long work: a bar on a terminal, a plain line now and then elsewhere."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TextIO

WIDTH: Final = 30
"""Letters of the bar."""
BETWEEN_LINES: Final = 30.0
"""The least seconds between two plain lines."""
BETWEEN_BARS: Final = 0.1
"""The least seconds between two drawings of the bar."""


class Progress:
    """A count of the pieces of work that are done, with their rate and the time that the rest will take."""

    def __init__(self, stream: TextIO, total: int, unit: str, now: Callable[[], float]) -> None:
        """`total` pieces are to be done; `now` tells the seconds on the wall, from any beginning."""
        self._stream = stream
        self._total = total
        self._unit = unit
        self._now = now
        self._done = 0
        self._start = now()
        self._told: float | None = None

    def advance(self) -> None:
        """One more piece is done."""
        self._done += 1
        since = self._now() - (self._start if self._told is None else self._told)
        if self._done == self._total or since >= (BETWEEN_BARS if self._stream.isatty() else BETWEEN_LINES):
            self._tell()

    def close(self) -> None:
        """Say the last word and leave the line."""
        if self._stream.isatty():
            self._tell()
            self._stream.write("\n")
            self._stream.flush()

    def _tell(self) -> None:
        self._told = self._now()
        line = f"{self._done:,} of {self._total:,} {self._unit}, {self._pace()}"
        if self._stream.isatty():
            filled = WIDTH * self._done // self._total if self._total else WIDTH
            self._stream.write(f"\r[{'#' * filled}{'.' * (WIDTH - filled)}] {line}\x1b[K")
        else:
            self._stream.write(line + "\n")
        self._stream.flush()

    def _pace(self) -> str:
        elapsed = self._now() - self._start
        if not self._done or elapsed <= 0:
            return "no pace yet"
        rate = self._done / elapsed
        pace = f"{rate:.1f} a second" if rate >= 1 else f"{1 / rate:.1f} s each"
        return f"{pace}, {clock_time((self._total - self._done) / rate)} left"


def clock_time(seconds: float) -> str:
    """Seconds as 1:02:03, or 2:03 below an hour."""
    minutes, second = divmod(round(seconds), 60)
    hour, minute = divmod(minutes, 60)
    return f"{hour}:{minute:02}:{second:02}" if hour else f"{minute}:{second:02}"
