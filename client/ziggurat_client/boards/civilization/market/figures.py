"""How many cards and of which value: numbers with their words, or with signs where words have no room."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.numerals import SHELL, draw_number, number_width
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.civilization.art.cards.backs import draw_back
from ziggurat_client.boards.civilization.art.market.coin import draw_coin
from ziggurat_client.boards.civilization.art.market.tickets import NUMERAL_INK, SOFT_INK

Counted: TypeAlias = Literal["cards", "value"]
_GAP: Final = 8.0
_APART: Final = 16.0
_WORD: Final = 16.0
_BACK: Final = 20.0
_COIN: Final = 12.0
_DIGITS: Final[dict[Counted, int]] = {"cards": 1, "value": 2}
"""Room is reckoned for so many digits at least, so that tickets side by side look alike."""


@dataclass(frozen=True)
class Figure:
    """A number, what it counts, and the word for that."""

    number: int
    counted: Counted
    word: str


@dataclass(frozen=True)
class Ground:
    """What figures are drawn in: the stops of a number, the ink of a word, and how deep the shadow of a number is."""

    stops: Sequence[ColourLike]
    ink: ColourLike
    shadow: float


PAPER: Final = Ground(NUMERAL_INK, SOFT_INK, 0.0)
DARK: Final = Ground(SHELL, tones.TEXT_SOFT, 0.7)


def draw_figures(
    canvas: Canvas,
    x: float,
    middle: float,
    room: float,
    figures: Sequence[Figure],
    *,
    height: float = 32.0,
    ground: Ground = PAPER,
) -> None:
    """Numbers side by side from x in so much room. Where the words have no room a card and a coin stand for them."""
    scale = canvas.scale
    words = [text_width(figure.word, _WORD, "regular", scale) for figure in figures]
    longest = [str(figure.number).zfill(_DIGITS[figure.counted]) for figure in figures]
    numbers = sum(number_width(number, height, scale) for number in longest)
    spelt = numbers + sum(words) + len(figures) * _GAP + (len(figures) - 1) * _APART <= room
    for figure, word in zip(figures, words, strict=True):
        colours, shadow = ground.stops, ground.shadow
        x += draw_number(canvas, x, middle, figure.number, height, colours=colours, shadow=shadow) + _GAP
        if spelt:
            canvas.text(x, middle + 2, figure.word, _WORD, ground.ink, "regular", "lm")
            x += word + _APART
        elif figure.counted == "cards":
            draw_back(canvas, x, middle - _BACK * 0.68, _BACK)
            x += _BACK + _APART
        else:
            draw_coin(canvas, x + _COIN, middle, _COIN)
            x += 2 * _COIN + _APART
