"""How often bots of each level have won the matches that were played with them at this screen."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Final

import msgspec

from ziggurat_client.kept.kept_file import KeptFile

FILE: Final = "level-wins.json"
_Key = Annotated[str, msgspec.Meta(max_length=80)]
_Number = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]


class Wins(msgspec.Struct, frozen=True):
    """Of so many matches `played` a level has `won` these; a shared first place is won."""

    played: _Number = 0
    won: _Number = 0


class _Kept(msgspec.Struct, frozen=True):
    """The file: by `<game>/<level>`."""

    levels: Annotated[dict[_Key, Wins], msgspec.Meta(max_length=10_000)] = {}


class LevelWins:
    """The tally of every level in every game, written down whenever it changes."""

    def __init__(self, folder: Path) -> None:
        self._file = KeptFile(folder / FILE, _Kept)
        self._kept = self._file.read()

    def of(self, game: str, level: str) -> Wins:
        """How a level did in a game so far."""
        return self._kept.levels.get(_key(game, level), Wins())

    def count(self, game: str, level: str, *, won: bool) -> None:
        """A bot of that level has played one more match to its end."""
        before = self.of(game, level)
        after = Wins(before.played + 1, before.won + won)
        self._kept = _Kept(self._kept.levels | {_key(game, level): after})
        self._file.write(self._kept)


def _key(game: str, level: str) -> str:
    return f"{game}/{level}"
