"""The sea: lapis stones that grow lighter towards the coast, ripples along it, and the shadow of the land."""

from __future__ import annotations

import math
from typing import Final

import pygame

from ziggurat_client.art.shape import Point
from ziggurat_client.boards.civilization.ground.levels import of_red, table
from ziggurat_client.boards.civilization.ground.patterns import pyrite, spread, stones
from ziggurat_client.boards.civilization.ground.tones import Tones
from ziggurat_client.boards.civilization.ground.windows import FINE, Window
from ziggurat_client.boards.civilization.land.outlines import Ring
from ziggurat_client.boards.civilization.land.reading import is_water

MARGIN: Final = 40.0
"""How far from a coast its light and its ripples reach, in units of the screen."""
SHRUNK: Final = 8
"""Windows are so many times as wide and high as something whole: what reaches far is felt on a small picture."""
_STONE: Final = 20.0
_REPEATED: Final = 512.0
_NEAR, _SHALLOW, _RIPPLED, _SHADED = 30.0, 9.0, 13.0, 5.0
"""How far the land reaches out: as light on the stones, as shallows, in ripples, and as shadow."""
_RIPPLES: Final = ((0.20, 0.62), (0.085, 0.42), (0.03, 0.26))
"""Where the ripples lie, by how much of the land is felt there, and how bright they are."""


def _light_near(level: float) -> float:
    return (0.80 + 0.75 * level) / 1.55


def _shallows(level: float) -> float:
    return 0.58 * math.pow(min(1.0, 1.5 * level), 1.3)


def _ripples(level: float) -> float:
    return sum(strength * max(0.0, 1 - abs(level - where) / (0.062 * math.sqrt(where))) for where, strength in _RIPPLES)


def _shadow(level: float) -> float:
    return 1 - 0.55 * level


def draw_sea(
    window: Window, tones: Tones, shown: list[tuple[Ring, list[Point]]], land: pygame.Surface
) -> pygame.Surface:
    """The sea of a window, also where the land will lie; `land` is a mask of what the land covers."""
    sea = pygame.Surface(window.size, 0, 32)
    for ring, points in shown:
        if is_water(ring.surface):
            pygame.draw.polygon(sea, tones.surfaces[ring.surface], [(x / FINE, y / FINE) for x, y in points])
    if tones.flat:
        return sea
    unit, (left, top, _, _) = window.unit, window.rect
    spread(sea_stones(window), sea, left, top, pygame.BLEND_RGB_MULT)
    half, quarter, eighth = (_shrunk(land, by) for by in (2, 4, 8))
    near = _felt(eighth, _NEAR * unit / 8, _NEAR_TABLE)
    sea.blit(_enlarged(near, 8), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    _add(sea, _enlarged(_felt(quarter, _SHALLOW * unit / 4, _SHALLOW_TABLE), 4), tones.shallows)
    spread(pyrite(unit), sea, left, top, pygame.BLEND_RGB_ADD)
    shade = _enlarged(_felt(half, _SHADED * unit / 2, _SHADOW_TABLE), 2)
    sea.blit(shade, (round(unit), round(3 * unit)), special_flags=pygame.BLEND_RGB_MULT)
    # Ripples are thin: where they lie is decided at full size.
    ripples = of_red(_enlarged(_softened(quarter, _RIPPLED * unit / 4), 4)).looked_up(_RIPPLE_TABLE)
    _add(sea, ripples.grey(), tones.ripple)
    return sea


def _shrunk(land: pygame.Surface, by: int) -> pygame.Surface:
    width, height = land.get_size()
    return pygame.transform.smoothscale(land, (width // by, height // by))


def _enlarged(small: pygame.Surface, by: int) -> pygame.Surface:
    """A picture so many times as large, each pixel in the middle of those that it was made of.

    Stretched to the full size it would be moved, and more so further right: what lies in two windows would not meet.
    """
    width, height = small.get_size()
    large = pygame.Surface((width * by, height * by), 0, 32)
    stretched = pygame.transform.smoothscale(small, ((width - 1) * by, (height - 1) * by))
    large.blit(stretched, (by // 2, by // 2), special_flags=pygame.BLEND_RGB_ADD)
    return large


def _felt(small: pygame.Surface, radius: float, table: bytes) -> pygame.Surface:
    """What a table makes of the land that is felt within so many pixels, as a grey."""
    return of_red(_softened(small, radius)).looked_up(table).grey()


def _softened(small: pygame.Surface, radius: float) -> pygame.Surface:
    """A soft copy, near a Gaussian of deviation ``radius / 2``."""
    box = max(1, round(0.61 * radius - 0.4))
    for _ in range(2):
        small = pygame.transform.box_blur(small, box)
    return small


def sea_stones(window: Window) -> pygame.Surface:
    """The stones that the sea is laid with."""
    unit = window.unit
    return stones(round(_REPEATED * unit), _STONE * unit * max(1.0, window.zoom**0.25), 0.52, 0.66, 7)


def _add(sea: pygame.Surface, light: pygame.Surface, colour: tuple[int, int, int]) -> None:
    light.fill(colour, special_flags=pygame.BLEND_RGB_MULT)
    sea.blit(light, (0, 0), special_flags=pygame.BLEND_RGB_ADD)


_NEAR_TABLE: Final = table(_light_near)
_SHALLOW_TABLE: Final = table(_shallows)
_SHADOW_TABLE: Final = table(_shadow)
_RIPPLE_TABLE: Final = table(_ripples)
