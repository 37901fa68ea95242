"""How to win, in three pictures: spread and found, trade, advance."""

from __future__ import annotations

from typing import Final

from ziggurat_client.art import numerals
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.figure import WINNING_HEIGHT, WINNING_WIDTH, Figure, framed
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.shape import Shape
from ziggurat_client.boards.civilization.art.advances.advances import draw_advance
from ziggurat_client.boards.civilization.art.cards.trade_card import draw_trade_card
from ziggurat_client.boards.civilization.art.city import draw_city
from ziggurat_client.boards.civilization.art.counter import draw_counter
from ziggurat_client.boards.civilization.art.places import draw_limit, draw_site
from ziggurat_client.boards.civilization.art.signs import draw_marker
from ziggurat_client.boards.civilization.succession.epochs import COLOURS

_MINE: Final = 1
_STUD: Final = 44.0
_CITY: Final = 86.0
_CARD: Final = 70.0
_CARDS: Final = 3
_LAND: Final = ("#857957", "#667853", "#787a58")
_SQUARES: Final = 5
_SQUARE: Final = 64.0


def _spread(canvas: Canvas, x: float, y: float) -> None:
    """Tokens grow each turn, and go on into free areas up to their limits."""
    for number, (cx, cy, count) in enumerate(((92.0, 126.0, 2), (232.0, 84.0, 2), (238.0, 192.0, 1))):
        _area(canvas, x + cx, y + cy, _LAND[number])
        draw_counter(canvas, _MINE, x + cx, y + cy - 12, _STUD, count, "idle" if number == 0 else "may move")
        draw_limit(canvas, x + cx, y + cy + 34, 9, 2, count)
    for down in (-30, 36):
        draw_icon(canvas, Icon.RIGHT, x + 163, y + 134 + down, 26, "#ffd873")
    draw_number(canvas, x + 350, y + 138, "+2", 46, "l", numerals.GOLD)


def _found(canvas: Canvas, x: float, y: float) -> None:
    """Six tokens on a site become a city; a city brings a card a turn, and sets of cards pay for an advance."""
    upper, lower = y + 76, y + 190
    _area(canvas, x + 104, upper, _LAND[1], 0.82)
    draw_site(canvas, x + 62, upper + 32, 18, "black")
    draw_counter(canvas, _MINE, x + 108, upper - 6, _STUD, 6, "may move")
    draw_icon(canvas, Icon.RIGHT, x + 212, upper, 30, "#ffd873")
    draw_city(canvas, _MINE, x + 318, upper, _CITY, "may move")
    for number in range(_CARDS):
        draw_trade_card(canvas, x + 46 + number * 32, lower - 48, _CARD, "salt", name="")
    draw_icon(canvas, Icon.RIGHT, x + 226, lower, 30, "#ffd873")
    draw_advance(canvas, "law", x + 280, lower - 38, 76)


def _climb(canvas: Canvas, x: float, y: float) -> None:
    """The marker goes a square a turn, into the Bronze Age with two cities only."""
    left, top = x + (WINNING_WIDTH - _SQUARES * _SQUARE) / 2, y + 150
    shades = [COLOURS["neolithic"]] * 2 + [COLOURS["early_bronze"]] * (_SQUARES - 2)
    for number, shade in enumerate(shades):
        box = canvas.rect(left + number * _SQUARE + 1, top, _SQUARE - 2, 58)
        canvas.fill(box, shade)
    canvas.fill(canvas.rect(left + 2 * _SQUARE - 2, top - 8, 4, 74), "#ffe7a0")
    draw_marker(canvas, _MINE, left + 1.5 * _SQUARE, top + 29, 40, own=True)
    draw_icon(canvas, Icon.RIGHT, left + 2.5 * _SQUARE, top + 29, 28, "#ffd873")
    for number in range(2):
        draw_city(canvas, _MINE, left + (2.1 + number) * _SQUARE, y + 84, 62)
    draw_icon(canvas, Icon.CHECK, left + 4.4 * _SQUARE, y + 84, 30, "#7fe0a0")


def _area(canvas: Canvas, cx: float, cy: float, colour: str, size: float = 1.0) -> None:
    corners = [(-62, -30), (-20, -52), (48, -44), (66, 4), (40, 52), (-34, 56), (-66, 22)]
    shape = Shape().poly([(cx + dx * size, cy + dy * size) for dx, dy in corners])
    canvas.shadow(shape, 8, 3, 0.6)
    canvas.fill(shape, colour)
    canvas.bevel(shape, 1.5, 0.4, 0.5)


WINNING: Final[tuple[Figure, ...]] = tuple(
    framed(WINNING_HEIGHT, paint, WINNING_WIDTH) for paint in (_spread, _found, _climb)
)
"""The three pictures."""
