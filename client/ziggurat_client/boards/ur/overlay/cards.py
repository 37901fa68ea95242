"""Hover cards of Ur: what an attack would cost, what a tile would give."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ziggurat.games.game import Seat
from ziggurat.games.ur.tiles import Kind
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.panels import CARD, WAR_CARD, Side, draw_card
from ziggurat_client.art.plaque import draw_plaque
from ziggurat_client.art.text import text_width
from ziggurat_client.ui.hover_card import PADDING
from ziggurat_client.ui.text import draw_line

_YOURS: Final = ("#d9fff9", "#5fd6ca", "#2fb5a8")
_THEIRS: Final = ("#ffd5c8", "#f08a72", "#e2503d")
_TOLL: Final = ("#fffaf0", "#efe3c4", "#c9b98e")
_LEFT: Final = ("#fff2c4", "#ffcf62", "#e0a13a")


@dataclass(frozen=True)
class AttackCard:
    """The sum of an attack: `terms` are its four numbers with the words below them."""

    title: str
    defender: Seat | None
    name: str
    terms: tuple[tuple[int, str], ...]
    reason: str
    points: str = ""
    """What it would make of the score."""

    def size(self, scale: float) -> tuple[float, float]:
        reason = max(text_width(self.reason, 17, "italic", scale), text_width(self.points, 19, "bold", scale))
        width = max(300.0, reason + 2 * PADDING, self._title_width(scale) + 2 * PADDING)
        return width, 184.0 if self.points else 156.0

    def _title_width(self, scale: float) -> float:
        name = text_width(self.name, 18, "regular", scale)
        return text_width(self.title, 22, "bold", scale) + 48 + name

    def paint(self, canvas: Canvas, x: float, y: float, pointer: tuple[Side, float]) -> None:
        width, height = self.size(canvas.scale)
        draw_card(canvas, x, y, width, height, WAR_CARD, pointer=pointer)
        after = x + PADDING + canvas.text(x + PADDING, y + 30, self.title, 22, "#fffaf0", "bold", "lm")
        if self.defender is not None:
            draw_cube(canvas, self.defender, after + 22, y + 30, 22)
        canvas.text(after + 42, y + 30, self.name, 18, tones.TEXT_SOFT, "regular", "lm")
        self._paint_sum(canvas, x + PADDING, y + 68, width - 2 * PADDING)
        canvas.text(x + PADDING, y + 132, self.reason, 17, tones.TEXT_SOFT, "italic", "lm")
        canvas.text(x + PADDING, y + 160, self.points, 19, tones.TEXT_HEAD, "bold", "lm")

    def _paint_sum(self, canvas: Canvas, x: float, y: float, width: float) -> None:
        pitch = width / 4
        for index, ((number, word), colours) in enumerate(
            zip(self.terms, (_YOURS, _THEIRS, _TOLL, _LEFT), strict=True)
        ):
            centre = x + pitch * (index + 0.5)
            draw_number(canvas, centre, y, number, 28, "m", colours=colours)
            draw_line(canvas, centre, y + 31, word, pitch - 4, 16, tones.TEXT_SOFT, align="m")
            if index < 3:
                canvas.text(x + pitch * (index + 1), y, "−−="[index], 28, "#e6dcc2", "bold", "mm")


@dataclass(frozen=True)
class OfferCard:
    """The two actions that a tile gives."""

    title: str
    kinds: tuple[Kind, Kind]
    words: tuple[str, str]

    def size(self, scale: float) -> tuple[float, float]:
        words = sum(text_width(word, 21, "bold", scale) for word in self.words)
        title = text_width(self.title, 19, "regular", scale)
        return max(title, words + 2 * 64 + 24) + 2 * PADDING, 128.0

    def paint(self, canvas: Canvas, x: float, y: float, pointer: tuple[Side, float]) -> None:
        draw_card(canvas, x, y, *self.size(canvas.scale), CARD, pointer=pointer)
        canvas.text(x + PADDING, y + 30, self.title, 19, tones.TEXT_SOFT, "regular", "lm")
        left = x + PADDING
        for kind, word in zip(self.kinds, self.words, strict=True):
            draw_plaque(canvas, kind, left, y + 54, 54)
            left += 64 + canvas.text(left + 64, y + 81, word, 21, tones.TEXT, "bold", "lm") + 24
