"""Where everything of the dock stands in its box."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ziggurat_client.window.screen import Box

HEAD: Final = 24.0
"""How high the words above the lanes are."""
EDGE: Final = 20.0
_NAMES: Final = 104.0
_ABOVE: Final = 6.0
_FOOT: Final = 7.0
_HIGHEST: Final = 46.0
"""A lane is no higher than that."""


@dataclass(frozen=True)
class DockPlan:
    """The dock in `box`, with so many `lanes` below each other that are divided into so many `columns`."""

    box: Box
    lanes: int
    columns: int

    @property
    def each(self) -> float:
        """The height of a lane."""
        room = self.box.height - HEAD - _ABOVE - _FOOT
        return min(_HIGHEST, room / max(1, self.lanes))

    @property
    def rows(self) -> Box:
        """All lanes."""
        high = self.each * self.lanes
        spare = self.box.height - HEAD - _ABOVE - _FOOT - high
        left = self.box.x + EDGE + _NAMES
        return Box(left, self.box.y + HEAD + _ABOVE + spare / 2, self.box.right - EDGE - left, high)

    @property
    def head(self) -> Box:
        """The words above the lanes."""
        rows = self.rows
        return Box(rows.x, rows.y - _ABOVE - HEAD + 3, rows.width, HEAD)

    @property
    def pitch(self) -> float:
        """The width of a column."""
        return self.rows.width / self.columns

    def lane(self, number: int) -> Box:
        """One lane."""
        rows = self.rows
        return Box(rows.x, rows.y + number * self.each, rows.width, self.each)

    def name(self, number: int) -> Box:
        """The place of a nation's name, left of its lane."""
        lane = self.lane(number)
        return Box(self.box.x + EDGE, lane.y, lane.x - 12 - self.box.x - EDGE, lane.height)

    def middle(self, at: float) -> float:
        """How far right the middle of a column is, or of a place between two."""
        return self.rows.x + (at + 0.5) * self.pitch
