"""What only all players together can do, offered and answered; and giving up, which one can do alone."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat.wire.messages import Offer, OfferKind, OpenOffer, Resign, Table
from ziggurat_client.art import tones
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.icons import Icon
from ziggurat_client.network.arrivals import Arrival
from ziggurat_client.scenes.game.answers import answers
from ziggurat_client.scenes.pages.dialog import Dialog
from ziggurat_client.scenes.pages.question import Question, QuestionScene
from ziggurat_client.scenes.pages.scene import Atlas
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import Line, Paragraph
from ziggurat_client.window.screen import Box
from ziggurat_client.window.viewport import Extent
from ziggurat_client.wording.offers import ShownOffer, shown_offer


class AgreementsScene(Dialog):
    """Offer the others something, answer what is on offer, or resign. It goes as soon as that is done."""

    size = Extent(680, 456)

    def __init__(self, atlas: Atlas, code: str) -> None:
        super().__init__(atlas)
        self._code = code
        self._asked = atlas.services.remote.tables[code].table.offer

    @property
    def title(self) -> str:
        return self.say("agree.title")

    def arrived(self, arrival: Arrival) -> None:
        record = self.services.remote.tables.get(self._code)
        if record is None or record.table.stage != "playing" or self._is_settled(record.table.offer):
            self.back()
        else:
            super().arrived(arrival)

    def _is_settled(self, offer: OpenOffer | None) -> bool:
        """Whether what was on offer when the dialog came is so no longer."""
        return self._asked is not None and (offer is None or offer.number != self._asked.number)

    def content(self) -> Sequence[Piece]:
        offer = shown_offer(self.services.words, self.services.remote.tables[self._code].table)
        return self._kinds() if offer is None else self._open(offer)

    def _kinds(self) -> Sequence[Piece]:
        inner = self.inner
        note = Paragraph(Box(inner.x, inner.y, inner.width, 60), self.say("agree.note"), 19, tones.TEXT_SOFT)
        undo, end, resign = (Box(inner.x, inner.y + 84 + row * 76, inner.width, 60) for row in range(3))
        return [
            note,
            Button("undo turn", undo, self.say("agree.undo_turn"), lambda: self._offer("undo_turn"), icon=Icon.UNDO),
            Button("call off", end, self.say("agree.call_off"), lambda: self._offer("call_off"), icon=Icon.CROSS),
            Button(
                "resign", resign, self.say("resign.title"), self._ask_to_resign, icon=Icon.HAND, kind=ButtonKind.RED
            ),
        ]

    def _open(self, offer: ShownOffer) -> Sequence[Piece]:
        inner = self.inner
        yes, no = (Box(inner.x, inner.y + 104 + row * 76, inner.width, 60) for row in (0, 1))
        return [
            Line(Box(inner.x, inner.y, inner.width, 40), offer.sentence, 24, tones.TEXT, "bold"),
            Line(Box(inner.x, inner.y + 44, inner.width, 36), offer.waiting, 19, tones.TEXT_SOFT),
            *answers(self, self._code, offer, yes, no),
        ]

    def _offer(self, kind: OfferKind) -> None:
        seat = self.services.remote.tables[self._code].seat
        self.ask(lambda number: Offer(number, self._code, kind, seat))
        self.back()

    def _ask_to_resign(self) -> None:
        """It cannot be taken back, so it is asked first."""
        people = [seat for seat in self._table.seats if not seat.has_bot and not seat.resigned]
        ends = len(self._table.seats) == 2 or len(people) < 2
        question = Question(
            self.say("resign.question"),
            self.say("resign.ends" if ends else "resign.bot"),
            self.say("resign.stay"),
            self.say("resign.title"),
        )
        self.stack.push(QuestionScene(self.atlas, question, self._resign))

    def _resign(self) -> None:
        seat = self.services.remote.tables[self._code].seat
        self.ask(lambda number: Resign(number, self._code, seat))
        self.back()

    @property
    def _table(self) -> Table:
        return self.services.remote.tables[self._code].table
