"""The framed map on which everything lies."""

from __future__ import annotations

from collections.abc import Hashable

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.tigris.art.frame import draw_map
from ziggurat_client.boards.tigris.board.layout import Layout
from ziggurat_client.ui.piece import Piece


class MapGround(Piece):
    """Frame, land and rivers."""

    margin = 64

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout.places.board)
        self._space = layout.space

    def appearance(self) -> Hashable:
        return self._space

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        draw_map(canvas, x, y, self._space)
