"""The face-down cards: how they are laid at the start, taken from the top, and put back (4.4, 8 and 10)."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from msgspec.structs import replace

from ziggurat.games.chance import shuffled
from ziggurat.games.civilization.position import CivilizationOptions, Secrets
from ziggurat.games.civilization.trade_cards import CALAMITY_OF, PILES, PRODUCT_OF, CardId, pile_of

_SHUFFLES: int = 2**32
"""More shuffles than any match has."""


def laid_out(options: CivilizationOptions, seats: int, seed: int, source: Random) -> Secrets:
    """The cards at the start: one deck of trade cards in first societies; in the full game nine piles with their
    calamities at the bottom (4.4)."""
    if options.is_full:
        piles = tuple(_pile(number, source) for number in range(1, PILES + 1))
    else:
        piles = (tuple(shuffled(tuple(PRODUCT_OF), source)),)
    return Secrets(seed, ((),) * seats, piles)


def _pile(number: int, source: Random) -> tuple[CardId, ...]:
    products = [card for card in PRODUCT_OF if pile_of(card) == number]
    calamities = [card for card in CALAMITY_OF if pile_of(card) == number]
    return (*shuffled(products, source), *calamities)


def taken(secrets: Secrets, pile: int) -> tuple[CardId, Secrets]:
    """The top card of the pile at that place, from 0, and the secrets without it. Raises IndexError if it is empty."""
    card, *left = secrets.piles[pile]
    return card, _with_pile(secrets, pile, left)


def put_back(secrets: Secrets, cards: Iterable[CardId]) -> Secrets:
    """The secrets once the cards lie at the bottom of their piles, several of one pile in random order (10.2)."""
    by_pile: dict[int, list[CardId]] = {}
    for card in cards:
        by_pile.setdefault(pile_of(card) - 1, []).append(card)
    for pile in sorted(by_pile):
        returned = by_pile[pile]
        if len(returned) > 1:
            returned, secrets = mixed(secrets, returned)
        secrets = _with_pile(secrets, pile, (*secrets.piles[pile], *returned))
    return secrets


def mixed(secrets: Secrets, cards: Iterable[CardId]) -> tuple[list[CardId], Secrets]:
    """The cards in random order, and the secrets after this shuffle: each has randomness of its own, by the seed."""
    shuffles = secrets.shuffles + 1
    source = Random(secrets.seed * _SHUFFLES + shuffles)
    return shuffled(tuple(cards), source), replace(secrets, shuffles=shuffles)


def _with_pile(secrets: Secrets, pile: int, cards: Iterable[CardId]) -> Secrets:
    return replace(secrets, piles=(*secrets.piles[:pile], tuple(cards), *secrets.piles[pile + 1 :]))
