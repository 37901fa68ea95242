"""What the log says of taxes, cards drawn, gold, advances and discards (6.1, 8, 10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Protocol

from ziggurat.games.civilization.events import Counts
from ziggurat.games.civilization.tables import AdvanceId
from ziggurat.games.civilization.trade_cards import CardId
from ziggurat.games.civilization.trade_events import (
    AdvancesBought,
    BuyingStarted,
    CardsDiscarded,
    DeckShuffled,
    GoldBought,
)
from ziggurat.games.game import Event
from ziggurat_client.boards.civilization.shelf.sets import name_of, sets_of
from ziggurat_client.boards.civilization.words.drawing import CalamityDrawn, Drawn, TaxesPaid
from ziggurat_client.boards.story.teller import Told
from ziggurat_client.wording.words import Words


class Speaker(Protocol):
    """What counts nations in a language."""

    words: Words

    def counts(self, counts: Counts) -> str:
        """Seats with a number each."""
        ...


def said_of_cards(teller: Speaker, event: Event) -> str | None:
    """What is said of all nations, or of none."""
    match event:
        case TaxesPaid(amounts):
            return teller.words.say("civilization.log.taxes", counts=teller.counts(amounts))
        case DeckShuffled(count):
            return teller.words.say("civilization.log.shuffled", count=count)
        case _:
            return None


def told_of_cards(words: Words, event: Event) -> Told | None:
    """What is told of one nation."""
    match event:
        case Drawn(seat, count, ()):
            return Told("drawn", seat, {"count": count})
        case Drawn(seat, _, cards):
            return Told("drawn_cards", seat, {"cards": cards_named(words, cards)})
        case CalamityDrawn(seat, calamity):
            return Told("calamity_drawn", seat, {"calamity": words.say(f"civilization.calamity.{calamity}")})
        case GoldBought(seat, 0):
            return Told("gold_none", seat, {})
        case GoldBought(seat, count):
            return Told("gold", seat, {"count": count})
        case BuyingStarted(seat):
            return Told("buying", seat, {})
        case AdvancesBought(seat, advances, cost, cards, treasury):
            paid = payment_named(words, cards, treasury)
            key = "bought" if paid else "bought_free"
            return Told(key, seat, {"advances": advances_named(words, advances), "cost": cost, "paid": paid})
        case CardsDiscarded(seat, count, None):
            return Told("discarded", seat, {"count": count})
        case CardsDiscarded(seat, _, cards) if cards is not None:
            return Told("discarded_cards", seat, {"cards": cards_named(words, cards)})
        case _:
            return None


def advances_named(words: Words, advances: Iterable[AdvanceId]) -> str:
    """The advances in a row."""
    return ", ".join(words.say(f"civilization.advance.{advance}") for advance in advances)


def cards_named(words: Words, cards: Iterable[CardId]) -> str:
    """The cards by their names, each kind with its number where there are several."""
    named = [(words.say(name_of(each.kind)), each.count) for each in sets_of(cards)]
    return ", ".join(name if count == 1 else f"{count} {name}" for name, count in named)


def payment_named(words: Words, cards: tuple[CardId, ...], treasury: int) -> str:
    """What was paid with; nothing where nothing was."""
    paid = [cards_named(words, cards)] if cards else []
    if treasury:
        paid.append(words.say("civilization.log.from_treasury", count=treasury))
    return ", ".join(paid)
