"""Hover cards: a few words beside what is pointed at, and why something cannot be chosen."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final, Protocol

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.panels import CARD, Side, draw_card
from ziggurat_client.art.text import text_width, wrap
from ziggurat_client.ui.piece import Easel
from ziggurat_client.window.screen import Box

PADDING: Final = 20.0
"""Between a card's edge and what it says."""
_MARGIN: Final = 40.0
_GAP: Final = 22.0


class Card(Protocol):
    """Something a card says. Cards are compared by what they say."""

    def size(self, scale: float) -> tuple[float, float]:
        """Width and height."""
        ...

    def paint(self, canvas: Canvas, x: float, y: float, pointer: tuple[Side, float]) -> None:
        """Paint it with its top left corner at (x, y), pointing as `pointer` says."""
        ...


@dataclass(frozen=True)
class LineCard:
    """A sentence."""

    text: str

    def _lines(self, scale: float) -> Sequence[str]:
        return wrap(self.text, 330, 19, "regular", scale)

    def size(self, scale: float) -> tuple[float, float]:
        lines = self._lines(scale)
        return max(text_width(line, 19, "regular", scale) for line in lines) + 2 * PADDING, 26.0 * len(lines) + 26

    def paint(self, canvas: Canvas, x: float, y: float, pointer: tuple[Side, float]) -> None:
        draw_card(canvas, x, y, *self.size(canvas.scale), CARD, pointer=pointer)
        for number, line in enumerate(self._lines(canvas.scale)):
            canvas.text(x + PADDING, y + 26 + 26 * number, line, 19, tones.TEXT, "regular", "lm")


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
