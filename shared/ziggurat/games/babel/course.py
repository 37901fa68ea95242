"""The course of the game: drawing people, the turn's end with its temple cards, and the next turn (rules 6 and 9)."""

from __future__ import annotations

import random
from typing import Final

from msgspec.structs import replace

from ziggurat.games.babel.actions import EndActions
from ziggurat.games.babel.ending import ended
from ziggurat.games.babel.events import (
    HandAnnounced,
    PeopleDrawn,
    PeopleReshuffled,
    TempleCardsDrawn,
    TempleCardsLaid,
    TurnEnded,
    TurnStarted,
)
from ziggurat.games.babel.peoples import in_order
from ziggurat.games.babel.position import Position
from ziggurat.games.babel.situation import Situation
from ziggurat.games.chance import below, shuffled
from ziggurat.games.game import Event, Refusal, Seat

PEOPLE_A_TURN: Final = 3
TEMPLE_CARDS_A_TURN: Final = 2
ANNOUNCED: Final = 4
"""A hand of so many cards or more is announced at the end of the turn."""
GENERATORS: Final = 2**48
"""How many numbers a generator of reshuffles may be."""
START_CARD_UNBUILT: Final = Refusal("start_card_unbuilt", rule="7.6", detail="the start card must be built this turn")


def why_not_end(situation: Situation, action: EndActions) -> Refusal | None:
    """What forbids ending the turn, if anything does (7.6)."""
    return START_CARD_UNBUILT if situation.own.start_card else None


def end_actions(position: Position, action: EndActions) -> tuple[Position, tuple[Event, ...]]:
    """Lay temple cards, announce a large hand, and let the other one begin; or end with the last temple card."""
    seat = position.board.seat
    laid, events = _lay_temple_cards(position, seat)
    count = len(position.hands[seat])
    if count >= ANNOUNCED:
        events.append(HandAnnounced(seat, count))
    events.append(TurnEnded(seat))
    if not laid.pile:
        return ended(laid, "last_temple_card", events)
    board = laid.board
    passed = replace(laid, board=replace(board, seat=board.rival, turn=board.turn + 1, migrated=False))
    begun, drawn = begin_turn(passed)
    return begun, (*events, *drawn)


def begin_turn(position: Position) -> tuple[Position, list[Event]]:
    """The active player draws people (6.1)."""
    seat = position.board.seat
    drawn, events = _draw_people(position, seat)
    return drawn, [TurnStarted(seat, position.board.turn), *events]


def _draw_people(position: Position, seat: Seat) -> tuple[Position, list[Event]]:
    """Three cards, with a new deck between them if the old one runs out; fewer if there are no more (ruling 12.3)."""
    events: list[Event] = []
    wanted = PEOPLE_A_TURN
    while wanted and (position.deck or position.board.discard):
        if not position.deck:
            position = _reshuffled(position)
            events.append(PeopleReshuffled(len(position.deck)))
        cards = in_order(position.deck[:wanted])
        position = replace(position, deck=position.deck[wanted:])
        position = position.with_hand(seat, in_order(position.hands[seat] + cards))
        events.append(PeopleDrawn(seat, len(cards), cards))
        wanted -= len(cards)
    return position, events


def _reshuffled(position: Position) -> Position:
    """The discard becomes the deck, in an order that follows from the generator."""
    source = random.Random(position.generator)
    deck = "".join(shuffled(position.board.discard, source))
    return replace(position, board=replace(position.board, discard=""), deck=deck, generator=below(GENERATORS, source))


def _lay_temple_cards(position: Position, seat: Seat) -> tuple[Position, list[Event]]:
    """Two temple cards, the higher one first; one if there is no other (rule 9.2, ruling 12.12)."""
    levels, pile = position.pile[:TEMPLE_CARDS_A_TURN], position.pile[TEMPLE_CARDS_A_TURN:]
    laid = tuple(sorted(levels, reverse=True))
    side = position.board.sides[seat]
    board = position.board.with_side(seat, replace(side, quarry=side.quarry + laid))
    after = replace(position, board=board, pile=pile, known=max(0, position.known - len(levels)))
    return after, [TempleCardsDrawn(seat, levels), TempleCardsLaid(seat, laid)]
