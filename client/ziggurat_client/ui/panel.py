"""Pieces that hold other pieces: panels and the bar along the top."""

from __future__ import annotations

from collections.abc import Hashable

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.panels import MARGIN, PLAIN_PANEL, TOP_BAR_HEIGHT, PanelStyle, draw_panel, draw_top_bar
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box


class Panel(Piece):
    """A panel with stepped corners and a golden edge."""

    margin = MARGIN

    def __init__(self, box: Box, style: PanelStyle = PLAIN_PANEL) -> None:
        super().__init__(box)
        self._style = style

    def appearance(self) -> Hashable:
        return self._style

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        draw_panel(canvas, x, y, self.box.width, self.box.height, self._style)


class TopBar(Piece):
    """The bar along the upper edge, across the whole window."""

    def __init__(self, expanse: Box) -> None:
        """`expanse` reaches from edge to edge."""
        super().__init__(Box(expanse.x, 0, expanse.width, TOP_BAR_HEIGHT + 24))

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        draw_top_bar(canvas, self.box.width)
