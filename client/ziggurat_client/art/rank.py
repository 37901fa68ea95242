"""A small golden plate with a number: the first, the second, the third."""

from __future__ import annotations

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical


def draw_rank(canvas: Canvas, rank: int, cx: float, cy: float, size: float) -> None:
    """The plate with its middle at (cx, cy), `size` wide and high."""
    x, y = cx - size / 2, cy - size / 2
    body = canvas.mask(canvas.stepped(x, y, size, size, 3, 1))
    canvas.shadow(body, 4, 2, 0.7)
    canvas.fill(canvas.stepped(x - 1.5, y - 1.5, size + 3, size + 3, 3, 1), tones.BITUMEN, 0.9)
    canvas.fill(body, vertical(y, y + size, *tones.GOLD_FACE))
    canvas.bevel(body, 1, 0.6, 0.35)
    canvas.text(cx, cy, str(rank), round(size * 0.72), tones.TEXT_ON_GOLD, "bold", "mm")
