"""Positions of Ur for four in which whoever is to move can end the game and win it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from ziggurat.bots.search.budget import Budget
from ziggurat.bots.ur.board import TURN, Board, board_of
from ziggurat.bots.ur.judgement import WON
from ziggurat.bots.ur.turns import Width, turns
from ziggurat.bots.ur.weights import EXPERIENCE
from ziggurat.games.ur.position import Position, UrOptions
from ziggurat.games.ur.rules import Ur
from ziggurat.games.ur.scoring import result
from ziggurat_laboratory.ur.endings.suite import after_turn

ENDS: Final = Path(__file__).with_name("ends.jsonl")
SEATS: Final = 4
"""Among four the market is empty, and nearly three games of four end so."""
THOROUGH: Final = Width(4, 300, 6, 6, 4_000)
"""Brute force does not come to an end where a war can go this way and that."""
_ENOUGH: Final = 1_000_000
_GAME: Final = Ur()


class OpenEnd(msgspec.Struct, frozen=True):
    """The beginning of a turn in which the game can be ended and won, in a game on that deal."""

    deal: int
    position: Position


def open_ends(file: Path = ENDS) -> list[OpenEnd]:
    """The positions of a file. Raises OSError, and msgspec.DecodeError if it holds anything else."""
    return [msgspec.json.decode(line, type=OpenEnd) for line in file.read_bytes().splitlines()]


def ends_of_games(deals: range, level: str, nodes: int | None, rounds: int) -> Iterator[OpenEnd]:
    """Of games of four that the level plays against itself, every turn in which a thorough search finds such an end.

    `nodes` are the positions it looks at for a turn, `rounds` the limit of a game.
    """
    for deal in deals:
        position = _GAME.setup(SEATS, UrOptions(max_rounds=rounds), deal)
        while _GAME.due(position).seats:
            if can_be_won_now(board_of(position)):
                yield OpenEnd(deal, position)
            position = after_turn(position, level, nodes, deal)


def can_be_won_now(board: Board) -> bool:
    """Whether a thorough search finds a turn with which the seat to move ends the game and wins it."""
    if board.phase != TURN:
        return False
    best = turns(board, EXPERIENCE[board.seats], THOROUGH, Budget(_ENOUGH))[0]
    return best.leads[board.seat] > WON / 2


def is_taken(end: OpenEnd, level: str, nodes: int | None) -> bool:
    """Whether the level ends the game and wins it alone, or with the same points as others."""
    outcome = result(after_turn(end.position, level, nodes, end.deal))
    if outcome is None:
        return False
    return any(standing.rank == 1 and standing.seat == end.position.seat for standing in outcome.standings)
