"""The dotted paths of a swap that is about to be made: where the hand tile goes, and where the taken one comes from."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import Final

import pygame

from ziggurat_client.art.colour import Colour
from ziggurat_client.boards.ur.board.layout import Layout
from ziggurat_client.ui.piece import Easel

Point = tuple[float, float]
Curve = tuple[Point, Point, Point, Point]
"""Start, two control points, end."""

_SAMPLES: Final = 24
_SPACING: Final = 13.0
"""Design units from one dot to the next."""
_GIVEN: Final[Colour] = (255, 176, 143)
_TAKEN: Final[Colour] = (216, 240, 168)
_SHADE: Final[Colour] = (13, 10, 11)


def draw_swap_paths(easel: Easel, layout: Layout, place: int) -> None:
    """Draw the paths between the tile at `place` and the panels of the swap.

    Where these stand close, the tile's way to its panel would lead over the other one, and is left out.
    """
    tile, given, taken = layout.square(place), layout.plan.laid_down, layout.plan.taken
    cx, cy = tile.centre
    start, end = (given.x - 4, given.y + 124), (cx + tile.width * 0.60, cy - tile.height * 0.28)
    _draw_path(easel, (start, (start[0] - 60, start[1] - 50), (end[0] + 90, end[1]), end), _GIVEN)
    if layout.plan.brief:
        return
    start, end = (cx + tile.width * 0.60, cy + tile.height * 0.30), (taken.x - 6, taken.y + 120)
    _draw_path(easel, (start, (start[0] + 90, start[1]), (end[0] - 60, end[1]), end), _TAKEN)


def _draw_path(easel: Easel, curve: Curve, colour: Colour) -> None:
    points = _dots(curve)
    for index, (x, y) in enumerate(points[:-2]):
        side = 5.0 + 2.6 * index / len(points)
        _draw_diamond(easel, x, y, side + 2, _SHADE)
        _draw_diamond(easel, x, y, side, colour)
    (x0, y0), (x1, y1) = points[-3], points[-1]
    _draw_head(easel, points[-1], math.atan2(y1 - y0, x1 - x0), colour)


def _dots(curve: Curve) -> list[Point]:
    """Points along the curve, about a spacing apart and at least four."""
    rough = [_on_curve(curve, index / _SAMPLES) for index in range(_SAMPLES + 1)]
    length = sum(math.dist(start, end) for start, end in pairwise(rough))
    count = max(4, round(length / _SPACING))
    return [_on_curve(curve, index / (count - 1)) for index in range(count)]


def _on_curve(curve: Curve, share: float) -> Point:
    """A point of a cubic Bézier curve."""
    rest = 1 - share
    weights = (rest**3, 3 * rest * rest * share, 3 * rest * share * share, share**3)
    x = sum(weight * point[0] for weight, point in zip(weights, curve, strict=True))
    y = sum(weight * point[1] for weight, point in zip(weights, curve, strict=True))
    return x, y


def _draw_diamond(easel: Easel, x: float, y: float, side: float, colour: Colour) -> None:
    half = side * 0.7
    _draw_polygon(easel, [(x - half, y), (x, y - half), (x + half, y), (x, y + half)], colour)


def _draw_head(easel: Easel, tip: Point, angle: float, colour: Colour) -> None:
    def corner(turn: float, reach: float) -> Point:
        return tip[0] + math.cos(angle + turn) * reach, tip[1] + math.sin(angle + turn) * reach

    for grow, ink in ((4.0, _SHADE), (0.0, colour)):
        spread = [corner(0, 18 + grow), corner(2.35, 14 + grow), corner(math.pi, 4), corner(-2.35, 14 + grow)]
        _draw_polygon(easel, spread, ink)


def _draw_polygon(easel: Easel, points: Sequence[Point], colour: Colour) -> None:
    pygame.draw.polygon(easel.surface, colour, [easel.screen.pixel(x, y) for x, y in points])
