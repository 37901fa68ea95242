"""Texts of which a picture shows only the beginning."""

from __future__ import annotations

from typing import NamedTuple


class Cut(NamedTuple):
    """A text that did not fit: all of it, and the box of what is shown of it, in design units."""

    text: str
    x: float
    y: float
    width: float
    height: float

    def moved(self, x: float, y: float) -> Cut:
        """The same further right by `x` and further down by `y`."""
        return self._replace(x=self.x + x, y=self.y + y)

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies on what is shown of it."""
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height
