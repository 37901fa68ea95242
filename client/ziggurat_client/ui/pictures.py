"""Pictures that were drawn once and are shown many times."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final
from weakref import WeakKeyDictionary

import pygame

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.cuts import Cut
from ziggurat_client.art.palette import STANDARD, Palette
from ziggurat_client.window.screen import Screen

MOST_PIXELS: Final = 12_000_000
"""How many pixels are kept before the least recently shown pictures are let go (four bytes each)."""
MOST_WINDOWS: Final = 16
"""... and how many windows full of them, if that is more: everything twice as large as usual fills twelve."""


class Pictures:
    """A cache of surfaces by what they show. Whoever asks says how to draw, and it is drawn only if it is not kept.

    Everything is drawn in the colours of `palette`, which may be changed at any time.
    """

    def __init__(
        self, palette: Palette = STANDARD, most_pixels: int = MOST_PIXELS, most_windows: int = MOST_WINDOWS
    ) -> None:
        """At most `most_pixels` are kept, or `most_windows` windows full of them if that is more."""
        self.palette = palette
        self._most_pixels = most_pixels
        self._most_windows = most_windows
        self._kept: OrderedDict[Hashable, pygame.Surface] = OrderedDict()
        self._cuts: WeakKeyDictionary[pygame.Surface, tuple[Cut, ...]] = WeakKeyDictionary()
        self._pixels = 0

    def seat(self, colours: tuple[int, ...]) -> None:
        """Draw from now on in the colours of a table's seats; without any, in those of their numbers."""
        self.palette = self.palette.seated(colours)

    def clear(self) -> None:
        """Drop every picture: the scale changed."""
        self._kept.clear()
        self._pixels = 0

    def picture(
        self, key: Hashable, screen: Screen, width: float, height: float, draw: Callable[[Canvas], None]
    ) -> pygame.Surface:
        """The picture known as `key`, `width` × `height` design units at the screen's scale.

        `key` must name everything that the picture depends on but scale and palette. The surface holds premultiplied
        alpha and is shared: do not draw on it.
        """
        full_key = (key, screen.scale, self.palette.name)
        found = self._kept.get(full_key)
        if found is not None:
            self._kept.move_to_end(full_key)
            return found
        canvas = Canvas(width, height, screen.scale, self.palette)
        draw(canvas)
        if canvas.cuts:
            self._cuts[canvas.surface] = tuple(canvas.cuts)
        self._keep(full_key, canvas.surface, max(self._most_pixels, self._most_windows * screen.width * screen.height))
        return canvas.surface

    def cuts(self, picture: pygame.Surface) -> tuple[Cut, ...]:
        """The texts of which a picture shows only the beginning, from its top left corner."""
        return self._cuts.get(picture, ())

    def _keep(self, key: Hashable, surface: pygame.Surface, most: int) -> None:
        self._kept[key] = surface
        self._pixels += surface.get_width() * surface.get_height()
        while self._pixels > most and len(self._kept) > 1:
            _, oldest = self._kept.popitem(last=False)
            self._pixels -= oldest.get_width() * oldest.get_height()
