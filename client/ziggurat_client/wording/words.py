"""What the program says, in the languages it speaks.

A translation is one flat JSON object from dotted keys to sentences with {blanks}. A sentence that counts something has
two keys, `….one` and `….other`, and is asked for without the ending; the blank `count` decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib import resources
from typing import Final

import msgspec

from ziggurat.visible_text import visible
from ziggurat_client.wording.elision import elided

LANGUAGES: Final = ("en", "fr")


class Words:
    """The sentences of one language at a time; `say` finds them."""

    def __init__(self, language: str = "en") -> None:
        """Raises LookupError if the language is not one of LANGUAGES."""
        self._language = ""
        self._sentences: dict[str, str] = {}
        self.switch(language)

    @property
    def language(self) -> str:
        """The language spoken now: one of LANGUAGES."""
        return self._language

    def switch(self, language: str) -> None:
        """Speak another language. Raises LookupError if it is not one of LANGUAGES."""
        self._sentences = sentences(language)
        self._language = language

    def knows(self, key: str) -> bool:
        """Whether there is a sentence for `key`; for texts whose keys a server chooses, such as refusals."""
        return key in self._sentences

    def say(self, key: str, /, **blanks: str | int) -> str:
        """The sentence of `key` with its blanks filled. Raises LookupError for an unknown key or a missing blank."""
        sentence = self._sentences.get(key)
        if sentence is None and "count" in blanks:
            sentence = self._sentences.get(f"{key}.{self._plural(int(blanks['count']))}")
        if sentence is None:
            raise LookupError(f"there is no sentence {key!r} in {self._language!r}")
        if self._language == "fr":
            sentence = elided(sentence, blanks)
        try:
            return sentence.format(**blanks)
        except KeyError as missing:
            raise LookupError(f"the sentence {key!r} has a blank {missing} that was not given") from missing

    def say_if_known(self, key: str, blanks: Mapping[str, str | int]) -> str | None:
        """The sentence of a key and blanks that a server chose; None if this version does not know the key, or has
        other blanks in the sentence."""
        if not self.knows(key):
            return None
        try:
            return visible(self.say(key, **blanks))
        except (LookupError, ValueError):
            return None

    def _plural(self, count: int) -> str:
        # French counts zero with one; English does not.
        singular = count in (0, 1) if self._language == "fr" else count == 1
        return "one" if singular else "other"


def sentences(language: str) -> dict[str, str]:
    """Every sentence of a language by its key. Raises LookupError if it is not one of LANGUAGES."""
    if language not in LANGUAGES:
        raise LookupError(f"no translation {language!r}; there are: {', '.join(LANGUAGES)}")
    return dict(_translation(language))


@cache
def _translation(language: str) -> dict[str, str]:
    """What the file of that language says, read once however often the language changes."""
    file = resources.files("ziggurat_assets") / "translations" / f"{language}.json"
    return msgspec.json.decode(file.read_bytes(), type=dict[str, str])
