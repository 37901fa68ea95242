"""Lines of a log, written by a thread of their own: the program goes on whoever reads them, or does not."""

from __future__ import annotations

import atexit
import io
import os
import threading
from collections import deque
from collections.abc import Callable
from pathlib import Path
from typing import Final, TextIO

MOST_WAITING: Final = 10_000
"""Lines that wait while nobody reads. Those that come after them are lost, and counted."""
PATIENCE: Final = 2.0
"""Seconds for which the end of the process waits for a reader."""


class LogLines:
    """Writes lines to `out` in their order.

    A terminal in which somebody selects text, a pager or a collector of logs may stop reading for as long as it likes.
    A thread waits for it, not a server's reactor or a client's frames.
    """

    def __init__(self, out: TextIO | None, missing: Callable[[int], str]) -> None:
        """Begins at once, and writes what still waits when the process ends. Without `out` nobody ever reads.

        `missing` is the sentence that stands in the place of so many lost lines.
        """
        self._out = _alongside(out)
        self._missing = missing
        self._waiting: deque[str] = deque()
        self._lost = 0
        self._changed = threading.Condition()
        threading.Thread(target=self._write_on, name="log", daemon=True).start()
        atexit.register(self.finish)

    def write(self, line: str) -> None:
        """Have the line written soon. From any thread; never waits."""
        with self._changed:
            if len(self._waiting) < MOST_WAITING:
                self._waiting.append(line)
                self._changed.notify_all()
            else:
                self._lost += 1

    def finish(self) -> bool:
        """Wait until everything is written, but not long for who does not read; whether it is."""
        with self._changed:
            return self._changed.wait_for(lambda: not self._waiting, PATIENCE)

    def _write_on(self) -> None:
        while True:
            with self._changed:
                self._changed.wait_for(lambda: self._waiting)
                line = self._waiting[0]
            self._put(line)
            with self._changed:
                self._waiting.popleft()
                lost, self._lost = self._lost, 0
                self._changed.notify_all()
            if lost:
                self._put(f"{self._missing(lost)}\n")

    def _put(self, line: str) -> None:
        try:
            self._out.write(line)
            self._out.flush()
        except (OSError, ValueError):
            # Whoever read has gone, and there is nowhere else to say so.
            return


def _alongside(out: TextIO | None) -> TextIO:
    """Another way to the same file: at its end the interpreter waits for whoever is writing to standard error."""
    if out is None:  # as Python has it for a program that is started with standard error closed
        return Path(os.devnull).open("w", encoding="utf-8")
    try:
        return open(out.fileno(), "w", encoding=out.encoding, errors=out.errors, closefd=False)
    except io.UnsupportedOperation:
        return out
