"""Pictures that a player will need as soon as they begin to choose, drawn while nothing else happens."""

from __future__ import annotations

from collections import deque
from typing import Final

from ziggurat.games.game import Seat
from ziggurat.games.ur.position import Position
from ziggurat_client.art.tile import TileLook
from ziggurat_client.art.tile_light import ShadeName
from ziggurat_client.boards.ur.board.layout import Layout
from ziggurat_client.boards.ur.board.looks import tile_look
from ziggurat_client.boards.ur.board.pictures import TilePictures
from ziggurat_client.ui.piece import Easel

_AT_ONCE: Final = 5
"""How many pictures are drawn in one frame, so that each stays quick."""


class Foresight:
    """Draws the tiles of a position as they stand back while one chooses from others."""

    def __init__(self) -> None:
        self._of: object = None
        self._expected: deque[tuple[TileLook, ShadeName]] = deque()

    @property
    def waiting(self) -> bool:
        """Whether there is something left to draw."""
        return bool(self._expected)

    def draw_some(self, easel: Easel, layout: Layout, position: Position, seat: Seat) -> None:
        """Draw a few of those that `seat` will see next in this position."""
        of = (position, layout, easel.screen.scale, easel.pictures.palette.name)
        if of != self._of:
            self._of = of
            self._expected = deque(
                (tile_look(position, square), "own_dim" if owner == seat else "dim")
                for square, owner in enumerate(position.owners)
            )
        pictures = TilePictures(easel.pictures, easel.screen)
        for _ in range(min(_AT_ONCE, len(self._expected))):
            look, shaded = self._expected.popleft()
            pictures.tile_surface(look, round(layout.tile), shaded)
