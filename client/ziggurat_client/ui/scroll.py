"""A list that is longer than its box."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Hashable, Iterator, Sequence
from itertools import accumulate
from typing import Final, NamedTuple

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.cuts import Cut
from ziggurat_client.art.icons import Icon
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.ui.piece import Easel, Widget
from ziggurat_client.ui.way_back import ROOM, WayBack
from ziggurat_client.window.screen import Box, Screen

BAR: Final = 18
"""The width at the right that is kept for the scroll bar."""
_WHEEL_STEP: Final = 60
_KEY_STEP: Final = 60
_ROUNDED: Final = 2
"""Pixels by which rounding lets a row reach over an edge."""
_MOST_FADED: Final = 16
"""So many rows that an edge cuts are kept."""
_FADE: Final = 30.0
"""Over what length a row fades that an edge of the list cuts: a line of words is never seen by half."""


class Row(NamedTuple):
    """One row: `key` names everything that its picture depends on; `paint` draws it at (x, y) in the given width."""

    key: Hashable
    height: float
    paint: Callable[[Canvas, float, float, float], None]


def gone_from(before: Sequence[object], now: Sequence[object]) -> int:
    """How many of the first things of `before` are not in `now` any more; 0 if `now` tells something else."""
    first = now[0] if now else None
    return next((number for number, thing in enumerate(before) if thing is first), 0)


class Edges:
    """Rows that an edge of their list cuts, fading towards it; the same ones are not drawn anew."""

    def __init__(self) -> None:
        self._drawn: dict[tuple[int, int, tuple[int, ...], int], tuple[pygame.Surface, pygame.Surface]] = {}

    def fading(self, picture: pygame.Surface, top: int, area: pygame.Rect, length: int) -> pygame.Surface:
        """The picture as `fading` says."""
        key = (id(picture), top, tuple(area), length)
        found = self._drawn.get(key)
        # A surface that is gone may have left its number to another one.
        if found is None or found[0] is not picture:
            if len(self._drawn) >= _MOST_FADED:
                self._drawn.clear()
            found = self._drawn[key] = (picture, fading(picture, top, area, length))
        return found[1]


def fading(picture: pygame.Surface, top: int, area: pygame.Rect, length: int) -> pygame.Surface:
    """The picture of a row whose upper edge is at the pixel `top`: fading over so many pixels towards an edge of `area`
    that cuts it, or as it is."""
    foot = top + picture.height
    cut_above, cut_below = top < area.top - _ROUNDED, foot > area.bottom + _ROUNDED
    if not (cut_above or cut_below):
        return picture
    faded = picture.copy()
    for step in range(length):
        light = round(255 * (step / length) ** 2)
        for is_cut, line in ((cut_above, area.top + step), (cut_below, area.bottom - 1 - step)):
            if is_cut:
                ink = (light, light, light, light)
                faded.fill(ink, (0, line - top, picture.width, 1), pygame.BLEND_RGBA_MULT)
    return faded


class ScrollList(Widget):
    """Rows of any height below each other. Each row is painted once; only those in sight are shown.

    With `follows` it stays at its end whatever is added and however large its box is, unless the reader scrolled away:
    then it stands still, and the `way_back` leads to the end again. Keep it between layouts: it remembers where it
    stands.
    """

    margin = 0
    sound = None
    is_read_by_rows = True

    def __init__(self, name: str, box: Box, *, follows: bool = False) -> None:
        super().__init__(name, box)
        self._rows: tuple[Row, ...] = ()
        self._feet: list[float] = []
        self._follows = self._following = follows
        self._stands = 0.0
        """How far it is scrolled down while it does not follow."""
        self._way_back = WayBack(f"{name}: way back", self.follow)
        self._dragged_from: float | None = None
        self._edges = Edges()

    def set_rows(self, rows: Sequence[Row], gone: int = 0) -> None:
        """Show other rows: the first `gone` of those before are not among them any more."""
        if gone and not self._following:
            # The reader goes on seeing what they see.
            self._stands -= self._feet[gone - 1]
        self._rows = tuple(rows)
        self._feet = list(accumulate(row.height for row in rows))
        self.enabled = self._furthest > 0
        self._stood()

    def follow(self) -> None:
        """Go to the end, if it is a list that follows, and stay there."""
        self._following = self._follows
        self._stood()

    def stand_still(self) -> None:
        """Stay where it is, whatever is added."""
        self._stands, self._following = self.offset, False
        self._stood()

    def way_back(self, label: str) -> Widget:
        """The chip that leads back to what it follows. Lay it out after the list, whose rows are set."""
        self._way_back.place(self.box, label)
        return self._way_back

    @property
    def offset(self) -> float:
        """How far it is scrolled down, in design units."""
        return self._home if self._following else min(max(0.0, self._stands), self._furthest)

    @property
    def at_end(self) -> bool:
        """Whether its last row is in sight."""
        return self.offset >= self._furthest

    @property
    def _home(self) -> float:
        """How far it is scrolled down while it follows."""
        return self._furthest

    @property
    def _is_home(self) -> bool:
        return abs(self.offset - self._home) < 1

    def _stood(self) -> None:
        """It was scrolled, or its rows are others."""
        self._way_back.enabled = self._follows and not self._is_home
        self._way_back.turn(Icon.DOWN if self.offset <= self._home else Icon.UP)

    @property
    def feet(self) -> Sequence[float]:
        """How far below the first row's top each row ends."""
        return self._feet

    def bring_into_sight(self, number: int) -> None:
        """Scroll as little as shows a whole row, clear of the way back."""
        foot = self._feet[number]
        head = foot - self._rows[number].height
        covered = ROOM if self._follows and number < len(self._rows) - 1 else 0.0
        self.scroll(max(0.0, foot + covered - self.box.height - self.offset) + min(0.0, head - self.offset))

    @property
    def _length(self) -> float:
        return self._feet[-1] if self._feet else 0.0

    @property
    def _furthest(self) -> float:
        return max(0.0, self._length - max(0.0, self.box.height))

    def appearance(self) -> Hashable:
        return tuple(row.key for row in self._rows), self.offset

    def scroll(self, by: float) -> bool:
        """Move down by design units (up if negative); return whether it moved."""
        before = self.offset
        self._stands, self._following = min(max(0.0, before + by), self._furthest), False
        self._following = self._follows and self._is_home
        self._stood()
        return self.offset != before

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
        for row, y in self._in_sight():
            picture = self._picture(row, easel.screen, easel.pictures)
            place = picture.get_rect(topleft=easel.screen.pixel(self.box.x, y))
            seen = self._edges.fading(picture, place.y, area, round(_FADE * easel.screen.scale))
            easel.surface.blit(seen, place, special_flags=pygame.BLEND_PREMULTIPLIED)
        easel.surface.set_clip(before)
        if self._furthest > 0:
            self._draw_bar(easel)

    def cuts(self, screen: Screen, pictures: Pictures) -> tuple[Cut, ...]:
        return tuple(
            cut.moved(self.box.x, y)
            for row, y in self._in_sight()
            for cut in pictures.cuts(self._picture(row, screen, pictures))
        )

    def _in_sight(self) -> Iterator[tuple[Row, float]]:
        """The rows that are seen, and the height of their tops."""
        first, head = bisect_right(self._feet, self.offset), self.box.y - self.offset
        last = bisect_left(self._feet, self.offset + self.box.height) + 1
        for row, foot in zip(self._rows[first:last], self._feet[first:last], strict=True):
            yield row, head + foot - row.height

    def _picture(self, row: Row, screen: Screen, pictures: Pictures) -> pygame.Surface:
        width = self.box.width - BAR
        key = ("row", row.key, width, row.height)
        return pictures.picture(key, screen, width, row.height, lambda canvas: row.paint(canvas, 0, 0, width))

    def _draw_bar(self, easel: Easel) -> None:
        bar = easel.screen.rect(Box(self.box.right - 6, self.box.y, 6, self.box.height))
        share = self.box.height / self._length
        thumb = pygame.Rect(bar.x, bar.y, bar.width, max(8, round(bar.height * share)))
        thumb.y += round((bar.height - thumb.height) * self.offset / self._furthest)
        easel.surface.fill(tones.WELL, bar)
        easel.surface.fill("#e8b04a" if self.hovered else "#c8923a", thumb)
