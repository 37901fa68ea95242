"""The chances of winning."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ziggurat.bots.civilization import farmers_worth, full_worth, nomads_worth, societies_worth
from ziggurat.games.civilization.position import NOMADS_TURNS, Board
from ziggurat.games.civilization.scoring import result


def chances(board: Board) -> tuple[float, ...]:
    """By seat; certain once the game is over, shared by those who share the first place."""
    found = result(board)
    if found is not None:
        first = [standing.seat for standing in found.standings if standing.rank == 1]
        return tuple(1 / len(first) if seat in first else 0.0 for seat in range(board.seats))
    return estimate(board)


def estimate(board: Board, *, plain: bool = False, earned: Sequence[float] = ()) -> tuple[float, ...]:
    """By seat how likely it wins, as if a little could still change even at the end; all alike before nations stand on
    the map. The `plain` way thinks less of what is far. `earned` is by seat what has been brought in besides, in the
    mind.
    """
    if not board.nations:
        return (1 / board.seats,) * board.seats
    if board.options.mode == "nomads":
        left = max(0, NOMADS_TURNS - board.turn)
        return _shares(nomads_worth.worths(board), 1.0 + 0.35 * left)
    if board.options.mode == "first_societies":
        return _shares(societies_worth.worths(board, not plain, earned), 0.5 + 0.2 * societies_worth.turns_left(board))
    if board.options.mode == "full":
        worths = full_worth.worths(board, full_worth.PLAIN if plain else full_worth.EXPERIENCE, earned)
        return _shares(worths, 0.3 + 0.2 * full_worth.turns_left(board))
    worths = farmers_worth.worths(board, farmers_worth.PLAIN if plain else farmers_worth.EXPERIENCE)
    return _shares(worths, 0.3 + 0.15 * farmers_worth.turns_left(board))


def _shares(worths: Sequence[float], spread: float) -> tuple[float, ...]:
    """Shares of one, e times as large for each `spread` of worth."""
    best = max(worths)
    odds = [math.exp((worth - best) / spread) for worth in worths]
    total = sum(odds)
    return tuple([each / total for each in odds])
