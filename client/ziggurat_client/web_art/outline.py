"""Outlines as path data: contours joined, curves thinned, coordinates short."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import groupby, pairwise
from typing import Final

from shapely import MultiPolygon, Polygon, make_valid, unary_union
from shapely.geometry.base import BaseGeometry

from ziggurat_client.art.shape import Contour, Point, Shape

PLACES: Final = 1
"""How many decimals a coordinate has."""
_THINNED: Final = 0.06
"""How far a point may lie off the line that is drawn without it, in units of a symbol."""
_SPECK: Final = 0.02
"""What covers less is left out, in square units."""


def path_data(shape: Shape, places: int = PLACES, thinned: float = _THINNED) -> str:
    """What a path's `d` says for a shape whose contours add and cut; empty where nothing is left of it."""
    joined = _joined(shape.contours).simplify(thinned).normalize()
    return "".join(_ring_data(ring, places) for polygon in _polygons(joined) for ring in _rings(polygon))


def _joined(contours: Iterable[Contour]) -> BaseGeometry:
    whole: BaseGeometry = Polygon()
    for cuts, run in groupby(contours, key=lambda contour: contour.cuts):
        pieces = unary_union([make_valid(Polygon(each.points)) for each in run if len(each.points) > 2])
        whole = whole.difference(pieces) if cuts else whole.union(pieces)
    return whole


def _polygons(joined: BaseGeometry) -> list[Polygon]:
    """The areas of what was joined, without the lines and points that may come of joining."""
    match joined:
        case Polygon():
            found = [joined]
        case MultiPolygon():
            found = list(joined.geoms)
        case _:
            found = [each for part in getattr(joined, "geoms", ()) for each in _polygons(part)]
    return [polygon for polygon in found if polygon.area >= _SPECK]


def _rings(polygon: Polygon) -> list[Sequence[Point]]:
    return [ring.coords[:-1] for ring in (polygon.exterior, *polygon.interiors)]


def _ring_data(ring: Sequence[Point], places: int) -> str:
    """A closed line: where it begins, and every step from there."""
    grid = 10**places
    points = [(round(x * grid), round(y * grid)) for x, y in ring]
    steps = [f"M{_numbers((points[0][0], points[0][1]), grid)}"]
    command = ""
    for (x0, y0), (x1, y1) in pairwise(points):
        dx, dy = x1 - x0, y1 - y0
        if not dx and not dy:
            continue
        letter, values = ("h", (dx,)) if not dy else ("v", (dy,)) if not dx else ("l", (dx, dy))
        numbers = _numbers(values, grid)
        between = "" if letter != command else "" if numbers.startswith("-") else " "
        steps.append(f"{letter if letter != command else between}{numbers}")
        command = letter
    return "".join(steps) + "z"


def _numbers(values: Sequence[int], grid: int) -> str:
    """Numbers after each other, as short as they can be written."""
    written = ""
    for value in values:
        number = number_text(value / grid)
        written += number if not written or number.startswith("-") else f" {number}"
    return written


def number_text(value: float) -> str:
    """A number with no more digits than it needs: `.5`, `-3`, `12.25`."""
    text = f"{value:.3f}".rstrip("0").rstrip(".")
    if text in ("-0", ""):
        return "0"
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text
