"""Whether what is shown of Babel fits a match: how many cards there are, and that the scores are those of the board."""

from __future__ import annotations

from typing import Final

from ziggurat.games.babel.peoples import COPIES, PEOPLES
from ziggurat.games.babel.position import HIGHEST, SEATS, TEMPLE_CARDS, Hand, Shown, Side
from ziggurat.games.fitting import Misfit, check_counts
from ziggurat.games.game import View

_PEOPLE_CARDS: Final = COPIES * len(PEOPLES)
_TEMPLE_CARDS: Final = sum(TEMPLE_CARDS)
_MOST_TURNS: Final = 10**6


def check_fits(view: View[Shown, Hand]) -> None:
    """Raises Misfit if no match comes to this view."""
    shown, board = view.public, view.public.board
    check_counts("seats", [board.seat], SEATS - 1)
    check_counts("turns", [board.turn], _MOST_TURNS, 1)
    for side in board.sides:
        _check_side(side)
    people = sum(len(cards) for side in board.sides for cards in side.columns)
    check_counts("people cards", (*shown.hands, shown.deck, len(board.discard), board.owed), _PEOPLE_CARDS)
    check_counts("people cards", [people + sum(shown.hands) + shown.deck + len(board.discard)], _PEOPLE_CARDS)
    check_counts("pile", [shown.pile], _TEMPLE_CARDS)
    check_counts("known of the pile", [len(shown.temple_known)], shown.pile)
    if shown.scores != board.scores:
        raise Misfit("the scores are not those of the board")
    # A match that was called off is over without an ending of the rules.
    if board.ending is not None and board.phase != "over":
        raise Misfit("the game has an ending and goes on")
    _check_hidden(view)


def _check_side(side: Side) -> None:
    for temple in side.temples:
        check_counts("storeys", [len(temple)], HIGHEST)
        if list(temple) != sorted(set(temple)):
            raise Misfit("the storeys of a temple rise from below")
    check_counts("quarry", [len(side.quarry)], _TEMPLE_CARDS)


def _check_hidden(view: View[Shown, Hand]) -> None:
    shown = view.public
    if view.viewer is not None:
        check_counts("seats", [view.viewer], SEATS - 1)
        hand = "" if view.private is None else view.private.cards
        if len(hand) != shown.hands[view.viewer]:
            raise Misfit("the hand has not as many cards as everyone sees")
    if shown.unveiled is not None:
        told = (*map(len, shown.unveiled.hands), len(shown.unveiled.deck), len(shown.unveiled.pile))
        if told != (*shown.hands, shown.deck, shown.pile):
            raise Misfit("what is unveiled is not what was hidden")
