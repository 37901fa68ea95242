"""The letters of the logotype: a grid of 12×16 cells with strokes four cells thick and a staircase for every slope."""

from __future__ import annotations

from dataclasses import dataclass

ROWS = 16
WORD = "ZIGGURAT"
RISES = (0.0, 1.5, 3.0, 4.5, 4.5, 3.0, 1.5, 0.0)
"""How many cells taller than `ROWS` each letter stands, so that the word itself is a ziggurat."""
TALLEST = ROWS + max(RISES)
"""How many cells tall the tallest letters stand."""

_GAP = 2
_STRETCHED = (4, 12)

Run = tuple[float, float]
Rect = tuple[int, int, int, int]


@dataclass(frozen=True)
class Letter:
    """A letter as bands from top to bottom: how many rows a band takes, and its filled runs from cell to cell."""

    width: int
    bands: tuple[tuple[int, tuple[Run, ...]], ...]


_LETTERS = {
    "Z": Letter(
        12,
        (
            (4, ((0, 12),)),
            (2, ((7, 12),)),
            (2, ((4.7, 9.7),)),
            (2, ((2.3, 7.3),)),
            (2, ((0, 5),)),
            (4, ((0, 12),)),
        ),
    ),
    "I": Letter(
        10,
        (
            (2, ((0, 10),)),
            (2, ((1.5, 8.5),)),
            (8, ((3, 7),)),
            (2, ((1.5, 8.5),)),
            (2, ((0, 10),)),
        ),
    ),
    "G": Letter(
        12,
        (
            (1, ((2, 12),)),
            (1, ((1, 12),)),
            (2, ((0, 12),)),
            (3, ((0, 4),)),
            (2, ((0, 4), (6, 12))),
            (3, ((0, 4), (8, 12))),
            (2, ((0, 12),)),
            (1, ((1, 12),)),
            (1, ((2, 12),)),
        ),
    ),
    "U": Letter(
        12,
        (
            (12, ((0, 4), (8, 12))),
            (2, ((0, 12),)),
            (1, ((1, 11),)),
            (1, ((2, 10),)),
        ),
    ),
    "R": Letter(
        12,
        (
            (1, ((0, 10),)),
            (1, ((0, 11),)),
            (1, ((0, 12),)),
            (4, ((0, 4), (8, 12))),
            (1, ((0, 12),)),
            (1, ((0, 11),)),
            (1, ((0, 10),)),
            (2, ((0, 4), (5, 9.4))),
            (2, ((0, 4), (6.4, 10.8))),
            (2, ((0, 4), (7.6, 12))),
        ),
    ),
    "A": Letter(
        13,
        (
            (3, ((4.5, 8.5),)),
            (1, ((3, 10),)),
            (3, ((3, 5.2), (7.8, 10))),
            (4, ((1.5, 11.5),)),
            (5, ((0, 4.4), (8.6, 13))),
        ),
    ),
    "T": Letter(
        12,
        (
            (4, ((0, 12),)),
            (1, ((2.4, 9.6),)),
            (9, ((4, 8),)),
            (2, ((2.6, 9.4),)),
        ),
    ),
}


@dataclass(frozen=True)
class Lettering:
    """A word laid out in whole pixels: its filled rectangles, and the box of each letter (x, y, width, height)."""

    rects: tuple[Rect, ...]
    boxes: tuple[Rect, ...]


def word_width(cell: float) -> float:
    """How wide the word stands with cells of side `cell`, in the same unit."""
    return (sum(_LETTERS[letter].width + _GAP for letter in WORD) - _GAP) * cell


def lay_out(x: float, base: float, cell: float) -> Lettering:
    """Place the word with its left edge at `x` and its foot on the line `base`; `cell` is the side of a cell."""
    rects: list[Rect] = []
    boxes: list[Rect] = []
    for character, rise in zip(WORD, RISES, strict=True):
        letter = _LETTERS[character]
        rects += _letter_rects(letter, rise, x, base, cell)
        boxes.append(_rounded(x, base - (ROWS + rise) * cell, x + letter.width * cell, base))
        x += (letter.width + _GAP) * cell
    return Lettering(tuple(rects), tuple(boxes))


def _letter_rects(letter: Letter, rise: float, x: float, base: float, cell: float) -> list[Rect]:
    rects = []
    row = 0
    for rows, runs in letter.bands:
        top = base - (ROWS + rise - _stretched(row, rise)) * cell
        bottom = base - (ROWS + rise - _stretched(row + rows, rise)) * cell
        rects += [_rounded(x + first * cell, top, x + last * cell, bottom) for first, last in runs]
        row += rows
    return rects


def _stretched(row: float, rise: float) -> float:
    """Where a row lies in a letter that is `rise` cells taller: only its middle part grows."""
    first, last = _STRETCHED
    if row <= first:
        return row
    if row >= last:
        return row + rise
    return first + (row - first) * (last - first + rise) / (last - first)


def _rounded(left: float, top: float, right: float, bottom: float) -> Rect:
    x, y = round(left), round(top)
    return x, y, round(right) - x, round(bottom) - y
