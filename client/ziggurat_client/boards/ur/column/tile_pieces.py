"""Tiles that stand in a panel. Tile and light are pictures of their own, so that each is painted only once."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator

from ziggurat.games.ur.tiles import Tile
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.tile import TileAppearance, draw_tile, tile_margin
from ziggurat_client.art.tile_light import (
    LIGHT_MARGIN,
    LightName,
    ShadeName,
    draw_light,
    draw_light_frame,
    light_margin,
    shade,
)
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box

_CHOSEN: LightName = "hovered"


class TileInPanel(Piece):
    """A tile in a square box, as it is or standing back."""

    margin = LIGHT_MARGIN

    def __init__(self, box: Box, tile: Tile, shaded: ShadeName = "rest") -> None:
        super().__init__(box)
        self._tile = tile
        self._shaded = shaded

    def appearance(self) -> Hashable:
        return self._tile, self._shaded

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        size = self.box.width
        picture = draw_tile(TileAppearance(self._tile[0], self._tile[1]), size, canvas.scale, canvas.palette)
        shade(picture, self._shaded)
        margin = tile_margin(size, canvas.scale)
        canvas.blit(picture, x - margin, y - margin)


class _ChosenLight(Piece):
    """The light below a chosen tile, or the bright frame on it."""

    margin = LIGHT_MARGIN

    def __init__(self, box: Box, draw: Callable[[LightName, float, float], Canvas]) -> None:
        super().__init__(box)
        self._draw = draw

    def appearance(self) -> Hashable:
        return self._draw

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        size = self.box.width
        reach = light_margin(size, canvas.scale)
        canvas.blit(self._draw(_CHOSEN, size, canvas.scale), x - reach, y - reach)


def chosen_tile(box: Box, tile: Tile) -> Iterator[Piece]:
    """A tile in the light of what is chosen."""
    yield _ChosenLight(box, draw_light)
    yield TileInPanel(box, tile)
    yield _ChosenLight(box, draw_light_frame)
