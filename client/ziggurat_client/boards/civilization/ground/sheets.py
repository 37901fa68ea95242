"""Sheets: the ground at one scale, as far as it has been painted, tile by tile."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Final, NamedTuple

import pygame

from ziggurat.games.civilization.areas import AreaNumber
from ziggurat_client.boards.civilization.ground.windows import Window
from ziggurat_client.boards.civilization.land.reading import SIZE
from ziggurat_client.window.screen import Box

TILE: Final = 384
"""The side of a tile in pixels."""
Tile = tuple[int, int]
"""Column and row."""


class Kind(NamedTuple):
    """What a sheet shows: so many pixels to a unit of the map, and of the screen, on a flat ground or not, and which
    areas are closed."""

    scale: float
    unit: float
    flat: bool
    closed: frozenset[AreaNumber] = frozenset()

    @property
    def size(self) -> tuple[int, int]:
        """The whole map in pixels."""
        return math.ceil(SIZE.width * self.scale), math.ceil(SIZE.height * self.scale)

    def tiles(self, shown: Box, around: int = 0) -> list[Tile]:
        """The tiles that a part of the map touches, those in the middle first, and so many rows `around` it."""
        wide, high = self.size
        left, top = int(shown.x * self.scale // TILE) - around, int(shown.y * self.scale // TILE) - around
        right, bottom = _last(shown.right * self.scale) + around, _last(shown.bottom * self.scale) + around
        columns = range(max(0, left), min(_last(wide), right) + 1)
        rows = range(max(0, top), min(_last(high), bottom) + 1)
        cx, cy = (part * self.scale / TILE - 0.5 for part in shown.centre)
        found = [(column, row) for row in rows for column in columns]
        return sorted(found, key=lambda tile: math.dist(tile, (cx, cy)))

    def window(self, tile: Tile) -> Window:
        """The pixels of a tile; those at the edges of the map are cut there."""
        left, top = tile[0] * TILE, tile[1] * TILE
        width, height = self.size
        return Window((left, top, min(TILE, width - left), min(TILE, height - top)), self.scale, self.unit)


class Sheet:
    """The tiles of one kind that are painted."""

    def __init__(self, kind: Kind) -> None:
        self.kind = kind
        self.tiles: dict[Tile, pygame.Surface] = {}

    def covers(self, shown: Box) -> bool:
        """Whether all of a part of the map is painted."""
        return all(tile in self.tiles for tile in self.kind.tiles(shown))

    def lay(self, surface: pygame.Surface, place: pygame.Rect, shown: Box) -> Iterator[Tile]:
        """Lay what there is of a part of the map in a place of the surface; yields the tiles that were used."""
        across, down = place.width / shown.width, place.height / shown.height
        for tile in self.kind.tiles(shown):
            picture = self.tiles.get(tile)
            if picture is None:
                continue
            yield tile
            left, top, width, height = (each / self.kind.scale for each in self.kind.window(tile).rect)
            x0, y0 = round((left - shown.x) * across), round((top - shown.y) * down)
            x1, y1 = round((left + width - shown.x) * across), round((top + height - shown.y) * down)
            _lay(surface, place, picture, pygame.Rect(x0, y0, x1 - x0, y1 - y0))


def _last(pixels: float) -> int:
    """The tile in which a stretch of so many pixels ends."""
    return math.ceil(pixels / TILE) - 1


def _lay(surface: pygame.Surface, place: pygame.Rect, picture: pygame.Surface, there: pygame.Rect) -> None:
    """Lay a tile in a rectangle of the place, as far as it is seen."""
    if abs(there.width - picture.get_width()) <= 1 and abs(there.height - picture.get_height()) <= 1:
        surface.blit(picture, (place.left + there.left, place.top + there.top))
        return
    seen = there.clip((0, 0, place.width, place.height))
    if not seen.width or not seen.height:
        return
    # A few pixels more than are seen, so that a pixel of the tile is never cut in two.
    across, down = picture.get_width() / there.width, picture.get_height() / there.height
    left, top = int((seen.left - there.left) * across), int((seen.top - there.top) * down)
    right = min(picture.get_width(), math.ceil((seen.right - there.left) * across))
    bottom = min(picture.get_height(), math.ceil((seen.bottom - there.top) * down))
    part = picture.subsurface((left, top, right - left, bottom - top))
    x0, y0 = there.left + round(left / across), there.top + round(top / down)
    x1, y1 = there.left + round(right / across), there.top + round(bottom / down)
    surface.blit(pygame.transform.scale(part, (x1 - x0, y1 - y0)), (place.left + x0, place.top + y0))
