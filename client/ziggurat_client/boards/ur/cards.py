"""Hover cards: what an attack would cost, what a tile would give, why something cannot be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

import pygame

from ziggurat.games.game import Seat
from ziggurat.games.ur.tiles import Kind
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.panels import CARD, WAR_CARD, Side, draw_card
from ziggurat_client.art.plaque import draw_plaque
from ziggurat_client.art.text import text_width, wrap
from ziggurat_client.ui.piece import Easel
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_MARGIN: Final = 40.0
_GAP: Final = 22.0
_PADDING: Final = 20.0
_YOURS: Final = ("#d9fff9", "#5fd6ca", "#2fb5a8")
_THEIRS: Final = ("#ffd5c8", "#f08a72", "#e2503d")
_TOLL: Final = ("#fffaf0", "#efe3c4", "#c9b98e")
_LEFT: Final = ("#fff2c4", "#ffcf62", "#e0a13a")


class Card(Protocol):
    """Something a card says. Cards are compared by what they say."""

    def size(self, scale: float) -> tuple[float, float]:
        """Width and height."""
        ...

    def paint(self, canvas: Canvas, x: float, y: float, pointer: tuple[Side, float]) -> None:
        """Paint it with its top left corner at (x, y), pointing as `pointer` says."""
        ...


@dataclass(frozen=True)
class AttackCard:
    """The sum of an attack: `terms` are its four numbers with the words below them."""

    title: str
    defender: Seat | None
    name: str
    terms: tuple[tuple[int, str], ...]
    reason: str

    def size(self, scale: float) -> tuple[float, float]:
        reason = text_width(self.reason, 17, "italic", scale)
        return max(300.0, reason + 2 * _PADDING, self._title_width(scale) + 2 * _PADDING), 156.0

    def _title_width(self, scale: float) -> float:
        name = text_width(self.name, 18, "regular", scale)
        return text_width(self.title, 22, "bold", scale) + 48 + name

    def paint(self, canvas: Canvas, x: float, y: float, pointer: tuple[Side, float]) -> None:
        width, height = self.size(canvas.scale)
        draw_card(canvas, x, y, width, height, WAR_CARD, pointer=pointer)
        after = x + _PADDING + canvas.text(x + _PADDING, y + 30, self.title, 22, "#fffaf0", "bold", "lm")
        if self.defender is not None:
            draw_cube(canvas, self.defender, after + 22, y + 30, 22)
        canvas.text(after + 42, y + 30, self.name, 18, tones.TEXT_SOFT, "regular", "lm")
        self._paint_sum(canvas, x + _PADDING, y + 68, width - 2 * _PADDING)
        canvas.text(x + _PADDING, y + 132, self.reason, 17, tones.TEXT_SOFT, "italic", "lm")

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
        return max(title, words + 2 * 64 + 24) + 2 * _PADDING, 128.0

    def paint(self, canvas: Canvas, x: float, y: float, pointer: tuple[Side, float]) -> None:
        draw_card(canvas, x, y, *self.size(canvas.scale), CARD, pointer=pointer)
        canvas.text(x + _PADDING, y + 30, self.title, 19, tones.TEXT_SOFT, "regular", "lm")
        left = x + _PADDING
        for kind, word in zip(self.kinds, self.words, strict=True):
            draw_plaque(canvas, kind, left, y + 54, 54)
            left += 64 + canvas.text(left + 64, y + 81, word, 21, tones.TEXT, "bold", "lm") + 24


@dataclass(frozen=True)
class LineCard:
    """A sentence."""

    text: str

    def _lines(self, scale: float) -> Sequence[str]:
        return wrap(self.text, 330, 19, "regular", scale)

    def size(self, scale: float) -> tuple[float, float]:
        lines = self._lines(scale)
        return max(text_width(line, 19, "regular", scale) for line in lines) + 2 * _PADDING, 26.0 * len(lines) + 26

    def paint(self, canvas: Canvas, x: float, y: float, pointer: tuple[Side, float]) -> None:
        draw_card(canvas, x, y, *self.size(canvas.scale), CARD, pointer=pointer)
        for number, line in enumerate(self._lines(canvas.scale)):
            canvas.text(x + _PADDING, y + 26 + 26 * number, line, 19, tones.TEXT, "regular", "lm")


def show_card(easel: Easel, card: Card, beside: Box, within: Box, keep_clear: Sequence[Box] = ()) -> None:
    """Show a card beside a box, where there is room and as little of `keep_clear` as possible is covered."""
    scale = easel.screen.scale
    width, height = card.size(scale)
    box, pointer = _best_place(width, height, beside, keep_clear, within)
    picture = easel.pictures.picture(
        (card, pointer),
        easel.screen,
        width + 2 * _MARGIN,
        height + 2 * _MARGIN,
        lambda canvas: card.paint(canvas, _MARGIN, _MARGIN, pointer),
    )
    corner = easel.screen.pixel(box.x - _MARGIN, box.y - _MARGIN)
    easel.surface.blit(picture, corner, special_flags=pygame.BLEND_PREMULTIPLIED)


Pointer = tuple[Side, float]


def _best_place(
    width: float, height: float, beside: Box, keep_clear: Sequence[Box], within: Box
) -> tuple[Box, Pointer]:
    """The card's box, and the side and place of its pointer."""
    places = list(_places(width, height, beside, within))
    return min(places, key=lambda place: (_outside(place[0], within), _covered(place[0], keep_clear)))


def _places(width: float, height: float, beside: Box, within: Box) -> Iterator[tuple[Box, Pointer]]:
    """Right, left, below and above the box."""
    cx, cy = beside.centre
    x = min(max(cx - width / 2, within.x + 8), within.right - width - 8)
    y = min(max(cy - height / 2, within.y + 8), within.bottom - height - 8)
    yield Box(beside.right + _GAP, y, width, height), ("left", cy - y)
    yield Box(beside.x - _GAP - width, y, width, height), ("right", cy - y)
    yield Box(x, beside.bottom + _GAP, width, height), ("top", cx - x)
    yield Box(x, beside.y - _GAP - height, width, height), ("bottom", cx - x)


def _outside(box: Box, within: Box) -> bool:
    return box.x < within.x or box.y < within.y or box.right > within.right or box.bottom > within.bottom


def _covered(box: Box, others: Sequence[Box]) -> float:
    """How much of the other boxes `box` covers."""
    return sum(
        max(0.0, min(box.right, other.right) - max(box.x, other.x))
        * max(0.0, min(box.bottom, other.bottom) - max(box.y, other.y))
        for other in others
    )
