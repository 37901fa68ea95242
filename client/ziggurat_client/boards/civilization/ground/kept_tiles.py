"""The tiles of the ground that are kept: the same for every board of the program, as nothing of them depends on a
match."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Container, Iterable
from functools import cache
from typing import Final

import pygame

from ziggurat_client.boards.civilization.ground.sheets import Kind, Sheet, Tile

MOST_PIXELS: Final = 24_000_000
"""How many pixels of tiles are kept before those not seen for longest are let go (four bytes each)."""


class KeptTiles:
    """Painted tiles, sheet by sheet."""

    def __init__(self, most_pixels: int = MOST_PIXELS) -> None:
        self._most_pixels = most_pixels
        self._sheets: dict[Kind, Sheet] = {}
        self._seen: OrderedDict[tuple[Kind, Tile], int] = OrderedDict()
        self._pixels = 0

    @property
    def pixels(self) -> int:
        """How many pixels are kept."""
        return self._pixels

    @property
    def sheets(self) -> Iterable[Sheet]:
        """All sheets with a tile at least."""
        return [sheet for sheet in self._sheets.values() if sheet.tiles]

    def of(self, kind: Kind) -> Container[Tile]:
        """The tiles of a kind that are kept."""
        sheet = self._sheets.get(kind)
        return sheet.tiles if sheet else ()

    def keep(self, kind: Kind, tile: Tile, picture: pygame.Surface) -> None:
        """Keep one more, and let go of others where that is too much."""
        if tile in self.of(kind):
            return
        pixels = picture.get_width() * picture.get_height()
        self._sheets.setdefault(kind, Sheet(kind)).tiles[tile] = picture
        self._seen[kind, tile] = pixels
        self._pixels += pixels
        while self._pixels > self._most_pixels and len(self._seen) > 1:
            (old, place), less = self._seen.popitem(last=False)
            del self._sheets[old].tiles[place]
            self._pixels -= less

    def saw(self, kind: Kind, tile: Tile) -> None:
        """Note that a tile was shown just now, if it is kept."""
        if (kind, tile) in self._seen:
            self._seen.move_to_end((kind, tile))


@cache
def shared_tiles() -> KeptTiles:
    """Those of the program: whoever opens another board has them already."""
    return KeptTiles()
