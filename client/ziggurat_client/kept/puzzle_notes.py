"""What a person has done with puzzles: tried, solved, looked up, and on which days the day's puzzle was solved."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from pathlib import Path
from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from ziggurat.match.puzzle import PuzzleName
from ziggurat_client.kept.kept_file import KeptFile

FILE: Final = "puzzles.json"
MOST_DAYS: Final = 4_000
"""So many of the last days are kept."""
WEEK: Final = 7
PuzzleState: TypeAlias = Literal["untouched", "tried", "answered", "solved"]
_ONE_DAY: Final = timedelta(days=1)


class Note(msgspec.Struct, frozen=True):
    """One puzzle: how often it was tried in vain, whether it was solved, and whether its answer was looked at before
    that."""

    tries: Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)] = 0
    solved: bool = False
    answered: bool = False


class _Kept(msgspec.Struct, frozen=True):
    """The file: a note by the puzzle's name, and the days whose puzzle was solved on that day, in their order."""

    puzzles: Annotated[dict[PuzzleName, Note], msgspec.Meta(max_length=10_000)] = {}
    days: Annotated[tuple[date, ...], msgspec.Meta(max_length=MOST_DAYS)] = ()


class PuzzleNotes:
    """The notes of everybody at this screen, written down whenever they change."""

    def __init__(self, folder: Path) -> None:
        self._file = KeptFile(folder / FILE, _Kept, by_parts=True)
        self._kept = self._file.read()

    def of(self, name: str) -> Note:
        """What was done with a puzzle so far."""
        return self._kept.puzzles.get(name, Note())

    def state(self, name: str) -> PuzzleState:
        """How a puzzle stands."""
        note = self.of(name)
        if note.solved:
            return "solved"
        if note.answered:
            return "answered"
        return "tried" if note.tries else "untouched"

    def tried(self, name: str) -> None:
        """A try did not win. That ends nothing."""
        note = self.of(name)
        self._note(name, msgspec.structs.replace(note, tries=note.tries + 1))

    def looked_up(self, name: str) -> None:
        """The answer was asked for: from now on solving it counts no more, unless it was solved before."""
        self._note(name, msgspec.structs.replace(self.of(name), answered=True))

    def solved(self, name: str, day: date | None = None) -> bool:
        """A try won; return whether that counts. `day` is the day whose puzzle it is, if it is that of today."""
        note = self.of(name)
        if note.answered and not note.solved:
            return False
        self._note(name, msgspec.structs.replace(note, solved=True))
        if day is not None and not note.answered and day not in self._kept.days:
            days = tuple(sorted((*self._kept.days, day)))[-MOST_DAYS:]
            self._keep(msgspec.structs.replace(self._kept, days=days))
        return True

    def has(self, day: date) -> bool:
        """Whether that day's puzzle was solved on that day."""
        return day in self._kept.days

    def streak(self, today: date) -> int:
        """How many days in a row there are up to today; up to yesterday as long as today's may still come."""
        last = today if self.has(today) else today - _ONE_DAY
        count = 0
        while self.has(last - count * _ONE_DAY):
            count += 1
        return count

    @property
    def best(self) -> int:
        """The most days in a row that there have ever been."""
        return max(_runs(self._kept.days), default=0)

    def week(self, today: date) -> tuple[tuple[date, bool], ...]:
        """The days of this week from Monday on, and whether each has its puzzle."""
        monday = today - timedelta(days=today.weekday())
        days = (monday + number * _ONE_DAY for number in range(WEEK))
        return tuple((day, self.has(day)) for day in days)

    def _note(self, name: str, note: Note) -> None:
        self._keep(msgspec.structs.replace(self._kept, puzzles=self._kept.puzzles | {name: note}))

    def _keep(self, kept: _Kept) -> None:
        self._kept = kept
        self._file.write(kept)


def _runs(days: Iterable[date]) -> Iterable[int]:
    """The lengths that runs of days have reached, day by day."""
    before, count = None, 0
    for day in sorted(set(days)):
        count = count + 1 if before is not None and day - before == _ONE_DAY else 1
        before = day
        yield count
