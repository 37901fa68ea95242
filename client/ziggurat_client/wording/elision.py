"""French elision: what “de”, “le” and the like become before a name that nobody knew when the sentence was written."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from typing import Final

_BEFORE_BLANK: Final = re.compile(r"\b(de|que|ne|le|la|du|au|lorsque|puisque) \{(\w+)\}", re.IGNORECASE)
_WITH_ARTICLE: Final = {"du": "de l’", "au": "à l’", "Du": "De l’", "Au": "À l’"}
"""What already holds an article."""
_VOWELS: Final = frozenset("aeiou")
_MUTE_H: Final = re.compile(r"h(adr|ect|el[eil]|era|erm|erod|esi|ier|ipp|ome|ono|ora|oru|umb|y)")
"""Greek, Latin and French names whose h is mute. That of all others is taken as aspirated, as French does with names of
the East and of the North: Hammurabi, Hattusas."""
_CONSONANT_SOUND: Final = re.compile(r"y[aeiou]|ou[ai]|onze")
"""What is written with a vowel first, but not said so."""


def elided(sentence: str, blanks: Mapping[str, str | int]) -> str:
    """The sentence, its blanks still open, as it is said with what will fill them: before a vowel “de {name}” becomes
    “d’{name}”, and “du {name}” “de l’{name}”."""

    def said(found: re.Match[str]) -> str:
        word, blank = found.groups()
        if not begins_with_vowel(blanks.get(blank)):
            return found[0]
        return f"{_WITH_ARTICLE.get(word, f'{word[:-1]}’')}{{{blank}}}"

    return _BEFORE_BLANK.sub(said, sentence)


def begins_with_vowel(value: str | int | None) -> bool:
    """Whether a word before it is elided. Numbers, single letters and places such as A5 are spelled, not said."""
    if not isinstance(value, str) or len(value) < 2 or not value[1].isalpha():
        return False
    plain = "".join(each for each in unicodedata.normalize("NFD", value.lower()) if not unicodedata.combining(each))
    plain = plain.replace("œ", "oe").replace("æ", "ae")
    if plain[0] == "h":
        return _MUTE_H.match(plain) is not None
    if _CONSONANT_SOUND.match(plain):
        return False
    return plain[0] in _VOWELS or plain[0] == "y"
