"""Temples: storeys one above the other on a base in their owner's colour, and the cards that they are built of."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ziggurat_client.art import numerals, tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import lighten
from ziggurat_client.art.inlay import draw_blocks
from ziggurat_client.art.numerals import NumeralGlow, draw_number
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN, Palette
from ziggurat_client.art.shape import Path, Points, Shape
from ziggurat_client.boards.babel.art.people_cards import slab

HIGHEST: Final = 6
"""The highest level of a temple."""

_LEVELS: Final = (
    ("#c9553f", "#8c3022"),
    ("#e9d9b0", "#c3a672"),
    ("#4e7fd8", "#23479a"),
    ("#c9553f", "#8c3022"),
    ("#e9d9b0", "#c3a672"),
    ("#ffd873", "#c58a2a"),
)
"""Upper and lower colour of every level's storey: red, shell, lapis, red, shell, gold."""
_DARK_INK: Final = ("#2a1508", "#1d0f06", "#1d0f06")
_LIGHT_INK: Final = ("#fffaf0", "#fff3dc", "#ead7a6")
_PALE: Final = frozenset({2, 5, 6})
"""The levels whose storeys are pale, so that their numbers are dark."""
_SETBACK: Final = 0.104
"""How much narrower each level is than the one below, as a share of the base."""
_LIGHT_REACH: Final = 40.0
"""Space around a temple card for its light."""
_COURSE: Final = 0.073
"""The height of one course on a temple card, as a share of its height."""


def storey_width(base: float, level: int) -> float:
    """How wide the storey of a level is on a base so wide."""
    return base * (0.95 - (level - 1) * _SETBACK)


def draw_storey(
    canvas: Canvas,
    cx: float,
    y: float,
    width: float,
    height: float,
    level: int,
    *,
    lit: bool = False,
    numbered: bool = True,
) -> None:
    """One storey with its level on it, if it is `numbered`; the top one of a temple is `lit`."""
    upper, lower = _LEVELS[level - 1]
    body = canvas.mask(Shape().poly(_walls(cx, y, width, height)))
    canvas.shadow(body, 5, 2, 0.6)
    if lit:
        canvas.glow(body, "#ffb347", 12, 0.55, inside=False)
    canvas.fill(body, vertical(y, y + height, (0, lighten(upper, 0.22)), (0.25, upper), (1, lower)))
    _draw_niches(canvas, cx, y, width, height)
    coping = canvas.rect(cx - width / 2, y - 1, width, height * 0.15)
    canvas.fill(coping, vertical(y - 1, y + height * 0.15, "#fffaf0", "#dcc48c"))
    canvas.bevel(body, 1, 0.3, 0.45)
    if not numbered:
        return
    pale = level in _PALE
    colours = _DARK_INK if pale else _LIGHT_INK
    draw_number(canvas, cx, y + height * 0.58, level, height * 0.66, "m", colours=colours, shadow=0.0 if pale else 0.6)


def draw_storey_outline(
    canvas: Canvas, cx: float, y: float, width: float, height: float, *, near: bool = False
) -> None:
    """Where a storey may still rise; the one that comes next is drawn nearer."""
    walls = Shape().line(_walls(cx, y + 2, width, height - 3), 1.2, closed=True, cap="flat")
    canvas.fill(walls, "#8fa4e6", 0.42 if near else 0.20)


def _walls(cx: float, y: float, width: float, height: float) -> Points:
    half = width / 2
    return [(cx - half + 2, y), (cx + half - 2, y), (cx + half, y + height), (cx - half, y + height)]


def _draw_niches(canvas: Canvas, cx: float, y: float, width: float, height: float) -> None:
    niches = Shape()
    for side in (-1, 1):
        for number in range(4):
            middle = cx + side * (height * 0.47 + number * height * 0.19)
            if abs(middle - cx) < width / 2 - 5:
                niches.rect(middle - 1.4, y + height * 0.28, 2.8, height * 0.58)
    if niches:
        canvas.fill(niches, "#160c0a", 0.40)


def draw_base(canvas: Canvas, x: float, y: float, width: float, height: float, seat: int) -> None:
    """The plot of a temple, in the colour of the seat that owns it."""
    canvas.shadow(canvas.rect(x, y, width, height), 5, 2, 0.6)
    canvas.fill(canvas.stepped(x, y, width, height, 2, 1), BITUMEN)
    colour = canvas.palette.player(seat).colour
    draw_blocks(canvas, x + 2, y + 2, width - 4, height - 4, 8, [colour], seed=3)


def draw_flame(canvas: Canvas, cx: float, foot: float, size: float) -> None:
    """The flame on the top of a temple; `foot` is the height that it burns on."""
    flame = Path(cx, foot - size).quadratic(cx + size * 0.43, foot - size / 2, cx + size * 0.28, foot)
    flame.line(cx - size * 0.28, foot).quadratic(cx - size * 0.43, foot - size / 2, cx, foot - size)
    shape = Shape().poly(flame.points)
    canvas.glow(shape, "#ff9a3c", 9)
    canvas.fill(shape, vertical(foot - size, foot, "#fff2b0", "#ff8a2c"))


def draw_temple_card(
    canvas: Canvas,
    x: float,
    y: float,
    width: float,
    height: float,
    level: int,
    *,
    lit: bool = False,
    visible: float | None = None,
) -> None:
    """A temple card: its level, and six courses of which its own shines.

    `visible` is how much of its width the next card leaves free, in which the number stands; a card is `lit` that may
    be used.
    """
    room = width if visible is None else visible
    margin = canvas.snap(_LIGHT_REACH)
    picture = _card_picture(width, height, level, lit, room, canvas.scale, canvas.palette)
    canvas.blit(picture, x - margin, y - margin)


@lru_cache(maxsize=128)
def _card_picture(
    width: float, height: float, level: int, lit: bool, room: float, scale: float, palette: Palette
) -> Canvas:
    picture = Canvas(width + 2 * _LIGHT_REACH, height + 2 * _LIGHT_REACH, scale, palette)
    x = y = picture.snap(_LIGHT_REACH)
    if lit:
        picture.glow(picture.stepped(x, y, width, height, 3, 1), "#ffcc55", 16, 1.0, inside=False)
    field = slab(picture, x, y, width, height)
    picture.fill(field, vertical(y, y + height, "#2a1d14", "#120b08"))
    picture.inner_shadow(field, 6, 0.4)
    colours, glow = (numerals.GOLD, NumeralGlow("#d98a1f", 10, 0.5)) if lit else (numerals.SHELL, None)
    number = min(height * 0.27, room * 0.8)
    draw_number(picture, x + room / 2, y + height * 0.27, level, number, "m", colours, glow)
    _draw_courses(picture, x + width / 2, y + height * 0.886, width * 0.72, height * _COURSE, level)
    if lit:
        frame = picture.stepped_frame(x - 2, y - 2, width + 4, height + 4, 3, 3, 1)
        picture.fill(frame, vertical(y, y + height, *tones.BRIGHT_EDGE))
    return picture


def _draw_courses(canvas: Canvas, cx: float, foot: float, width: float, height: float, level: int) -> None:
    for number, (upper, lower) in enumerate(_LEVELS):
        wide, top = width * (1 - number * 0.135), foot - (number + 1) * height
        own = number + 1 == level
        colours = ("#fff2c4", "#f0b83c") if own else (upper, lower)
        alpha = 1.0 if own else 0.45 if number + 1 < level else 0.14
        course = canvas.rect(cx - wide / 2, top, wide, height * 0.78)
        canvas.fill(course, vertical(top, top + height, *colours), alpha)
