"""The board's frame, which never changes."""

from __future__ import annotations

from collections.abc import Hashable

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.babel.art.board import draw_board
from ziggurat_client.boards.babel.board.layout import Layout
from ziggurat_client.ui.piece import Piece


class BoardFrame(Piece):
    """The gold frame with its band of inlay, and the bed of the lanes."""

    margin = 96

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout.board)
        self._unit = layout.unit

    def appearance(self) -> Hashable:
        return self._unit

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        draw_board(canvas, x, y, self.box.width, self.box.height, self._unit)
