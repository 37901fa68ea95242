"""A sheet over a board: arrows that all see, and the hand that draws them, by pointer, keys or pad."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

import pygame

from ziggurat.wire.messages import Arrow
from ziggurat.wire.together import BOARD, Arrows
from ziggurat_client.art import tones
from ziggurat_client.art.arrow import draw_arrow
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.shape import Shape
from ziggurat_client.ui.focus import ARROWS
from ziggurat_client.ui.piece import Easel, Widget
from ziggurat_client.window.screen import Box

_SHORTEST: Final = 14.0
"""How far the pointer moves at least, in design units, for what it draws to be an arrow."""
_STEP: Final = 25
"""How far an arrow key moves the mark, in thousandths of the board."""
_ERASING: Final = frozenset({pygame.K_BACKSPACE, pygame.K_DELETE})
_SETTING: Final = frozenset({pygame.K_RETURN, pygame.K_KP_ENTER})
_MARK: Final = 26.0
_LARGE: Final = 780.0
"""On a board of that side arrows are as broad as they become."""

Place = tuple[int, int]
"""A point of the board, in thousandths of its width and height."""


class ArrowSheet(Widget):
    """Lies over the whole board. Keep it between layouts: it knows what is being drawn."""

    ringed = False
    sound = None

    def __init__(self, draw: Callable[[Arrow], None], erase: Callable[[], None], redraw: Callable[[], None]) -> None:
        """`draw` is called with an arrow that is finished, `erase` to take the last one away, `redraw` while one is on
        its way."""
        super().__init__("arrows", Box(0, 0, 1, 1), enabled=False)
        self._draw = draw
        self._erase = erase
        self._redraw = redraw
        self._arrows: Arrows = ()
        self._seat: int | None = None
        self._start: Place | None = None
        self._end: Place = (BOARD // 2, BOARD // 2)
        self._by_keys = False

    def show(self, box: Box, arrows: Arrows, seat: int | None, *, draws: bool) -> None:
        """Lie over that board with those arrows, in the colour of that seat or in gold; `draws` says whether one can
        draw more here."""
        self.box, self._arrows, self._seat = box, arrows, seat
        if self.enabled and not draws:
            self.gone()
        self.enabled = draws

    # ------------------------------------------------------------------ drawing more

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        if event.type == pygame.MOUSEBUTTONDOWN and event.button == pygame.BUTTON_LEFT:
            self._by_keys = False
            self._start = self._end = self._place(x, y)
            return True
        if event.type == pygame.MOUSEMOTION and self._start is not None and not self._by_keys:
            self._end = self._place(x, y)
            self._redraw()
            return True
        if event.type == pygame.MOUSEBUTTONUP and self._start is not None and not self._by_keys:
            self._end = self._place(x, y)
            self._finish()
            return True
        return False

    def key(self, event: pygame.Event) -> bool:
        if event.type != pygame.KEYDOWN:
            return False
        if event.key in ARROWS:
            self._move(*ARROWS[event.key])
        elif event.key in _SETTING:
            self._set()
        elif event.key in _ERASING and self._start is not None:
            self._start = None
            self._redraw()
        elif event.key in _ERASING:
            self._erase()
        else:
            return False
        return True

    def gone(self) -> None:
        self._start = None

    def _move(self, across: int, down: int) -> None:
        self._by_keys = True
        x, y = self._end
        self._end = _within(x + across * _STEP), _within(y + down * _STEP)
        self._redraw()

    def _set(self) -> None:
        """Begin an arrow at the mark, or end it there."""
        self._by_keys = True
        if self._start is None:
            self._start = self._end
            self._redraw()
        else:
            self._finish()

    def _finish(self) -> None:
        start, self._start = self._start, None
        if start is not None and self._length(start) >= _SHORTEST:
            self._draw(Arrow(*start, *self._end))
        self._redraw()

    def _length(self, start: Place) -> float:
        """How long what is drawn is, in design units."""
        (x, y), (to_x, to_y) = self._at(start), self._at(self._end)
        return float(((to_x - x) ** 2 + (to_y - y) ** 2) ** 0.5)

    def _place(self, x: float, y: float) -> Place:
        box = self.box
        return _within((x - box.x) / box.width * BOARD), _within((y - box.y) / box.height * BOARD)

    def _at(self, place: Place) -> tuple[float, float]:
        """Where a point of the board lies in the box."""
        return place[0] / BOARD * self.box.width, place[1] / BOARD * self.box.height

    # ------------------------------------------------------------------ showing them

    def appearance(self) -> Hashable:
        return self._arrows, self._seat

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        for arrow in self._arrows:
            start, end = self._at((arrow.x, arrow.y)), self._at((arrow.to_x, arrow.to_y))
            draw_arrow(canvas, (x + start[0], y + start[1]), (x + end[0], y + end[1]), self._colour(canvas), self._size)

    def draw(self, easel: Easel) -> None:
        if self._arrows:
            super().draw(easel)
        if self.enabled and (self._start is not None or (self.focused and self._by_keys)):
            self._draw_hand(easel)

    def _draw_hand(self, easel: Easel) -> None:
        """Draw the arrow that is on its way, and the mark of whoever draws by keys."""
        screen = easel.screen
        canvas = Canvas.over(easel.surface, screen.scale, easel.pictures.palette)
        left, top = screen.pixel(self.box.x, self.box.y)

        def on_window(place: Place) -> tuple[float, float]:
            x, y = self._at(place)
            return left / screen.scale + x, top / screen.scale + y

        end = on_window(self._end)
        if self._start is not None:
            draw_arrow(canvas, on_window(self._start), end, self._colour(canvas), self._size)
        if self._by_keys:
            canvas.fill(Shape().ring(*end, _MARK / 2, 3.0), "#ffffff")
            canvas.fill(Shape().ring(*end, _MARK / 2 + 3, 3.0), "#0b1026")

    @property
    def _size(self) -> float:
        """How broad arrows are here."""
        return min(1.0, max(self.box.width, self.box.height) / _LARGE)

    def _colour(self, canvas: Canvas) -> ColourLike:
        return tones.GOLD if self._seat is None else canvas.palette.player(self._seat).colour


def _within(thousandth: float) -> int:
    """The nearest point of the board."""
    return min(max(0, round(thousandth)), BOARD)
