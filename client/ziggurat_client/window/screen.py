"""The geometry of the window: design units, 1920×1080 of which fill it at first, and the pixels they fall on."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Final, NamedTuple

import pygame

DESIGN_WIDTH: Final = 1920
DESIGN_HEIGHT: Final = 1080
USUAL: Final = (1280, 720)
"""The window at first, in pixels."""
SMALLEST: Final = (1024, 600)
"""The smallest window, in pixels."""
_LEAST_SCALE: Final = USUAL[1] / DESIGN_HEIGHT
"""Pixels per design unit below which words could not be read: a smaller window shows less, not everything smaller."""


class Box(NamedTuple):
    """A rectangle in design units."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """The coordinate of the right edge."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """The coordinate of the lower edge."""
        return self.y + self.height

    @property
    def centre(self) -> tuple[float, float]:
        """The middle."""
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, x: float, y: float) -> bool:
        """Whether the point lies inside."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def inset(self, across: float, down: float | None = None) -> Box:
        """The box made smaller on each side."""
        down = across if down is None else down
        return Box(self.x + across, self.y + down, self.width - 2 * across, self.height - 2 * down)


@dataclass(frozen=True)
class Screen:
    """A window of `width` × `height` pixels, and how design units fall on it.

    `zoom` is how large the person wants everything: at 1 the smaller side of the window holds the design grid, unless
    the window is smaller than usual.
    `left` and `top` are the pixel on which the units' origin falls; it may lie outside the window.
    """

    width: int
    height: int
    zoom: float = 1.0
    left: int = 0
    top: int = 0

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.width, self.height

    @cached_property  # asked for every point of every picture
    def scale(self) -> float:
        """Pixels per design unit: never so many that less than half the design grid is seen each way."""
        return min(max(self._whole, _LEAST_SCALE) * self.zoom, 2 * self._whole)

    @property
    def _whole(self) -> float:
        """Pixels per design unit at which the window just holds the design grid."""
        return min(self.width / DESIGN_WIDTH, self.height / DESIGN_HEIGHT)

    @property
    def usual(self) -> Screen:
        """The same window with the whole design grid in its middle, however large the person wants everything."""
        plain = Screen(self.width, self.height, zoom=min(1.0, self._whole / _LEAST_SCALE))
        left = round((self.width - DESIGN_WIDTH * plain.scale) / 2)
        top = round((self.height - DESIGN_HEIGHT * plain.scale) / 2)
        return replace(plain, left=left, top=top)

    @property
    def visible(self) -> Box:
        """What the window shows, in design units."""
        scale = self.scale
        return Box(-self.left / scale, -self.top / scale, self.width / scale, self.height / scale)

    def pixel(self, x: float, y: float) -> tuple[int, int]:
        """The pixel of the window at a point in design units."""
        return self.left + round(x * self.scale), self.top + round(y * self.scale)

    def point(self, pixel: tuple[int, int]) -> tuple[float, float]:
        """The point in design units under a pixel of the window."""
        return (pixel[0] - self.left) / self.scale, (pixel[1] - self.top) / self.scale

    def rect(self, box: Box) -> pygame.Rect:
        """The pixels of the window that a box covers."""
        left, top = self.pixel(box.x, box.y)
        right, bottom = self.pixel(box.right, box.bottom)
        return pygame.Rect(left, top, right - left, bottom - top)
