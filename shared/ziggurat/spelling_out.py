"""Output for terminals and files that lack a letter.

What a program prints has names of people and signs such as ±. The encoding of its output is that of the locale or, for
a file on Windows, of the system, and may know neither.
"""

from __future__ import annotations

from io import TextIOWrapper
from typing import TextIO


def spell_out_what_it_lacks(stream: TextIO | None) -> None:
    """Have the stream write such a letter as an escape, as standard error does by itself, where it would raise
    UnicodeEncodeError."""
    if isinstance(stream, TextIOWrapper):
        stream.reconfigure(errors="backslashreplace")
