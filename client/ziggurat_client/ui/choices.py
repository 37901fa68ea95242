"""Widgets that choose a value: one of a few, one more or less, on or off."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Hashable, Sequence
from itertools import accumulate, pairwise
from typing import Final

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.labels import Room, fit_label
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.text import text_width
from ziggurat_client.ui.piece import Widget
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_VEIL: Final = 0.55
"""How much of a widget that is off is covered."""


class Segments(Widget):
    """A row of values, one of which is chosen. Left and right move the choice while it has the focus."""

    margin = 12
    step = 4

    def __init__(
        self,
        name: str,
        box: Box,
        labels: Sequence[str],
        chosen: int,
        choose: Callable[[int], None],
        *,
        enabled: bool = True,
        size: float = 19,
        by_length: bool = False,
    ) -> None:
        """`choose` is called with the index of another value. All have as much room, or with `by_length` each as much
        as its label takes and an equal part of what is left."""
        super().__init__(name, box, enabled=enabled)
        self._labels = tuple(labels)
        self._chosen = chosen
        self._choose = choose
        self._size = size
        taken = [text_width(label, size, "bold") if by_length else 0.0 for label in self._labels]
        spare = (box.width - sum(taken)) / len(taken)
        self._edges = tuple(accumulate((each + spare for each in taken), initial=0.0))

    def appearance(self) -> Hashable:
        return self._labels, self._chosen, self._size, self._edges, self.enabled

    def press(self) -> None:
        self._choose((self._chosen + 1) % len(self._labels))

    def key(self, event: pygame.Event) -> bool:
        by = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key) if event.type == pygame.KEYDOWN else None
        if by is None or not 0 <= self._chosen + by < len(self._labels):
            return False
        self._choose(self._chosen + by)
        return True

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        if event.type != pygame.MOUSEBUTTONUP or event.button != pygame.BUTTON_LEFT or not self.box.holds(x, y):
            return False
        index = bisect_right(self._edges, x - self.box.x, 1, len(self._labels)) - 1
        if index != self._chosen:
            self._choose(index)
        return True

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        _paint_well(canvas, x, y, width, height)
        for index, (label, (begins, ends)) in enumerate(zip(self._labels, pairwise(self._edges), strict=True)):
            left, each = x + begins, ends - begins
            if index == self._chosen:
                _paint_gold(canvas, left + 3, y + 3, each - 6, height - 6)
            elif index and index - 1 != self._chosen:
                canvas.fill(canvas.rect(left, y + 10, canvas.hair(1), height - 20), tones.LAPIS_LINE, 0.35)
            ink = tones.TEXT_ON_GOLD if index == self._chosen else tones.TEXT
            _paint_label(canvas, left + each / 2, y + height / 2, label, self._size, each - 12, ink)
        if not self.enabled:
            canvas.fill(canvas.stepped(x, y, width, height, 4, 1), tones.NIGHT, _VEIL)


class Stepper(Widget):
    """A value between two arrows, which take the one before or after it."""

    margin = 4
    step = 4

    def __init__(
        self,
        name: str,
        box: Box,
        label: str,
        change: Callable[[int], None],
        *,
        lower: bool = True,
        higher: bool = True,
        enabled: bool = True,
    ) -> None:
        """`change` is called with -1 or 1; `lower` and `higher` say whether there is such a value."""
        super().__init__(name, box, enabled=enabled)
        self._label = label
        self._change = change
        self._lower = lower
        self._higher = higher

    def appearance(self) -> Hashable:
        return self._label, self._lower, self._higher, self.enabled

    def press(self) -> None:
        self._try(1 if self._higher else -1)

    def key(self, event: pygame.Event) -> bool:
        by = {pygame.K_LEFT: -1, pygame.K_RIGHT: 1}.get(event.key) if event.type == pygame.KEYDOWN else None
        return by is not None and self._try(by)

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        if event.type != pygame.MOUSEBUTTONUP or event.button != pygame.BUTTON_LEFT or not self.box.holds(x, y):
            return False
        if x < self.box.x + self.box.height:
            self._try(-1)
        elif x >= self.box.right - self.box.height:
            self._try(1)
        return True

    def _try(self, by: int) -> bool:
        if not (self._lower if by < 0 else self._higher):
            return False
        self._change(by)
        return True

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        _paint_well(canvas, x, y, width, height)
        _paint_arrow(canvas, x, y, height, Icon.LEFT, self._lower)
        _paint_arrow(canvas, x + width - height, y, height, Icon.RIGHT, self._higher)
        _paint_label(canvas, x + width / 2, y + height / 2, self._label, 19, width - 2 * height - 8, tones.TEXT)
        if not self.enabled:
            canvas.fill(canvas.stepped(x, y, width, height, 4, 1), tones.NIGHT, _VEIL)


class Toggle(Widget):
    """On or off. `words` are what it says then."""

    margin = 4
    step = 4

    def __init__(
        self,
        name: str,
        box: Box,
        on: bool,
        words: tuple[str, str],
        change: Callable[[bool], None],
        *,
        enabled: bool = True,
    ) -> None:
        super().__init__(name, box, enabled=enabled)
        self._on = on
        self._words = words
        self._change = change

    def appearance(self) -> Hashable:
        return self._on, self._words, self.enabled

    def press(self) -> None:
        self._change(not self._on)

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        if event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT and self.box.holds(x, y):
            self.press()
            return True
        return False

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        shape = canvas.stepped(x, y, width, height, 4, 1)
        ground = vertical(y, y + height, "#0d5450", tones.READY_DEEP) if self._on else tones.WELL
        canvas.fill(shape, ground)
        canvas.inner_shadow(shape, 6, 0.4)
        edge = tones.READY_EDGE if self._on else tones.LAPIS_LINE
        canvas.fill(canvas.stepped_frame(x, y, width, height, 1.4, 4, 1), edge, 0.9)
        knob_x = x + width - height + 4 if self._on else x + 4
        knob = canvas.stepped(knob_x, y + 4, height - 8, height - 8, 3, 1)
        canvas.shadow(knob, 4, 2, 0.6)
        canvas.fill(knob, vertical(y, y + height, "#fffaf0", "#d9c79c"))
        canvas.bevel(knob, 1.2, 0.6, 0.4)
        middle = x + (width - height) / 2 + 2 if self._on else x + (width + height) / 2 - 2
        ink = tones.READY_PALE if self._on else tones.TEXT_SOFT
        _paint_label(
            canvas, middle, y + height / 2, self._words[0] if self._on else self._words[1], 18, width - height - 8, ink
        )
        if not self.enabled:
            canvas.fill(shape, tones.NIGHT, _VEIL)


def _paint_well(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    shape = canvas.stepped(x, y, width, height, 4, 1)
    canvas.fill(shape, tones.WELL, 0.9)
    canvas.inner_shadow(shape, 6, 0.5)
    edge = canvas.stepped_frame(x, y, width, height, 1.4, 4, 1)
    canvas.fill(edge, vertical(y, y + height, *tones.FIELD_EDGE), 0.8)


def _paint_gold(canvas: Canvas, x: float, y: float, width: float, height: float) -> None:
    shape = canvas.stepped(x, y, width, height, 3, 1)
    canvas.glow(shape, "#e8a93a", 8, 0.35, inside=False)
    canvas.fill(shape, vertical(y, y + height, *tones.GOLD_FACE))
    canvas.bevel(shape, 1.2, 0.6, 0.4)


def _paint_arrow(canvas: Canvas, x: float, y: float, side: float, icon: Icon, open_: bool) -> None:
    shape = canvas.stepped(x + 3, y + 3, side - 6, side - 6, 3, 1)
    canvas.fill(shape, vertical(y, y + side, "#2f4da6", "#182b6e"), 1 if open_ else 0.4)
    canvas.bevel(shape, 1, 0.25, 0.35)
    draw_icon(canvas, icon, x + side / 2, y + side / 2, 18, "#ffe29a", 1 if open_ else 0.35)


def _paint_label(canvas: Canvas, cx: float, cy: float, label: str, size: float, width: float, ink: ColourLike) -> None:
    fitted = fit_label(label, size, Room(width, size * 1.5), canvas.scale)
    draw_line(canvas, cx, cy, label, width, fitted.size, ink, "bold", "m")
