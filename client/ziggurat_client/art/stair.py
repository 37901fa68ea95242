"""The shape of the title's menu: a processional stair, each step of which is wider than the one above it."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import Final

from ziggurat_client.window.screen import Box

MOST_STEPS: Final = 9
"""For so many items there is room in every window."""
_PITCH: Final = 62.0
_LEAST_PITCH: Final = 48.0
_GAP: Final = 6.0
"""Between two steps, one above or beside the other."""
_FOOT: Final = 12.0
"""Between the stair and the lower edge of the window."""
CLEARANCE: Final = 32.0
"""What the walls and the light of the first step take above it."""
_PLAZA: Final = 616 / 1080
"""Where the stair begins on the title's picture, as a share of its height, if there is room enough below."""
_TOP_WIDTHS: Final = {1: 440.0, 2: 720.0}
"""The width of the first row, by the number of columns."""
_GROWTHS: Final = {1: 32.0, 2: 30.0}
"""How much wider each row is than the one above it, by the number of columns."""


@dataclass(frozen=True)
class Stair:
    """A stair of `count` steps in rows of one or two, around `centre`, from `top` down. All in design units."""

    count: int
    columns: int
    centre: float
    top: float
    pitch: float

    @property
    def rows(self) -> int:
        """How many rows of steps there are."""
        return ceil(self.count / self.columns)

    @property
    def bottom(self) -> float:
        """Where the last row ends."""
        return self.top + self.rows * self.pitch - _GAP

    def row_width(self, row: int) -> float:
        """The width of a row, counted from 0 at the top."""
        return _TOP_WIDTHS[self.columns] + row * _GROWTHS[self.columns]

    def step(self, number: int) -> Box:
        """The box of a step, counted from 0: down the first column, then down the second."""
        column, row = divmod(number, self.rows)
        width = self.row_width(row)
        each = (width - (self.columns - 1) * _GAP) / self.columns
        left = self.centre - width / 2 + column * (each + _GAP)
        return Box(left, self.top + row * self.pitch, each, self.pitch - _GAP)

    def outer_sides(self, number: int) -> tuple[int, ...]:
        """On which sides no other step lies beside it: -1 left, 1 right."""
        if self.columns == 1:
            return -1, 1
        return (-1,) if number < self.rows else (1,)


def stair_for(count: int, width: float, height: float, highest: float) -> Stair:
    """The stair of `count` steps at the foot of a window.

    It begins on the plaza if it can, rises with its walls and its light up to `highest` if it must, and has two columns
    only if not even that will do.
    """
    foot = height - _FOOT
    highest += CLEARANCE
    for columns, top in ((1, height * _PLAZA), (1, highest), (2, height * _PLAZA), (2, highest)):
        rows = ceil(count / columns)
        pitch = min(_PITCH, (foot + _GAP - top) / rows)
        if pitch >= _LEAST_PITCH:
            break
    # What is left over lies above the stair, unless it begins on the plaza.
    begin = top if top > highest else foot + _GAP - rows * pitch
    return Stair(count, columns, width / 2, begin, pitch)
