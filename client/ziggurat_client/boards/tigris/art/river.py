"""The rivers: their outline with stepped corners, cut where they stand out and filled where they bend in, and the light
on their water."""

from __future__ import annotations

import math
from collections.abc import Iterator
from itertools import product
from typing import Final

from ziggurat.games.tigris.board import RIVERS
from ziggurat.games.tigris.spaces import HEIGHT, WIDTH
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.shape import Shape

_STEPS: Final = ((3, 1), (2, 2), (1, 3))
"""The blocks of a stepped corner: so many steps across and down."""


def is_river(x: int, y: int) -> bool:
    """Whether there is a river; beyond the map it goes on as it is at the edge."""
    column, row = min(WIDTH - 1, max(0, x)), min(HEIGHT - 1, max(0, y))
    return bool(RIVERS >> (row * WIDTH + column) & 1)


def river_shape(space: float) -> Shape:
    """All rivers on a map whose spaces have that side."""
    shape, step = Shape(), space / 10
    for y, x in product(range(HEIGHT), range(WIDTH)):
        if is_river(x, y):
            shape.rect(x * space - 0.3, y * space - 0.3, space + 0.6, space + 0.6)
    for y, x in product(range(HEIGHT), range(WIDTH)):
        for dx, dy, cuts in _corners(x, y):
            corner_x, corner_y = (x + (dx > 0)) * space, (y + (dy > 0)) * space
            for across, down in _STEPS:
                wide, high = across * step, down * step
                left, top = min(corner_x, corner_x - dx * wide), min(corner_y, corner_y - dy * high)
                shape.rect(left, top, wide, high, cuts=cuts)
    return shape


def _corners(x: int, y: int) -> Iterator[tuple[int, int, bool]]:
    """The corners of a space that are stepped: which, and whether it is cut there instead of filled."""
    here = is_river(x, y)
    for dx, dy in product((-1, 1), (-1, 1)):
        inside = 0 <= x + dx < WIDTH and 0 <= y + dy < HEIGHT
        beside, below = is_river(x + dx, y), is_river(x, y + dy)
        if not inside:
            continue
        if here and not beside and not below and not is_river(x + dx, y + dy):
            yield dx, dy, True
        elif not here and beside and below:
            yield dx, dy, False


def banks() -> Iterator[tuple[int, int, int, int]]:
    """Every river space with each of its sides that touches land: column, row, and the way across and down."""
    for y, x in product(range(HEIGHT), range(WIDTH)):
        if is_river(x, y):
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
                if 0 <= x + dx < WIDTH and 0 <= y + dy < HEIGHT and not is_river(x + dx, y + dy):
                    yield x, y, dx, dy


def draw_glint(canvas: Canvas, cx: float, cy: float, width: float, strength: float) -> None:
    """A short wave that catches the light, about (cx, cy); `strength` is 0 to 1."""
    points = [
        (cx + (step / 8 - 0.5) * width, cy + 0.09 * width * math.sin(step / 8 * 2 * math.pi)) for step in range(9)
    ]
    wave = Shape().line(points, 0.08 * width)
    canvas.glow(wave, "#bff4ee", 0.16 * width, 0.5 * strength, inside=False)
    canvas.fill(wave, "#eafffb", 0.85 * strength)
