"""Letters that pass for others, or for none: what a name must not trick people with."""

from __future__ import annotations

import unicodedata
from typing import Final

_UNSEEN_KINDS: Final = frozenset({"Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp"})
"""Unicode categories that draw nothing, or change how the text around them is drawn (bidi, zero-width)."""
_BLANKS: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0\ufe0e\ufe0f\u180b\u180c\u180d\u180f")
"""Letters and signs that draw nothing although their categories say otherwise."""
_MOST_MARKS: Final = 2
"""Of the marks that are drawn over a letter, so many at the most: a tower of them covers the lines around it."""

_WRITTEN_TOGETHER: Final = frozenset(
    {"LATIN", "CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"}
)
"""Scripts that one name may mix, as people in East Asia do; no two letters of them look the same."""

_LOOKALIKES: Final = str.maketrans(
    "авеіјкмнорсԁѕтухһԛԝӏ" + "αβεζηικμνορτυχ" + "01i|",
    "abeljkmhopcdstyxhqwl" + "abezhlkmvoptux" + "olll",
)
"""Small letters, Cyrillic and Greek, and signs, by the Latin letters that they look like in one of their cases."""


def is_unseen(letter: str) -> bool:
    """Whether it draws nothing."""
    return letter in _BLANKS or unicodedata.category(letter) in _UNSEEN_KINDS


def mixes_scripts(name: str) -> bool:
    """Whether letters of scripts stand together that do not belong together, such as Latin and Cyrillic."""
    letters = (letter for letter in unicodedata.normalize("NFKC", name) if letter.isalpha())
    scripts = {unicodedata.name(letter, "").split(" ")[0] for letter in letters}
    return len(scripts) > 1 and not scripts <= _WRITTEN_TOGETHER


def has_tower(name: str) -> bool:
    """Whether too many marks stand over one letter."""
    marks = 0
    for letter in name:
        marks = marks + 1 if unicodedata.category(letter) in ("Mn", "Me") else 0
        if marks > _MOST_MARKS:
            return True
    return False


def skeleton(name: str) -> str:
    """What names that look the same have in common: case, compatible forms and lookalikes make no difference."""
    return unicodedata.normalize("NFKC", name).casefold().translate(_LOOKALIKES)
