"""What the guide of a first game remembers: whether it speaks, and what it has said already."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Final

import msgspec

from ziggurat_client.kept.kept_file import KeptFile

_FILE: Final = "guide.json"
"""Its name in the folder of a kept game. A game without it is none that is guided."""
_Name = Annotated[str, msgspec.Meta(max_length=40)]


class GuideMemory(msgspec.Struct, frozen=True):
    """What is written down: whether the guide speaks, and the names of what it has said."""

    speaks: bool = True
    said: Annotated[tuple[_Name, ...], msgspec.Meta(max_length=100)] = ()


class GuideNotes:
    """The memory of the guide in one game, in a folder if the game is kept in one."""

    def __init__(self, folder: Path | None = None) -> None:
        self._file = None if folder is None else KeptFile(folder / _FILE, GuideMemory)
        self._memory = GuideMemory() if self._file is None else self._file.read()

    @classmethod
    def found_in(cls, folder: Path) -> GuideNotes | None:
        """Those of the game in a folder, or None if it is not guided."""
        return cls(folder) if (folder / _FILE).exists() else None

    @property
    def speaks(self) -> bool:
        """Whether the guide says anything."""
        return self._memory.speaks

    @property
    def said(self) -> frozenset[str]:
        """The names of what was said."""
        return frozenset(self._memory.said)

    def note(self, name: str) -> None:
        """This is said now."""
        if name not in self._memory.said:
            self._keep(msgspec.structs.replace(self._memory, said=(*self._memory.said, name)))

    def switch(self) -> None:
        """Make the guide silent from now on, or have it speak again."""
        self._keep(msgspec.structs.replace(self._memory, speaks=not self.speaks))

    def begin(self, said: Iterable[str] = ()) -> None:
        """Write down that the game is guided, before anything is said in it; `said` are the names of what need not be
        said again."""
        self._keep(msgspec.structs.replace(self._memory, said=tuple(sorted(said))))

    def _keep(self, memory: GuideMemory) -> None:
        self._memory = memory
        if self._file is not None:
            self._file.write(memory)
