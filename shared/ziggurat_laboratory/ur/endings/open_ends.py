"""Positions of Ur for four in which whoever is to move can end the game and win it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from ziggurat.bots.search.budget import Budget
from ziggurat.bots.ur.board import TURN, Board, board_of
from ziggurat.bots.ur.judgement import WON
from ziggurat.bots.ur.turns import Width, turns
from ziggurat.bots.ur.weights import EXPERIENCE
from ziggurat.games.ur.position import UrOptions
from ziggurat.games.ur.rules import Ur
from ziggurat.games.ur.scoring import result
from ziggurat_laboratory.ur.endings.suite import StagedTurn, after_turn, suite

ENDS: Final = Path(__file__).with_name("ends.jsonl")
SEATS: Final = 4
"""Among four the market is empty, and nearly three games of four end so."""
THOROUGH: Final = Width(4, 300, 6, 6, 4_000)
"""Brute force does not come to an end where a war can go this way and that."""
_ENOUGH: Final = 1_000_000
_GAME: Final = Ur()


def open_ends() -> list[StagedTurn]:
    """The positions that came with the program."""
    return suite(ENDS)


def ends_of_games(deals: range, level: str, nodes: int | None, rounds: int) -> Iterator[StagedTurn]:
    """Of games of four that the level plays against itself, every turn in which a thorough search finds such an end.

    `nodes` are the positions it looks at for a turn, `rounds` the limit of a game.
    """
    for deal in deals:
        position = _GAME.setup(SEATS, UrOptions(max_rounds=rounds), deal)
        while _GAME.due(position).seats:
            if can_be_won_now(board_of(position)):
                yield StagedTurn(deal, position)
            position = after_turn(position, level, nodes, deal)


def can_be_won_now(board: Board) -> bool:
    """Whether a thorough search finds a turn with which the seat to move ends the game and wins it."""
    if board.phase != TURN:
        return False
    best = turns(board, EXPERIENCE[board.seats], THOROUGH, Budget(_ENOUGH))[0]
    return best.leads[board.seat] > WON / 2


def is_taken(end: StagedTurn, level: str, nodes: int | None) -> bool:
    """Whether the level ends the game and wins it alone, or with the same points as others."""
    outcome = result(after_turn(end.position, level, nodes, end.deal))
    if outcome is None:
        return False
    return any(standing.rank == 1 and standing.seat == end.position.seat for standing in outcome.standings)
