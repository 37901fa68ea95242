"""The geometry of the window: design units of a 1920×1080 grid, and the pixels they fall on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple

import pygame

DESIGN_WIDTH: Final = 1920
DESIGN_HEIGHT: Final = 1080
SMALLEST: Final = (1280, 720)
"""The smallest window, in pixels."""


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
    """A window of `width` × `height` pixels. The design grid keeps its shape; spare space goes to the margins."""

    width: int
    height: int

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.width, self.height

    @property
    def scale(self) -> float:
        """Pixels per design unit."""
        return min(self.width / DESIGN_WIDTH, self.height / DESIGN_HEIGHT)

    @property
    def left(self) -> int:
        """Pixels between the window's left edge and the design grid."""
        return round((self.width - DESIGN_WIDTH * self.scale) / 2)

    @property
    def top(self) -> int:
        """Pixels between the window's upper edge and the design grid."""
        return round((self.height - DESIGN_HEIGHT * self.scale) / 2)

    def pixel(self, x: float, y: float) -> tuple[int, int]:
        """The pixel of the window at a point of the design grid."""
        return self.left + round(x * self.scale), self.top + round(y * self.scale)

    def point(self, pixel: tuple[int, int]) -> tuple[float, float]:
        """The point of the design grid under a pixel of the window."""
        return (pixel[0] - self.left) / self.scale, (pixel[1] - self.top) / self.scale

    def rect(self, box: Box) -> pygame.Rect:
        """The pixels of the window that a box covers."""
        left, top = self.pixel(box.x, box.y)
        right, bottom = self.pixel(box.right, box.bottom)
        return pygame.Rect(left, top, right - left, bottom - top)
