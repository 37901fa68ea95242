"""Which piece of music is heard: that of the epoch of the leading nation, and in the market the market's."""

from __future__ import annotations

from typing import Final

from ziggurat.games.civilization.position import Board, CivilizationOptions, Nation
from ziggurat_client.boards.civilization.succession.epochs import EPOCHS, OPENINGS, Epoch
from ziggurat_client.sound.names import Piece

PIECES: Final[dict[Epoch, Piece]] = {
    "neolithic": "hearths",
    "early_bronze": "bellows",
    "late_bronze": "caravans",
    "early_iron": "anvils",
    "late_iron": "citadels",
}
"""The piece of each epoch."""
MARKET: Final[Piece] = "stalls"


def piece_of(board: Board) -> Piece | None:
    """The piece for a game with cards as it stands; None for one without."""
    if not board.options.has_cards:
        return None
    return MARKET if board.phase == "trade" else PIECES[leading_epoch(board)]


def leading_epoch(board: Board) -> Epoch:
    """The epoch of the nation whose marker is farthest on, or that has most advances where no markers move (12, 13)."""
    if board.options.is_full:
        reached = [(nation.marker, _epoch_by_marker(nation)) for nation in board.nations]
    else:
        reached = [(len(nation.advances), _epoch_by_advances(nation, board.options)) for nation in board.nations]
    _, epoch = max(reached, default=(0, 0))
    return EPOCHS[epoch]


def _epoch_by_marker(nation: Nation) -> int:
    """The number of the epoch, from 0, in which the marker of a nation stands."""
    return max(0, sum(opens <= nation.marker for opens in OPENINGS[nation.id]) - 1)


def _epoch_by_advances(nation: Nation, options: CivilizationOptions) -> int:
    """The number of the epoch, from 0, if the advances that win were spread over all epochs."""
    return min(len(EPOCHS) - 1, len(EPOCHS) * len(nation.advances) // options.victory_cards)
