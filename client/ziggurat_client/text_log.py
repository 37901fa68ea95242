"""The log as plain text, one sentence a line, for screen readers and for other programs."""

from __future__ import annotations

from typing import TextIO

from ziggurat.spelling_out import spell_out_what_it_lacks
from ziggurat.visible_text import visible


class TextLog:
    """Writes sentences on a stream at once, or nowhere without one."""

    def __init__(self, stream: TextIO | None = None) -> None:
        self._stream = stream
        spell_out_what_it_lacks(stream)

    def write(self, sentence: str) -> None:
        """Write a sentence on a line of its own, without anything that a terminal would take for a command."""
        if self._stream is None:
            return
        try:
            print(visible(sentence), file=self._stream, flush=True)
        except OSError:
            # Whoever was reading has gone; the game goes on.
            self._stream = None
