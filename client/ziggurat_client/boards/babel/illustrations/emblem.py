"""The emblem of a table of Babel: temples on both sides of five sites, in the peoples' colours."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from ziggurat.games.babel.peoples import SITES
from ziggurat.games.babel.sketch import read_sketch
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import mix
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN
from ziggurat_client.art.shape import Shape
from ziggurat_client.boards.babel.art.people import people_colours
from ziggurat_client.ui.emblem import EDGE, draw_mount

_GAP: Final = 2
_MOST: Final = 5
"""How many storeys a temple of the emblem has at most."""
_STOREY: Final = ("#fff2c4", "#d9a441")


def paint_emblem(canvas: Canvas, x: float, y: float, size: float, code: str, seats: int, sketch: str) -> None:
    """Five sites in a row with a match's temples; without one their height is left to chance by the table's code."""
    heights = _heights(code, sketch)
    draw_mount(canvas, x, y, size, BITUMEN)
    inner = size - 2 * EDGE
    lane = (inner - (len(SITES) - 1) * _GAP) / len(SITES)
    for number, site in enumerate(SITES):
        left, top = x + EDGE + number * (lane + _GAP), y + EDGE
        colours = people_colours(canvas.palette, site)
        ground = vertical(top, top + inner, mix(colours.mid, "#0b1434", 0.35), mix(colours.deep, "#0b1434", 0.35))
        canvas.fill(canvas.rect(left, top, lane, inner), ground)
        band = inner * 0.16
        plaque = vertical(top, top + inner, colours.light, colours.mid)
        canvas.fill(canvas.rect(left, top + (inner - band) / 2, lane, band), plaque)
        storey = (inner - band) / 2 / (_MOST + 1)
        feet = top + (inner - band) / 2 - 1, top + inner - 1
        # One's own side lies below, as on the board: that of seat 0.
        for foot, storeys in zip(feet, (heights[1][number], heights[0][number]), strict=True):
            if storeys:
                _paint_temple(canvas, left + lane / 2, foot, lane * 0.86, storey, min(storeys, _MOST))


def _heights(code: str, sketch: str) -> tuple[Sequence[int], Sequence[int]]:
    """By seat how many storeys stand at each site."""
    heights = read_sketch(sketch)
    if heights is not None:
        return heights
    chance = Random(code)
    upper, lower = zip(*((chance.randint(1, _MOST), chance.randint(1, _MOST)) for _ in SITES), strict=True)
    return lower, upper


def _paint_temple(canvas: Canvas, cx: float, foot: float, width: float, height: float, storeys: int) -> None:
    temple = Shape()
    for number in range(storeys):
        wide = width * (1 - number * 0.16)
        temple.rect(cx - wide / 2, foot - (number + 1) * height, wide, height - 1)
    canvas.fill(temple, vertical(foot - storeys * height, foot, *_STOREY))
