"""The timeline of a replay as a widget: click or drag to go anywhere in the match."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.cuts import Cut
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.palette import BITUMEN, Palette
from ziggurat_client.ui import strip_painting as painting
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.ui.piece import Easel, Widget
from ziggurat_client.ui.strip_painting import MarkPainter, StripAppearance
from ziggurat_client.window.screen import Box, Screen

_HEAD: Final = 15.0
"""The size of the cubes that show the scores at the playhead."""
_HEAD_PITCH: Final = 17.0
_KNOB_REACH: Final = 40.0
_LABEL_RISE: Final = 36.0


class TimelineStrip(Widget):
    """Keep it between layouts. `seek` is called with the place that was clicked or dragged to, counted in turns.

    On a low strip nothing is said of the playhead's place: there is no room for it.
    """

    step = 4

    def __init__(self, box: Box, paint_mark: MarkPainter, seek: Callable[[float], None]) -> None:
        super().__init__("timeline", box)
        self._paint_mark = paint_mark
        self._seek = seek
        self._appearance: StripAppearance | None = None
        self._place = 0.0
        self._scores: tuple[int, ...] = ()
        self._label = ""
        self._pointed: float | None = None
        self._pointed_label = ""
        self._drawn_for: tuple[StripAppearance, Screen, Palette] | None = None
        self._drawn: tuple[pygame.Surface, pygame.Surface] | None = None

    def show(self, appearance: StripAppearance, place: float, scores: tuple[int, ...], label: str) -> None:
        """Show a match with the playhead at a place, everyone's scores there, and what is to be said about it."""
        self._appearance = appearance
        self._place = place
        self._scores = scores
        self._label = label

    def hover(self, x: float, y: float) -> float | None:
        """The pointer is at (x, y): the place under it, or None."""
        if self._appearance is None or not self.box.holds(x, y):
            return None
        return self._appearance.place(x - self.box.x)

    def point_out(self, place: float | None, label: str = "") -> bool:
        """Say something about a place that is pointed at; return whether that is new."""
        changed = self._pointed_label != label or (self._pointed is None) != (place is None)
        self._pointed, self._pointed_label = place, label
        return changed

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        pressed = event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT
        dragged = event.type == pygame.MOUSEMOTION and self.held
        if self._appearance is None or not (pressed or dragged):
            return False
        self._seek(self._appearance.place(x - self.box.x))
        return True

    # ------------------------------------------------------------------ drawing

    def cuts(self, screen: Screen, pictures: Pictures) -> tuple[Cut, ...]:
        return ()

    def draw(self, easel: Easel) -> None:
        appearance = self._appearance
        if appearance is None:
            return
        self._draw_strip(easel, appearance)
        if self._pointed is not None:
            self._draw_label(easel, self.box.x + appearance.x(self._pointed), self._pointed_label, bright=False)
        x = self.box.x + appearance.x(self._place)
        self._draw_playhead(easel, x, appearance.turns_at)
        if not appearance.low:
            self._draw_heads(easel, x, appearance)
            self._draw_label(easel, x, self._label, bright=True)

    def _draw_strip(self, easel: Easel, appearance: StripAppearance) -> None:
        dim, lit = self._strip_pictures(easel, appearance)
        left, top = easel.screen.pixel(self.box.x - painting.MARGIN, self.box.y - painting.MARGIN)
        told = easel.screen.pixel(self.box.x + appearance.x(self._place), 0)[0] - left
        width, height = lit.get_size()
        for picture, area in ((lit, (0, 0, told, height)), (dim, (told, 0, width - told, height))):
            easel.surface.blit(picture, (left + area[0], top), area, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _strip_pictures(self, easel: Easel, appearance: StripAppearance) -> tuple[pygame.Surface, pygame.Surface]:
        """What is to come and what was told, each over the whole strip."""
        # Kept here and not among the pictures: hashing a long match in every frame takes longer than showing it.
        wanted = (appearance, easel.screen, easel.pictures.palette)
        if self._drawn is None or self._drawn_for != wanted:
            self._drawn = (
                self._strip_picture(easel, appearance, lit=False),
                self._strip_picture(easel, appearance, lit=True),
            )
            self._drawn_for = wanted
        return self._drawn

    def _strip_picture(self, easel: Easel, appearance: StripAppearance, *, lit: bool) -> pygame.Surface:
        width, height = self.box.width + 2 * painting.MARGIN, self.box.height + 2 * painting.MARGIN
        canvas = Canvas(width, height, easel.screen.scale, easel.pictures.palette)
        painting.draw_strip(canvas, painting.MARGIN, painting.MARGIN, appearance, self._paint_mark, lit=lit)
        return canvas.surface

    def _draw_playhead(self, easel: Easel, x: float, turns_at: float) -> None:
        height = turns_at + painting.TURN_HEIGHT + 2 * _KNOB_REACH
        picture = easel.pictures.picture(
            ("playhead", turns_at),
            easel.screen,
            2 * _KNOB_REACH,
            height,
            lambda canvas: painting.draw_playhead(canvas, _KNOB_REACH, _KNOB_REACH, turns_at),
        )
        at = easel.screen.pixel(x - _KNOB_REACH, self.box.y - _KNOB_REACH)
        easel.surface.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _draw_heads(self, easel: Easel, x: float, appearance: StripAppearance) -> None:
        """Everyone's cube at the height of their score, pushed apart where they would cover one another."""
        places = sorted((appearance.score_height(score), seat) for seat, score in enumerate(self._scores))
        for y, seat in _apart(places, painting.SCORES - _HEAD / 2):
            picture = easel.pictures.picture(("strip head", seat), easel.screen, 24, 24, _head_painter(seat))
            at = easel.screen.pixel(x - 12, self.box.y + y - 12)
            easel.surface.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)

    def _draw_label(self, easel: Easel, x: float, text: str, *, bright: bool) -> None:
        width = painting.label_width(text, easel.screen.scale, bright=bright)
        left = min(max(x - width / 2, self.box.x - painting.MARGIN), self.box.right + painting.MARGIN - width)
        picture = easel.pictures.picture(
            ("strip label", text, bright),
            easel.screen,
            width + 2 * painting.MARGIN,
            painting.LABEL_HEIGHT + 2 * painting.MARGIN,
            lambda canvas: painting.draw_label(canvas, painting.MARGIN, painting.MARGIN, text, bright=bright),
        )
        at = easel.screen.pixel(left - painting.MARGIN, self.box.y - _LABEL_RISE - painting.MARGIN)
        easel.surface.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)


def _head_painter(seat: int) -> Callable[[Canvas], None]:
    def paint(canvas: Canvas) -> None:
        canvas.fill(canvas.stepped(3, 3, 18, 18, 2, 1), BITUMEN)
        draw_cube(canvas, seat, 12, 12, _HEAD)

    return paint


def _apart(places: Sequence[tuple[float, int]], lowest: float) -> list[tuple[float, int]]:
    """The places from top to bottom, moved so that none covers another and none lies below `lowest`."""
    moved: list[tuple[float, int]] = []
    free = _HEAD / 2
    for y, seat in places:
        free = max(y, free)
        moved.append((free, seat))
        free += _HEAD_PITCH
    for number in reversed(range(len(moved))):
        y, seat = moved[number]
        moved[number] = (min(y, lowest), seat)
        lowest = moved[number][0] - _HEAD_PITCH
    return moved
