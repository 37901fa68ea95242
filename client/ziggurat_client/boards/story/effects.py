"""What a board does whatever the game: a ring of light spreads over it, and it shakes."""

from __future__ import annotations

from typing import Any, Final

import pygame

from ziggurat_client.art.colour import Colour
from ziggurat_client.boards.story.scenery import Scenery
from ziggurat_client.stage.easing import Easing, linear
from ziggurat_client.stage.flight import Flyer, Point, lasting
from ziggurat_client.stage.timeline import Clip, Do, Sequence, Tween
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


def spreading(
    scenery: Scenery[Any], colour: Colour, at: Point, reach: float, duration: float, easing: Easing = linear
) -> Clip:
    """A ring of light spreads from a point as far as `reach`, and fades."""
    ring = RingFlyer(colour, *at)

    def widen(share: float) -> None:
        ring.radius, ring.strength = reach * easing(share), 1 - share

    return lasting(scenery, ring, duration, widen)


def shaking(scenery: Scenery[Any], strength: float, duration: float) -> Clip:
    """The board shakes, at first by `strength` design units, then less and less."""

    def move(share: float) -> None:
        swing = strength * (1 - share) * (-1 if int(share * 12) % 2 else 1)
        scenery.shake = (swing, -swing / 2)

    return Sequence(Tween(duration, move), Do(scenery.stand_still))
