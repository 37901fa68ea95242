"""What one other person and we whisper to each other."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import Final

from ziggurat.bounds import PersonId
from ziggurat.wire.messages import Whisper
from ziggurat_client.art import tones
from ziggurat_client.art.icons import Icon
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.table.report import ReportScene
from ziggurat_client.ui.button import Button, icon_button
from ziggurat_client.ui.chat import ENTRY, LONGEST, whisper_row
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.scroll import BAR, ScrollList
from ziggurat_client.ui.text import Paragraph
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent
from ziggurat_client.wording.whispers import whose

_HEAD: Final = 72.0
"""What stands above the lines."""
_GAP: Final = 16.0
_BUTTON: Final = 52.0


class WhisperScene(Dialog):
    """The lines, oldest first, and a field to write one more in."""

    first_focus = "whisper"

    def __init__(self, atlas: Atlas, person: PersonId, name: str) -> None:
        super().__init__(atlas)
        self.whispers_with = person
        self._person = person
        self._name = name
        self._lines = ScrollList("whispers", Box(0, 0, 1, 1), follows=True)
        self._field = TextField(
            "whisper",
            Box(0, 0, 1, 1),
            atlas.services.clock,
            longest=LONGEST,
            icon=Icon.WHISPER,
            size=20,
            entered=self._send,
        )

    @property
    def size(self) -> Extent:
        return Extent(min(860.0, self.most.width), min(640.0, self.most.height))

    @property
    def title(self) -> str:
        return self.say("whisper.title", name=self._name)

    def content(self) -> Sequence[Piece]:
        box, inner, services = self.box, self.inner, self.services
        top, foot = inner.y + _HEAD, inner.bottom - ENTRY
        self._lines.box = Box(inner.x, top, inner.width + BAR - 4, foot - _GAP - top)
        self._field.box = Box(inner.x, foot, inner.width - _BUTTON - 12, ENTRY)
        self._field.placeholder = self.say("whisper.hint", name=self._name)
        width = self._lines.box.width - BAR
        told = services.remote.whispers.between(self._person)
        rows = [whisper_row(line, whose(services.words, line), width, services.screen.scale) for line in told]
        self._lines.set_rows(rows)
        about = Box(inner.x, inner.y + 4, inner.width, _HEAD - 12)
        send = Box(inner.right - _BUTTON, foot, _BUTTON, ENTRY)
        return [
            self._flag(Box(box.right - 136, box.y + 20, 48, 40)),
            icon_button("close", Box(box.right - 72, box.y + 20, 48, 40), Icon.CROSS, self.back),
            Paragraph(about, self.say("whisper.about"), 19, tones.TEXT_SOFT),
            self._lines,
            self._lines.way_back(self.say("log.newest")),
            self._field,
            icon_button("send whisper", send, Icon.SEND, self._send),
        ]

    def _flag(self, box: Box) -> Button:
        flag = icon_button("report", box, Icon.FLAG, self._report)
        flag.remark = self.say("people.report", name=self._name)
        return flag

    def _report(self) -> None:
        self.stack.push(ReportScene(self.atlas, self._person, self._name, None, whispers=True))

    def _send(self) -> None:
        text = self._field.text.strip()
        if text:
            self._field.text = ""
            self._lines.follow()
            self.ask(partial(_whisper, self._person, text))


def _whisper(person: PersonId, text: str, number: int) -> Whisper:
    return Whisper(number, person, text)
