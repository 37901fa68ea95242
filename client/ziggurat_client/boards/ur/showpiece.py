"""The board of Ur that lies before the title."""

from __future__ import annotations

from collections.abc import Iterator
from math import isqrt
from typing import Any, Final

from ziggurat.games.ur.position import Position
from ziggurat_client.art.board_frame import board_geometry, board_picture, board_picture_margin
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.palette import Palette
from ziggurat_client.art.sprites import SpriteCache
from ziggurat_client.art.tile import tile_margin
from ziggurat_client.boards.showpiece import Showpiece
from ziggurat_client.boards.ur.board.appearances import tile_appearance

_SEATS: Final = 4
_OPENING: Final = 36
_LARGEST: Final = 6
"""Tiles a side."""


class UrShowpieceBoard:
    """A board with its frame, whose tiles are drawn anew one by one."""

    def __init__(self, scale: float, palette: Palette) -> None:
        self._sprites = SpriteCache(scale, palette)
        self._board = board_geometry(_LARGEST, 0, 0)
        self._picture = Canvas(self._board.side, self._board.side, scale)
        self._shown: Position | None = None

    @property
    def picture(self) -> Canvas:
        """The whole board."""
        return self._picture

    def steps(self, position: Any) -> Iterator[None]:
        """Draw frame and tiles."""
        known: Position = position
        self._board = board_geometry(isqrt(len(known.tiles)), 0, 0)
        margin = board_picture_margin(self._sprites.scale)
        self._picture.blit(board_picture(self._board, self._sprites.scale, coordinates=False), -margin, -margin)
        yield
        for square in range(len(known.tiles)):
            self._draw_tile(known, square)
            if square % 2:
                yield
        self._shown = known

    def follow(self, position: Any) -> bool:
        """Draw the tiles that look different now; return whether there were any."""
        known: Position = position
        changed = [square for square in range(len(known.tiles)) if self._differs(known, square)]
        for square in changed:
            self._draw_tile(known, square)
        self._shown = known
        return bool(changed)

    def _differs(self, position: Position, square: int) -> bool:
        return self._shown is None or tile_appearance(position, square) != tile_appearance(self._shown, square)

    def _draw_tile(self, position: Position, square: int) -> None:
        x, y = self._board.square(*divmod(square, self._board.count))
        margin = tile_margin(self._board.tile, self._sprites.scale)
        sprite = self._sprites.tile(tile_appearance(position, square), self._board.tile)
        self._picture.blit(sprite, x - margin, y - margin)


SHOWPIECE: Final = Showpiece(_SEATS, _OPENING, UrShowpieceBoard)
"""Four players, and a board that is never empty."""
