"""The pieces in the dock: tiles of the hand, leaders and catastrophes, each of which can be taken up."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

import pygame

from ziggurat.games.game import Seat
from ziggurat.games.tigris.colours import Colour
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonState
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.tigris.art.catastrophe import draw_catastrophe
from ziggurat_client.boards.tigris.art.leaders import LeaderState, draw_leader
from ziggurat_client.boards.tigris.art.tiles import draw_tile
from ziggurat_client.ui.button import Pressable
from ziggurat_client.window.screen import Box

_WORD_SIZE: Final = 17.0
"""How large the word below a piece is."""
_LIFT = 14.0
_HOVER = 5.0
_WORD = 14.0
"""The height below a piece from which there is room for a word."""


class Carried(Pressable):
    """A piece that can be pressed, or carried to the map with the pointer."""

    margin = 40
    step = 4

    def __init__(
        self,
        name: str,
        box: Box,
        pressed: Callable[[], None],
        dropped: Callable[[float, float], None],
        *,
        enabled: bool = True,
    ) -> None:
        super().__init__(name, box, pressed, enabled=enabled)
        self._dropped = dropped

    @property
    def lift(self) -> float:
        """How far it is lifted while the pointer is over it."""
        return _HOVER if self.state in (ButtonState.HOVERED, ButtonState.PRESSED) else 0.0

    def point(self, event: pygame.Event, x: float, y: float) -> bool:
        left = event.type == pygame.MOUSEBUTTONUP and event.button == pygame.BUTTON_LEFT
        if left and not self.box.holds(x, y):
            self._dropped(x, y)
            return False
        return super().point(event, x, y)


class HandTile(Carried):
    """A tile of the hand: `chosen` is lifted, `spent` would be given up or added, `dimmed` is not asked for."""

    def __init__(
        self,
        place: int,
        box: Box,
        colour: Colour,
        pressed: Callable[[], None],
        dropped: Callable[[float, float], None],
        *,
        chosen: bool = False,
        spent: bool = False,
        dimmed: bool = False,
    ) -> None:
        super().__init__(f"tile {place}", box, pressed, dropped)
        self.colour = colour
        self._marks = chosen, spent, dimmed

    def appearance(self) -> Hashable:
        return self.colour, self._marks, self.lift

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        chosen, spent, dimmed = self._marks
        unit, side = self.box.width / 88, self.box.width
        top = y - (_LIFT * unit if chosen or spent else self.lift * unit)
        draw_tile(canvas, self.colour, x, top, side, glow=18 * unit if chosen else 0)
        if dimmed:
            canvas.fill(canvas.stepped(x, top, side, side, 4, 1), "#060a1c", 0.55)
        if chosen or spent:
            frame = canvas.stepped_frame(x - 2, top - 2, side + 4, side + 4, 3.2, 4, 1)
            canvas.fill(frame, vertical(top, top + side, "#fffbe6", "#ffc64a"))
        if spent and not chosen:
            draw_icon(canvas, Icon.REFRESH, x + side - 14 * unit, top + 14 * unit, 22 * unit, "#fff3d6", shadow=True)


class LeaderPiece(Carried):
    """A leader: lit in the supply, an outline with the name of the space where he stands on the map."""

    def __init__(
        self,
        box: Box,
        size: float,
        colour: Colour,
        seat: Seat,
        word: str,
        names: tuple[str, ...],
        pressed: Callable[[], None],
        dropped: Callable[[float, float], None],
        *,
        away: bool,
        chosen: bool,
    ) -> None:
        """`word` stands below it; one of the `names` of all leaders only where there is room for each of them."""
        super().__init__(f"leader {colour}", box, pressed, dropped)
        self._names = names
        self.colour = colour
        self._size = size
        self._seat = seat
        self._word = word
        self._away = away
        self._chosen = chosen

    def appearance(self) -> Hashable:
        return self.colour, self._seat, self._word, self._names, self._away, self._chosen, self._size, self.lift

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        size, middle = self._size, x + self.box.width / 2
        top = y - (_LIFT * size / 70 if self._chosen else self.lift * size / 70)
        glow = 16.0 if self._chosen else 0.0
        state: LeaderState = "away" if self._away and not self._chosen else "there"
        draw_leader(canvas, self.colour, self._seat, middle, top + size / 2 + 2, size, state=state, glow=glow)
        if self.box.height - size >= _WORD and (self._away or self._names_fit(canvas.scale)):
            ink = tones.TEXT_SOFT if self._away else tones.TEXT
            canvas.text(
                middle,
                y + self.box.height - 8,
                self._word,
                _WORD_SIZE,
                ink,
                "regular" if self._away else "bold",
                "mm",
            )

    def _names_fit(self, scale: float) -> bool:
        widest = max(text_width(name, _WORD_SIZE, "bold", scale) for name in self._names)
        return widest <= self.box.width - 2


class CatastrophePiece(Carried):
    """The catastrophes that are left, one above the other."""

    def __init__(
        self,
        box: Box,
        size: float,
        left: int,
        word: str,
        pressed: Callable[[], None],
        dropped: Callable[[float, float], None],
        *,
        chosen: bool,
    ) -> None:
        super().__init__("catastrophe", box, pressed, dropped, enabled=left > 0)
        self._size = size
        self._left = left
        self._word = word
        self._chosen = chosen

    def appearance(self) -> Hashable:
        return self._left, self._word, self._chosen, self._size, self.lift

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        size, middle = self._size, x + self.box.width / 2
        top = y + 6 - (6 + _LIFT * size / 112 if self._chosen else self.lift * size / 56)
        for number in range(self._left):
            shift = (number - (self._left - 1) / 2) * size * 0.26
            draw_catastrophe(canvas, middle - size / 2 + shift, top - number * 4, size)
        if self._chosen:
            wide = size * (1 + 0.26 * (self._left - 1)) + 10
            high = size + 4 * self._left + 6
            frame = canvas.stepped_frame(middle - wide / 2, top - 4 * self._left - 1, wide, high, 2.4, 4, 1)
            canvas.fill(frame, vertical(y, y + size, "#fffbe6", "#ffc64a"))
        if self.box.height - size >= _WORD:
            fits = text_width(self._word, _WORD_SIZE, "regular", canvas.scale) <= self.box.width - 4
            word = self._word if fits else f"× {self._left}"
            canvas.text(middle, y + self.box.height - 8, word, _WORD_SIZE, tones.TEXT_SOFT, "regular", "mm")
