"""What an action names is of this game: for actions that were built past the door too, with values of any type."""

from __future__ import annotations

from ziggurat.games.game import Action
from ziggurat.games.tigris.actions import (
    BuildMonument,
    ChooseWar,
    Commit,
    MoveLeader,
    PlaceCatastrophe,
    PlaceLeader,
    PlaceTile,
    SwapTiles,
    TakeTreasures,
    WithdrawLeader,
)
from ziggurat.games.tigris.position import Board
from ziggurat.games.tigris.spaces import is_on_map


def is_well_formed(board: Board, action: Action) -> bool:
    """Whether what the action names is of this game: the door knows types and bounds, but not the options."""
    match action:
        case PlaceTile(color, x, y) | PlaceLeader(color, x, y) | MoveLeader(color, x, y):
            return color in board.options.colours and is_on_map((x, y))
        case WithdrawLeader(color) | ChooseWar(color):
            return color in board.options.colours
        case PlaceCatastrophe(x, y):
            return is_on_map((x, y))
        case SwapTiles(tiles):
            return isinstance(tiles, tuple) and all(tile in board.options.colours for tile in tiles)
        case Commit(count):
            return type(count) is int
        case BuildMonument(monument, x, y):
            return monument in board.options.monuments and is_on_map((x, y))
        case TakeTreasures(leave):
            return is_on_map(leave)
        case _:
            return True
