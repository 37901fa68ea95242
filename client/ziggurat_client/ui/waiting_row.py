"""A game that waits, in the list of them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.badges import PLAIN_PILL, READY_PILL, draw_pill
from ziggurat_client.art.buttons import ButtonState
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.panels import ACTIVE_PANEL, MARGIN, OPEN_PANEL, draw_panel
from ziggurat_client.ui.button import Pressable
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

HEIGHT: Final = 132.0
PICTURE: Final = 108.0
"""The side of the board's picture."""
_INSET: Final = (HEIGHT - PICTURE) / 2
_LEFT: Final = PICTURE + 2 * _INSET + 8
_RIGHT: Final = 24.0
_PILL: Final = 36.0
_DATE_ROOM: Final = 260.0


@dataclass(frozen=True)
class WaitingWords:
    """What a row says: the game and its round, who plays, whose turn it is, which is `ours` or another's, and when it
    was played last."""

    label: str
    detail: str
    badge: str
    ours: bool
    date: str


class WaitingRow(Pressable):
    """A row that leads back to its game when it is pressed."""

    margin = MARGIN
    step = 6

    def __init__(
        self, name: str, box: Box, words: WaitingWords, picture: pygame.Surface | None, pressed: Callable[[], None]
    ) -> None:
        """`picture` is the board, once it is drawn."""
        super().__init__(name, box, pressed)
        self._words = words
        self._picture = picture

    @property
    def has_picture(self) -> bool:
        """Whether the board is shown."""
        return self._picture is not None

    def appearance(self) -> Hashable:
        return self._words, id(self._picture), self.state

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        lively = self.state in (ButtonState.HOVERED, ButtonState.PRESSED)
        draw_panel(canvas, x, y, self.box.width, self.box.height, ACTIVE_PANEL if lively else OPEN_PANEL)
        frame = canvas.mask(canvas.stepped(x + _INSET, y + _INSET, PICTURE, PICTURE, 3, 1))
        canvas.fill(frame, tones.BITUMEN)
        if self._picture is not None:
            canvas.blit(self._picture, x + _INSET, y + _INSET)
        words, right = self._words, x + self.box.width - _RIGHT
        room = right - _DATE_ROOM - x - _LEFT
        draw_line(canvas, x + _LEFT, y + 46, words.label, room, 27, tones.TEXT, "bold")
        draw_line(canvas, x + _LEFT, y + 88, words.detail, room, 20, tones.TEXT_SOFT)
        if words.badge:
            style = READY_PILL if words.ours else PLAIN_PILL
            draw_pill(canvas, right, y + 46, words.badge, style, anchor="r", height=_PILL)
        draw_line(canvas, right, y + 88, words.date, _DATE_ROOM, 19, tones.TEXT_SOFT, align="r")
