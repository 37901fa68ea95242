"""What the points of Babel are made of: the temple at each site, and the hand that breaks ties."""

from __future__ import annotations

from typing import Final

from ziggurat.games.babel.peoples import SITES
from ziggurat.games.babel.scoring import BabelStanding
from ziggurat.games.game import Standing
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.babel.art.people import draw_people_plaque
from ziggurat_client.boards.babel.art.people_cards import draw_people_back
from ziggurat_client.boards.babel.art.temples import draw_base, draw_storey_outline, draw_temple_card
from ziggurat_client.window.screen import Box

_CARD: Final = (60.0, 84.0)
_PLAQUE: Final = 40.0
_PITCH: Final = 112.0
_TOP: Final = 16.0
_BACK: Final = (19.0, 26.0)


def paint_breakdown(canvas: Canvas, standing: Standing, below_name: Box, beside: Box) -> None:
    """The number of cards in hand below the name; beside it the top card of every temple, over its site's people."""
    if not isinstance(standing, BabelStanding):
        return
    x, middle = below_name.x + 2, below_name.centre[1]
    draw_people_back(canvas, x, middle - _BACK[1] / 2, *_BACK)
    canvas.text(x + 30, middle, str(standing.breakers[0]), 20, tones.TEXT, "bold", "lm")
    pitch = min(_PITCH, beside.width / len(SITES))
    for number, (site, level) in enumerate(zip(SITES, standing.levels, strict=True)):
        _paint_temple(canvas, beside.x + number * pitch, beside.y + _TOP, site, level, standing.seat)


def _paint_temple(canvas: Canvas, x: float, y: float, site: str, level: int, seat: int) -> None:
    width, height = _CARD
    if level:
        draw_temple_card(canvas, x, y, width, height, level)
    else:
        draw_storey_outline(canvas, x + width / 2, y + height - 30, width * 0.8, 24, near=True)
        draw_base(canvas, x, y + height - 6, width, 8, seat)
    draw_people_plaque(canvas, site, x + (width - _PLAQUE) / 2, y + height + 6, _PLAQUE)
