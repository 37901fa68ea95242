"""What flies over the board: tiles, cubes, rings and rising temples."""

from __future__ import annotations

from typing import Final

import pygame

from ziggurat.games.game import Seat
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.tile import TileAppearance
from ziggurat_client.art.ziggurat import Stage, draw_ziggurat
from ziggurat_client.boards.ur.board.pictures import TilePictures
from ziggurat_client.stage.flight import Flyer
from ziggurat_client.ui.piece import Easel

_WIDTHS: Final = 10
"""In how many widths a tile is kept while it turns over."""
_SIZE_STEP: Final = 8
"""A flying tile's size moves in steps of so many design units, so that few pictures are needed."""


class TileFlyer(Flyer):
    """A tile; `size` may change as it flies, and `openness` is its width while it turns over (1 is flat)."""

    def __init__(self, appearance: TileAppearance, size: float, x: float, y: float) -> None:
        super().__init__(x, y)
        self.appearance = appearance
        self.size = size
        self.openness = 1.0

    def draw(self, easel: Easel) -> None:
        size = max(_SIZE_STEP, round(self.size / _SIZE_STEP) * _SIZE_STEP)
        width = max(1, round(self.openness * _WIDTHS))
        pictures = TilePictures(easel.pictures, easel.screen)
        whole = pictures.tile_surface(self.appearance, 144)
        side = whole.get_width() / easel.screen.scale * size / 144

        def squeezed(canvas: Canvas) -> None:
            across = max(1, round(canvas.surface.get_width() * width / _WIDTHS))
            scaled = pygame.transform.smoothscale(whole, (across, canvas.surface.get_height()))
            canvas.surface.blit(scaled, ((canvas.surface.get_width() - across) // 2, 0))

        picture = easel.pictures.picture(
            ("flying tile", self.appearance, size, width), easel.screen, side, side, squeezed
        )
        _blit(easel, picture, self.x, self.y)


class CubeFlyer(Flyer):
    """A cube."""

    def __init__(self, seat: Seat, size: float, x: float, y: float) -> None:
        super().__init__(x, y)
        self.seat = seat
        self.size = size

    def draw(self, easel: Easel) -> None:
        placed = TilePictures(easel.pictures, easel.screen).cube(self.seat, self.size, self.x, self.y)
        easel.surface.blit(placed.surface, (placed.left, placed.top), special_flags=pygame.BLEND_PREMULTIPLIED)


class TempleFlyer(Flyer):
    """A ziggurat as it rises."""

    SIZE: Final = 96.0

    def __init__(self, seat: Seat, x: float, y: float, unit: float) -> None:
        super().__init__(x, y)
        self._seat = seat
        self._size = self.SIZE * unit
        self.stage: Stage = 1

    def draw(self, easel: Easel) -> None:
        size, stage, seat = self._size, self.stage, self._seat

        def paint(canvas: Canvas) -> None:
            draw_ziggurat(canvas, size, size, size, stage, owner=seat, lit=0.6)

        picture = easel.pictures.picture(("temple", seat, size, stage), easel.screen, 2 * size, 2 * size, paint)
        _blit(easel, picture, self.x, self.y)


def _blit(easel: Easel, picture: pygame.Surface, x: float, y: float) -> None:
    left, top = easel.screen.pixel(x, y)
    at = (left - picture.get_width() // 2, top - picture.get_height() // 2)
    easel.surface.blit(picture, at, special_flags=pygame.BLEND_PREMULTIPLIED)
