"""A whole society, or one that is not: the three civic advances that nobody wins without (13)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.civilization.advances import in_table_order
from ziggurat.games.civilization.scoring import CIVIC_VIRTUES
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.boards.civilization.art.advances.advances import draw_advance
from ziggurat_client.window.screen import Box

_SIGN: Final = 44.0
_GAP: Final = 6.0
_WHOLE: Final = "#7fe8dc"
_LACKING: Final = "#ffb08f"


def draw_society(canvas: Canvas, room: Box, *, is_whole: bool) -> None:
    """Law, Democracy and Philosophy, veiled where the society is not whole, and a tick or a cross behind them."""
    virtues = in_table_order(CIVIC_VIRTUES)
    pitch = min(_SIGN + _GAP, room.width / (len(virtues) + 1), room.height * 0.6)
    size, middle = pitch - _GAP, room.centre[1]
    left = room.x + (room.width - (len(virtues) + 1) * pitch) / 2
    for number, advance in enumerate(virtues):
        x, y = left + number * pitch, middle - size / 2
        draw_advance(canvas, advance, x, y, size)
        if not is_whole:
            canvas.fill(canvas.stepped(x, y, size, size, 2, 1), tones.NIGHT, 0.55)
    icon, ink = (Icon.CHECK, _WHOLE) if is_whole else (Icon.CROSS, _LACKING)
    draw_icon(canvas, icon, left + (len(virtues) + 0.5) * pitch, middle, size * 0.7, ink)
