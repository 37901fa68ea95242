"""Outlines of areas, put together from the borders, and which area lies under a point."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from ziggurat_client.art.shape import Bounds, Point, Shape
from ziggurat_client.boards.civilization.land.reading import LAND, OUTSIDE, area_of, surface_of

_CORNERS: Final = 3
"""What encloses something has so many corners; where two borders meet twice there are lines with fewer."""


class Ring(NamedTuple):
    """A closed line with the surface that it bounds on its right hand.

    `area` is what it encloses in square units, negative where it is a hole in its surface.
    """

    surface: int
    points: tuple[Point, ...]
    area: float
    bounds: Bounds

    @property
    def is_hole(self) -> bool:
        """Whether the surface lies around the line."""
        return self.area < 0


@cache
def rings() -> tuple[Ring, ...]:
    """Every ring of the map, the largest first: painted in this order without regard to holes, each surface shows. A
    hole comes before what fills it, such as a small island in the sea."""
    runs: dict[int, list[tuple[Point, ...]]] = {}
    for border in LAND.borders:
        runs.setdefault(border.right, []).append(border.line)
        runs.setdefault(border.left, []).append(border.line[::-1])
    closed = [(surface, line) for surface, own in runs.items() if surface != OUTSIDE for line in _closed(own)]
    found = [_ring(surface, line) for surface, line in closed if len(line) >= _CORNERS]
    return tuple(sorted(found, key=lambda ring: (-abs(ring.area), not ring.is_hole)))


def rings_of(surface: int) -> tuple[Ring, ...]:
    """The rings of one surface, what is around first; none where an area has no land or no water."""
    return _by_surface().get(surface, ())


@cache
def _by_surface() -> dict[int, tuple[Ring, ...]]:
    found: dict[int, tuple[Ring, ...]] = {}
    for ring in rings():
        found[ring.surface] = (*found.get(ring.surface, ()), ring)
    return found


def outline(area: int, *, water: bool = False) -> Shape:
    """The land or the water of an area, in units of the map; empty where it has none."""
    shape = Shape()
    for ring in rings_of(surface_of(area, water=water)):
        shape.poly(ring.points, cuts=ring.is_hole)
    return shape


@lru_cache(maxsize=64)
def joined_outline(areas: tuple[int, ...], *, water: bool = False) -> Shape:
    """The land or the water of several areas; what lies in a hole of another one is painted after it. It is shared:
    do not add to it."""
    surfaces = {surface_of(area, water=water) for area in areas}
    shape = Shape()
    for ring in rings():
        if ring.surface in surfaces:
            shape.poly(ring.points, cuts=ring.is_hole)
    return shape


def area_at(x: float, y: float) -> int | None:
    """The number of the area under a point of the map, be it over land or water; None beyond the edge."""
    for surface, around in _boxes():
        left, top, right, bottom = around
        if left <= x <= right and top <= y <= bottom and _holds(surface, x, y):
            return area_of(surface)
    return None


@cache
def _boxes() -> tuple[tuple[int, Bounds], ...]:
    """Each surface with the box around it."""
    return tuple((surface, _around(own)) for surface, own in _by_surface().items())


def _around(own: tuple[Ring, ...]) -> Bounds:
    sides = [ring.bounds for ring in own]
    return (
        min(side[0] for side in sides),
        min(side[1] for side in sides),
        max(side[2] for side in sides),
        max(side[3] for side in sides),
    )


def _holds(surface: int, x: float, y: float) -> bool:
    inside = False
    for ring in rings_of(surface):
        x0, y0 = ring.points[-1]
        for x1, y1 in ring.points:
            if (y0 > y) != (y1 > y) and x < x0 + (y - y0) / (y1 - y0) * (x1 - x0):
                inside = not inside
            x0, y0 = x1, y1
    return inside


def _closed(runs: list[tuple[Point, ...]]) -> list[tuple[Point, ...]]:
    """Lines joined end to end until each is closed."""
    open_from: dict[Point, list[tuple[Point, ...]]] = {}
    for run in runs:
        open_from.setdefault(run[0], []).append(run)
    found = []
    while open_from:
        start = next(iter(open_from))
        points: list[Point] = []
        at = start
        while not points or at != start:
            beginning = open_from[at]
            run = beginning.pop()
            if not beginning:
                del open_from[at]
            points.extend(run[:-1])
            at = run[-1]
        found.append(tuple(points))
    return found


def _ring(surface: int, points: tuple[Point, ...]) -> Ring:
    twice = 0.0
    x0, y0 = points[-1]
    for x1, y1 in points:
        twice += x0 * y1 - x1 * y0
        x0, y0 = x1, y1
    xs, ys = [x for x, _ in points], [y for _, y in points]
    return Ring(surface, points, twice / 2, (min(xs), min(ys), max(xs), max(ys)))
