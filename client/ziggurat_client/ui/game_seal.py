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

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        self._paint_roller(canvas, x + (self.box.width - _ROLLER) / 2, y, self.box.height - _PLATE - 12)
        self._paint_plate(canvas, x, y + self.box.height - _PLATE)

    def _paint_roller(self, canvas: Canvas, x: float, y: float, height: float) -> None:
        body = canvas.stepped(x, y + 6, _ROLLER, height - 12, 4, 1)
        if self._chosen or self.hovered:
            canvas.glow(body, "#ffc64a", 26, 0.75 if self._chosen else 0.4, inside=False)
        canvas.shadow(body, 14, 8, 0.7)
        canvas.fill(body, horizontal(x, x + _ROLLER, *_STONES))
        left, top = x + (_ROLLER - _EMBLEM) / 2, y + (height - _EMBLEM) / 2
        self._painter(canvas, left, top, _EMBLEM, _CODE, self._seats, "")
        for edge in (y, y + height - _CAP):
            cap = canvas.stepped(x - 8, edge, _ROLLER + 16, _CAP, 4, 1)
            canvas.fill(cap, horizontal(x - 8, x + _ROLLER + 8, *_GOLD))
            canvas.bevel(cap, 1.4, 0.6, 0.5)
        if not self._chosen:
            canvas.fill(
                canvas.stepped(x - 8, y, _ROLLER + 16, height, 4, 1), tones.NIGHT, 0.25 if self.hovered else 0.45
            )

    def _paint_plate(self, canvas: Canvas, x: float, y: float) -> None:
        width = self.box.width
        shape = canvas.stepped(x, y, width, _PLATE, 5, 1)
        canvas.shadow(shape, 8, 4, 0.6)
        ground = tones.GOLD_FACE if self._chosen else ("#1c2f74", "#0d1947")
        canvas.fill(shape, vertical(y, y + _PLATE, *ground))
        canvas.fill(canvas.stepped_frame(x, y, width, _PLATE, 1.6, 5, 1), vertical(y, y + _PLATE, *tones.BRIGHT_EDGE))
        name, players = self._words
        middle, room = x + width / 2, width - 24
        draw_line(
            canvas, middle, y + 27, name, room, 24, tones.TEXT_ON_GOLD if self._chosen else tones.TEXT, "bold", "m"
        )
        ink = tones.TEXT_ON_GOLD if self._chosen else tones.TEXT_SOFT
        draw_line(canvas, middle, y + 56, players, room, 18, ink, "regular", "m")
