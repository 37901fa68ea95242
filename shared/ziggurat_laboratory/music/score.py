"""How a piece is written down: sections of lines, lines of bars, bars of degrees."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from typing import Literal, NamedTuple, TypeAlias

Voice: TypeAlias = Literal["lyre", "reed", "drum", "rim", "sistrum"]


@dataclass(frozen=True)
class Line:
    """What one player plays in one section.

    A bar is a row of marks, one a beat: a degree of the mode is a note, `.` lets it sound on, `_` ends it; drums have
    `O` and `o`, strong and soft. `side` is from -1, left, to 1. `degrees` is added to every note. `ornament` is the
    share of notes that are adorned, 0 to 1.
    """

    voice: Voice
    bars: tuple[str, ...]
    level: float
    side: float = 0.0
    degrees: int = 0
    ornament: float = 0.0


@dataclass(frozen=True)
class Piece:
    """A piece that goes round and round: `beat` seconds a beat, `beats` to the bar, `first` the hertz of degree 1.

    `drone` is the level of the low strings that are held under everything.
    """

    mode: tuple[Fraction, ...]
    first: float
    beat: float
    beats: int
    sections: tuple[tuple[Line, ...], ...]
    drone: float

    @property
    def seconds(self) -> float:
        """How long it takes once."""
        return self.beat * self.beats * sum(len(section[0].bars) for section in self.sections)


class Note(NamedTuple):
    """A mark and when it is played: beats from the section's beginning, and beats until the next mark."""

    mark: str
    start: int
    beats: int


def notes(line: Line) -> Iterator[Note]:
    """The notes of a line in their order."""
    marks = [mark for bar in line.bars for mark in bar.split()]
    starts = [beat for beat, mark in enumerate(marks) if mark != "."]
    for start, end in zip(starts, [*starts[1:], len(marks)], strict=True):
        if marks[start] != "_":
            yield Note(marks[start], start, end - start)


def bass(roots: str, pattern: str) -> tuple[str, ...]:
    """Bars of one pattern on changing roots: each number in it is added to the bar's root."""
    return tuple(
        " ".join(mark if mark == "." else str(int(root) + int(mark)) for mark in pattern.split())
        for root in roots.split()
    )
