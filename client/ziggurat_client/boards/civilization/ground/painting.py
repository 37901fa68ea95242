"""How a window of the ground is painted, in slices short enough for a frame."""

from __future__ import annotations

import math
from collections.abc import Generator

import pygame

from ziggurat_client.boards.civilization.ground import country, strokes, water
from ziggurat_client.boards.civilization.ground.levels import of_alpha
from ziggurat_client.boards.civilization.ground.patterns import clay, pyrite
from ziggurat_client.boards.civilization.ground.tones import Tones
from ziggurat_client.boards.civilization.ground.windows import Window


def painted(inner: Window, tones: Tones) -> Generator[None, None, pygame.Surface]:
    """Paint a window of the ground and return it; yields between its slices.

    More than the window is painted, because light and ripples reach in from what lies around it.
    """
    outer = _around(inner)
    if not tones.flat:
        for pattern in (water.sea_stones, country.land_stones, _grain):
            pattern(outer)
            yield
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
    country.draw_joints(outer, tones, land, cover)
    yield
    picture.blit(land, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    strokes.draw_rivers(outer, tones, picture, cover)
    cut = pygame.Surface(inner.size, 0, 32)
    cut.blit(picture, (outer.rect[0] - inner.rect[0], outer.rect[1] - inner.rect[1]))
    return cut


def _around(inner: Window) -> Window:
    """The window with a margin, so large that it can be shrunk to an eighth."""
    left, top, width, height = inner.rect
    margin = water.SHRUNK * math.ceil(water.MARGIN * inner.unit / water.SHRUNK)
    wide, high = (water.SHRUNK * math.ceil((length + 2 * margin) / water.SHRUNK) for length in (width, height))
    return Window((left - margin, top - margin, wide, high), inner.scale, inner.unit)


def _grain(window: Window) -> None:
    """The patterns that do not depend on how near one looks."""
    clay(window.unit)
    pyrite(window.unit)
