"""The pictures in the rules, by the number of their paragraph."""

from __future__ import annotations

from typing import Final

from ziggurat_client.art import numerals
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.figure import Figure, framed
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.boards.civilization.art.city import draw_city
from ziggurat_client.boards.civilization.art.counter import draw_counter
from ziggurat_client.boards.civilization.art.places import draw_limit, draw_site, draw_volcano
from ziggurat_client.boards.civilization.art.ship import draw_ship
from ziggurat_client.boards.civilization.art.signs import draw_conflict, draw_marker
from ziggurat_client.boards.civilization.illustrations.card_figures import CARD_FIGURES
from ziggurat_client.boards.civilization.succession.epochs import COLOURS

_MINE: Final = 1
_THEIRS: Final = 2
_ARROW: Final = "#ffd873"
_STUD: Final = 34.0
_CITY: Final = 62.0
_SHIP: Final = 58.0
_SQUARE: Final = 52.0


def _components(canvas: Canvas, x: float, y: float) -> None:
    """What a nation has: tokens, a city, a ship and its marker."""
    draw_counter(canvas, _MINE, x + 52, y + 60, _STUD, 55)
    draw_city(canvas, _MINE, x + 140, y + 60, _CITY)
    draw_ship(canvas, _MINE, x + 222, y + 60, _SHIP)
    draw_marker(canvas, _MINE, x + 294, y + 60, _STUD)


def _map(canvas: Canvas, x: float, y: float) -> None:
    """What an area may have: a limit, a site for a city, a volcano."""
    draw_limit(canvas, x + 70, y + 60, 13, 3, 0)
    draw_site(canvas, x + 154, y + 60, 30, "black")
    draw_site(canvas, x + 206, y + 60, 30, "white")
    draw_volcano(canvas, x + 278, y + 72, 52)


def _growth(canvas: Canvas, x: float, y: float) -> None:
    """One token becomes two, two or more become two more; a border is crossed once."""
    for number, (before, after) in enumerate(((1, 2), (3, 5))):
        left = x + 14 + number * 168
        draw_counter(canvas, _MINE, left + 34, y + 60, _STUD, before)
        draw_icon(canvas, Icon.RIGHT, left + 80, y + 60, 22, _ARROW)
        draw_counter(canvas, _MINE, left + 124, y + 60, _STUD, after, "may move")


def _conflict(canvas: Canvas, x: float, y: float) -> None:
    """Five in room for two: the weaker side loses its first token first."""
    draw_counter(canvas, _MINE, x + 44, y + 60, _STUD, 3)
    draw_conflict(canvas, x + 108, y + 60, 40)
    draw_counter(canvas, _THEIRS, x + 172, y + 60, _STUD, 2)
    draw_icon(canvas, Icon.RIGHT, x + 228, y + 60, 24, _ARROW)
    draw_counter(canvas, _MINE, x + 292, y + 60, _STUD, 2, "may move")


def _support(canvas: Canvas, x: float, y: float) -> None:
    """Two tokens on the map for every city."""
    draw_city(canvas, _MINE, x + 90, y + 60, _CITY)
    draw_number(canvas, x + 158, y + 60, "2", 34, "m", numerals.GOLD)
    draw_icon(canvas, Icon.RIGHT, x + 200, y + 60, 22, _ARROW)
    for number in range(2):
        draw_counter(canvas, _MINE, x + 240 + number * 58, y + 60, _STUD, 1)


def _founding(canvas: Canvas, x: float, y: float) -> None:
    """Six tokens on a site, or twelve elsewhere, become a city."""
    draw_site(canvas, x + 40, y + 60, 26, "black")
    draw_counter(canvas, _MINE, x + 100, y + 60, _STUD, 6, "may move")
    draw_icon(canvas, Icon.RIGHT, x + 176, y + 60, 26, _ARROW)
    draw_city(canvas, _MINE, x + 256, y + 60, _CITY)


def _succession(canvas: Canvas, x: float, y: float) -> None:
    """A square a turn; two cities open the Bronze Age."""
    shades = (COLOURS["neolithic"],) * 2 + (COLOURS["early_bronze"],) * 3
    for number, shade in enumerate(shades):
        canvas.fill(canvas.rect(x + 40 + number * _SQUARE, y + 40, _SQUARE - 2, 44), shade)
    canvas.fill(canvas.rect(x + 37 + 2 * _SQUARE, y + 32, 4, 60), "#ffe7a0")
    draw_marker(canvas, _MINE, x + 40 + 1.5 * _SQUARE, y + 62, 32, own=True)
    for number in range(2):
        draw_city(canvas, _MINE, x + 190 + number * 52, y + 22, 34)


FIGURES: Final[dict[str, Figure]] = {
    paragraph: framed(124, paint)
    for paragraph, paint in {
        "2": _components,
        "5": _map,
        "6.2": _growth,
        "6.3": _conflict,
        "6.4": _support,
        "6.5": _founding,
        "12": _succession,
        **CARD_FIGURES,
    }.items()
}
"""All of them."""
