"""Taxes and cards as the log tells them: of all nations in one line, of what one draws in another."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ziggurat.games.civilization.events import Counts
from ziggurat.games.civilization.tables import CalamityId
from ziggurat.games.civilization.trade_cards import CALAMITY_OF, CardId
from ziggurat.games.civilization.trade_events import CardDrawn, Taxed
from ziggurat.games.game import Event, OpenEvent, Seat


class TaxesPaid(OpenEvent, frozen=True):
    """So many tokens came into the treasury of each nation."""

    amounts: Counts


class Drawn(OpenEvent, frozen=True):
    """A nation has drawn so many cards: these, if the viewer knows them."""

    seat: Seat
    count: int
    cards: tuple[CardId, ...]


class CalamityDrawn(OpenEvent, frozen=True):
    """A nation has drawn a calamity that lies face up before it."""

    seat: Seat
    calamity: CalamityId


def taxes(taxed: Sequence[Taxed]) -> Iterator[Event]:
    """All taxes of a turn. What could not be paid for is told where it revolts."""
    amounts = tuple((each.seat, each.amount) for each in taxed if each.amount)
    if amounts:
        yield TaxesPaid(amounts)


def draws(drawn: Sequence[CardDrawn]) -> Iterator[Event]:
    """What each nation has drawn, in the order in which they began, and calamities that all see after it."""
    for seat in dict.fromkeys(each.seat for each in drawn):
        hidden = [each.card for each in drawn if each.seat == seat and each.back != "red"]
        if hidden:
            yield Drawn(seat, len(hidden), tuple(card for card in hidden if card is not None))
    for each in drawn:
        if each.back == "red" and each.card is not None:
            yield CalamityDrawn(each.seat, CALAMITY_OF[each.card])
