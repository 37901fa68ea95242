"""What stands on the seals of the lessons of Civilization."""

from __future__ import annotations

from typing import Final

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.seal import SealSign
from ziggurat_client.art.shape import Shape
from ziggurat_client.art.ziggurat import draw_ziggurat_flat
from ziggurat_client.boards.civilization.art.phases import PhaseSign, phase_shape


def _phase_sign(phase: PhaseSign) -> SealSign:
    def paint(canvas: Canvas, cx: float, cy: float, radius: float, ink: ColourLike, ground: ColourLike) -> None:
        side = radius * 1.2
        canvas.fill(phase_shape(phase).placed(cx - side / 2, cy - side / 2, side), ink)

    return SealSign(paint)


def _paint_sockets(canvas: Canvas, cx: float, cy: float, radius: float, ink: ColourLike, ground: ColourLike) -> None:
    """Two places that are used, and a free one."""
    side = radius * 0.38
    for number in range(3):
        x, y = cx + (number - 1) * side * 1.35 - side / 2, cy - side / 2
        canvas.fill(canvas.rect(x, y, side, side), ink)
        if number == 2:
            rim = side * 0.22
            canvas.fill(canvas.rect(x + rim, y + rim, side - 2 * rim, side - 2 * rim), ground)


def _paint_ziggurat(canvas: Canvas, cx: float, cy: float, radius: float, ink: ColourLike, ground: ColourLike) -> None:
    draw_ziggurat_flat(canvas, cx, cy, radius * 1.05, ink, 3)


def _paint_pillars(canvas: Canvas, cx: float, cy: float, radius: float, ink: ColourLike, ground: ColourLike) -> None:
    """A lintel on two pillars: what supports a city."""
    wide, high = radius * 0.95, radius * 0.9
    shape = Shape().rect(cx - wide / 2, cy - high / 2, wide, high * 0.24)
    for way in (-1, 1):
        shape.rect(cx + way * wide * 0.3 - wide * 0.11, cy - high * 0.2, wide * 0.22, high * 0.7)
    canvas.fill(shape, ink)


SPREAD: Final = _phase_sign("movement")
SHIPS: Final = _phase_sign("ships")
GROWTH: Final = _phase_sign("expansion")
LIMITS: Final = SealSign(_paint_sockets)
SIEGE: Final = _phase_sign("conflicts")
CITIES: Final = SealSign(_paint_ziggurat)
SUPPORT: Final = SealSign(_paint_pillars)
SUCCESSION: Final = _phase_sign("succession")
SETS: Final = _phase_sign("cards")
MARKET: Final = _phase_sign("trade")
CREDITS: Final = _phase_sign("advances")
TAXES: Final = _phase_sign("taxes")
CALAMITIES: Final = _phase_sign("calamities")
AGES: Final = _phase_sign("nations")
