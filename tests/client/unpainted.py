"""Pictures that are laid out as ever but not painted, for tests of what a page does and where things are."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.window.screen import Screen


class Unpainted(Canvas):
    """Takes note of texts, and leaves out what shapes take most of the time for: their paint, light and shadow."""

    def fill(self, *_: object, **__: object) -> None: ...

    def fill_all(self, *_: object, **__: object) -> None: ...

    def erase(self, *_: object, **__: object) -> None: ...

    def glow(self, *_: object, **__: object) -> None: ...

    def shadow(self, *_: object, **__: object) -> None: ...

    def bevel(self, *_: object, **__: object) -> None: ...

    def inner_shadow(self, *_: object, **__: object) -> None: ...


class UnpaintedPictures(Pictures):
    """Goes through all that draws a picture, once, and hands out a single pixel for it."""

    def __init__(self) -> None:
        super().__init__()
        self._pixels_of: dict[Hashable, pygame.Surface] = {}

    def picture(
        self, key: Hashable, screen: Screen, width: float, height: float, draw: Callable[[Canvas], None]
    ) -> pygame.Surface:
        full_key = key, screen.scale, self.palette.name
        if full_key not in self._pixels_of:
            canvas = Unpainted(width, height, screen.scale, self.palette)
            canvas.surface = pygame.Surface((1, 1), pygame.SRCALPHA)
            draw(canvas)
            self._pixels_of[full_key] = canvas.surface
            self._cuts[canvas.surface] = tuple(canvas.cuts)
        return self._pixels_of[full_key]
