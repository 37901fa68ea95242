"""The ground of every screen: a lapis mosaic lit by soft pools of light, darker towards the edges."""

from __future__ import annotations

import math
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import pygame

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import Colour, rgb
from ziggurat_client.art.mask import Mask, blank
from ziggurat_client.art.mosaic import FULL, Mosaic, courses
from ziggurat_client.art.paint import vertical

_LIGHT_GRID = (64, 36)
_PICTURE = (1920, 1080)


@dataclass(frozen=True)
class Pool:
    """A soft elliptic pool of light: centre, radii, colour, strength at its centre (0..1).

    Its place is that on a picture of 1920×1080, which is stretched over the canvas.
    """

    x: float
    y: float
    rx: float
    ry: float
    colour: str
    strength: float


@dataclass(frozen=True)
class Ground:
    """A lit mosaic. `tint` is a vertical gradient: colours at shares (0 top … 1 bottom) of the height."""

    mosaic: Mosaic
    tint: tuple[tuple[float, str], ...]
    pools: tuple[Pool, ...] = ()
    vignette: float = 0.55
    centre: tuple[float, float] = (0.5, 0.42)


TABLE_GROUND = Ground(
    mosaic=Mosaic(stone=34, seed=4, variation=0.30, joint=0.50),
    tint=((0.0, "#16296a"), (1.0, "#0b1538")),
    pools=(Pool(960, 420, 900, 760, "#4a6fe0", 0.16), Pool(960, 90, 900, 420, "#e0973a", 0.12)),
)
"""The ground behind the lobby, the table room and the boards."""


def draw_ground(canvas: Canvas, ground: Ground = TABLE_GROUND) -> None:
    """Cover the whole canvas with `ground` at once; see `ground_steps` to do it little by little."""
    for _ in ground_steps(canvas, ground):
        pass


def ground_steps(canvas: Canvas, ground: Ground = TABLE_GROUND, foot: float | None = None) -> Iterator[None]:
    """Cover the whole canvas with `ground`, yielding between steps of a few milliseconds.

    The first step lays down the light alone, so that a first frame can be shown at once. Stones are laid from the top
    down to `foot` (design units), or everywhere: below may come what hides them.
    """
    size = canvas.surface.get_size()
    light, gleam = _light_on(ground)
    lit = pygame.transform.smoothscale(light, size)
    canvas.surface.blit(lit, (0, 0))
    yield
    paved = size[0], size[1] if foot is None else min(size[1], round(foot * canvas.scale))
    stones = pygame.Surface(paved, 0, 32)
    yield from courses(ground.mosaic, stones, canvas.scale)
    lit.blit(stones, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    yield
    lit.blit(pygame.transform.smoothscale(gleam, size), (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    canvas.surface.blit(lit, (0, 0))


@lru_cache(maxsize=8)  # the same whatever the size of the window
def _light_on(ground: Ground) -> tuple[pygame.Surface, pygame.Surface]:
    """Two small pictures: the light that the stones throw back, and the haze of the pools that lies over them."""
    columns, rows = _LIGHT_GRID
    light = pygame.Surface(_LIGHT_GRID, 0, 32)
    haze = pygame.Surface(_LIGHT_GRID, 0, 32)
    pools = [(pool, rgb(pool.colour)) for pool in ground.pools]
    for row, tint in enumerate(_tints(ground, rows)):
        v = row / (rows - 1)
        for column in range(columns):
            u = column / (columns - 1)
            shade = _shade(ground, u, v)
            stone = [channel * shade for channel in tint]
            glow = [0.0, 0.0, 0.0]
            for pool, colour in pools:
                share = _pool_share(pool, u * _PICTURE[0], v * _PICTURE[1])
                for channel in range(3):
                    stone[channel] += colour[channel] * share * 0.65
                    glow[channel] += colour[channel] * share * 0.35
            light.set_at((column, row), [min(255, round(channel * FULL)) for channel in stone])
            haze.set_at((column, row), [min(255, round(channel)) for channel in glow])
    return light, haze


def _shade(ground: Ground, u: float, v: float) -> float:
    distance = math.hypot((u - ground.centre[0]) * 1.15, v - ground.centre[1])
    dark = min(1.0, max(0.0, (distance - 0.18) / 0.62))
    return 1 - ground.vignette * dark * math.sqrt(dark)


def _pool_share(pool: Pool, x: float, y: float) -> float:
    distance = math.hypot((x - pool.x) / pool.rx, (y - pool.y) / pool.ry)
    return pool.strength * max(0.0, 1 - distance) ** 2


def _tints(ground: Ground, rows: int) -> list[Colour]:
    """The colour of the gradient at each of `rows` levels."""
    column = blank(1, rows)
    column.fill((255, 255, 255, 255))
    vertical(0, rows, *ground.tint).tint(Mask(column, 0, 0), 1.0)
    return [(pixel.r, pixel.g, pixel.b) for pixel in (column.get_at((0, row)) for row in range(rows))]
