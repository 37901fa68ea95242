"""A ring that widens over a board, where something happens."""

from __future__ import annotations

from typing import Final

import pygame

from ziggurat_client.art.colour import Colour
from ziggurat_client.stage.flight import Flyer
from ziggurat_client.ui.piece import Easel

_WIDTH: Final = 6.0


class RingFlyer(Flyer):
    """A ring that widens; `strength` fades it (0 to 1)."""

    def __init__(self, colour: Colour, x: float, y: float) -> None:
        super().__init__(x, y)
        self.colour = colour
        self.radius = 0.0
        self.strength = 1.0

    def draw(self, easel: Easel) -> None:
        radius = round(self.radius * easel.screen.scale)
        width = max(1, round(_WIDTH * self.strength * easel.screen.scale))
        if radius > width and self.strength > 0:
            pygame.draw.circle(easel.surface, self.colour, easel.screen.pixel(self.x, self.y), radius, width)
