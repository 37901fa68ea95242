"""The signs on the strip of the goal: the cities that the next square asks for, or the advances without which nobody
wins."""

from __future__ import annotations

from ziggurat.games.civilization.tables import AdvanceId
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical
from ziggurat_client.boards.civilization.art.advances.advances import draw_advance
from ziggurat_client.boards.civilization.art.phases import draw_phase

_ADVANCES: tuple[AdvanceId, ...] = ("law", "democracy", "philosophy")


def paint_goal_sign(canvas: Canvas, sign: str, had: bool, x: float, y: float, size: float) -> None:
    """A city or an advance that there is, or the place of one that is missing."""
    advance = next((each for each in _ADVANCES if each == sign), None)
    if advance is None:
        paint_city_sign(canvas, sign, had, x, y, size)
        return
    draw_advance(canvas, advance, x, y, size)
    if not had:
        canvas.fill(canvas.stepped(x, y, size, size, 3, 1), "#0d0908", 0.7)


def paint_city_sign(canvas: Canvas, sign: str, had: bool, x: float, y: float, size: float) -> None:
    """A city in gold that there is, or the place of one that is missing."""
    body = canvas.mask(canvas.stepped(x, y, size, size, 4, 1))
    canvas.fill(body, vertical(y, y + size, "#3a2a10", "#171008") if had else "#0d0908")
    frame = canvas.stepped_frame(x, y, size, size, 1.6, 4, 1)
    canvas.fill(frame, vertical(y, y + size, "#fff0b8", "#c8923a") if had else "#8a6a3a", 1.0 if had else 0.6)
    ink = vertical(y, y + size, "#fff2c4", "#d98b2c") if had else "#6f5330"
    draw_phase(canvas, "cities", x + size / 2, y + size / 2, size * 0.66, ink)
