"""A dialog about terms of a table: choices in rows, what follows from them, and a button that takes them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.input.intentions import Intention
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line
from ziggurat_client.window.screen import Box

T = TypeVar("T")
ROW: Final = 72.0
"""From one choice to the next."""
_LABEL: Final = 320.0


class TermsDialog(Dialog, Generic[T]):
    """What such dialogs have in common. Without `choose` one can only read."""

    def __init__(self, atlas: Atlas, terms: T, first: str, choose: Callable[[T], None] | None) -> None:
        """`first` is the widget that one begins with where one can choose."""
        super().__init__(atlas)
        self._terms = terms
        self._choose = choose
        self.first_focus = "back" if choose is None else first

    def _buttons(self, take: str) -> list[Piece]:
        """The way back, and the button of that name that takes the terms."""
        inner = self.inner
        foot = inner.bottom - 60
        key = self.services.prompts.cap(Intention.BACK)
        label = self.say("dialog.close" if self._choose is None else "dialog.cancel")
        buttons: list[Piece] = [Button("back", Box(inner.x, foot, 260, 60), label, self.back, key=key)]
        if self._choose is not None:
            place = Box(inner.right - 340, foot, 340, 60)
            buttons.append(Button("choose", place, take, self._take, kind=ButtonKind.GOLD, icon=Icon.CHECK))
        return buttons

    def _label(self, row: int, key: str) -> Line:
        place = self._place(row)
        return Line(Box(self.inner.x, place.y, _LABEL - 16, place.height), self.say(key), 21, tones.TEXT, "bold")

    def _place(self, row: int) -> Box:
        inner = self.inner
        return Box(inner.x + _LABEL, inner.y + 8 + row * ROW, inner.width - _LABEL, 52)

    def _set(self, terms: T) -> None:
        self._terms = terms
        self.change()

    def _take(self) -> None:
        self.back()
        if self._choose is not None:
            self._choose(self._terms)
