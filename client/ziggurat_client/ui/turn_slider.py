"""A widget for which turn is on show: one notch for each, laid in gold up to that turn."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.panels import draw_field
from ziggurat_client.art.shape import circle
from ziggurat_client.ui.piece import Widget
from ziggurat_client.window.screen import Box

_SIDE: Final = 22.0
"""The room at both ends, for the knob."""
_TRACK: Final = 10.0


class TurnSlider(Widget):
    """Click or drag to go to a turn; left and right go to the one before or after."""

    margin = 10

    def __init__(self, box: Box, count: int, at: int, seek: Callable[[int], None]) -> None:
        """`seek` is called with the place of the turn among all `count` of them."""
        super().__init__("turns", box)
        self._count = count
        self._at = at
        self._seek = seek

    def appearance(self) -> Hashable:
        return self._count, self._at

    def key(self, event: pygame.Event) -> bool:
        by = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key) if event.type == pygame.KEYDOWN else None
        if by is None:
            return False
        self._seek(self._at + by)
        return True

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT
        if not (pressed or (event.type == pygame.MOUSEMOTION and self.held)):
            return False
        share = (x - self.box.x - _SIDE) / (self.box.width - 2 * _SIDE)
        self._seek(round(share * (self._count - 1)))
        return True

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        middle = y + self.box.height / 2
        left, length = x + _SIDE, self.box.width - 2 * _SIDE
        draw_field(canvas, left - 8, middle - _TRACK, length + 16, 2 * _TRACK, step=4)
        knob = left + length * self._at / max(1, self._count - 1)
        gold = vertical(middle - 4, middle + 4, *tones.BRIGHT_EDGE)
        canvas.fill(canvas.rect(left, middle - 4, max(1.0, knob - left), 8), gold)
        for turn in range(self._count):
            notch = left + length * turn / max(1, self._count - 1)
            canvas.fill(canvas.rect(notch - 1, middle - 3, canvas.hair(2), 6), tones.LAPIS_LINE, 0.8)
        canvas.fill(circle(knob, middle, 13), tones.BITUMEN)
        canvas.fill(circle(knob, middle, 11), vertical(middle - 11, middle + 11, *tones.GOLD_FACE[:2]))
