"""The light in which the map lies: a pool of it in the middle, and shadow along the frame."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

import pygame

from ziggurat_client.art.canvas import Canvas

_SMALL: Final = 96
_DIM: Final = 0.30
_FRAME: Final = 16.0


def draw_light(surface: pygame.Surface, place: pygame.Rect, scale: float) -> None:
    """Dim what is drawn in a place of the surface as the light falls on it, at so many pixels a unit."""
    surface.blit(_pool(place.width, place.height, round(scale, 4)), place, special_flags=pygame.BLEND_RGB_MULT)


@lru_cache(maxsize=4)
def _pool(width: int, height: int, scale: float) -> pygame.Surface:
    small = pygame.Surface((_SMALL, _SMALL), 0, 32)
    for row in range(_SMALL):
        for column in range(_SMALL):
            far = 1.7 * sum(((place + 0.5) / _SMALL - 0.5) ** 2 for place in (row, column))
            light = 1 - _DIM * min(1.0, max(0.0, far - 0.08) / 0.72)
            small.set_at((column, row), [round(255 * light * warm) for warm in (1.0, 0.985, 0.96)])
    pool = pygame.transform.smoothscale(small, (width, height))
    canvas = Canvas.over(pool.convert(32, pygame.SRCALPHA), scale)
    canvas.inner_shadow(canvas.rect(0, 0, canvas.width, canvas.height), _FRAME, 0.6, dy=3)
    pool.blit(canvas.surface, (0, 0))
    return pool
