"""What lies hidden, drawn at random from all that agrees with what a viewer sees (14)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Final

from ziggurat.bots.civilization.market.readings import MOST_CALAMITIES, PRODUCTS, Content, contents_of
from ziggurat.games.civilization.bargaining import offers_seen, replies_seen
from ziggurat.games.civilization.market import Offer, Reply, ReplyTicket, Ticket
from ziggurat.games.civilization.position import Board, Own, Secrets
from ziggurat.games.civilization.trade_cards import (
    BACKS,
    CALAMITY_OF,
    PILES,
    PRODUCT_OF,
    CardId,
    back_of,
    in_order,
    pile_of,
    value_of,
)
from ziggurat.games.game import Seat

_SEEDS: Final = 2**32
_LARGEST: Final = 5
"""For larger lots no fitting cards are looked for."""


def imagined_secrets(board: Board, viewer: Seat | None, own: Own, random: Random) -> Secrets:
    """Hands, piles and lots that look so to the viewer."""
    piles, spare = _dealt(board, viewer, own, random)
    tickets: list[Ticket | ReplyTicket] = [*offers_seen(board, own).values(), *replies_seen(board, own).values()]
    lots = {lot.id: lot.give for lot in own.lots}
    hands: list[list[CardId]] = [[] for _ in range(board.seats)]
    for ticket in tickets:
        if ticket.id not in lots:
            lots[ticket.id] = _lot(ticket, hands[ticket.seat], board.hands[ticket.seat], spare, random)
    for seat in range(board.seats):
        if seat == viewer:
            hands[seat] = list(own.hand)
        else:
            while len(hands[seat]) < board.hands[seat] and spare:
                hands[seat].append(spare.pop())
    return Secrets(
        random.randrange(_SEEDS),
        tuple([in_order(hand) for hand in hands]),
        piles,
        tuple(spare[: board.discarded]),
        tuple([Offer(each, lots[each.id]) for each in tickets if isinstance(each, Ticket)]),
        tuple([Reply(each, lots[each.id]) for each in tickets if isinstance(each, ReplyTicket)]),
        max([int(each.id[1:]) for each in tickets], default=0),
    )


def _dealt(
    board: Board, viewer: Seat | None, own: Own, random: Random
) -> tuple[tuple[tuple[CardId, ...], ...], list[CardId]]:
    """The piles, and what lies neither there nor before the viewer, in random order."""
    seen = {*own.hand, *[faced.calamity for faced in board.faced], *[card for hand in board.revealed for card in hand]}
    cards: Iterable[CardId] = (*PRODUCT_OF, *CALAMITY_OF) if board.options.is_full else PRODUCT_OF
    unseen = [card for card in cards if card not in seen]
    random.shuffle(unseen)
    if not board.options.is_full:
        count = board.piles[0].count
        return (tuple(unseen[:count]),), unseen[count:]
    piles, spare = [], []
    for number in range(1, PILES + 1):
        pile, left = _pile(board, number, [card for card in unseen if pile_of(card) == number])
        piles.append(pile)
        spare += left
    random.shuffle(spare)
    return tuple(piles), spare


def _pile(board: Board, number: int, cards: Sequence[CardId]) -> tuple[tuple[CardId, ...], list[CardId]]:
    """One pile of the full game, and what of its cards lies elsewhere: a red calamity lies nowhere else, and on top
    only where that is seen."""
    shown = board.piles[number - 1]
    reds = [card for card in cards if back_of(card) == "red"]
    others = [card for card in cards if card not in reds]
    place = max(0, shown.count - len(reds))
    pile, left = others[:place], others[place:]
    if reds:
        at = 0 if shown.back == "red" else 1 + _place_of(cards, reds[0], len(pile))
        pile[at:at] = reds
    return tuple(pile), left


def _place_of(cards: Sequence[CardId], card: CardId, most: int) -> int:
    """A place from 0 below `most`, as random as the order of the cards."""
    return cards.index(card) % most if most > 0 else 0


def _lot(
    ticket: Ticket | ReplyTicket, hand: list[CardId], most: int, spare: list[CardId], random: Random
) -> tuple[CardId, ...]:
    """Cards that fit what is announced, taken from the hand or else from what is left over; any, if none fit."""
    contents: Sequence[Content] = ()
    if ticket.count <= _LARGEST:
        place = PRODUCTS.index(ticket.product)
        contents = contents_of(ticket.count, ticket.value, place, MOST_CALAMITIES)
    for content in random.sample(contents, min(len(contents), 30)):
        lot = _gathered(content, hand, spare)
        fresh = [card for card in lot if card not in hand]
        if len(lot) == ticket.count and len(hand) + len(fresh) <= most and value_of(lot) == ticket.value:
            hand += fresh
            for card in fresh:
                spare.remove(card)
            return in_order(lot)
    while len(hand) < min(most, ticket.count) and spare:
        hand.append(spare.pop())
    return in_order(hand[: ticket.count])


def _gathered(content: Content, hand: Iterable[CardId], spare: Iterable[CardId]) -> list[CardId]:
    """Cards with that content, if there are enough: those of the hand first."""
    wanted = {PRODUCTS[place]: count for place, count in content.goods}
    calamities = content.calamities
    lot: list[CardId] = []
    for card in (*hand, *spare):
        product = PRODUCT_OF.get(card)
        if product is None:
            if calamities and BACKS[CALAMITY_OF[card]] == "black":
                calamities -= 1
                lot.append(card)
        elif wanted.get(product, 0):
            wanted[product] -= 1
            lot.append(card)
    return lot
