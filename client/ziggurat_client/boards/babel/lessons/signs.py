"""What stands on the seals of Babel's lessons."""

from __future__ import annotations

from typing import Final

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.seal import SealSign, icon_sign
from ziggurat_client.art.ziggurat import draw_ziggurat_flat
from ziggurat_client.boards.babel.art.pawns import pawn_figure
from ziggurat_client.boards.babel.art.people import people_sign


def _paint_pawn(canvas: Canvas, cx: float, cy: float, radius: float, ink: ColourLike, ground: ColourLike) -> None:
    size = radius * 1.1
    canvas.fill(pawn_figure().placed(cx - size / 2, cy - size / 2, size), ink)


def _paint_stone(canvas: Canvas, cx: float, cy: float, radius: float, ink: ColourLike, ground: ColourLike) -> None:
    """A single storey."""
    width, height = radius * 1.1, radius * 0.44
    canvas.fill(canvas.rect(cx - width / 2, cy, width, height), ink)
    canvas.fill(canvas.rect(cx - width / 2, cy - height * 0.45, width, height * 0.3), ink)


def _paint_temple(canvas: Canvas, cx: float, cy: float, radius: float, ink: ColourLike, ground: ColourLike) -> None:
    draw_ziggurat_flat(canvas, cx, cy, radius * 1.05, ink, 4)


def _paint_cards(canvas: Canvas, cx: float, cy: float, radius: float, ink: ColourLike, ground: ColourLike) -> None:
    """Three cards, one behind the other."""
    width, height, step = radius * 0.52, radius * 0.82, radius * 0.26
    for number in range(3):
        x, y = cx - width / 2 + (number - 1) * step, cy - height / 2 + (number - 1) * step * 0.35
        canvas.fill(canvas.stepped(x - 1.5, y - 1.5, width + 3, height + 3, 2, 1), ground)
        canvas.fill(canvas.stepped(x, y, width, height, 2, 1), ink)


PAWN: Final = SealSign(_paint_pawn)
STONE: Final = SealSign(_paint_stone)
TEMPLE: Final = SealSign(_paint_temple)
MARCH: Final = icon_sign(Icon.RIGHT)
ASSYRIANS, HITTITES, MEDES, PERSIANS, SUMERIANS = (people_sign(people) for people in "AHMPS")
HALF: Final = SealSign(_paint_cards)
ANSWER: Final = icon_sign(Icon.UNDO)
VICTORY: Final = icon_sign(Icon.STAR)
