"""How a match is played on from a position at the table where it was played: by all who sit there, or alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence

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

_ABOUT = 132.0
_BUTTON = 60.0
_PITCH = 74.0


class PlayOnTogetherScene(Dialog):
    """Asks which of the two; whoever goes back looks on."""

    size = Extent(760, 490)
    first_focus = "all"

    def __init__(self, atlas: Atlas, where: str, all_of_us: Callable[[], None], alone: Callable[[], None]) -> None:
        """`where` is what the place in the match is called; what is chosen is called once the question has left the
        stack."""
        super().__init__(atlas)
        self._where = where
        self._all_of_us = all_of_us
        self._alone = alone

    @property
    def title(self) -> str:
        return self.say("play_on.title")

    def content(self) -> Sequence[Piece]:
        inner = self.inner
        about = Paragraph(Box(inner.x, inner.y + 4, inner.width, _ABOUT), self._about, 20, tones.TEXT)
        rows = [Box(inner.x, inner.y + _ABOUT + row * _PITCH, inner.width, _BUTTON) for row in range(3)]
        return [
            about,
            Button(
                "all",
                rows[0],
                self.say("circle.play_on.all"),
                self._go(self._all_of_us),
                kind=ButtonKind.GOLD,
                icon=Icon.PEOPLE,
            ),
            Button("alone", rows[1], self.say("circle.play_on.alone"), self._go(self._alone), icon=Icon.BOT),
            Button("stay", rows[2], self.say("play_on.stay"), self.back),
        ]

    @property
    def _about(self) -> str:
        return self.say("circle.play_on.about", where=self._where)

    def _go(self, chosen: Callable[[], None]) -> Callable[[], None]:
        def go() -> None:
            self.stack.close(self)
            chosen()

        return go
