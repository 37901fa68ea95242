"""The frame of the map."""

from __future__ import annotations

from collections.abc import Hashable

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.map_frame import draw_map_frame
from ziggurat_client.boards.civilization.board.layout import FRAME, Layout
from ziggurat_client.ui.piece import Piece


class MapFrame(Piece):
    """Gold, bands of inlay, and the dark ground on which the map is laid."""

    margin = 64

    def __init__(self, layout: Layout) -> None:
        super().__init__(layout.places.board)
        self._unit = layout.unit

    def appearance(self) -> Hashable:
        return self._unit

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        draw_map_frame(canvas, x, y, (self.box.width, self.box.height), self._unit, FRAME)
