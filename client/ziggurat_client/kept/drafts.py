"""What a person was writing: it is there again after they looked elsewhere, and after the program was killed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final, TypeAlias

import msgspec

from ziggurat_client.kept.kept_file import KeptFile

FILE: Final = "drafts.json"
MOST: Final = 20
"""So many are kept; the oldest make room."""
_Place: TypeAlias = Annotated[str, msgspec.Meta(max_length=400)]
_Text: TypeAlias = Annotated[str, msgspec.Meta(max_length=500)]


class _Kept(msgspec.Struct, frozen=True):
    """The file: by place what was written there, the newest last."""

    drafts: Annotated[dict[_Place, _Text], msgspec.Meta(max_length=MOST)] = {}


class Draft:
    """The line that somebody is writing in one place."""

    def __init__(self, drafts: Drafts, place: str) -> None:
        self._drafts = drafts
        self._place = place

    @property
    def text(self) -> str:
        """What was written so far."""
        return self._drafts.of(self._place)

    def keep(self, text: str) -> None:
        """Remember what is written now; nothing, once it was said."""
        self._drafts.keep(self._place, text)


class Drafts:
    """All drafts at this screen, written down with every change."""

    def __init__(self, folder: Path) -> None:
        self._file = KeptFile(folder / FILE, _Kept, by_parts=True)
        self._texts = dict(self._file.read().drafts)

    def at(self, place: str) -> Draft:
        """The draft of that place."""
        return Draft(self, place)

    def of(self, place: str) -> str:
        """What was written there, or nothing."""
        return self._texts.get(place, "")

    def keep(self, place: str, text: str) -> None:
        """Remember that this is written there."""
        if text == self.of(place):
            return
        self._texts.pop(place, None)
        if text.strip():
            self._texts[place] = text
        self._texts = dict([*self._texts.items()][-MOST:])
        self._file.write(_Kept(self._texts))
