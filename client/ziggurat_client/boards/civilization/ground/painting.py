"""How a window of the ground is painted, in slices short enough for a frame."""

from __future__ import annotations

import math
from collections.abc import Generator

import pygame

from ziggurat_client.boards.civilization.ground import country, strokes, water
from ziggurat_client.boards.civilization.ground.levels import of_alpha
from ziggurat_client.boards.civilization.ground.tones import Tones
from ziggurat_client.boards.civilization.ground.windows import Window


def painted(inner: Window, tones: Tones) -> Generator[None, None, pygame.Surface]:
    """Paint a window of the ground and return it; yields between its slices.

    More than the window is painted, because light and ripples reach in from what lies around it.
    """
    margin = math.ceil(water.MARGIN * inner.unit)
    left, top, width, height = inner.rect
    outer = Window((left - margin, top - margin, width + 2 * margin, height + 2 * margin), inner.scale, inner.unit)
    shown = list(outer.rings())
    land = country.draw_tones(outer, tones, shown)
    cover = of_alpha(land).mask()
    yield
    picture = water.draw_sea(outer, tones, shown, cover)
    yield
    strokes.draw_sea_borders(outer, tones, picture)
    if not tones.flat:
        country.lay_stones(outer, land)
    country.draw_waves(outer, tones, shown, land)
    yield
    country.draw_joints(outer, tones, land)
    yield
    picture.blit(land, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    strokes.draw_rivers(outer, tones, picture, cover)
    cut = pygame.Surface((width, height), 0, 32)
    cut.blit(picture, (-margin, -margin))
    return cut
