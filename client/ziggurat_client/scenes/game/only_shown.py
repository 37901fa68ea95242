"""What lies over a match that can only be looked at."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat_client.art import tones
from ziggurat_client.art.icons import Icon
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent


class OnlyShownScene(Dialog):
    """Says why nobody can act here, and leads to the board."""

    size = Extent(720, 400)
    first_focus = "look"

    def __init__(self, atlas: Atlas, sentence: str) -> None:
        super().__init__(atlas)
        self._sentence = sentence

    @property
    def title(self) -> str:
        return self.say("only_shown.title")

    def content(self) -> Sequence[Piece]:
        inner = self.inner
        text = Box(inner.x, inner.y + 8, inner.width, inner.height - 80)
        look = Box(inner.x, inner.bottom - 64, inner.width, 64)
        return [
            Paragraph(text, self._sentence, 22, tones.TEXT),
            Button("look", look, self.say("pause.look"), self.back, icon=Icon.EYE),
        ]
