"""How long a game goes on."""

from __future__ import annotations

from math import ceil

from ziggurat.bots.civilization import farmers_worth, full_worth, societies_worth
from ziggurat.games.civilization.position import NOMADS_TURNS, Board


def turns_left(board: Board) -> int:
    """The turns that are still to be played, this one included, as far as one can tell."""
    match board.options.mode:
        case "nomads":
            return max(0, NOMADS_TURNS - board.turn)
        case "farmers":
            return farmers_worth.turns_left(board)
        case "first_societies":
            return ceil(societies_worth.turns_left(board))
        case "full":
            return full_worth.turns_left(board)
