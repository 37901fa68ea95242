"""Windows: rectangles of the map in pixels, and the geometry of the map as it falls on them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise

import pygame

from ziggurat_client.art.shape import Bounds, Point
from ziggurat_client.boards.civilization.land.outlines import Ring, rings

FINE: int = 2
"""What is drawn by lines and outlines is drawn so many times as large, and then made small."""


@dataclass(frozen=True)
class Window:
    """A rectangle of the map at `scale` pixels to a unit of the map; a unit of the screen has `unit` pixels."""

    rect: tuple[int, int, int, int]
    scale: float
    unit: float

    @property
    def size(self) -> tuple[int, int]:
        """Width and height in pixels."""
        return self.rect[2], self.rect[3]

    @property
    def zoom(self) -> float:
        """How much larger the map is than where it is shown whole."""
        return self.scale / self.unit

    @property
    def bounds(self) -> Bounds:
        """The window in units of the map."""
        left, top, width, height = self.rect
        return left / self.scale, top / self.scale, (left + width) / self.scale, (top + height) / self.scale

    def shows(self, around: Bounds, reach: float = 0.0) -> bool:
        """Whether something in that box may be seen, `reach` units of the screen around it included."""
        left, top, right, bottom = self.bounds
        more = reach / self.zoom
        return (
            around[0] <= right + more
            and around[2] >= left - more
            and around[1] <= bottom + more
            and around[3] >= top - more
        )

    def points(self, points: Sequence[Point], times: int = 1, dx: float = 0.0, dy: float = 0.0) -> list[Point]:
        """Points of the map as pixels of the window, `times` as large and moved by (dx, dy) pixels."""
        factor, left, top = self.scale * times, self.rect[0] * times - dx, self.rect[1] * times - dy
        return [(x * factor - left, y * factor - top) for x, y in points]

    def rings(self) -> Iterator[tuple[Ring, list[Point]]]:
        """The rings that are seen, the largest first, with their points `FINE` times as large, cut to the window."""
        left, top, right, bottom = self.bounds
        width, height = self.size
        for ring in rings():
            if not self.shows(ring.bounds):
                continue
            points = self.points(ring.points, FINE)
            x0, y0, x1, y1 = ring.bounds
            if x0 < left or y0 < top or x1 > right or y1 > bottom:
                points = clipped(points, -2, -2, FINE * width + 2, FINE * height + 2)
            if len(points) > 2:
                yield ring, points

    def blank(self, times: int = 1) -> pygame.Surface:
        """A clear surface of its size."""
        return pygame.Surface((self.rect[2] * times, self.rect[3] * times), pygame.SRCALPHA)

    def small(self, fine: pygame.Surface) -> pygame.Surface:
        """A picture that was drawn `FINE` times as large."""
        return pygame.transform.smoothscale(fine, self.size)


def clipped(points: list[Point], left: float, top: float, right: float, bottom: float) -> list[Point]:
    """A polygon cut to a rectangle (Sutherland and Hodgman), one side after the other."""
    for axis, limit, sign in ((0, left, 1), (0, right, -1), (1, top, 1), (1, bottom, -1)):
        if not points:
            break
        if all((point[axis] - limit) * sign >= 0 for point in points):
            continue
        kept: list[Point] = []
        for before, point in pairwise([points[-1], *points]):
            inside, was_inside = (point[axis] - limit) * sign >= 0, (before[axis] - limit) * sign >= 0
            if inside != was_inside:
                share = (limit - before[axis]) / (point[axis] - before[axis])
                kept.append((before[0] + (point[0] - before[0]) * share, before[1] + (point[1] - before[1]) * share))
            if inside:
                kept.append(point)
        points = kept
    return points
