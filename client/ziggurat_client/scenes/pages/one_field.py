"""A dialog that asks for one line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.input.intentions import Intention
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent


@dataclass(frozen=True)
class Question:
    """What is asked: the dialog's `title`, the field's `name`, the `hint` in it while it is empty, and the label of the
    button that gives the answer. An empty answer is none, unless there is one to `assume`."""

    name: str
    title: str
    hint: str
    give: str
    icon: Icon
    longest: int
    hidden: bool = False
    assume: str = ""


class OneFieldScene(Dialog):
    """Asks one question; `given` is called with the answer once the dialog is gone."""

    size = Extent(680, 320)

    def __init__(self, atlas: Atlas, question: Question, given: Callable[[str], None]) -> None:
        super().__init__(atlas)
        self.first_focus = question.name
        self._question = question
        self._given = given
        self._field = TextField(
            question.name,
            self._field_box,
            atlas.services.clock,
            placeholder=question.hint,
            longest=question.longest,
            hidden=question.hidden,
            icon=question.icon,
            size=22,
            entered=self._give,
        )

    @property
    def title(self) -> str:
        return self._question.title

    @property
    def _field_box(self) -> Box:
        inner = self.inner
        return Box(inner.x, inner.y + 12, inner.width, 60)

    def content(self) -> Sequence[Piece]:
        inner = self.inner
        self._field.box = self._field_box
        y = inner.bottom - 60
        return [
            self._field,
            Button(
                "cancel",
                Box(inner.x, y, 240, 60),
                self.say("dialog.cancel"),
                self.back,
                key=self.services.prompts.cap(Intention.BACK),
            ),
            Button(
                "give",
                Box(inner.right - 300, y, 300, 60),
                self._question.give,
                self._give,
                kind=ButtonKind.GOLD,
                key=self.services.prompts.cap(Intention.CONFIRM),
            ),
        ]

    def _give(self) -> None:
        answer = self._field.text or self._question.assume
        if answer:
            self.back()
            self._given(answer)
