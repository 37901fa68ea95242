"""A widget for how much: a row of tesserae, laid in gold as far as the value goes."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical
from ziggurat_client.ui.piece import Widget
from ziggurat_client.window.screen import Box

STEPS: Final = 10
"""How many tesserae there are: the value is a whole number from 0 to this."""
_NUMBER: Final = 76
"""The room for the percentage at the right."""
_RIM: Final = 7
_GAP: Final = 4
_POINTER: Final = frozenset({pygame.MOUSEBUTTONDOWN, pygame.MOUSEMOTION})


class Slider(Widget):
    """Left and right take a tessera away or lay one more; the pointer lays as many as lie before it."""

    margin = 12
    step = 4

    def __init__(self, name: str, box: Box, value: int, change: Callable[[int], None]) -> None:
        """`change` is called with every other value."""
        super().__init__(name, box)
        self._value = value
        self._change = change

    def appearance(self) -> Hashable:
        return self._value

    def key(self, event: pygame.Event) -> bool:
        by = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key) if event.type == pygame.KEYDOWN else None
        if by is None:
            return False
        self._choose(self._value + by)
        return True

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            # Without the focus it only lies in the way of a page that is being scrolled.
            return self.focused and self._choose(self._value + (1 if event.y > 0 else -1))
        if event.type in _POINTER and self.held:
            return self._choose(self._value_at(x))
        # The end of a drag is heard, so that a volume can be judged by it.
        return event.type == pygame.MOUSEBUTTONUP

    def _choose(self, value: int) -> bool:
        value = min(STEPS, max(0, value))
        if value == self._value:
            return False
        self._value = value
        self._change(value)
        return True

    @property
    def _pitch(self) -> float:
        return (self.box.width - _NUMBER - 2 * _RIM + _GAP) / STEPS

    def _value_at(self, x: float) -> int:
        # The first half of the first tessera means none at all.
        return round((x - self.box.x - _RIM) / self._pitch)

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        height, pitch = self.box.height, self._pitch
        _paint_well(canvas, x, y, self.box.width - _NUMBER, height)
        for number in range(STEPS):
            left = x + _RIM + number * pitch
            _paint_tessera(canvas, left, y + _RIM, pitch - _GAP, height - 2 * _RIM, laid=number < self._value)
        percent = f"{100 * self._value // STEPS} %"
        canvas.text(x + self.box.width, y + height / 2, percent, 20, tones.TEXT, "bold", "rm")


def _paint_well(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    shape = canvas.stepped(x, y, width, height, 4, 1)
    canvas.fill(shape, tones.WELL, 0.9)
    canvas.inner_shadow(shape, 6, 0.5)
    edge = canvas.stepped_frame(x, y, width, height, 1.4, 4, 1)
    canvas.fill(edge, vertical(y, y + height, *tones.FIELD_EDGE), 0.8)


def _paint_tessera(canvas: Canvas, x: float, y: float, width: float, height: float, *, laid: bool) -> None:
    stone = canvas.stepped(x, y, width, height, 2, 1)
    if not laid:
        canvas.fill(stone, tones.LAPIS_INLAY, 0.22)
        return
    canvas.glow(stone, "#e8a93a", 6, 0.25, inside=False)
    canvas.fill(stone, vertical(y, y + height, *tones.GOLD_FACE))
    canvas.bevel(stone, 1.2, 0.6, 0.4)
