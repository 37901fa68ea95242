"""The frame of the board, and the market's place."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import replace
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.board_frame import draw_board_frame, draw_narrow_board_frame
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.ur.board.layout import Layout
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import draw_line, draw_lines
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

_LOW: Final = 120.0
"""Below this height the market's panel has a single line."""


class BoardFrame(Piece):
    """The gold frame with its band of inlay, and the bed of the tiles."""

    margin = 96

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout.centre)
        self._layout = layout

    def appearance(self) -> Hashable:
        return self._layout.side

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        board = replace(self._layout.board, x=x, y=y)
        if self._layout.frame_unit < 1:
            draw_narrow_board_frame(canvas, board, self._layout.frame_unit)
        else:
            draw_board_frame(canvas, board)


class MarketSign(Piece):
    """What the panel of the market says beside its tile; the rest of a pile lies below the tile."""

    margin = 0

    def __init__(self, box: Box, tile: Box, count: int, words: Words) -> None:
        """`tile` is where the tile lies in the panel."""
        super().__init__(box)
        self._tile = tile
        self._count = count
        pile = count > 1
        self._title = words.say("ur.pile", count=count) if pile else words.say("ur.market")
        self._note = words.say("ur.pile.note" if pile else "ur.market.note")

    def appearance(self) -> Hashable:
        return self._count, self._tile.width, self._title, self._note

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        middle = y + self.box.height / 2
        side = self._tile.width
        left = x + self._tile.x - self.box.x
        step = side / 20
        for below in range(self._count - 1, 0, -1):
            corner = left + step * below, middle - side / 2 + step * below
            canvas.fill(canvas.stepped(*corner, side, side, 4, 1), "#0d0a0b")
            canvas.fill(canvas.stepped_frame(*corner, side, side, 2, 4, 1), tones.GOLD_EDGE[1], 0.8)
        left += side + step * self._count + 24
        room = x + self.box.width - 16 - left
        most = 1 if self.box.height < _LOW else 3
        top = middle - (12.5 if self.box.height < _LOW else 28)
        draw_line(canvas, left, top, self._title, room, 24, tones.TEXT_HEAD, "bold")
        draw_lines(canvas, left, top + 36, self._note, room, most, 25, 18, tones.TEXT_SOFT)
