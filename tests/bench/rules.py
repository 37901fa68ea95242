"""Random play: the actions a second of Ur beside those of chess (python-chess), every legal action listed each time."""

from __future__ import annotations

import random

import chess
from tests.bench.measuring import Row, per_second

from ziggurat.games.ur.position import UrOptions
from ziggurat.games.ur.rules import Ur

ROUNDS = 3
GAMES = 6
ROUND_LIMIT = 25


def random_chess(seed: int) -> int:
    """Moves made in random games of chess."""
    source = random.Random(seed)
    moves = 0
    for _ in range(GAMES):
        board = chess.Board()
        while not board.is_game_over() and board.ply() < 200:
            board.push(source.choice(list(board.legal_moves)))
            moves += 1
    return moves


def random_ur(seats: int, seed: int) -> int:
    """Actions taken in random games of Ur for that many seats."""
    game, source = Ur(), random.Random(seed)
    actions = 0
    for _ in range(GAMES):
        position = game.setup(seats, UrOptions(max_rounds=ROUND_LIMIT), seed)
        while acting := game.to_act(position):
            choices = game.legal(game.view(position, acting[0]))
            position, _ = game.apply(position, acting[0], source.choice(choices))
            actions += 1
    return actions


def rows() -> list[Row]:
    """One row for each number of players."""
    reference = per_second(random_chess, ROUNDS)
    return [
        Row(
            f"Ur random play, {seats} seats (python-chess)",
            per_second(lambda number, seats=seats: random_ur(seats, number), ROUNDS),
            reference,
            "actions/s",
        )
        for seats in Ur.seat_counts
    ]
