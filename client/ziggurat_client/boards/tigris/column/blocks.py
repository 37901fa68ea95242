"""What the questions of the column are made of: a text on a panel, and places below each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.boards.tigris.choosing.modes import Command
from ziggurat_client.boards.tigris.column.choice import Choice
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Paragraph
from ziggurat_client.window.screen import Box

_GAP: Final = 8.0
_ROW: Final = 64.0
_LOW: Final = 84.0


def text_block(box: Box, text: str) -> Iterator[Piece]:
    """A text on a panel."""
    yield Panel(box, STRIP_PANEL)
    is_low = box.height < _LOW
    yield Paragraph(box.inset(18, 6 if is_low else 16), text, 16 if is_low else 18)


def split(box: Box, share: float) -> tuple[Box, Box]:
    """The upper part of a place, and what is left below it."""
    upper = box._replace(height=box.height * share - _GAP / 2)
    top = upper.bottom + _GAP
    return upper, box._replace(y=top, height=box.bottom - top)


def rows_in(box: Box, count: int) -> Sequence[Box]:
    """So many rows from the top of a place."""
    each = min(_ROW, (box.height - (count - 1) * _GAP) / count)
    return [Box(box.x, box.y + number * (each + _GAP), box.width, each) for number in range(count)]


def commanding(choice: Choice, command: Command) -> Callable[[], None]:
    """What a button calls that gives the command."""
    return lambda: choice.command(command)
