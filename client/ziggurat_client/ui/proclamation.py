"""The banner over a result: who won in big letters, how the match ended, and the winner's ziggurats."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from ziggurat.games.game import Seat
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.heading import BANNER, draw_heading
from ziggurat_client.art.inlay import draw_sawtooth
from ziggurat_client.art.panels import PanelStyle, draw_panel
from ziggurat_client.art.ziggurat import draw_ziggurat
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_PANEL: Final = PanelStyle(
    "#2b1c10", "#120c0c", ("#fff0b8", "#c8923a"), edge_width=2.5, glow="#ffb63d", glow_radius=34, glow_strength=0.8
)
_BESIDE: Final = 440.0
"""What the ziggurats on both sides take of the width."""


class Proclamation(Piece):
    """The title and the line below it, between two ziggurats of the winner, or dark ones if nobody won."""

    margin = 40

    def __init__(self, box: Box, title: str, story: str, winner: Seat | None) -> None:
        super().__init__(box)
        self._title = title
        self._story = story
        self._winner = winner

    def appearance(self) -> Hashable:
        return self._title, self._story, self._winner

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        draw_panel(canvas, x, y, width, height, _PANEL)
        draw_sawtooth(canvas, x + 16, y + 10, width - 32, 12)
        draw_sawtooth(canvas, x + 16, y + height - 22, width - 32, 12)
        lit = 0.9 if self._winner is not None else 0
        for centre in (x + 124, x + width - 124):
            draw_ziggurat(canvas, centre, y + 90, 112, 4, owner=self._winner, lit=lit)
        middle, room = x + width / 2, width - _BESIDE
        draw_heading(canvas, middle, y + 68, self._title, BANNER, "mm", tracking=0.1, room=room)
        draw_line(canvas, middle, y + 122, self._story, room, 22, tones.TEXT, "regular", "m")
