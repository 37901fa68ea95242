"""A question before something that cannot be taken back."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent


class Question(NamedTuple):
    """The question itself, what follows from going, and the two answers."""

    title: str
    consequence: str
    stay: str
    go: str


class QuestionScene(Dialog):
    """Asks whether to go. Whoever goes back, or presses Enter without looking, stays where they are."""

    size = Extent(760, 340)
    first_focus = "stay"

    def __init__(self, atlas: Atlas, question: Question, go: Callable[[], None]) -> None:
        """`go` is called once the question has left the stack."""
        super().__init__(atlas)
        self._question = question
        self._go_on = go

    @property
    def title(self) -> str:
        return self._question.title

    def content(self) -> Sequence[Piece]:
        inner, question = self.inner, self._question
        half, foot = (inner.width - 16) / 2, inner.bottom - 64
        stay, go = Box(inner.x, foot, half, 64), Box(inner.x + half + 16, foot, half, 64)
        return [
            Paragraph(Box(inner.x, inner.y + 8, inner.width, 96), question.consequence, 21, tones.TEXT),
            Button("stay", stay, question.stay, self.back, kind=ButtonKind.GOLD),
            Button("go", go, question.go, self._go, kind=ButtonKind.RED, icon=Icon.DOOR),
        ]

    def _go(self) -> None:
        self.stack.close(self)
        self._go_on()
