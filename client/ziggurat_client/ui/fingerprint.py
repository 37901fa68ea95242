"""A certificate's fingerprint, in groups that two people can compare aloud."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from ziggurat.wire.fingerprints import grouped
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.panels import draw_field
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box

COLUMNS: Final = 8
HEIGHT: Final = 100.0
_SIZE: Final = 24


class FingerprintPiece(Piece):
    """Two rows of eight groups of four. Those that differ from `other` are lit."""

    margin = 8

    def __init__(self, box: Box, fingerprint: str, other: str | None = None) -> None:
        super().__init__(Box(box.x, box.y, box.width, HEIGHT))
        self._groups = grouped(fingerprint)
        self._others = self._groups if other is None else grouped(other)

    def appearance(self) -> Hashable:
        return self._groups, self._others

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        draw_field(canvas, x, y, self.box.width, HEIGHT)
        wide = (self.box.width - 32) / COLUMNS
        for number, (group, other) in enumerate(zip(self._groups, self._others, strict=True)):
            row, column = divmod(number, COLUMNS)
            ink = tones.TEXT if group == other else tones.GOLD
            left, middle = x + 16 + (column + 0.5) * wide, y + HEIGHT / 2 + (row - 0.5) * 38
            canvas.text(left, middle, group, _SIZE, ink, "bold", "mm")
