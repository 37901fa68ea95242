"""Reporting what somebody has said: where it was, and why."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, Literal, TypeAlias

from ziggurat.bounds import PersonId, TableCode
from ziggurat.wire.messages import Report
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.input.intentions import Intention
from ziggurat_client.network.remote import Answer
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.choices import Segments
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line, Paragraph
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

Where: TypeAlias = Literal["table", "lobby", "whispers"]

_LONGEST: Final = 120


class ReportScene(Dialog):
    """Asks both, and sends it. The server itself knows what was said."""

    first_focus = "reason"

    def __init__(
        self, atlas: Atlas, person: PersonId, name: str, table: TableCode | None, *, whispers: bool = False
    ) -> None:
        """`table` is where one is, if that is a table; with `whispers` it is about these at first."""
        super().__init__(atlas)
        self._person = person
        self._name = name
        self._table = table
        place: Where = "lobby" if table is None else "table"
        self._places: tuple[Where, ...] = (place, "whispers")
        self._place = int(whispers)
        self._reason = TextField(
            "reason",
            Box(0, 0, 1, 1),
            atlas.services.clock,
            longest=_LONGEST,
            icon=Icon.FLAG,
            size=21,
            entered=self._send,
        )

    @property
    def size(self) -> Extent:
        return Extent(min(900.0, self.most.width), 500.0)

    @property
    def title(self) -> str:
        return self.say("report.title", name=self._name)

    def content(self) -> Sequence[Piece]:
        inner = self.inner
        place = self._places[self._place]
        labels = [self.say(f"report.where.{where}") for where in self._places]
        self._reason.box = Box(inner.x, inner.y + 212, inner.width, 60)
        self._reason.placeholder = self.say("report.reason.hint")
        y, key = inner.bottom - 60, self.services.prompts.cap(Intention.BACK)
        return [
            Line(Box(inner.x, inner.y, inner.width, 36), self.say("report.where"), 20, tones.TEXT_SOFT),
            Segments("where", Box(inner.x, inner.y + 42, inner.width, 56), labels, self._place, self._choose, size=19),
            Paragraph(
                Box(inner.x, inner.y + 116, inner.width, 84),
                self.say(f"report.about.{place}", name=self._name),
                19,
                tones.TEXT,
            ),
            self._reason,
            Button("cancel", Box(inner.x, y, 260, 60), self.say("dialog.cancel"), self.back, key=key),
            Button(
                "give",
                Box(inner.right - 320, y, 320, 60),
                self.say("report.send"),
                self._send,
                kind=ButtonKind.GOLD,
                size=21,
            ),
        ]

    def _choose(self, place: int) -> None:
        self._place = place
        self.change()

    def _send(self) -> None:
        whispers, reason = self._places[self._place] == "whispers", self._reason.text.strip()
        table = None if whispers else self._table
        self.back()
        self.ask(lambda number: Report(number, self._person, table, whispers, reason), self._sent)

    def _sent(self, _: Answer) -> None:
        self.services.banner.tell(self.say("report.sent", name=self._name))
