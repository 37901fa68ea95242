"""Cards and temples of Babel in the colours in use."""

from __future__ import annotations

from typing import Final

from ziggurat.games.babel.peoples import PEOPLES
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import GOLD_EDGE
from ziggurat_client.boards.babel.art.pawns import draw_pawn
from ziggurat_client.boards.babel.art.people_cards import draw_people_card
from ziggurat_client.boards.babel.art.temples import draw_base, draw_flame, draw_storey, storey_width
from ziggurat_client.ui.palette_sample import SAMPLE_HEIGHT, SAMPLE_WIDTH

_RIM: Final = 16.0
_CARD: Final = (88.0, 144.0)
_PITCH: Final = 98.0
_PLOT: Final = 82.0
_STOREY: Final = 30.0
_HEIGHTS: Final = (4, 2)
"""How high the temples of the two players are."""


def paint_sample(canvas: Canvas, x: float, y: float) -> None:
    """A card of every people, and for both players a temple and a pawn."""
    bed = canvas.stepped(x, y, SAMPLE_WIDTH, SAMPLE_HEIGHT, 5)
    canvas.fill(bed, vertical(y, y + SAMPLE_HEIGHT, *GOLD_EDGE))
    canvas.fill(canvas.stepped(x + 3, y + 3, SAMPLE_WIDTH - 6, SAMPLE_HEIGHT - 6, 5), tones.BITUMEN)
    for number, people in enumerate(PEOPLES):
        draw_people_card(canvas, people, x + _RIM + number * _PITCH, y + _RIM, *_CARD)
    left = x + _RIM + len(PEOPLES) * _PITCH + 6
    for seat, storeys in enumerate(_HEIGHTS):
        _paint_side(canvas, left + seat * 142, y + SAMPLE_HEIGHT - _RIM, seat, storeys)


def _paint_side(canvas: Canvas, x: float, foot: float, seat: int, storeys: int) -> None:
    draw_base(canvas, x, foot - 12, _PLOT, 12, seat)
    middle = x + _PLOT / 2
    for level in range(1, storeys + 1):
        top = foot - 12 - level * _STOREY
        draw_storey(canvas, middle, top, storey_width(_PLOT, level), _STOREY, level, lit=level == storeys)
    draw_flame(canvas, middle, foot - 12 - storeys * _STOREY - 2, 12)
    draw_pawn(canvas, seat, x + _PLOT + 28, foot - 26, 48)
