"""A game to choose on the title: a cylinder seal with the game's emblem, and a plate with its name."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import horizontal, vertical
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.emblem import EmblemPainter
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

WIDTH: Final = 236.0
HEIGHT: Final = 290.0
_ROLLER: Final = 168.0
"""How wide the seal is over its plate."""
_CAP: Final = 18.0
_EMBLEM: Final = 132.0
_PLATE: Final = 78.0
_LEAST_PLATE: Final = 64.0
_NAME: Final = 20.0
_PLAYERS: Final = 16.0
"""How high the plate and its words are at least."""
_CODE: Final = "SEAL"
"""What the emblem's chance comes from: a seal always looks the same."""
_STONES: Final = ("#0b1640", "#2c4dab", "#3f66cf", "#1f3a8c", "#081030")
_GOLD: Final = ("#6b4512", "#f6d98a", "#fff2c4", "#d69f3c", "#5a380e")


class GameSeal(Pressable):
    """One of the games that are there; the chosen one is lit, and its plate is gold."""

    margin = 30
    step = 4

    def __init__(
        self,
        name: str,
        box: Box,
        words: tuple[str, str],
        painter: EmblemPainter,
        seats: int,
        *,
        chosen: bool,
        pressed: Callable[[], None],
    ) -> None:
        """`words` are the game's name and how many play it; the emblem is painted for so many `seats`."""
        super().__init__(name, box, pressed)
        self._words = words
        self._painter = painter
        self._seats = seats
        self._chosen = chosen

    def appearance(self) -> Hashable:
        return self.name, self._words, self._chosen, self.hovered

    @property
    def _unit(self) -> float:
        return self.box.width / WIDTH

    @property
    def _plate(self) -> float:
        return max(_LEAST_PLATE, _PLATE * self._unit)

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        unit = self._unit
        self._paint_roller(
            canvas, x + (self.box.width - _ROLLER * unit) / 2, y, self.box.height - self._plate - 12 * unit, unit
        )
        self._paint_plate(canvas, x, y + self.box.height - self._plate, self._plate)

    def _paint_roller(self, canvas: Canvas, x: float, y: float, height: float, unit: float) -> None:
        width, cap_height, out = _ROLLER * unit, _CAP * unit, 8 * unit
        body = canvas.stepped(x, y + 6 * unit, width, height - 12 * unit, 4, 1)
        if self._chosen or self.hovered:
            canvas.glow(body, "#ffc64a", 26, 0.75 if self._chosen else 0.4, inside=False)
        canvas.shadow(body, 14, 8, 0.7)
        canvas.fill(body, horizontal(x, x + width, *_STONES))
        side = _EMBLEM * unit
        self._painter(canvas, x + (width - side) / 2, y + (height - side) / 2, side, _CODE, self._seats, "")
        for edge in (y, y + height - cap_height):
            cap = canvas.stepped(x - out, edge, width + 2 * out, cap_height, 4, 1)
            canvas.fill(cap, horizontal(x - out, x + width + out, *_GOLD))
            canvas.bevel(cap, 1.4, 0.6, 0.5)
        if not self._chosen:
            whole = canvas.stepped(x - out, y, width + 2 * out, height, 4, 1)
            canvas.fill(whole, tones.NIGHT, 0.25 if self.hovered else 0.45)

    def _paint_plate(self, canvas: Canvas, x: float, y: float, height: float) -> None:
        width = self.box.width
        shape = canvas.stepped(x, y, width, height, 5, 1)
        canvas.shadow(shape, 8, 4, 0.6)
        ground = tones.GOLD_FACE if self._chosen else ("#1c2f74", "#0d1947")
        canvas.fill(shape, vertical(y, y + height, *ground))
        canvas.fill(canvas.stepped_frame(x, y, width, height, 1.6, 5, 1), vertical(y, y + height, *tones.BRIGHT_EDGE))
        name, players = self._words
        middle, room = x + width / 2, width - 16
        ink = tones.TEXT_ON_GOLD if self._chosen else tones.TEXT
        draw_line(canvas, middle, y + 0.34 * height, name, room, max(_NAME, 24 * self._unit), ink, "bold", "m")
        soft = tones.TEXT_ON_GOLD if self._chosen else tones.TEXT_SOFT
        draw_line(
            canvas, middle, y + 0.72 * height, players, room, max(_PLAYERS, 18 * self._unit), soft, "regular", "m"
        )
