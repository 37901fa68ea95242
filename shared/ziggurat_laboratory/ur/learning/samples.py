"""Games of a mixed field, as features and outcomes: those who learn, those they learned from, and simpler players."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final, NamedTuple

from ziggurat.bots.search.budget import Budget
from ziggurat.bots.ur.board import OVER, TURN, Board, board_of
from ziggurat.bots.ur.judgement import WON, Weights, features, outcome, stage_of
from ziggurat.bots.ur.survey import survey
from ziggurat.bots.ur.turns import Width, turns
from ziggurat.games.ur.position import UrOptions
from ziggurat.games.ur.rules import Ur

WIDTH: Final = Width(3, 120, 2, 4, 120)
"""Enough for many quick games."""
STRAY: Final = 0.08
"""How often a turn is not the best: games that differ teach more."""
STRAYS: Final = 6
"""Among how many of the best turns it is then drawn."""
LIMITS: Final = (40, 60, 30, 40)
"""The limits of rounds, one game after the other: no game may last for ever, and the end is to be learned too."""
NO_BOUND: Final = 1_000_000_000

LEARNERS: Final = 6
"""So many seats of those that play by the weights that learn come to one that plays by each of the others."""

Row = tuple[list[list[int]], list[int]]
"""One position: by seat its features and its stage."""


class Sample(NamedTuple):
    """One game: its positions in order, and by seat the share of the victory."""

    rows: list[Row]
    outcome: list[float]


def field(learning: Weights, *others: Weights) -> list[Weights]:
    """What each seat of a game is drawn from: mostly the weights that learn."""
    return [learning] * LEARNERS + list(others)


def played(field: Sequence[Weights], seats: int, number: int) -> Sample:
    """Game `number` between players drawn from the field, who take the best turn at first sight, now and then another
    one."""
    random, rows = Random(number), list[Row]()
    players = [random.choice(field) for _ in range(seats)]
    options = UrOptions(max_rounds=LIMITS[number % len(LIMITS)])
    board, budget = board_of(Ur().setup(seats, options, number)), Budget(NO_BOUND)
    while board.phase != OVER:
        if board.phase == TURN:
            rows.append(_row(board))
        best = turns(board, players[board.seat], WIDTH, budget)
        chosen = random.choice(best[:STRAYS]) if random.random() < STRAY else best[0]
        board = chosen.state
    return Sample(rows, shares(board))


def _row(board: Board) -> Row:
    seats = range(board.seats)
    return [features(board, seat) for seat in seats], [stage_of(board, seat) for seat in seats]


def shares(board: Board) -> list[float]:
    """By seat its share of the victory on a board on which the game is over."""
    values = outcome(board, survey(board))
    wins = [max(values) - value < WON / 2 for value in values]
    return [won / sum(wins) for won in wins]
