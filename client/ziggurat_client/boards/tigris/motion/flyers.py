"""What flies over the map: tiles, leaders, treasures and points."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import pygame

from ziggurat.games.game import Seat
from ziggurat.games.tigris.colours import Colour
from ziggurat_client.art.composition import Placed
from ziggurat_client.boards.tigris.board.layout import Layout
from ziggurat_client.boards.tigris.board.pictures import MapPictures
from ziggurat_client.stage.flight import Flyer
from ziggurat_client.ui.piece import Easel

POINT: Final = 0.5
"""How large the tile is that stands for a point, compared with one on its space."""
_SIZES: Final = 8
"""A piece that changes its size is kept in so many sizes between one and the next whole one."""


class PieceFlyer(Flyer):
    """A piece of the game in the air; `size` is how large it is, compared with one that lies on its space."""

    def __init__(self, layout: Layout, x: float, y: float, size: float = 1.0) -> None:
        super().__init__(x, y)
        self._layout = layout
        self.size = size

    def picture(self, pictures: MapPictures) -> Placed:
        """How it looks where it is now."""
        raise NotImplementedError

    @property
    def step(self) -> float:
        """Its size among those that are kept."""
        return max(1, round(self.size * _SIZES)) / _SIZES

    def draw(self, easel: Easel) -> None:
        placed = self.picture(MapPictures(easel.pictures, easel.screen, self._layout))
        easel.surface.blit(placed.surface, (placed.left, placed.top), special_flags=pygame.BLEND_PREMULTIPLIED)


class TileFlyer(PieceFlyer):
    """A tile, or a point of its colour."""

    def __init__(self, layout: Layout, colour: Colour, x: float, y: float, size: float = 1.0) -> None:
        super().__init__(layout, x, y, size)
        self._colour = colour

    def picture(self, pictures: MapPictures) -> Placed:
        return pictures.tile(self._colour, self.x, self.y, size=self.step)


class LeaderFlyer(PieceFlyer):
    """A leader."""

    def __init__(self, layout: Layout, colour: Colour, seat: Seat, x: float, y: float) -> None:
        super().__init__(layout, x, y)
        self._colour = colour
        self._seat = seat

    def picture(self, pictures: MapPictures) -> Placed:
        return pictures.leader(self._colour, self._seat, self.x, self.y, size=self.step)


class TreasureFlyer(PieceFlyer):
    """A treasure."""

    def picture(self, pictures: MapPictures) -> Placed:
        return pictures.treasure(self.x, self.y, size=self.step)


class SignFlyer(PieceFlyer):
    """A sign that stays where it is, such as a catastrophe that falls or a monument that rises."""

    def __init__(self, layout: Layout, look: Callable[[MapPictures, float, float], Placed], x: float, y: float) -> None:
        super().__init__(layout, x, y)
        self.look = look

    def picture(self, pictures: MapPictures) -> Placed:
        return self.look(pictures, self.x, self.y)
