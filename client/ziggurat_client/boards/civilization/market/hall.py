"""What the pieces of the market are made from: who looks on, what they know and do, and how to say and do things."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from ziggurat.bots.civilization.market.notes import products_sought
from ziggurat.games.civilization.market import ReplyTicket, Ticket
from ziggurat.games.civilization.tables import CalamityId, ProductId
from ziggurat.games.civilization.trade_cards import CALAMITY_OF, PRODUCT_OF, CardId
from ziggurat.games.game import Seat
from ziggurat.visible_text import visible
from ziggurat_client.boards.civilization.market.figures import Figure
from ziggurat_client.boards.civilization.market.known import KnownMarket
from ziggurat_client.boards.civilization.market.modes import MarketCommand, Trading
from ziggurat_client.input.intentions import Intention
from ziggurat_client.wording.sitters import Player
from ziggurat_client.wording.words import Words


@dataclass(frozen=True)
class Hall:
    """The market as one person finds it. `mode` is that of somebody who only looks on, too; `fresh` are the cards that
    came with the deal on show."""

    words: Words
    known: KnownMarket
    mode: Trading
    players: Sequence[Player]
    give: Callable[[MarketCommand], None]
    cap: Callable[[Intention], str]
    fresh: tuple[CardId, ...] = ()

    @property
    def seat(self) -> Seat | None:
        """The seat of whoever looks on; None for a watcher."""
        return self.known.viewer

    def say(self, key: str, **blanks: str | int) -> str:
        """The sentence of `key`."""
        return self.words.say(key, **blanks)

    def name(self, seat: Seat) -> str:
        """What the player of a seat is called."""
        return self.players[seat].name

    def who(self, seat: Seat) -> str:
        """The same, or "you"."""
        return self.words.say("game.you") if seat == self.seat else self.name(seat)

    def good(self, product: ProductId) -> str:
        """The name of a good."""
        return self.words.say(f"civilization.good.{product}")

    def calamity(self, calamity: CalamityId) -> str:
        """The name of a calamity."""
        return self.words.say(f"civilization.calamity_in_short.{calamity}")

    def card(self, card: CardId) -> str:
        """The name of a card."""
        return self.calamity(CALAMITY_OF[card]) if card in CALAMITY_OF else self.good(PRODUCT_OF[card])

    def giving(self, command: MarketCommand) -> Callable[[], None]:
        """What a button calls that gives the command."""
        return lambda: self.give(command)

    def figures(self, count: int, value: int) -> tuple[Figure, Figure]:
        """How many cards a lot has, and its value."""
        return Figure(count, "cards", self.say("civilization.market.cards", count=count)), Figure(
            value, "value", self.say("civilization.market.value")
        )

    def you(self, seat: Seat) -> str:
        """The name of a seat's player within a sentence, or "you"."""
        return self.say("civilization.market.you") if seat == self.seat else self.name(seat)

    def quoted(self, text: str) -> str:
        """What somebody wrote, as it may be shown, in quotation marks; nothing if nothing is to be seen of it."""
        shown = visible(text).strip()
        return self.words.say("civilization.market.quoted", text=shown) if shown else ""

    def note(self, ticket: Ticket | ReplyTicket) -> str:
        """What is written beside a lot, as it may be shown: a bot's wishes in the words of whoever looks on."""
        return self._wishes(ticket) or visible(ticket.note).strip()

    def quoted_note(self, ticket: Ticket | ReplyTicket) -> str:
        """The same in quotation marks, where those are the words that were written."""
        return self._wishes(ticket) or self.quoted(ticket.note)

    def _wishes(self, ticket: Ticket | ReplyTicket) -> str:
        sought = products_sought(ticket.note) if self.players[ticket.seat].bot else ()
        goods = ", ".join([self.good(product) for product in sought])
        return self.say("civilization.market.looks_for", goods=goods) if sought else ""


def kind_of(card: CardId) -> ProductId | CalamityId:
    """What a card shows: its good or its calamity."""
    return CALAMITY_OF[card] if card in CALAMITY_OF else PRODUCT_OF[card]
