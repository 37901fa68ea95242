"""A temple on the goal strip: the people of its site, and its level."""

from __future__ import annotations

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.babel.art.people import draw_people_plaque


def paint_temple(canvas: Canvas, sign: str, had: bool, x: float, y: float, size: float) -> None:
    """A site's letter and its temple's level as a square; one without a temple is dark."""
    site, level = sign[0], sign[1:]
    draw_people_plaque(canvas, site, x, y, size, dimmed=0.0 if had else 0.7)
    if not had:
        return
    side = size * 0.46
    left, top = x + size - side + 2, y + size - side + 2
    canvas.fill(canvas.stepped(left, top, side, side, 2, 1), "#f0cd74")
    canvas.fill(canvas.stepped(left + 1.5, top + 1.5, side - 3, side - 3, 2, 1), "#1d1208")
    canvas.text(left + side / 2, top + side / 2, level, side * 0.82, tones.TEXT_HEAD, "bold", "mm")
