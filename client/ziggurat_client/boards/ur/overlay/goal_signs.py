"""A kind on the goal strip: a plaque if the set has it, and its shadow if it is missing."""

from __future__ import annotations

from ziggurat.games.ur.scoring import ZIGGURAT
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import GOLD_EDGE
from ziggurat_client.art.plaque import draw_plaque
from ziggurat_client.art.ziggurat import draw_ziggurat


def paint_kind(canvas: Canvas, kind: str, had: bool, x: float, y: float, size: float) -> None:
    """One of the six kinds as a square; a missing one is dark, in a frame of its own."""
    if kind == ZIGGURAT:
        _paint_ziggurat(canvas, x, y, size)
    else:
        draw_plaque(canvas, kind, x, y, size)
    if not had:
        canvas.fill(canvas.stepped(x, y, size, size, 3, 1), "#0d0908", 0.74)
        canvas.fill(canvas.stepped_frame(x, y, size, size, 1.5, 3, 1), "#8a6d45")


def _paint_ziggurat(canvas: Canvas, x: float, y: float, size: float) -> None:
    canvas.fill(canvas.stepped(x, y, size, size, 3, 1), vertical(y, y + size, *GOLD_EDGE))
    field = canvas.stepped(x + 1.5, y + 1.5, size - 3, size - 3, 3, 1)
    canvas.fill(field, vertical(y, y + size, "#22357e", "#0a1130"))
    draw_ziggurat(canvas, x + size / 2, y + size / 2 + 1, size * 0.84, lit=0.5)
