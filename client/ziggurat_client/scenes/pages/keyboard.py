"""The keyboard on the screen, with which a gamepad writes in a field."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

import pygame

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon
from ziggurat_client.art.panels import draw_field
from ziggurat_client.art.text import text_width
from ziggurat_client.input.intentions import Intention, Scope, intention_of
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.scenes.pages.dialog import PADDING, Dialog
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.keyboard import GAP, letter_keys
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

_COLUMNS: Final = 12
_TEXT: Final = 26.0
_PITCH: Final = 80.0
_LEAST_PITCH: Final = 54.0
_FRAME: Final = 2 * PADDING + 56 + 96
"""The height of the panel without its keys."""


class KeyboardScene(Dialog):
    """Writes in `field`, which lies on the page below. A real keyboard types into it as well."""

    first_focus = "key 1 0"

    def __init__(self, atlas: Atlas, field: TextField) -> None:
        self._field = field
        self._capitals = False
        super().__init__(atlas)

    @property
    def size(self) -> Extent:
        pitch = self._pitch
        return Extent(2 * PADDING + _COLUMNS * pitch.width - GAP, _FRAME + self._rows * pitch.height)

    @property
    def _pitch(self) -> Extent:
        """From one key to the next: less where there is little room."""
        across = (self.most.width - 2 * PADDING + GAP) / _COLUMNS
        down = (self.most.height - _FRAME) / self._rows
        return Extent(min(_PITCH, max(_LEAST_PITCH, across)), min(_PITCH, max(_LEAST_PITCH, down)))

    @property
    def _rows(self) -> int:
        """The rows of letters, and one for the long keys."""
        return len(self._letters) + 1

    @property
    def title(self) -> str:
        return self.say("keyboard.title")

    @property
    def shown(self) -> str:
        """What was written, as it may be seen."""
        return self._field.shown

    @property
    def scopes(self) -> tuple[Scope, ...]:
        return (Scope.TYPING,)

    @property
    def takes_typing(self) -> bool:
        return True

    @property
    def _letters(self) -> list[str]:
        return self.say("keyboard.rows").split()

    # ------------------------------------------------------------------ typing

    def handle(self, event: pygame.Event) -> bool:
        if event.type == pygame.TEXTINPUT:
            self._type(event.text)
            return True
        if event.type == pygame.KEYDOWN and event.key == pygame.K_SPACE:
            return True  # It types a space, and presses nothing.
        match intention_of(event):
            case Intention.ERASE:
                self._erase()
            case Intention.SHIFT:
                self._shift()
            case _:
                return super().handle(event)
        return True

    def keys(self) -> tuple[KeyHint, ...]:
        caps = self.services.prompts.caps
        return (
            KeyHint(caps(Intention.ERASE), self.say("keyboard.erase")),
            KeyHint(caps(Intention.SHIFT), self.say("keyboard.shift")),
        )

    def _type(self, text: str) -> None:
        self._field.insert(text)
        self._capitals = False
        self.change()

    def _erase(self) -> None:
        self._field.erase()
        self.change()

    def _shift(self) -> None:
        self._capitals = not self._capitals
        self.change()

    def _enter(self) -> None:
        self.stack.close(self)
        self._field.enter()

    # ------------------------------------------------------------------ the pieces

    def content(self) -> Sequence[Piece]:
        inner = self.inner
        line = Box(inner.x, inner.y + 8, inner.width, 64)
        rows = self._letters
        keys_at = inner.y + 96
        shown, hint = self.shown, "" if self.shown else self._field.placeholder
        return [
            Painted(
                line, ("typed", shown, hint), lambda canvas, x, y: _paint_line(canvas, x, y, line.width, shown, hint)
            ),
            *letter_keys((inner.x, keys_at), self._pitch, rows, self._capitals, self._type),
            *self._long_keys(keys_at + len(rows) * self._pitch.height),
        ]

    def _long_keys(self, y: float) -> list[Piece]:
        cap, shift = self.services.prompts.cap, ButtonKind.LIT if self._capitals else ButtonKind.PLAIN
        return [
            self._long("shift", y, (0, 2), self._shift, kind=shift, key=cap(Intention.SHIFT)),
            self._long("space", y, (2, 5), lambda: self._type(" ")),
            self._long("erase", y, (5, 8), self._erase, key=cap(Intention.ERASE)),
            self._long("close", y, (8, 10), self.back, key=cap(Intention.BACK)),
            self._long("enter", y, (10, 12), self._enter, kind=ButtonKind.GOLD, icon=Icon.CHECK),
        ]

    def _long(
        self,
        name: str,
        y: float,
        columns: tuple[int, int],
        pressed: Callable[[], None],
        *,
        kind: ButtonKind = ButtonKind.PLAIN,
        icon: Icon | None = None,
        key: str | None = None,
    ) -> Button:
        """A key that is as wide as the columns from the first up to the second."""
        first, end = columns
        pitch = self._pitch
        box = Box(self.inner.x + first * pitch.width, y, (end - first) * pitch.width - GAP, pitch.height - GAP)
        return Button(name, box, self.say(f"keyboard.{name}"), pressed, kind=kind, icon=icon, key=key, size=20)


def _paint_line(canvas: Canvas, x: float, y: float, width: float, text: str, hint: str) -> None:
    """The end of the text, with a caret after it; a hint while there is none."""
    draw_field(canvas, x, y, width, 64, active=True)
    room = width - 48
    while text_width(text, _TEXT, "regular", canvas.scale) > room:
        text = text[1:]
    end = x + 20 + canvas.text(x + 20, y + 32, text, _TEXT, tones.TEXT, "regular", "lm")
    if hint:
        draw_line(canvas, x + 32, y + 32, hint, room, _TEXT, tones.TEXT_FAINT)
    canvas.fill(canvas.rect(end + 3, y + 16, 2.5, 32), tones.GOLD)
