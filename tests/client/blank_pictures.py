"""Pictures without anything on them, for tests of where things are."""

from __future__ import annotations

from collections.abc import Callable, Hashable

import pygame

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.ui.pictures import Pictures
from ziggurat_client.window.screen import Screen


class BlankPictures(Pictures):
    """Hands out empty pictures, so that a page can be laid out in many windows in no time."""

    def picture(
        self, key: Hashable, screen: Screen, width: float, height: float, draw: Callable[[Canvas], None]
    ) -> pygame.Surface:
        return pygame.Surface((1, 1), pygame.SRCALPHA)
