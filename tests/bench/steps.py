"""The two halves of a step apart, and what it costs to try one and go back: Ur beside python-chess."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import chess
from tests.bench.measuring import Row, rates
from tests.bench.rules import PLY_LIMIT, ROUND_LIMIT

from ziggurat.games.game import Action, Seat, View
from ziggurat.games.ur.position import Position, UrOptions
from ziggurat.games.ur.rules import Ur

ROUNDS = 8
GAMES = 6
UR = Ur()

Taken = list[tuple[Position, Seat, Action]]
"""The steps of random games: each with the position before it."""
Moved = list[tuple[chess.Board, chess.Move]]


def rows() -> list[Row]:
    """Applying, listing, and branching; Ur for four seats."""
    taken, moved = _ur_steps(), _chess_moves()
    views = [UR.view(position, seat) for position, seat, _ in taken]
    plays: dict[str, Callable[[int], int]] = {
        "ur apply": lambda _: _apply(taken),
        "chess push": lambda _: _push(moved),
        "ur legal": lambda _: _list(views),
        "chess legal": lambda _: _list_moves(moved),
        "chess branch": lambda _: _branch(moved),
    }
    found = rates(plays, ROUNDS)
    return [
        Row("Ur apply, 4 seats (python-chess push and pop)", found["ur apply"], found["chess push"], "steps/s"),
        Row("Ur legal, 4 seats (python-chess legal_moves)", found["ur legal"], found["chess legal"], "lists/s"),
        # A position is never changed: trying a step costs the step, and going back costs nothing.
        Row("Ur branch = apply (python-chess copy and push)", found["ur apply"], found["chess branch"], "branches/s"),
    ]


def _ur_steps() -> Taken:
    source, taken = random.Random(1), []
    for seed in range(GAMES):
        position = UR.setup(4, UrOptions(max_rounds=ROUND_LIMIT), seed)
        while acting := UR.due(position).seats:
            action = source.choice(UR.candidates(UR.view(position, acting[0])))
            taken.append((position, acting[0], action))
            position, _ = UR.apply(position, acting[0], action)
    return taken


def _chess_moves() -> Moved:
    source, moved = random.Random(1), []
    for _ in range(GAMES):
        board = chess.Board()
        while not board.is_game_over() and board.ply() < PLY_LIMIT:
            move = source.choice(list(board.legal_moves))
            moved.append((board.copy(stack=False), move))
            board.push(move)
    return moved


def _apply(taken: Taken) -> int:
    for position, seat, action in taken:
        UR.apply(position, seat, action)
    return len(taken)


def _push(moved: Moved) -> int:
    for board, move in moved:
        board.push(move)
        board.pop()
    return len(moved)


def _list(views: list[View[Any, Any]]) -> int:
    for view in views:
        UR.candidates(view)
    return len(views)


def _list_moves(moved: Moved) -> int:
    for board, _ in moved:
        list(board.legal_moves)
    return len(moved)


def _branch(moved: Moved) -> int:
    for board, move in moved:
        board.copy(stack=False).push(move)
    return len(moved)
