"""Letters that pass for others: what a name must not trick people with."""

from __future__ import annotations

import unicodedata
from typing import Final

_WRITTEN_TOGETHER: Final = frozenset(
    {"LATIN", "CJK", "HIRAGANA", "KATAKANA", "KATAKANA-HIRAGANA", "HANGUL", "BOPOMOFO", "IDEOGRAPHIC"}
)
"""Scripts that one name may mix, as people in East Asia do; no two letters of them look the same."""

_LOOKALIKES: Final = str.maketrans(
    "авеіјкмнорсԁѕтухһԛԝӏ" + "αβεζηικμνορτυχ" + "01i|",
    "abeljkmhopcdstyxhqwl" + "abezhlkmvoptux" + "olll",
)
"""Small letters, Cyrillic and Greek, and signs, by the Latin letters that they look like in one of their cases."""


def mixes_scripts(name: str) -> bool:
    """Whether letters of scripts stand together that do not belong together, such as Latin and Cyrillic."""
    letters = (letter for letter in unicodedata.normalize("NFKC", name) if letter.isalpha())
    scripts = {unicodedata.name(letter, "").split(" ")[0] for letter in letters}
    return len(scripts) > 1 and not scripts <= _WRITTEN_TOGETHER


def skeleton(name: str) -> str:
    """What names that look the same have in common: case, compatible forms and lookalikes make no difference."""
    return unicodedata.normalize("NFKC", name).casefold().translate(_LOOKALIKES)
