"""What lies in the dock below the map: the succession table, or in nomads the turns and the territories."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ziggurat.games.civilization.position import Board
from ziggurat.games.game import Seat, Viewer
from ziggurat_client.boards.civilization.succession.frieze import frieze_pieces
from ziggurat_client.boards.civilization.succession.lanes import NOTHING_MOVES, frieze_of, race_of
from ziggurat_client.boards.civilization.succession.race import race_pieces
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words


def dock_pieces(
    dock: Box | None, board: Board, words: Words, viewer: Viewer, moving: Mapping[Seat, float] = NOTHING_MOVES
) -> Iterator[Piece]:
    """The dock of the mode that is played, if there is room for one. Of the seats in `moving` the marker, in nomads the
    count of territories, stands so far: a share of a step while it goes there."""
    if dock is None:
        return
    if board.options.mode == "nomads":
        yield from race_pieces(dock, race_of(board, words, viewer, moving))
    else:
        yield from frieze_pieces(dock, frieze_of(board, words, viewer, moving))
