"""Asks for a table's password."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.intentions import Intention
from ziggurat_client.scenes.dialog import Dialog
from ziggurat_client.screen import Box
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.viewport import Extent

if TYPE_CHECKING:
    from ziggurat_client.app import App

LONGEST: Final = 64


class PasswordScene(Dialog):
    """One field for a password; `given` is called with what was typed, unless that is nothing."""

    size = Extent(680, 320)
    first_focus = "password"

    def __init__(self, app: App, title: str, given: Callable[[str], None]) -> None:
        super().__init__(app)
        self._title = title
        self._given = given
        self._field = TextField(
            "password",
            self._field_box,
            app.clock,
            longest=LONGEST,
            hidden=True,
            icon=Icon.KEY,
            size=22,
            entered=self._give,
        )

    @property
    def title(self) -> str:
        return self._title

    @property
    def _field_box(self) -> Box:
        inner = self.inner
        return Box(inner.x, inner.y + 12, inner.width, 60)

    def content(self) -> Sequence[Piece]:
        inner = self.inner
        self._field.box = self._field_box
        self._field.placeholder = self.say("password.field")
        y = inner.bottom - 60
        return [
            self._field,
            Button(
                "cancel",
                Box(inner.x, y, 240, 60),
                self.say("dialog.cancel"),
                self.back,
                key=self.app.prompts.cap(Intention.BACK),
            ),
            Button(
                "give",
                Box(inner.right - 300, y, 300, 60),
                self.say("password.give"),
                self._give,
                kind=ButtonKind.GOLD,
                key=self.app.prompts.cap(Intention.CONFIRM),
            ),
        ]

    def _give(self) -> None:
        password = self._field.text
        if password:
            self.back()
            self._given(password)
