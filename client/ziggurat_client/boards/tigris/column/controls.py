"""The buttons of the column that carry more than a word: actions, wars to choose from, monuments to build."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ziggurat.games.game import Seat
from ziggurat.games.tigris.colours import Colour
from ziggurat.games.tigris.monuments import Monument
from ziggurat_client.art import tones
from ziggurat_client.art.badges import draw_keycap, keycap_width
from ziggurat_client.art.buttons import MARGIN, ButtonKind, ButtonState, button_style, draw_button_face
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.boards.tigris.art.catastrophe import draw_catastrophe
from ziggurat_client.boards.tigris.art.leaders import draw_leader
from ziggurat_client.boards.tigris.art.tiles import draw_back, draw_tile
from ziggurat_client.boards.tigris.art.towers import draw_tower
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

Liveliness: TypeAlias = Literal["idle", "active", "off"]
_TWO_LINES: Final = 52.0


@dataclass(frozen=True)
class TileSign:
    """A tile before the words of a button."""

    colour: Colour


@dataclass(frozen=True)
class LeaderSign:
    """A leader before the words of a button."""

    colour: Colour
    seat: Seat


@dataclass(frozen=True)
class MonumentSign:
    """A monument before the words of a button."""

    monument: Monument


@dataclass(frozen=True)
class CatastropheSign:
    """A catastrophe before the words of a button."""


@dataclass(frozen=True)
class SwapSign:
    """A tile face down and one face up before the words of a button."""


Sign: TypeAlias = TileSign | LeaderSign | MonumentSign | CatastropheSign | SwapSign


def draw_sign(canvas: Canvas, sign: Sign, cx: float, cy: float, size: float) -> None:
    """A sign centred at (cx, cy)."""
    half = size / 2
    match sign:
        case TileSign(colour):
            draw_tile(canvas, colour, cx - half, cy - half, size)
        case LeaderSign(colour, seat):
            draw_leader(canvas, colour, seat, cx, cy, size)
        case MonumentSign(monument):
            draw_tower(canvas, monument, cx, cy, size, lit=0.25)
        case CatastropheSign():
            draw_catastrophe(canvas, cx - half, cy - half, size)
        case SwapSign():
            draw_back(canvas, cx - half, cy - half * 0.9, size * 0.68, size * 0.8)
            draw_tile(canvas, "green", cx - half * 0.3, cy - half * 0.5, size * 0.68)


class ActionButton(Pressable):
    """An action: its sign, its name, a line about it, and the keycap of its key ("" for none)."""

    margin = MARGIN

    def __init__(
        self,
        name: str,
        box: Box,
        sign: Sign,
        title: str,
        line: str,
        key: str,
        liveliness: Liveliness,
        pressed: Callable[[], None],
    ) -> None:
        super().__init__(f"action {name}", box, pressed, enabled=liveliness != "off")
        self.action = name
        self._sign = sign
        self._words = title, line
        self._key = key
        self._active = liveliness == "active"

    def appearance(self) -> Hashable:
        return self._sign, self._words, self._key, self._active, self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height = self.box.width, self.box.height
        kind = ButtonKind.LIT if self._active else ButtonKind.PLAIN
        ink = draw_button_face(canvas, x, y, width, height, button_style(kind), self.state)
        middle = y + height / 2 + (2 if self.state is ButtonState.PRESSED else 0)
        size = min(50.0, height - 14)
        draw_sign(canvas, self._sign, x + 14 + size / 2, middle, size)
        left = x + 28 + size
        right = x + width - 14
        title, line = self._words
        cap = keycap_width(self._key, canvas.scale) + 8 if self._key else 0
        if height < _TWO_LINES:
            draw_line(canvas, left, middle, title, right - cap - left, 20, ink, "bold")
            if self._key:
                draw_keycap(canvas, right, middle, self._key, anchor="r")
            return
        draw_line(canvas, left, middle - height * 0.15, title, right - cap - left, 22, ink, "bold")
        soft = "#fff1d8" if self._active else tones.TEXT_SOFT
        draw_line(canvas, left, middle + height * 0.20, line, right - left, 17, soft)
        if self._key:
            draw_keycap(canvas, right, middle - height * 0.15, self._key, anchor="r")
