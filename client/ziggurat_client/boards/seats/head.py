"""The head of a panel of a game's own: the panel in its player's colour, mark and name."""

from __future__ import annotations

from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.badges import GOLD_PILL, draw_pill, pill_width
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.inlay import draw_blocks
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.panels import PanelStyle, draw_panel
from ziggurat_client.boards.seats.company import Seated
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

NAME_AT: Final = 92.0
"""How far from the panel's left edge the name begins, and what stands below it."""
SECOND_LINE: Final = 66.0
"""How far from the top edge the middle of the line below the name is."""
_FIRST_LINE: Final = 36.0
_RIGHT: Final = 24.0
_GAP: Final = 8.0


def name_room(width: float, points: float) -> float:
    """How much room the name has in a panel of that width, in which the points take so much."""
    return width - NAME_AT - _RIGHT - points - _GAP


def draw_head(canvas: Canvas, box: Box, seated: Seated, you: str, points: float, style: PanelStyle) -> None:
    """Draw the panel, the row of stones and the mark in its player's colour, and the name with a robot and the word
    `you` where they belong. The points have so much room at the right."""
    x, y, player = box.x, box.y, seated.player
    draw_panel(canvas, x, y, box.width, box.height, style)
    colour = canvas.palette.player(seated.seat).colour
    draw_blocks(canvas, x + 10, y + 20, 8, box.height - 40, 14, [colour], upright=True, seed=3, brightness=0.95)
    draw_cube(canvas, seated.seat, x + 54, y + 46, 44, glow=0.7 if seated.active else 0.0)
    left, middle, room = x + NAME_AT, y + _FIRST_LINE, name_room(box.width, points)
    pill = pill_width(you, canvas.scale, size=16, padding=8) + 12 if seated.mine else 0
    taken = pill + (34 if player.bot else 0)
    after = left + draw_line(canvas, left, middle, player.name, room - taken, 27, tones.TEXT, "bold") + 12
    if player.bot:
        draw_icon(canvas, Icon.BOT, after + 11, middle, 22, tones.PALE_LAPIS)
        after += 34
    if seated.mine:
        draw_pill(canvas, after, middle, you, GOLD_PILL, size=16, height=26, padding=8)
