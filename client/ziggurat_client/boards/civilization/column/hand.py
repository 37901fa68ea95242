"""What the column paints of what is in the hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ziggurat.games.game import Seat
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.civilization.art.counter import draw_counter
from ziggurat_client.boards.civilization.art.ship import draw_ship
from ziggurat_client.boards.civilization.choosing.modes import Held, Tokens
from ziggurat_client.boards.civilization.column.paint import EDGE
from ziggurat_client.ui.text import draw_line

_TITLE: Final = 26.0
_STUD: Final = 34.0


@dataclass(frozen=True)
class HandWords:
    """Where what is in the hand comes from, and how many go."""

    title: str
    line: str


def paint_hand(
    canvas: Canvas, x: float, y: float, size: tuple[float, float], seat: Seat, held: Held, words: HandWords
) -> None:
    """The title, what is held between the two buttons, and how many go and stay."""
    width, height = size
    is_low = height < 100
    if not is_low:
        draw_line(canvas, x + EDGE, y + _TITLE, words.title, width - 2 * EDGE, 19, tones.TEXT_HEAD, "bold")
        draw_line(canvas, x + width / 2, y + 52, words.line, width - 2 * EDGE, 17, tones.TEXT, align="m")
    else:
        draw_line(canvas, x + EDGE, y + 14, words.line, width - 2 * EDGE, 16, tones.TEXT)
    middle = y + height - (30 if is_low else 34)
    if isinstance(held, Tokens):
        draw_counter(canvas, seat, x + width / 2, middle, _STUD, held.count)
    else:
        draw_ship(canvas, seat, x + width / 2, middle, _STUD * 1.4, cargo=held.count)
