"""Text from outside as it may be shown: on one line, without what is not seen and without towers of marks.

Names, chat, notices, files and announcements may hold anything. Control characters command a terminal or end a drawing
library, bidirectional overrides and zero-width letters make one text pass for another, and a hundred accents over one
letter cover the lines around it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

MOST_MARKS: Final = 2
"""Of the marks that are drawn over a letter, so many at the most."""

_UNSEEN_KINDS: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode categories that draw nothing, or change how the text around them is drawn (bidi, zero-width)."""
_BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe0e\ufe0f\u180b\u180c\u180d\u180f")
"""Letters and signs that draw nothing although their categories say otherwise."""
_MARKS: Final = frozenset({"Mn", "Me"})
_PARTING: Final = frozenset("\t\n\v\f\r\x85\u2028\u2029")
"""Characters that are not seen but part words."""
_PLAIN: Final = re.compile("[ -~\u00a0-\u00ac\u00ae-\u024f\u2010-\u2027]*")
"""What nearly every text is made of; nothing of it needs a closer look."""


def is_unseen(letter: str) -> bool:
    """Whether it draws nothing, or changes how the text around it is drawn."""
    return letter in _BLANKS or unicodedata.category(letter) in _UNSEEN_KINDS


def has_tower(text: str) -> bool:
    """Whether more marks stand over one letter than MOST_MARKS."""
    return not _PLAIN.fullmatch(text) and _without_towers(text) != text


def visible(text: str) -> str:
    """The text as it may be shown, on one line: line breaks and tabs are spaces, the rest of what is not seen is gone,
    and no letter has more marks than MOST_MARKS."""
    if _PLAIN.fullmatch(text):
        return text
    seen = (" " if letter in _PARTING else letter for letter in text if letter in _PARTING or not is_unseen(letter))
    return _without_towers(seen)


def _without_towers(letters: Iterable[str]) -> str:
    kept: list[str] = []
    marks = 0
    for letter in letters:
        marks = marks + 1 if unicodedata.category(letter) in _MARKS else 0
        if marks <= MOST_MARKS:
            kept.append(letter)
    return "".join(kept)
