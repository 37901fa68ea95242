"""The overlay that names the keys of the scene below it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Final

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.badges import draw_keycap, keycap_width
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon
from ziggurat_client.input.intentions import CURSOR, Intention, intention_of
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.scenes.pages.dialog import MARGIN, PADDING, Dialog
from ziggurat_client.scenes.pages.scene import Atlas, Scene
from ziggurat_client.scenes.pages.turns_elsewhere import turns_elsewhere
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import TIGHTEST, Extent

_PITCH: Final = 46.0
_GAP: Final = 40.0
_WIDTH: Final = 1400.0
_TWO_COLUMNS: Final = 1150.0
"""The width from which the lines stand in two columns."""
_LEAST_KEYS: Final = 190.0
"""The least room for the keys before the words."""
_FRAME: Final = 2 * PADDING + 64.0
"""The height of the panel without its lines."""


class KeysScene(Dialog):
    """Every key that works in `shown`, the scene below, with what it does."""

    first_focus = "close"

    def __init__(self, atlas: Atlas, shown: Scene) -> None:
        self._shown = shown
        super().__init__(atlas)

    @property
    def title(self) -> str:
        return self.say("keys.title")

    @property
    def size(self) -> Extent:
        width = min(_WIDTH, max(self.most.width, TIGHTEST.width - 2 * MARGIN))
        return Extent(width, _FRAME + self._rows * _PITCH)

    @property
    def hints(self) -> list[KeyHint]:
        """Every line."""
        return [*self._shown.keys(), *self._everywhere()]

    @property
    def _columns(self) -> int:
        return 2 if self.most.width >= _TWO_COLUMNS else 1

    @property
    def _rows(self) -> int:
        return math.ceil(len(self.hints) / self._columns)

    def content(self) -> Sequence[Piece]:
        return [*self._buttons(), *self._lines()]

    def _buttons(self) -> Iterator[Piece]:
        """Beside the title, so that they are in sight even where the list is longer than the window."""
        inner, top = self.inner, self.box.y + 24
        close = Box(inner.right - 220, top, 220, 56)
        change = Box(close.x - 24 - 320, top, 320, 56)
        yield Button("change", change, self.say("keys.change"), self._change_keys, icon=Icon.KEYBOARD, size=20)
        key = self.services.prompts.cap(Intention.BACK)
        yield Button("close", close, self.say("keys.close"), self.back, key=key, size=20)

    def _lines(self) -> Iterator[Piece]:
        inner, columns = self.inner, self._columns
        width = (inner.width - (columns - 1) * _GAP) / columns
        for column in range(columns):
            hints = self.hints[column * self._rows : (column + 1) * self._rows]
            keys = max(_LEAST_KEYS, *(_keys_width(hint, self.screen.scale) for hint in hints))
            for row, hint in enumerate(hints):
                box = Box(inner.x + column * (width + _GAP), inner.y + 8 + row * _PITCH, width, _PITCH)
                yield _line(box, hint, keys)

    def _change_keys(self) -> None:
        self.stack.replace(self, self.atlas.bindings())

    def handle(self, event: pygame.Event) -> bool:
        if intention_of(event) is Intention.HELP:
            self.back()
            return True
        return super().handle(event)

    def _everywhere(self) -> list[KeyHint]:
        caps, cap = self.services.prompts.caps, self.services.prompts.cap
        sizes = tuple(cap(size) for size in (Intention.LARGER, Intention.SMALLER, Intention.USUAL_SIZE))
        lost = self.services.remote.standing == "lost"
        awaited = turns_elsewhere(self._shown)
        whispered = self.services.remote.whispers.latest(self.services.ignored.has)
        return [
            *([KeyHint(caps(Intention.RECONNECT), self.say("intention.reconnect"))] if lost else []),
            *([KeyHint(caps(Intention.OUR_TURN), self.say("intention.our_turn"))] if awaited else []),
            *([KeyHint(caps(Intention.ANSWER), self.say("intention.answer"))] if whispered else []),
            KeyHint(caps(*CURSOR), self.say("keys.focus")),
            KeyHint(caps(Intention.NEXT, Intention.PREVIOUS), self.say("keys.next")),
            KeyHint(caps(Intention.CONFIRM), self.say("keys.press")),
            KeyHint(caps(Intention.BACK), self.say("keys.back")),
            KeyHint(caps(Intention.FULLSCREEN), self.say("keys.fullscreen")),
            KeyHint(sizes, self.say("keys.size")),
            KeyHint(caps(Intention.MUTE), self.say("keys.mute")),
            KeyHint(caps(Intention.HELP), self.say("keys.these")),
        ]


def _keys_width(hint: KeyHint, scale: float) -> float:
    """How far the keys of a line reach, with the gap after them."""
    return sum(keycap_width(key, scale, 18) + 8 for key in hint.keys) + 8


def _line(box: Box, hint: KeyHint, keys: float) -> Painted:
    """A line whose words begin behind the room for the `keys`."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        middle = y + box.height / 2
        left = x
        for key in hint.keys:
            draw_keycap(canvas, left, middle, key, size=18)
            left += keycap_width(key, canvas.scale, 18) + 8
        draw_line(canvas, x + keys, middle, hint.meaning, box.width - keys, 20, tones.TEXT)

    return Painted(box, (hint, keys), paint)
