"""How much of something is done."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box

_EDGE: Final = 3.0


class ProgressBar(Piece):
    """A well that fills with gold from the left, with a few words in it."""

    margin = 4

    def __init__(self, box: Box, share: float, words: str) -> None:
        """`share` runs from 0 to 1."""
        super().__init__(box)
        self._share = share
        self._words = words

    def appearance(self) -> Hashable:
        return self._share, self._words

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        well = canvas.stepped(x, y, width, height, 3, 1)
        canvas.fill(well, tones.WELL, 0.9)
        canvas.inner_shadow(well, 5, 0.5)
        filled = (width - 2 * _EDGE) * self._share
        if filled >= 1:
            gold = canvas.rect(x + _EDGE, y + _EDGE, filled, height - 2 * _EDGE)
            canvas.fill(gold, vertical(y, y + height, "#9a6a1c", "#6b4712"))
        canvas.fill(
            canvas.stepped_frame(x, y, width, height, 1.4, 3, 1), vertical(y, y + height, *tones.FIELD_EDGE), 0.8
        )
        canvas.text(x + width / 2, y + height / 2, self._words, 17, tones.TEXT, "bold", "mm")
