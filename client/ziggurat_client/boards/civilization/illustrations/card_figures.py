"""The pictures beside the paragraphs of the rules about taxes, trade cards, advances and calamities."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ziggurat_client.art import numerals
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.boards.civilization.art.advances.advances import draw_advance
from ziggurat_client.boards.civilization.art.calamities.calamities import draw_calamity
from ziggurat_client.boards.civilization.art.cards.backs import draw_back
from ziggurat_client.boards.civilization.art.cards.trade_card import draw_trade_card
from ziggurat_client.boards.civilization.art.city import draw_city
from ziggurat_client.boards.civilization.art.market.coin import draw_coin
from ziggurat_client.boards.civilization.art.market.stage import draw_scales

_MINE: Final = 1
_ARROW: Final = "#ffd873"
_STUD: Final = 34.0
_CARD: Final = 58.0
_STEP: Final = 26.0
_SIGN: Final = 66.0


def _taxes(canvas: Canvas, x: float, y: float) -> None:
    """A city brings two coins a turn."""
    draw_city(canvas, _MINE, x + 86, y + 60, 62)
    draw_icon(canvas, Icon.RIGHT, x + 164, y + 62, 26, _ARROW)
    for number in range(2):
        draw_coin(canvas, x + 224 + number * 48, y + 62, 21)


def _sets(canvas: Canvas, x: float, y: float) -> None:
    """Three Salt are worth 27."""
    for number in range(3):
        draw_trade_card(canvas, x + 52 + number * _STEP, y + 22, _CARD, "salt", name="")
    draw_icon(canvas, Icon.RIGHT, x + 206, y + 62, 26, _ARROW)
    draw_number(canvas, x + 268, y + 62, "27", 40, "m", numerals.GOLD)


def _market(canvas: Canvas, x: float, y: float) -> None:
    """Three cards against three: what is in a lot only its owner sees."""
    for number in range(3):
        draw_trade_card(canvas, x + 18 + number * _STEP, y + 22, _CARD, "grain", name="")
        draw_back(canvas, x + 212 + number * _STEP, y + 22, _CARD)
    draw_scales(canvas, x + 170, y + 62, 60)


def _advances(canvas: Canvas, x: float, y: float) -> None:
    """An advance that is owned makes another one cheaper."""
    draw_advance(canvas, "pottery", x + 34, y + 29, _SIGN)
    draw_icon(canvas, Icon.RIGHT, x + 130, y + 62, 26, _ARROW)
    draw_number(canvas, x + 188, y + 62, "-10", 32, "m", numerals.GOLD)
    draw_advance(canvas, "metallurgy", x + 240, y + 29, _SIGN)


def _calamities(canvas: Canvas, x: float, y: float) -> None:
    """A token is one unit, a city five."""
    draw_calamity(canvas, "famine", x + 26, y + 29, _SIGN)
    draw_icon(canvas, Icon.RIGHT, x + 118, y + 62, 26, _ARROW)
    draw_cube(canvas, _MINE, x + 172, y + 62, _STUD)
    draw_number(canvas, x + 212, y + 62, "1", 30, "m", numerals.GOLD)
    draw_city(canvas, _MINE, x + 264, y + 60, 52)
    draw_number(canvas, x + 312, y + 62, "5", 30, "m", numerals.GOLD)


CARD_FIGURES: Final[dict[str, Callable[[Canvas, float, float], None]]] = {
    "6.1": _taxes,
    "8": _sets,
    "9": _market,
    "10": _advances,
    "11": _calamities,
}
"""What paints each, by the number of its paragraph."""
