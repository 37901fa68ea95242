"""The emblem of a table: the map so small that only land, sea and who is where show."""

from __future__ import annotations

from random import Random
from typing import Final

from ziggurat.games.civilization.areas import AREAS, LAND_AREAS
from ziggurat.games.civilization.sketch import NATION, NOBODY, read_sketch
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.shape import Shape
from ziggurat_client.boards.civilization.land.outlines import outline
from ziggurat_client.boards.civilization.land.reading import SIZE, SPOTS
from ziggurat_client.ui.emblem import EDGE, draw_mount

_SEA: Final = "#123a8c"
_LAND: Final = "#857957"
_DOT: Final = 0.055
"""The side of who is in an area, compared with the emblem's."""
_NEIGHBOURS: Final = 5


def paint_emblem(canvas: Canvas, x: float, y: float, size: float, code: str, seats: int, sketch: str) -> None:
    """The map with who is where in a match, or else laid out by chance from the table's code."""
    contents = read_sketch(sketch) or _dealt(code, seats)
    draw_mount(canvas, x, y, size, _SEA)
    inner = size - 2 * EDGE
    left, scale = x + EDGE, inner / SIZE.width
    top = y + EDGE + (inner - SIZE.height * scale) / 2
    land = Shape()
    for area in range(LAND_AREAS):
        for points, cuts in outline(area).contours:
            land.poly([(left + px * scale, top + py * scale) for px, py in points], cuts)
    canvas.fill(land, _LAND)
    side = max(1.5 / canvas.scale, size * _DOT)
    for area, content in enumerate(contents):
        if content != NOBODY:
            px, py = SPOTS[area].middle
            dot = canvas.rect(left + px * scale - side / 2, top + py * scale - side / 2, side, side)
            canvas.fill(dot, canvas.palette.player(content - NATION).colour)


def _dealt(code: str, seats: int) -> tuple[int, ...]:
    """Each seat in some areas beside each other."""
    chance = Random(code)
    contents = [NOBODY] * LAND_AREAS
    numbers = {area.id: number for number, area in enumerate(AREAS)}
    for seat in range(seats):
        waiting = [chance.randrange(LAND_AREAS)]
        for _ in range(_NEIGHBOURS):
            area = waiting.pop(chance.randrange(len(waiting)))
            contents[area] = NATION + seat
            waiting += [numbers[each] for each in AREAS[area].land_borders] or [chance.randrange(LAND_AREAS)]
    return tuple(contents)
