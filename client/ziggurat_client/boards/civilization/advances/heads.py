"""Above each column its group, with a tick for each advance of it that is owned; below short ones what cards give."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from ziggurat.games.civilization.tables import AdvanceId, Group
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.text import wrap
from ziggurat_client.boards.civilization.advances.plan import Heading
from ziggurat_client.boards.civilization.art.advances.advances import DRAWINGS, group_colours
from ziggurat_client.boards.civilization.art.advances.card_body import draw_column_head
from ziggurat_client.boards.civilization.art.framed import FieldColours, draw_figure
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_WITH_FIGURE: Final = 200.0
_FIGURES: Final[dict[Group, AdvanceId]] = {
    "arts": "music",
    "crafts": "pottery",
    "sciences": "astronomy",
    "civics": "law",
}
"""The sign that stands for a group where there is room for one."""
_PITCH: Final = 22.0
_LETTERS: Final = 17.0


class ColumnHead(Piece):
    """A group, and how many of its advances are owned."""

    margin = 12

    def __init__(self, box: Box, group: Heading, name: str, owned: int) -> None:
        super().__init__(box)
        self._group = group
        self._name = name
        self._owned = owned

    def appearance(self) -> Hashable:
        return self._group, self._name, self._owned

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, middle = self.box.width, y + self.box.height / 2
        draw_column_head(canvas, self._group, x, y, width)
        ticks = min(self._owned, int((width * 0.5) // _PITCH))
        draw_line(canvas, x + 16, middle, self._name, width - 30 - ticks * _PITCH, 22, "#fffaf0", "bold")
        for number in range(ticks):
            draw_icon(canvas, Icon.CHECK, x + width - 22 - number * _PITCH, middle, 18, "#eafff8")


class GroupNote(Piece):
    """What the cards of a group give off the price of others."""

    margin = 4

    def __init__(self, box: Box, group: Group, title: str, text: str) -> None:
        super().__init__(box)
        self._group: Group = group
        self._title = title
        self._text = text

    def appearance(self) -> Hashable:
        return self._group, self._title, self._text

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height, colours = self.box.width, self.box.height, group_colours(canvas.palette, self._group)
        canvas.fill(canvas.stepped(x, y, width, height, 5, 2), "#070c22", 0.5)
        canvas.fill(canvas.stepped_frame(x, y, width, height, 1.2, 5, 2), colours.light, 0.6)
        if height > _WITH_FIGURE:
            ground = FieldColours(colours.light, colours.mid, colours.deep)
            draw_figure(canvas, DRAWINGS[_FIGURES[self._group]], x + width / 2, y + height * 0.28, 84, ground)
            height, y = height * 0.52, y + height * 0.42
        lines = wrap(self._text, width - 28, _LETTERS, "regular", canvas.scale)
        most = max(1, int((height - 16) / (_PITCH + 2)) - 1)
        middle = y + height / 2 - len(lines[:most]) * (_PITCH + 2) / 2
        draw_line(canvas, x + width / 2, middle, self._title, width - 24, _LETTERS, colours.spark, "bold", "m")
        for line in lines[:most]:
            middle += _PITCH + 2
            draw_line(canvas, x + width / 2, middle, line, width - 20, _LETTERS, tones.TEXT, align="m")
