"""What lies over a match that stands still."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.wire.messages import GoOn
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent


class PausedScene(Dialog):
    """Says who paused the match, and lets the host go on with it. It closes by itself when the pause is over."""

    size = Extent(680, 330)
    first_focus = "go on"

    def __init__(self, atlas: Atlas, code: str) -> None:
        super().__init__(atlas)
        self._code = code

    @property
    def title(self) -> str:
        return self.say("pause.title")

    def arrived(self, arrival: Arrival) -> None:
        record = self.services.remote.tables.get(self._code)
        if record is None or record.pause is None:
            self.stack.close(self)
        else:
            super().arrived(arrival)

    def content(self) -> Sequence[Piece]:
        inner = self.inner
        record = self.services.remote.tables.get(self._code)
        by = None if record is None or record.pause is None else record.pause.by
        text = self.say("pause.alone") if by is None else self.say("pause.by", name=by)
        half = (inner.width - 16) / 2
        foot = inner.bottom - 64
        look = Button("look", Box(inner.x, foot, half, 64), self.say("pause.look"), self.back, icon=Icon.EYE)
        buttons: list[Piece] = [look]
        if record is not None and self.services.remote.hosts(record):
            place = Box(inner.x + half + 16, foot, half, 64)
            go_on = self.say("pause.go_on")
            buttons.append(Button("go on", place, go_on, self._go_on, kind=ButtonKind.GOLD, icon=Icon.PLAY))
        return [Paragraph(Box(inner.x, inner.y + 8, inner.width, 80), text, 22, tones.TEXT), *buttons]

    def _go_on(self) -> None:
        self.ask(lambda number: GoOn(number, self._code))
