"""Which cards to give up when the hand is halved."""

from __future__ import annotations

from ziggurat.bots.babel.state import state_of
from ziggurat.bots.babel.worth import Judgement
from ziggurat.games.babel.actions import Discard
from ziggurat.games.babel.halving import answers
from ziggurat.games.babel.peoples import in_order, without
from ziggurat.games.babel.position import Position
from ziggurat.games.babel.situation import situation_of
from ziggurat.games.game import Seat


def discards(position: Position, seat: Seat, judgement: Judgement) -> list[tuple[float, Discard]]:
    """The answers to a demand with the worth of what is kept, best first."""
    state, hand, found = state_of(position, seat), position.hands[seat], list[tuple[float, Discard]]()
    for answer in answers(situation_of(position, seat)):
        state.hand = without(hand, answer.cards)
        found.append((judgement.worth(state), answer))
    return sorted(found, key=lambda each: -each[0])


def likely_discard(position: Position, seat: Seat) -> Discard:
    """The discard to expect of a hand that is only imagined: card by card from the people it has most of."""
    hand, given = position.hands[seat], ""
    for _ in range(position.board.owed):
        most = max(hand, key=hand.count)
        hand, given = hand.replace(most, "", 1), given + most
    return Discard(in_order(given))
