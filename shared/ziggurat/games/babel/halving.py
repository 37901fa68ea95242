"""Halving the opponent's hand: the demand, and its answer (rule 8.6)."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Final

from msgspec.structs import replace

from ziggurat.games.babel.actions import Discard, Halve
from ziggurat.games.babel.events import DiscardDemanded, PeopleDiscarded
from ziggurat.games.babel.peoples import Cards, without
from ziggurat.games.babel.position import Position
from ziggurat.games.babel.powers import paid, why_no_triple
from ziggurat.games.babel.situation import Situation
from ziggurat.games.game import Action, ActionSpace, Event, Refusal

LEAST: Final = 2
"""The smallest hand that can be halved (ruling 12.8)."""
LISTED: Final = 64
"""Answers are listed in full up to this many."""
NO_HAND: Final = Refusal("no_target", rule="8.6", detail="the opponent holds fewer than two cards")
WRONG_COUNT: Final = Refusal("wrong_count", rule="8.6", detail="that is not the number of cards demanded")
NOT_IN_HAND: Final = Refusal("card_not_in_hand", rule="8.6", detail="these cards are not all in the hand")


class Handful(ActionSpace, frozen=True):
    """All ways to discard `count` of these `cards`, in any order."""

    cards: Cards
    count: int

    def admits(self, action: Action) -> bool:
        return isinstance(action, Discard) and len(action.cards) == self.count and holds(self.cards, action.cards)


def holds(hand: Cards, cards: Cards) -> bool:
    """Whether all of `cards` are in `hand`."""
    return all(cards.count(people) <= hand.count(people) for people in set(cards))


def why_not_halve(situation: Situation, action: Halve) -> Refusal | None:
    """What forbids it, if anything does (8.6)."""
    refusal = why_no_triple(situation, action, None)
    if refusal is not None:
        return refusal
    return None if situation.rival_hand >= LEAST else NO_HAND


def halve(position: Position, action: Halve) -> tuple[Position, tuple[Event, ...]]:
    """The rival owes half of the hand, rounded down; the phase is "discard" until the choice is made."""
    board, _, invoked = paid(position, action)
    owed = len(position.hands[board.rival]) // 2
    after = replace(position, board=replace(board, phase="discard", owed=owed))
    return after, (invoked, DiscardDemanded(board.rival, owed))


def why_not_discard(situation: Situation, action: Discard) -> Refusal | None:
    """What forbids this answer, if anything does (8.6)."""
    if len(action.cards) != situation.board.owed:
        return WRONG_COUNT
    return None if holds(situation.hand, action.cards) else NOT_IN_HAND


def discard(position: Position, action: Discard) -> tuple[Position, tuple[Event, ...]]:
    """The cards leave the hand, and the active player goes on."""
    board, seat = position.board, position.board.rival
    after = replace(board, phase="actions", owed=0, discard=board.discard + action.cards)
    left = position.with_hand(seat, without(position.hands[seat], action.cards))
    return replace(left, board=after), (PeopleDiscarded(seat, action.cards),)


def answers(situation: Situation) -> Iterator[Discard]:
    """The answers to a demand, each choice once; of very many only the first ones."""
    return islice(map(Discard, _choices(situation.hand, situation.board.owed)), LISTED)


def _choices(hand: Cards, count: int) -> Iterator[Cards]:
    """Every choice of `count` cards, in the order of the peoples, each once."""
    if not count:
        yield ""
    elif len(hand) >= count:
        people, kept = hand[0], hand.lstrip(hand[0])
        for taken in range(min(len(hand) - len(kept), count), -1, -1):
            yield from (people * taken + rest for rest in _choices(kept, count - taken))
