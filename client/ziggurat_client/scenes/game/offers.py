"""What is on offer at a table, over its game: told once, shown on a card, and answered by its buttons."""

from __future__ import annotations

from typing import Final

from ziggurat_client.scenes.game.agreements import AgreementsScene
from ziggurat_client.scenes.game.answers import answers
from ziggurat_client.scenes.pages.page import Page
from ziggurat_client.ui.offer_card import HEIGHT, SIGN, OfferCard
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.offers import ShownOffer, shown_offer

_WIDTH: Final = 1040.0
_BUTTON: Final = 148.0
_TOP: Final = 84.0
_BESIDE: Final = 8.0
"""How far the card may reach beyond the board's left edge."""


class TableOffers:
    """The offers at the table of a page's game, one after the other."""

    def __init__(self, page: Page, code: str) -> None:
        self._page = page
        self._code = code
        self._told: int | None = None
        """The number of the last offer that was told."""
        self._folded: int | None = None
        """The number of the offer whose card was opened, and makes room for the board since then."""

    @property
    def _offer(self) -> ShownOffer | None:
        services = self._page.services
        return shown_offer(services.words, services.remote.tables[self._code].table)

    def tell(self) -> None:
        """Announce a new offer: a sentence in the text log and a sound."""
        offer, services = self._offer, self._page.services
        if offer is not None and offer.number != self._told:
            services.text_log.write(offer.sentence)
            services.audio.play("chat")
        self._told = None if offer is None else offer.number

    def pieces(self) -> list[Piece]:
        """The card, if something is on offer; only its sign, once it was opened."""
        offer, extent = self._offer, self._page.extent
        if offer is None:
            return []
        if offer.number == self._folded:
            return [OfferCard(Box((extent.width - SIGN) / 2, _TOP, SIGN, SIGN), offer, 0, self.open)]
        width = min(_WIDTH, extent.width - 48)
        # It hides no player's points where the players stand left of the board.
        beside = 0.0 if (place := self._page.message_place) is None else place.x - _BESIDE
        left = min(max((extent.width - width) / 2, beside), extent.width - 24 - width)
        box = Box(left, _TOP, width, HEIGHT)
        no = Box(box.right - 20 - _BUTTON, box.y + 18, _BUTTON, HEIGHT - 36)
        yes = Box(no.x - 12 - _BUTTON, no.y, _BUTTON, no.height)
        buttons = answers(self._page, self._code, offer, yes, no)
        room = width - 32 - len(buttons) * (_BUTTON + 12)
        return [OfferCard(box, offer, room, self.open), *buttons]

    def open(self) -> None:
        """Show what only all players together can do; the card is out of the way afterwards."""
        offer = self._offer
        self._folded = None if offer is None else offer.number
        self._page.stack.push(AgreementsScene(self._page.atlas, self._code))
