"""Pictures that a player will need as soon as they begin to choose."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ziggurat.games.game import Seat
from ziggurat.games.ur.position import Position
from ziggurat_client.art.tile_light import ShadeName
from ziggurat_client.boards.play.prefetch import Draw
from ziggurat_client.boards.ur.board.appearances import tile_appearance
from ziggurat_client.boards.ur.board.layout import Layout
from ziggurat_client.boards.ur.board.pictures import TilePictures
from ziggurat_client.ui.piece import Easel


def dimmed_tiles(easel: Easel, layout: Layout, position: Position, seat: Seat) -> Iterator[Draw]:
    """The tiles of a position as they stand back while `seat` chooses from others."""
    pictures, side = TilePictures(easel.pictures, easel.screen), round(layout.tile)
    for square, owner in enumerate(position.owners):
        shade: ShadeName = "own_dim" if owner == seat else "dim"
        yield partial(pictures.tile_surface, tile_appearance(position, square), side, shade)
