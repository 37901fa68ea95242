"""The sentences that a page needs, of the files that hold those of all screens."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection
from functools import lru_cache
from importlib.resources import files
from typing import Final

import msgspec

from ziggurat_server.web.content import Content, content
from ziggurat_server.web.page_files import KINDS

MOST_SECTIONS: Final = 64
"""As many may be asked for at once."""
_KEPT: Final = 64
"""Answers that are kept, because everyone asks for the same few."""

_Section = dict[str, str]


class Sentences:
    """The sentences of every language, by the first part of their keys."""

    def __init__(self) -> None:
        folder = files("ziggurat_assets") / "translations"
        self._sections = {
            file.name.removesuffix(".json"): _by_section(msgspec.json.decode(file.read_bytes(), type=_Section))
            for file in folder.iterdir()
            if file.name.endswith(".json")
        }
        self._kept = lru_cache(_KEPT)(self._put_together)

    @property
    def languages(self) -> Collection[str]:
        """All that there are."""
        return self._sections.keys()

    def say(self, language: str, key: str) -> str:
        """One sentence. Raises LookupError if there is none."""
        return self._sections[language][key.partition(".")[0]][key]

    def find(self, language: str, sections: str) -> Content | None:
        """The sentences of these sections, which have + between them; None for a language or a section not known."""
        known, asked = self._sections.get(language, {}), sections.split("+")
        if len(asked) > MOST_SECTIONS or not all(section in known for section in asked):
            return None
        return self._kept(language, tuple(sorted(set(asked))))

    def _put_together(self, language: str, sections: tuple[str, ...]) -> Content:
        known = self._sections[language]
        together: _Section = {key: text for section in sections for key, text in known[section].items()}
        return content(KINDS["json"], msgspec.json.encode(together))


def _by_section(sentences: _Section) -> dict[str, _Section]:
    sections: dict[str, _Section] = defaultdict(dict)
    for key, text in sentences.items():
        sections[key.partition(".")[0]][key] = text
    return dict(sections)
