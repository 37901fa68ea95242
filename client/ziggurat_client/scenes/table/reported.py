"""What was reported to us as the host of a table: about whom, by whom, why, and what was said."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from typing import Final

from ziggurat.bounds import TableCode
from ziggurat.visible_text import visible
from ziggurat.wire.messages import Bar, Mute, Reported, ReportedLine, Said
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.paged import Paged
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.scenes.table.decision import DecisionScene
from ziggurat_client.ui.button import Button, icon_button
from ziggurat_client.ui.chat import chat_row
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.scroll import BAR, ScrollList
from ziggurat_client.ui.text import Line
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

_HEAD: Final = 92.0
"""What stands above the lines."""
_FOOT: Final = 76.0


class ReportedScene(Paged, Dialog):
    """One report after the other, the newest first, and what a host can do about it."""

    first_focus = "mute"

    def __init__(self, atlas: Atlas, code: TableCode) -> None:
        super().__init__(atlas)
        self._code = code
        self._lines = ScrollList("reported", Box(0, 0, 1, 1), follows=True)

    @property
    def size(self) -> Extent:
        return Extent(min(940.0, self.most.width), min(660.0, self.most.height))

    @property
    def title(self) -> str:
        return self.say("reported.title")

    @property
    def _reports(self) -> tuple[Reported, ...]:
        return self.services.remote.reports_at(self._code)

    def content(self) -> Sequence[Piece]:
        box, reports = self.box, self._reports
        close = icon_button("close", Box(box.right - 72, box.y + 20, 48, 40), Icon.CROSS, self.back)
        if not reports:
            return [close]
        (report,) = reports[self.paged(len(reports), 1)]
        return [close, *self._head(report), self._list(report), *self._foot(report)]

    def _head(self, report: Reported) -> Iterator[Piece]:
        inner = self.inner
        about = self.say("reported.about", name=report.name, by=report.by_name)
        yield Line(Box(inner.x, inner.y + 4, inner.width, 40), about, 22, tones.TEXT, "bold")
        reason = visible(report.reason).strip() or self.say("reported.no_reason")
        yield Line(Box(inner.x, inner.y + 44, inner.width, 34), reason, 20, tones.TEXT_HEAD)

    def _list(self, report: Reported) -> ScrollList:
        inner = self.inner
        height = inner.height - _HEAD - _FOOT
        self._lines.box = Box(inner.x, inner.y + _HEAD, inner.width + BAR - 4, height)
        width = self._lines.box.width - BAR
        scale = self.screen.scale
        self._lines.set_rows([chat_row(_said(line), line.text, width, scale) for line in report.lines])
        return self._lines

    def _foot(self, report: Reported) -> Iterator[Piece]:
        inner = self.inner
        y = inner.bottom - 52
        mute, bar = Box(inner.x, y, 240, 52), Box(inner.x + 256, y, 240, 52)
        yield Button("mute", mute, self.say("watchers.mute"), partial(self._mute, report), icon=Icon.MUTED, size=19)
        yield Button(
            "bar",
            bar,
            self.say("watchers.bar"),
            partial(self._bar, report),
            kind=ButtonKind.PLAIN,
            icon=Icon.DOOR,
            size=19,
        )
        yield from self.pager(Box(inner.right - 280, y + 2, 280, 48))

    # ------------------------------------------------------------------ what the host decides

    def _mute(self, report: Reported) -> None:
        def decided(minutes: int | None, reason: str) -> None:
            self.ask(lambda number: Mute(number, self._code, report.person, minutes=minutes, reason=reason))

        self._decide("mute", report.name, decided)

    def _bar(self, report: Reported) -> None:
        def decided(minutes: int | None, reason: str) -> None:
            self.ask(lambda number: Bar(number, self._code, report.person, minutes, reason))

        self._decide("bar", report.name, decided)

    def _decide(self, what: str, name: str, decided: Callable[[int | None, str], None]) -> None:
        title = self.say(f"watchers.{what}.title", name=name)
        self.stack.push(DecisionScene(self.atlas, title, self.say(f"watchers.{what}"), decided))


def _said(line: ReportedLine) -> Said:
    """A line as a chat shows it."""
    return Said(line.person, line.name, line.text, line.at)
