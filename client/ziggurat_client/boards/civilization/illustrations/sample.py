"""Counters, cities and ships of all seven nations in the colours in use."""

from __future__ import annotations

from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import GOLD_EDGE, MARKS
from ziggurat_client.boards.civilization.art.city import draw_city
from ziggurat_client.boards.civilization.art.counter import draw_counter
from ziggurat_client.boards.civilization.art.ship import draw_ship
from ziggurat_client.ui.palette_sample import SAMPLE_HEIGHT, SAMPLE_WIDTH

_ENDS: Final = 24.0


def paint_sample(canvas: Canvas, x: float, y: float) -> None:
    """A column for each nation: a counter, a city and a ship."""
    bed = canvas.stepped(x, y, SAMPLE_WIDTH, SAMPLE_HEIGHT, 5)
    canvas.fill(bed, vertical(y, y + SAMPLE_HEIGHT, *GOLD_EDGE))
    canvas.fill(canvas.stepped(x + 3, y + 3, SAMPLE_WIDTH - 6, SAMPLE_HEIGHT - 6, 5), tones.BITUMEN)
    pitch, third = (SAMPLE_WIDTH - _ENDS) / len(MARKS), SAMPLE_HEIGHT / 3
    for seat in range(len(MARKS)):
        cx = x + _ENDS / 2 + pitch * (seat + 0.5)
        side = min(pitch - 8, third - 14)
        draw_counter(canvas, seat, cx, y + third * 0.55, side * 0.62, seat + 1)
        draw_city(canvas, seat, cx, y + third * 1.5, side)
        draw_ship(canvas, seat, cx, y + third * 2.42, side)
