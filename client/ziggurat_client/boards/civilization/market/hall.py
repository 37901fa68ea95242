"""What the pieces of the market are made from: who looks on, what they know and do, and how to say and do things."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

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
    came with the deal being struck, and `given` those that went with it."""

    words: Words
    known: KnownMarket
    mode: Trading
    players: Sequence[Player]
    give: Callable[[MarketCommand], None]
    cap: Callable[[Intention], str]
    fresh: tuple[CardId, ...] = ()
    given: tuple[CardId, ...] = ()

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

    def hears(self, seat: Seat) -> bool:
        """Whether the words of a seat's player are shown."""
        return not self.players[seat].ignored


def kind_of(card: CardId) -> ProductId | CalamityId:
    """What a card shows: its good or its calamity."""
    return CALAMITY_OF[card] if card in CALAMITY_OF else PRODUCT_OF[card]
