"""The end of phase 10: what is above the hand limit is laid down (10.3)."""

from __future__ import annotations

from msgspec.structs import replace

from ziggurat.games.civilization.piles import mixed, put_back
from ziggurat.games.civilization.position import Board, Own, Position
from ziggurat.games.civilization.refusals import BAD_VALUE, NOT_HELD_TO_DISCARD, WRONG_DISCARD
from ziggurat.games.civilization.trade_actions import Discard
from ziggurat.games.civilization.trade_cards import CALAMITY_OF, PLACE_OF, PRODUCT_OF, VALUES, CardId, in_order
from ziggurat.games.civilization.trade_events import CardsDiscarded, DeckShuffled
from ziggurat.games.game import Event, Refusal, Seat


def open_discard(position: Position, story: list[Event]) -> Position:
    """Those over the limit are asked, and in the full game whoever holds a card, so that nothing is betrayed (R38)."""
    board = position.board
    over = 0 if board.options.is_full else board.options.kept_cards
    owing = tuple([seat for seat, count in enumerate(board.hands) if count > over])
    return position.on(replace(board, owing=owing)) if owing else end_discard(position, story)


def due_cards(board: Board, seat: Seat) -> int:
    """How many cards the seat has above the limit."""
    return max(0, board.hands[seat] - board.options.kept_cards)


def why_not_discard(board: Board, seat: Seat, action: Discard, own: Own) -> Refusal | None:
    """Cards of the hand, as many as are due; beyond that nothing but calamities (R41)."""
    cards, due = action.cards, due_cards(board, seat)
    if len(set(cards)) < len(cards) or any(card not in PLACE_OF for card in cards):
        return BAD_VALUE
    if len(cards) < due or sum(card in PRODUCT_OF for card in cards) > due:
        return WRONG_DISCARD
    return None if set(cards).issubset(own.hand) else NOT_HELD_TO_DISCARD


def usual_discard(board: Board, seat: Seat, own: Own) -> tuple[CardId, ...]:
    """Exactly what is due: calamities first, then the lowest unit value, then by id (15)."""
    return tuple(sorted(own.hand, key=_least_wanted)[: due_cards(board, seat)])


def discard(position: Position, seat: Seat, action: Discard, story: list[Event]) -> Position:
    """The position once the seat has laid these down: to the bottom of their piles, or aside."""
    cards = in_order(action.cards)
    if not cards:
        return position
    secrets = position.hidden
    story.append(CardsDiscarded(seat, len(cards), cards))
    secrets = secrets.with_hand(seat, [card for card in secrets.hands[seat] if card not in cards])
    if position.board.options.is_full:
        return position.keeping(put_back(secrets, cards))
    return position.keeping(replace(secrets, discard=(*secrets.discard, *cards)))


def end_discard(position: Position, story: list[Event]) -> Position:
    """In first societies all that lies aside is shuffled together with the rest of the deck (10.3)."""
    secrets = position.hidden
    if secrets.discard:
        deck, secrets = mixed(secrets, (*secrets.piles[0], *secrets.discard))
        story.append(DeckShuffled(len(deck)))
        position = position.keeping(replace(secrets, piles=(tuple(deck),), discard=()))
    return position.on(replace(position.board, owing=(), answered=()))


def _least_wanted(card: CardId) -> tuple[int, str]:
    return (0, card) if card in CALAMITY_OF else (VALUES[PRODUCT_OF[card]], card)
