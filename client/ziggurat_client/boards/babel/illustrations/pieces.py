"""What the pictures of Babel are made of: columns of people, and temples on their plots."""

from __future__ import annotations

from typing import Final

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.babel.art.people_cards import draw_card_strip, draw_people_card
from ziggurat_client.boards.babel.art.temples import (
    draw_base,
    draw_flame,
    draw_storey,
    draw_storey_outline,
    storey_width,
)

CARD: Final = (72.0, 22.0)
"""The width of a card in a column, and how much of it is seen below the next one."""
END: Final = 84.0
"""The height of the card at a column's end."""
_PLOT: Final = 78.0
_STOREY: Final = 26.0


def draw_column(canvas: Canvas, x: float, y: float, cards: str) -> None:
    """A column that grows downwards."""
    width, strip = CARD
    for index, people in enumerate(cards[:-1]):
        draw_card_strip(canvas, people, x, y + index * strip, width, strip)
    draw_people_card(canvas, cards[-1], x, y + (len(cards) - 1) * strip, width, END, strip_height=strip)


def draw_standing_temple(
    canvas: Canvas, x: float, foot: float, levels: tuple[int, ...], seat: int, *, rising: int = 0
) -> None:
    """A temple on its plot; a storey that may rise is outlined."""
    draw_base(canvas, x, foot - 10, _PLOT, 10, seat)
    middle, top = x + _PLOT / 2, foot - 10
    for number, level in enumerate(levels, start=1):
        lit = number == len(levels)
        draw_storey(
            canvas, middle, top - number * _STOREY, storey_width(_PLOT, level), _STOREY, level, lit=lit and not rising
        )
    if rising:
        height = top - (len(levels) + 1) * _STOREY
        draw_storey_outline(canvas, middle, height, storey_width(_PLOT, rising), _STOREY, near=True)
    elif levels:
        draw_flame(canvas, middle, top - len(levels) * _STOREY - 1, 11)
