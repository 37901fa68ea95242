"""The puzzles from one's own games that a person has kept."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

import msgspec

from ziggurat.games import GAMES
from ziggurat.match.puzzle import Puzzle
from ziggurat_client.kept.kept_file import KeptFile

FILE: Final = "own_puzzles.json"
MOST: Final = 120
"""So many are kept; the oldest make room."""


class _Own(msgspec.Struct, frozen=True):
    """A puzzle and its SHA-256: what is damaged may be read and still make no sense on a board."""

    puzzle: Puzzle
    digest: str


class _Kept(msgspec.Struct, frozen=True):
    """The file: the newest first."""

    puzzles: Annotated[tuple[_Own, ...], msgspec.Meta(max_length=MOST)] = ()


class OwnPuzzles:
    """Those that everybody at this screen has kept, written down whenever there is a new one."""

    def __init__(self, folder: Path) -> None:
        self._file = KeptFile(folder / FILE, _Kept, by_parts=True)
        self._kept = self._file.read()

    @property
    def puzzles(self) -> tuple[Puzzle, ...]:
        """Those of today's rules, the newest first."""
        whole = (own.puzzle for own in self._kept.puzzles if own.digest == _digest(own.puzzle))
        current = (each for each in whole if each.game in GAMES and _is_current(each))
        return tuple(msgspec.json.decode(_without_spaces(each), type=Puzzle) for each in current)

    def keep(self, puzzles: Sequence[Puzzle]) -> None:
        """Put these before the others, unless they are there already. One that was damaged is there anew."""
        known = {puzzle.name for puzzle in self.puzzles}
        new = {puzzle.name: _Own(puzzle, _digest(puzzle)) for puzzle in puzzles if puzzle.name not in known}
        if new:
            others = (own for own in self._kept.puzzles if own.puzzle.name not in new)
            self._kept = _Kept((*new.values(), *others)[:MOST])
            self._file.write(self._kept)


def _is_current(puzzle: Puzzle) -> bool:
    return GAMES[puzzle.game].rules_version == puzzle.rules_version


def _digest(puzzle: Puzzle) -> str:
    return hashlib.sha256(_without_spaces(puzzle)).hexdigest()


def _without_spaces(puzzle: Puzzle) -> bytes:
    """Its JSON, whose spaces make no difference."""
    return msgspec.json.format(msgspec.json.encode(puzzle), indent=-1)
