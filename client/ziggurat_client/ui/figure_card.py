"""What is said about something beside the figure of its rule, in a place where that hides nothing one plays by."""

from __future__ import annotations

from collections.abc import Hashable, Sequence
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.figure import Figure
from ziggurat_client.art.panels import CARD, draw_card
from ziggurat_client.art.text import wrap
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box

_PADDING: Final = 12.0
_SIZE: Final = 19.0
_PITCH: Final = 22.0
_REDUCTIONS: Final = (1.0, 0.9, 0.8, 0.7, 0.6)
"""How large a figure may be drawn; smaller it cannot be read."""
_AIRY: Final = 0.8
"""The share of the height that a sentence fills at most if it can."""


class FigureCard(Piece):
    """A sentence with its figure at its right, as large as the sentence leaves it room in the box."""

    margin = 24

    def __init__(self, box: Box, sentence: str, figure: Figure) -> None:
        super().__init__(box)
        self._sentence = sentence
        self._figure = figure

    def fits(self, scale: float) -> bool:
        """Whether both can be read whole in the box, on a screen of that scale."""
        return self._reduction(scale) is not None

    def _reduction(self, scale: float) -> float | None:
        """How large the figure is drawn, smaller where the sentence would be crowded else; None if there is no room
        for both."""
        attempts = ((reduction, share) for share in (_AIRY, 1.0) for reduction in _REDUCTIONS)
        return next((reduction for reduction, share in attempts if self._has_room(reduction, share, scale)), None)

    def _has_room(self, reduction: float, share: float, scale: float) -> bool:
        """Whether there is room for a figure so large, and for the sentence in that share of the height."""
        room = self.box.height - 2 * _PADDING
        text = len(self._lines(reduction, scale)) * _PITCH
        return self._figure.height * reduction <= room and text <= room * share

    def _lines(self, reduction: float, scale: float) -> Sequence[str]:
        room = self.box.width - 3 * _PADDING - self._figure.width * reduction
        return wrap(self._sentence, max(room, 0), _SIZE, "regular", scale)

    def appearance(self) -> Hashable:
        return self._sentence, self._figure

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        draw_card(canvas, x, y, width, height, CARD)
        reduction = self._reduction(canvas.scale) or min(_REDUCTIONS)
        lines = self._lines(reduction, canvas.scale)
        first = y + (height - (len(lines) - 1) * _PITCH) / 2
        for number, line in enumerate(lines):
            canvas.text(x + _PADDING, first + number * _PITCH, line, _SIZE, tones.TEXT, "regular", "lm")
        figure = self._figure
        picture = Canvas(figure.width, figure.height, canvas.scale * reduction, canvas.palette)
        figure.paint(picture, 0, 0)
        left = x + width - _PADDING - figure.width * reduction
        canvas.blit(picture, left, y + (height - figure.height * reduction) / 2)
