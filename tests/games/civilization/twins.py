"""Positions of Civilization with cards that one viewer cannot tell apart (14)."""

from __future__ import annotations

import random
from typing import Any

from msgspec.structs import replace

from ziggurat.games.civilization.market import Offer, Reply
from ziggurat.games.civilization.position import Position
from ziggurat.games.civilization.trade_cards import CardId, back_of, in_order
from ziggurat.games.game import Viewer


def twin(position: Position, viewer: Viewer, dice: random.Random) -> Position:
    """The same for the viewer: others hold other cards, piles lie in another order below their tops, offers of others
    are of other cards, and shuffles and numbers to come are others."""
    secrets = position.hidden
    mine = secrets.hands[viewer] if viewer is not None else ()
    hidden = [card for hand in secrets.hands for card in hand if hand is not mine]
    hidden += [card for pile in secrets.piles for card in pile if back_of(card) != "red"]
    swapped = dict(zip(hidden, dice.sample(hidden, len(hidden)), strict=True))

    def other(cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        return tuple([swapped.get(card, card) for card in cards])

    def shuffled(pile: tuple[CardId, ...]) -> tuple[CardId, ...]:
        return (*other(pile[:1]), *dice.sample(other(pile[1:]), len(pile[1:])))

    hands = tuple([hand if hand is mine else in_order(other(hand)) for hand in secrets.hands])
    offers = tuple([_other_lot(each, viewer, other(each.give)) for each in secrets.offers])
    replies = tuple([_other_lot(each, viewer, other(each.give)) for each in secrets.replies])
    piles = tuple([shuffled(pile) for pile in secrets.piles])
    numbers = {"seed": secrets.seed + 1, "issued": secrets.issued + 7, "shuffles": secrets.shuffles + 3}
    unknown = replace(secrets, hands=hands, piles=piles, offers=offers, replies=replies, **numbers)
    answers = tuple([own if seat == viewer else None for seat, own in enumerate(position.answers)])
    return Position(position.board, answers, unknown)


def _other_lot(entry: Any, viewer: Viewer, give: tuple[CardId, ...]) -> Any:
    assert isinstance(entry, Offer | Reply)
    return entry if entry.ticket.seat == viewer else replace(entry, give=give)
