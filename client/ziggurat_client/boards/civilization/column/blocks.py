"""What the questions of the column are made of: texts on panels, and signs before rows."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from typing import Final

from ziggurat.games.game import Seat
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.boards.civilization.art.city import draw_city
from ziggurat_client.boards.civilization.art.counter import counter_size, draw_counter
from ziggurat_client.boards.civilization.art.ship import draw_ship
from ziggurat_client.boards.civilization.choosing.modes import Command
from ziggurat_client.boards.civilization.column.choice import Choice
from ziggurat_client.boards.play.choice_row import PaintSign
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Paragraph
from ziggurat_client.window.screen import Box

_LOW: Final = 84.0
_OVER: Final = 8.0
"""How much wider than its sign a counter may be."""


def text_block(box: Box, text: str) -> Iterator[Piece]:
    """A text on a panel."""
    yield Panel(box, STRIP_PANEL)
    is_low = box.height < _LOW
    yield Paragraph(box.inset(16, 6 if is_low else 14), text, 16 if is_low else 18)


def commanding(choice: Choice, command: Command) -> Callable[[], None]:
    """What a button calls that gives the command."""
    return lambda: choice.command(command)


def city_sign(seat: Seat) -> tuple[Hashable, PaintSign]:
    """A city of a seat before the words of a row."""
    return ("city", seat), lambda canvas, cx, cy, size: draw_city(canvas, seat, cx, cy, size)


def ship_sign(seat: Seat, aboard: int = 0) -> tuple[Hashable, PaintSign]:
    """A ship of a seat, with so many tokens aboard."""
    return ("ship", seat, aboard), lambda canvas, cx, cy, size: draw_ship(canvas, seat, cx, cy, size, cargo=aboard)


def counter_sign(seat: Seat, count: int) -> tuple[Hashable, PaintSign]:
    """A counter of a seat with a number."""

    def paint(canvas: Canvas, cx: float, cy: float, size: float) -> None:
        stud = size * 0.6
        # The plate grows with the number, but the words after the sign do not move.
        stud *= min(1.0, (size + _OVER) / counter_size(stud, count, canvas.scale).width)
        draw_counter(canvas, seat, cx, cy, stud, count)

    return ("counter", seat, count), paint
