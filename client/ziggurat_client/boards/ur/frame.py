"""The frame of the board, and the market's place."""

from __future__ import annotations

from collections.abc import Hashable

from ziggurat_client.art import tones
from ziggurat_client.art.board_frame import BoardGeometry, draw_board_frame
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.text import wrap
from ziggurat_client.boards.ur.layout import Layout
from ziggurat_client.screen import Box
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.words import Words


class BoardFrame(Piece):
    """The gold frame with its band of inlay, and the bed of the tiles."""

    margin = 96

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout.centre)
        self._layout = layout

    def look(self) -> Hashable:
        return self._layout.side

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        board = self._layout.board
        draw_board_frame(canvas, BoardGeometry(x, y, board.side, board.count, board.tile, board.gap, board.inset))


class MarketSign(Piece):
    """What the panel of the market says beside its tile; the rest of a pile lies below the tile."""

    margin = 0

    def __init__(self, box: Box, count: int, words: Words) -> None:
        super().__init__(box)
        self._count = count
        pile = count > 1
        self._title = words.say("ur.pile", count=count) if pile else words.say("ur.market")
        self._note = words.say("ur.pile.note" if pile else "ur.market.note")

    def look(self) -> Hashable:
        return self._count, self._title, self._note

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        middle = y + self.box.height / 2
        for below in range(self._count - 1, 0, -1):
            left, top = x + 40 + 7 * below, middle - 72 + 7 * below
            canvas.fill(canvas.stepped(left, top, 144, 144, 4, 1), "#0d0a0b")
            canvas.fill(canvas.stepped_frame(left, top, 144, 144, 2, 4, 1), tones.GOLD_EDGE[1], 0.8)
        draw_line(canvas, x + 216, middle - 28, self._title, self.box.width - 232, 24, tones.TEXT_HEAD, "bold")
        lines = wrap(self._note, self.box.width - 232, 18, "regular", canvas.scale)
        for row, line in enumerate(lines[:3]):
            canvas.text(x + 216, middle + 8 + row * 25, line, 18, tones.TEXT_SOFT, "regular", "lm")
