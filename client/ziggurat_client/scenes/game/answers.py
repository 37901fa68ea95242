"""The buttons that answer what is on offer at a table."""

from __future__ import annotations

from ziggurat.wire.messages import Answer
from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.offers import ShownOffer


def answers(page: Page, code: str, offer: ShownOffer, yes: Box, no: Box) -> list[Piece]:
    """The buttons that answer an offer, as far as we may: those who have agreed may change their minds."""
    refuse = page.say("offer.no" if offer.is_asked else "offer.withdraw")
    pieces: list[Piece] = []
    if offer.is_asked:
        pieces.append(
            Button("yes", yes, page.say("offer.yes"), lambda: _answer(page, code, offer, True), kind=ButtonKind.READY)
        )
    if offer.is_ours:
        pieces.append(Button("no", no, refuse, lambda: _answer(page, code, offer, False), kind=ButtonKind.RED))
    return pieces


def _answer(page: Page, code: str, offer: ShownOffer, yes: bool) -> None:
    page.ask(lambda number: Answer(number, code, offer.number, yes))
