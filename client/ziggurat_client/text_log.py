"""The log as plain text, one sentence a line, for screen readers and for other programs."""

from __future__ import annotations

from collections.abc import Callable

from ziggurat.visible_text import visible


class TextLog:
    """Has sentences written, or nothing where there is no way to."""

    def __init__(self, write: Callable[[str], object] | None = None) -> None:
        """`write` takes a line with its end, and does not wait for who reads it."""
        self._write = write

    def write(self, sentence: str) -> None:
        """Write a sentence on a line of its own, without anything that a terminal would take for a command."""
        if self._write is not None:
            self._write(f"{visible(sentence)}\n")
