"""A list that is longer than its box."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Hashable, Sequence
from itertools import accumulate
from typing import Final, NamedTuple

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.ui.piece import Easel, Widget
from ziggurat_client.window.screen import Box

BAR: Final = 18
"""The width at the right that is kept for the scroll bar."""
_WHEEL_STEP: Final = 60
_KEY_STEP: Final = 60


class Row(NamedTuple):
    """One row: `key` names everything that its picture depends on; `paint` draws it at (x, y) in the given width."""

    key: Hashable
    height: float
    paint: Callable[[Canvas, float, float, float], None]


class ScrollList(Widget):
    """Rows of any height below each other. Each row is painted once; only those in sight are shown.

    With `follows` it stays at its end when rows are added, unless someone scrolled up. Keep it between layouts: it
    remembers where it stands.
    """

    margin = 0
    sound = None

    def __init__(self, name: str, box: Box, *, follows: bool = False) -> None:
        super().__init__(name, box)
        self._rows: tuple[Row, ...] = ()
        self._feet: list[float] = []
        self._follows = follows
        self._offset = 0.0
        self._dragged_from: float | None = None

    def set_rows(self, rows: Sequence[Row]) -> None:
        """Show other rows."""
        at_end = self._offset >= self._furthest - 1
        self._rows = tuple(rows)
        self._feet = list(accumulate(row.height for row in rows))
        self._offset = self._furthest if self._follows and at_end else min(self._offset, self._furthest)
        self.enabled = self._furthest > 0

    @property
    def offset(self) -> float:
        """How far it is scrolled down, in design units."""
        return self._offset

    @property
    def at_end(self) -> bool:
        """Whether its last row is in sight."""
        return self._offset >= self._furthest

    @property
    def feet(self) -> Sequence[float]:
        """How far below the first row's top each row ends."""
        return self._feet

    def bring_into_sight(self, number: int) -> None:
        """Scroll as little as shows a whole row."""
        foot = self._feet[number]
        head = foot - self._rows[number].height
        self.scroll(max(0.0, foot - self.box.height - self._offset) + min(0.0, head - self._offset))

    @property
    def _length(self) -> float:
        return self._feet[-1] if self._feet else 0.0

    @property
    def _furthest(self) -> float:
        return max(0.0, self._length - self.box.height)

    def look(self) -> Hashable:
        return tuple(row.key for row in self._rows), self._offset

    def scroll(self, by: float) -> bool:
        """Move down by design units (up if negative); return whether it moved."""
        target = min(max(0.0, self._offset + by), self._furthest)
        moved = target != self._offset
        self._offset = target
        return moved

    def key(self, event: pygame.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        page = self.box.height * 0.9
        by = {
            pygame.K_UP: -_KEY_STEP,
            pygame.K_DOWN: _KEY_STEP,
            pygame.K_PAGEUP: -page,
            pygame.K_PAGEDOWN: page,
            pygame.K_HOME: -self._length,
            pygame.K_END: self._length,
        }.get(event.key)
        return by is not None and self.scroll(by)

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        if event.type == pygame.MOUSEWHEEL:
            return self.scroll(-event.y * _WHEEL_STEP)
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self._dragged_from = y if x >= self.box.right - BAR else None
            return False
        if event.type == pygame.MOUSEMOTION and self.held and self._dragged_from is not None:
            by = (y - self._dragged_from) * self._length / self.box.height
            self._dragged_from = y
            return self.scroll(by)
        return False

    def draw(self, easel: Easel) -> None:
        area = easel.screen.rect(self.box)
        before = easel.surface.get_clip()
        easel.surface.set_clip(area.clip(before))
        first, head = bisect_right(self._feet, self._offset), self.box.y - self._offset
        last = bisect_left(self._feet, self._offset + self.box.height) + 1
        for row, foot in zip(self._rows[first:last], self._feet[first:last], strict=True):
            self._draw_row(easel, row, head + foot - row.height)
        easel.surface.set_clip(before)
        if self._furthest > 0:
            self._draw_bar(easel)

    def _draw_row(self, easel: Easel, row: Row, y: float) -> None:
        width = self.box.width - BAR
        picture = easel.pictures.picture(
            ("row", row.key, width, row.height),
            easel.screen,
            width,
            row.height,
            lambda canvas: row.paint(canvas, 0, 0, width),
        )
        easel.surface.blit(picture, easel.screen.pixel(self.box.x, y), special_flags=pygame.BLEND_PREMULTIPLIED)

    def _draw_bar(self, easel: Easel) -> None:
        bar = easel.screen.rect(Box(self.box.right - 6, self.box.y, 6, self.box.height))
        share = self.box.height / self._length
        thumb = pygame.Rect(bar.x, bar.y, bar.width, max(8, round(bar.height * share)))
        thumb.y += round((bar.height - thumb.height) * self._offset / self._furthest)
        easel.surface.fill(tones.WELL, bar)
        easel.surface.fill("#e8b04a" if self.hovered else "#c8923a", thumb)
