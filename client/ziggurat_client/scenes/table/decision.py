"""What the host of a table decides about somebody who looks on: for how long, and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.input.intentions import Intention
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.choices import Segments
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line
from ziggurat_client.ui.text_field import TextField
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent

LENGTHS: Final = (10, 60, 1440, None)
"""So many minutes; None for as long as the table is there."""
_USUAL: Final = 1
_LONGEST: Final = 120


class DecisionScene(Dialog):
    """Asks both, and calls `decided` with the minutes and the reason."""

    first_focus = "give"

    def __init__(self, atlas: Atlas, title: str, give: str, decided: Callable[[int | None, str], None]) -> None:
        """`give` is the label of the button that does it."""
        super().__init__(atlas)
        self._title = title
        self._give_label = give
        self._decided = decided
        self._length = _USUAL
        self._reason = TextField(
            "reason",
            Box(0, 0, 1, 1),
            atlas.services.clock,
            longest=_LONGEST,
            icon=Icon.CHAT,
            size=21,
            entered=self._give,
        )

    @property
    def size(self) -> Extent:
        return Extent(min(860.0, self.most.width), 430.0)

    @property
    def title(self) -> str:
        return self._title

    def content(self) -> Sequence[Piece]:
        inner = self.inner
        labels = [self.say(f"decision.length.{minutes or 'stays'}") for minutes in LENGTHS]
        self._reason.box = Box(inner.x, inner.y + 128, inner.width, 60)
        self._reason.placeholder = self.say("decision.reason.hint")
        y, key = inner.bottom - 60, self.services.prompts.cap(Intention.BACK)
        return [
            Line(Box(inner.x, inner.y, inner.width, 40), self.say("decision.how_long"), 20, tones.TEXT_SOFT),
            Segments(
                "length", Box(inner.x, inner.y + 48, inner.width, 56), labels, self._length, self._choose, size=19
            ),
            self._reason,
            Button("cancel", Box(inner.x, y, 260, 60), self.say("dialog.cancel"), self.back, key=key),
            Button(
                "give", Box(inner.right - 320, y, 320, 60), self._give_label, self._give, kind=ButtonKind.GOLD, size=21
            ),
        ]

    def _choose(self, length: int) -> None:
        self._length = length
        self.change()

    def _give(self) -> None:
        self.back()
        self._decided(LENGTHS[self._length], self._reason.text.strip())
