"""The hands of the lessons of Civilization, and the piles that go with them."""

from __future__ import annotations

from collections import Counter

from ziggurat.games.civilization.position import Mode, Secrets
from ziggurat.games.civilization.tables import CalamityId
from ziggurat.games.civilization.trade_cards import ALL_CARDS, CALAMITY_OF, PILES, PRODUCT_OF, CardId, in_order, pile_of


def secrets_of(mode: Mode, learner: str, kubaba: str, drawn: tuple[CalamityId, ...] = ()) -> Secrets:
    """The hands as they are said, `salt 3, epidemic`, and all other cards in their order in the piles.

    The learner's cards of a product have the lowest numbers, then come Kubaba's. `drawn` are calamities that lie face
    up.
    """
    dealt: Counter[str] = Counter()
    mine, hers = _hand(learner, dealt), _hand(kubaba, dealt)
    out = {*mine, *hers, *drawn}
    left = tuple(card for card in ALL_CARDS if card not in out)
    return Secrets(1, (hers, mine), _piles(left) if mode == "full" else (_goods(left),))


def _hand(cards: str, dealt: Counter[str]) -> tuple[CardId, ...]:
    held: list[CardId] = []
    for each in filter(None, cards.split(", ")):
        if each in CALAMITY_OF:
            held.append(each)
            continue
        product, count = each.split()
        held += [f"{product}-{dealt[product] + number + 1}" for number in range(int(count))]
        dealt[product] += int(count)
    return in_order(held)


def _piles(left: tuple[CardId, ...]) -> tuple[tuple[CardId, ...], ...]:
    """The nine piles, calamities at the bottom."""
    return tuple(tuple(card for card in left if pile_of(card) == pile + 1) for pile in range(PILES))


def _goods(left: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The one deck, without calamities."""
    return tuple(card for card in left if card in PRODUCT_OF)
