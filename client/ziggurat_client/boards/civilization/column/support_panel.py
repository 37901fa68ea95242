"""Whether the tokens on the map support the cities: two for each (6.4)."""

from __future__ import annotations

from ziggurat.games.civilization.position import Nation
from ziggurat.games.civilization.support import SUPPORT
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.numerals import GOLD, draw_number
from ziggurat_client.boards.civilization.column.choice import Choice
from ziggurat_client.boards.civilization.column.paint import EDGE
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_ENOUGH = "#7fe0a0"
_TOO_FEW = "#ff9d7a"


def support_panel(box: Box, nation: Nation, choice: Choice) -> Piece:
    """The tokens and the cities as they would be, and how many tokens are needed."""
    tokens, cities = nation.on_map, len(nation.cities)
    needed = SUPPORT * cities
    title = choice.say("civilization.column.support")
    line = choice.say("civilization.column.for_cities", count=cities)
    below = choice.say("civilization.column.needed", count=needed)

    def paint(canvas: Canvas, x: float, y: float) -> None:
        room, enough = box.width - 2 * EDGE, tokens >= needed
        draw_line(canvas, x + EDGE, y + 24, title, room, 19, tones.TEXT_HEAD, "bold")
        taken = draw_number(canvas, x + EDGE, y + 58, tokens, 32, colours=GOLD)
        draw_line(canvas, x + EDGE + taken + 10, y + 58, line, room - taken - 10, 18, tones.TEXT)
        colour = _ENOUGH if enough else _TOO_FEW
        draw_icon(canvas, Icon.CHECK if enough else Icon.CROSS, x + EDGE + 9, y + 92, 18, colour)
        draw_line(canvas, x + EDGE + 28, y + 92, below, room - 28, 17, tones.TEXT)

    return Painted(box, ("civilization support", tokens, needed, title, line, below), paint)
