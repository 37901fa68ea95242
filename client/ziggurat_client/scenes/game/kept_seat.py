"""What lies over the board of a player whose seat a bot keeps."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.games.game import Seat
from ziggurat.wire.messages import Reclaim
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


class KeptSeatScene(Dialog):
    """Asks whether the player takes the seat back or the bot plays on; closes once the seat is theirs again."""

    size = Extent(760, 360)
    first_focus = "reclaim"

    def __init__(self, atlas: Atlas, code: str, seat: Seat) -> None:
        super().__init__(atlas)
        self._code = code
        self._seat = seat

    @property
    def title(self) -> str:
        return self.say("kept.title")

    def arrived(self, arrival: Arrival) -> None:
        record = self.services.remote.tables.get(self._code)
        if record is None or self._seat not in record.kept_seats:
            self.stack.close(self)
        else:
            super().arrived(arrival)

    def content(self) -> Sequence[Piece]:
        inner = self.inner
        half = (inner.width - 16) / 2
        foot = inner.bottom - 64
        label = self.say("kept.reclaim")
        return [
            Paragraph(Box(inner.x, inner.y + 8, inner.width, 100), self.say("kept.about"), 21, tones.TEXT),
            Button("let", Box(inner.x, foot, half, 64), self.say("kept.let"), self.back, icon=Icon.BOT),
            Button(
                "reclaim",
                Box(inner.x + half + 16, foot, half, 64),
                label,
                self._reclaim,
                kind=ButtonKind.GOLD,
                icon=Icon.PERSON,
            ),
        ]

    def _reclaim(self) -> None:
        self.ask(lambda number: Reclaim(number, self._code, self._seat), lambda _: self._reclaimed())

    def _reclaimed(self) -> None:
        """Whoever has no time now gets the seat later."""
        record = self.services.remote.tables.get(self._code)
        if record is not None and self._seat in record.kept_seats:
            self.services.banner.tell(self.say("kept.soon"))
        self.stack.close(self)
