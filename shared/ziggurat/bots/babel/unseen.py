"""The cards that a seat does not see in Babel, drawn from all that agree with what it does see (rule 11)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Final

from msgspec.structs import replace

from ziggurat.games.babel.course import GENERATORS
from ziggurat.games.babel.peoples import COPIES, PEOPLES, Cards, in_order, without
from ziggurat.games.babel.position import TEMPLE_CARDS, Board, Hand, Level, Position, Shown
from ziggurat.games.chance import below, shuffled
from ziggurat.games.game import Seat, View

ALL_PEOPLE: Final = "".join(people * COPIES for people in PEOPLES)
ALL_TEMPLE_CARDS: Final = tuple(level for level, count in enumerate(TEMPLE_CARDS, start=1) for _ in range(count))
START_LEVEL: Final = 1


def with_unseen_drawn(view: View[Shown, Hand], random: Random) -> Position:
    """A position with this view, in which hands, deck and pile are as likely as any; once all is open, the position."""
    shown, board = view.public, view.public.board
    if shown.unveiled is not None:
        hands, deck, pile = shown.unveiled.hands, shown.unveiled.deck, shown.unveiled.pile
    else:
        own = "" if view.private is None else view.private.cards
        hands, deck = _dealt(shuffled(unseen_people(board, own), random), shown.hands, view.viewer, own)
        pile = (*shown.temple_known, *shuffled(unseen_temple_cards(shown), random))
    return Position(board, hands, deck, pile, below(GENERATORS, random), known=len(shown.temple_known))


def unseen_people(board: Board, own: Cards) -> Cards:
    """The cards that lie neither on the board nor in the hand `own`: in the other hands and in the deck."""
    return without(ALL_PEOPLE, own + board.discard + "".join(column for side in board.sides for column in side.columns))


def unseen_temple_cards(shown: Shown) -> tuple[Level, ...]:
    """The cards of the pile below those that are known."""
    left = Counter(ALL_TEMPLE_CARDS)
    left.subtract(shown.temple_known)
    for side in shown.board.sides:
        left.subtract(side.quarry)
        left.subtract(level for temple in side.temples for level in temple)
        left.subtract([START_LEVEL] * side.start_card)
    return tuple(left.elements())


def _dealt(
    cards: Iterable[str], sizes: tuple[int, int], viewer: int | None, own: Cards
) -> tuple[tuple[Cards, Cards], Cards]:
    """Hands of these sizes, the viewer's being its own, and the deck that is left."""
    left = "".join(cards)
    hands = []
    for seat, size in enumerate(sizes):
        if seat == viewer:
            hands.append(own)
        else:
            hands.append(in_order(left[:size]))
            left = left[size:]
    return (hands[0], hands[1]), left


def imagined_anew(position: Position, seat: Seat, random: Random) -> Position:
    """Another position that `seat` cannot tell from this one: the rival's hand, deck and pile are drawn again."""
    rival = len(position.hands[1 - seat])
    cards = "".join(shuffled(position.hands[1 - seat] + position.deck, random))
    known, hidden = position.pile[: position.known], position.pile[position.known :]
    return replace(
        position.with_hand(1 - seat, in_order(cards[:rival])),
        deck=cards[rival:],
        pile=(*known, *shuffled(hidden, random)),
        generator=below(GENERATORS, random),
    )
