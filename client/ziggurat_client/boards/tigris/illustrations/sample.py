"""Tiles, leaders and a monument in the colours in use."""

from __future__ import annotations

from typing import Final

from ziggurat.games.tigris.colours import COLOURS
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import GOLD_EDGE
from ziggurat_client.boards.tigris.art.leaders import draw_leader
from ziggurat_client.boards.tigris.art.monuments import draw_monument
from ziggurat_client.boards.tigris.art.tiles import draw_tile
from ziggurat_client.ui.palette_sample import SAMPLE_HEIGHT, SAMPLE_WIDTH

_RIM: Final = 16.0
_TILE: Final = 68.0
_PITCH: Final = 78.0


def paint_sample(canvas: Canvas, x: float, y: float) -> None:
    """A tile and a leader of every colour, and a monument."""
    bed = canvas.stepped(x, y, SAMPLE_WIDTH, SAMPLE_HEIGHT, 5)
    canvas.fill(bed, vertical(y, y + SAMPLE_HEIGHT, *GOLD_EDGE))
    canvas.fill(canvas.stepped(x + 3, y + 3, SAMPLE_WIDTH - 6, SAMPLE_HEIGHT - 6, 5), tones.BITUMEN)
    for number, colour in enumerate(COLOURS):
        left = x + _RIM + number * _PITCH
        draw_tile(canvas, colour, left, y + _RIM, _TILE)
        draw_leader(canvas, colour, number % 4, left + _TILE / 2, y + _RIM + 1.6 * _TILE, _TILE)
    side = SAMPLE_HEIGHT - 2 * _RIM
    left = x + _RIM + len(COLOURS) * _PITCH + 12
    draw_monument(canvas, "red-blue", left, y + _RIM, side)
    if left + 2 * side + 12 <= x + SAMPLE_WIDTH - _RIM:
        draw_monument(canvas, "black-green", left + side + 12, y + _RIM, side)
