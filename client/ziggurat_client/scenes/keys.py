"""The overlay that names the keys of the scene below it."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.badges import draw_keycap, keycap_width
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon
from ziggurat_client.intentions import CURSOR, Intention, intention_of
from ziggurat_client.scenes.dialog import Dialog
from ziggurat_client.scenes.scene import KeyHint, Scene
from ziggurat_client.screen import Box
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line

if TYPE_CHECKING:
    from ziggurat_client.app import App

_PITCH: Final = 46
_COLUMNS: Final = 2
_EVERYWHERE: Final = 8
"""How many keys work everywhere."""
_FIXED_HEIGHT: Final = 240
"""The height of the panel without its lines."""


class KeysScene(Dialog):
    """Every key that works in `shown`, the scene below, with what it does."""

    def __init__(self, app: App, shown: Scene) -> None:
        self._shown = shown
        self.size = (1400, _FIXED_HEIGHT + self._rows(len(shown.keys()) + _EVERYWHERE) * _PITCH)
        super().__init__(app)

    first_focus = "close"

    @property
    def title(self) -> str:
        return self.say("keys.title")

    def content(self) -> Sequence[Piece]:
        inner = self.inner
        hints = [*self._shown.keys(), *self._everywhere()]
        rows = self._rows(len(hints))
        width = (inner.width - 40) / _COLUMNS
        pieces: list[Piece] = []
        for number, hint in enumerate(hints):
            column, row = divmod(number, rows)
            box = Box(inner.x + column * (width + 40), inner.y + 8 + row * _PITCH, width, _PITCH)
            pieces.append(_line(box, hint))
        middle = inner.x + inner.width / 2
        change = Box(middle - 16 - 320, inner.bottom - 56, 320, 56)
        close = Box(middle + 16, inner.bottom - 56, 260, 56)
        pieces.append(Button("change", change, self.say("keys.change"), self._change_keys, icon=Icon.KEYBOARD))
        pieces.append(
            Button("close", close, self.say("keys.close"), self.back, key=self.app.prompts.cap(Intention.BACK))
        )
        return pieces

    def _change_keys(self) -> None:
        from ziggurat_client.scenes.bindings import BindingsScene

        self.app.replace(self, BindingsScene(self.app))

    def _rows(self, hints: int) -> int:
        return max(1, math.ceil(hints / _COLUMNS))

    def handle(self, event: pygame.Event) -> bool:
        if intention_of(event) is Intention.HELP:
            self.back()
            return True
        return super().handle(event)

    def _everywhere(self) -> list[KeyHint]:
        caps, cap = self.app.prompts.caps, self.app.prompts.cap
        sizes = tuple(cap(size) for size in (Intention.LARGER, Intention.SMALLER, Intention.USUAL_SIZE))
        return [
            KeyHint(caps(*CURSOR), self.say("keys.focus")),
            KeyHint(caps(Intention.NEXT, Intention.PREVIOUS), self.say("keys.next")),
            KeyHint(caps(Intention.CONFIRM), self.say("keys.press")),
            KeyHint(caps(Intention.BACK), self.say("keys.back")),
            KeyHint(caps(Intention.FULLSCREEN), self.say("keys.fullscreen")),
            KeyHint(sizes, self.say("keys.size")),
            KeyHint(caps(Intention.MUTE), self.say("keys.mute")),
            KeyHint(caps(Intention.HELP), self.say("keys.these")),
        ]


def _line(box: Box, hint: KeyHint) -> Painted:
    def paint(canvas: Canvas, x: float, y: float) -> None:
        middle = y + box.height / 2
        left = x
        for key in hint.keys:
            draw_keycap(canvas, left, middle, key, size=18)
            left += keycap_width(key, canvas.scale, 18) + 8
        start = max(left + 8, x + 240)
        draw_line(canvas, start, middle, hint.meaning, x + box.width - start, 20, tones.TEXT)

    return Painted(box, hint, paint)
