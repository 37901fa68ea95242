"""Whether what is shown fits a match: how much there is of everything, and that the question belongs to its phase."""

from __future__ import annotations

from typing import Final

from ziggurat.games.fitting import Misfit, check_counts, check_length
from ziggurat.games.game import View
from ziggurat.games.tigris.board import LAND
from ziggurat.games.tigris.position import CATASTROPHES, HAND, Board, Screened, Shown
from ziggurat.games.tigris.setup import ARTISTS, IN_BAG, SEAT_COUNTS
from ziggurat.games.tigris.spaces import bit

_MOST_TURNS: Final = 10**6
_MOST_POINTS: Final = 10**6
_TREASURES: Final = 10
_QUESTIONS: Final = {"commit_attacker": "conflict", "commit_defender": "conflict", "treasure": "treasure"}
"""The part of the board that holds what a phase asks."""


def check_fits(view: View[Shown, Screened], seats: int) -> None:
    """Raises Misfit if no match with so many seats comes to this view."""
    shown, board = view.public, view.public.board
    if seats not in SEAT_COUNTS:
        raise Misfit(f"no match has {seats} seats")
    check_length("seats", board.leaders, seats)
    check_length("catastrophes", board.catastrophes, seats)
    check_length("hands", shown.hands, seats)
    check_counts("seats", (board.seat, board.first), seats - 1)
    check_counts("turns", [board.turn], _MOST_TURNS, 1)
    check_counts("idle turns", [board.idle], _MOST_TURNS)
    check_counts("actions", [board.actions], 2)
    check_counts("catastrophes", board.catastrophes, CATASTROPHES)
    check_counts("hands", shown.hands, HAND)
    check_counts("bag", [shown.bag], sum(IN_BAG.values()) + sum(ARTISTS.values()))
    _check_leaders(board)
    _check_question(board)
    _check_hidden(view, seats)


def _check_leaders(board: Board) -> None:
    taken = 0
    for own in board.leaders:
        check_length("leaders", own, len(board.options.colours))
        for space in own:
            if space is not None:
                if taken & bit(space) or board.contents(space) != ".":
                    raise Misfit(f"a leader stands on {space}, where something else lies")
                if not LAND & bit(space):
                    raise Misfit(f"a leader stands on {space}, in a river")
                taken |= bit(space)


def _check_question(board: Board) -> None:
    """The phase has its question, and a match that was called off is over without an ending of the rules."""
    if board.ending is not None and board.phase != "over":
        raise Misfit("the game has an ending and goes on")
    question = _QUESTIONS.get(board.phase)
    if question is not None and getattr(board, question) is None:
        raise Misfit(f"nothing is asked in the phase {board.phase}")
    if board.phase == "war_choice" and (not board.wars or board.union is None):
        raise Misfit("there is no war to choose")
    if board.phase == "monument" and not board.squares:
        raise Misfit("there is no square to build on")
    if board.conflict is not None:
        check_counts("seats", (board.conflict.attacker.seat, board.conflict.defender.seat), len(board.leaders) - 1)
    if board.treasure is not None:
        check_counts("seats", [board.treasure.seat], len(board.leaders) - 1)


def _check_hidden(view: View[Shown, Screened], seats: int) -> None:
    shown, own, colours = view.public, view.private, len(view.public.board.options.colours)
    if view.viewer is not None:
        check_counts("seats", [view.viewer], seats - 1)
        if own is None or len(own.hand) != shown.hands[view.viewer]:
            raise Misfit("the hand has not as many tiles as everyone sees")
        check_length("points", own.points, colours)
        check_counts("points", own.points, _MOST_POINTS)
        check_counts("treasures", [own.treasures], _TREASURES)
    if shown.unveiled is not None:
        told = tuple(map(len, shown.unveiled.hands)), len(shown.unveiled.bag)
        if told != (shown.hands, shown.bag):
            raise Misfit("what is unveiled is not what was hidden")
        check_length("points", shown.unveiled.points, seats)
        check_length("treasures", shown.unveiled.treasures, seats)
        for points in shown.unveiled.points:
            check_length("points", points, colours)
