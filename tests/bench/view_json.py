"""What a view costs on the wire: written as JSON and read back with every type checked."""

from __future__ import annotations

import json
import random
from typing import Any

import chess
import msgspec
from tests.bench.measuring import Row, rates
from tests.bench.rules import ROUND_LIMIT

from ziggurat.games.game import View
from ziggurat.games.ur.position import Position, UrOptions
from ziggurat.games.ur.rules import Ur

ROUNDS = 8
TIMES = 2000
STEPS = 120
MOVES = 40
MICROSECONDS = 1e6
VIEW = msgspec.json.Decoder(View[Position, None])


def rows() -> list[Row]:
    """A view of Ur in the middle of a game beside the same by Python's own json, and beside chess and its FEN."""
    view, board = _ur_view(), _chess_board()
    plain: Any = msgspec.to_builtins(view)

    def by_msgspec(_: int) -> int:
        for _ in range(TIMES):
            VIEW.decode(msgspec.json.encode(view))
        return TIMES

    def by_json(_: int) -> int:
        for _ in range(TIMES):
            json.loads(json.dumps(plain))
        return TIMES

    def by_fen(_: int) -> int:
        for _ in range(TIMES):
            chess.Board(board.fen())
        return TIMES

    found = rates({"msgspec": by_msgspec, "json": by_json, "fen": by_fen}, ROUNDS)
    ours, plainly, fen = (MICROSECONDS / found[name] for name in ("msgspec", "json", "fen"))
    return [
        Row("view of Ur to JSON and back (plain json, unchecked)", ours, plainly, "µs", larger_is_better=False),
        Row("view of Ur to JSON and back (python-chess FEN)", ours, fen, "µs", larger_is_better=False),
    ]


def _ur_view() -> View[Position, Position]:
    game, source = Ur(), random.Random(1)
    position = game.setup(4, UrOptions(max_rounds=ROUND_LIMIT), 1)
    for _ in range(STEPS):
        seat = game.due(position).seats[0]
        position, _ = game.apply(position, seat, source.choice(game.candidates(game.view(position, seat))))
    return game.view(position, 0)


def _chess_board() -> chess.Board:
    board, source = chess.Board(), random.Random(1)
    for _ in range(MOVES):
        board.push(source.choice(list(board.legal_moves)))
    return board
