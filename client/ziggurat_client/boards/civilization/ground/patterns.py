"""Patterns that repeat without a seam: stones, the relief of clay, waves and grains of pyrite."""

from __future__ import annotations

import math
import random
from functools import lru_cache
from itertools import pairwise
from typing import Final

import pygame

from ziggurat_client.art.mask import blank, blurred
from ziggurat_client.boards.civilization.ground.levels import of_red, table

FULL: Final = 1.35
"""What white stands for in the light on stones and clay: a third more than falls on them."""
_RELIEF: Final = 64.0
_CELLS: Final = 8
"""Hills of clay are about so wide, in units of the screen, and so many of them go one way before they come again."""
_OVERSAMPLE: Final = 2
_GRAINS: Final = 900


def spread(pattern: pygame.Surface, target: pygame.Surface, left: int, top: int, flag: int) -> None:
    """Lay a pattern over the whole target, whose upper left corner is at that pixel of the map."""
    wide, high = pattern.get_size()
    for y in range(-(top % high), target.get_height(), high):
        for x in range(-(left % wide), target.get_width(), wide):
            target.blit(pattern, (x, y), special_flags=flag)


@lru_cache(maxsize=8)
def stones(side: int, stone: float, variation: float, joint: float, seed: int) -> pygame.Surface:
    """Courses of uneven stones about `stone` pixels wide, as grey light (`FULL`), `side` pixels square."""
    chance = random.Random(seed)
    large = pygame.Surface((side * _OVERSAMPLE, side * _OVERSAMPLE), 0, 32)
    large.fill(_light(joint))
    rows = max(1, round(side / stone))
    edges = _uneven(side, rows, chance)
    for top, bottom in pairwise(edges):
        count = max(1, round(side / (1.25 * stone)))
        ends = _uneven(side, count, chance)
        shift = chance.random() * side
        for start, end in pairwise(ends):
            bright = 1 + variation * (chance.betavariate(2.2, 2.2) - 0.5)
            _lay_stone(large, (start + shift) % side, end - start, top, bottom, _light(bright), chance, stone)
    return pygame.transform.smoothscale(large, (side, side))


def _uneven(length: int, count: int, chance: random.Random) -> list[float]:
    """Where so many uneven pieces of a length begin, and where the last one ends."""
    pieces = [chance.uniform(0.72, 1.28) for _ in range(count)]
    share = length / sum(pieces)
    edges = [0.0]
    for piece in pieces:
        edges.append(edges[-1] + piece * share)
    return edges


def _lay_stone(
    large: pygame.Surface,
    left: float,
    width: float,
    top: float,
    bottom: float,
    light: tuple[int, int, int],
    chance: random.Random,
    stone: float,
) -> None:
    """One stone, and what of it comes in again on the other side."""
    side = large.get_width() / _OVERSAMPLE
    gap, slack = max(0.5, stone * 0.05), stone * 0.05
    corners = [(gap, top + gap), (width - gap, top + gap), (width - gap, bottom - gap), (gap, bottom - gap)]
    uneven = [(x + chance.uniform(-slack, slack), y + chance.uniform(-slack, slack)) for x, y in corners]
    for start in (left, left - side):
        if start + width > 0:
            pygame.draw.polygon(large, light, [((start + x) * _OVERSAMPLE, y * _OVERSAMPLE) for x, y in uneven])


def _light(share: float) -> tuple[int, int, int]:
    level = min(255, max(0, round(share / FULL * 255)))
    return level, level, level


def _noise(side: int, cells: int, seed: int) -> pygame.Surface:
    """An uneven grey with so many patches each way."""
    chance = random.Random(seed)
    wide = cells + 2
    small = pygame.Surface((wide, wide), 0, 32)
    for row in range(cells):
        for column in range(cells):
            level = chance.randrange(256)
            for y in range(row, wide, cells):
                for x in range(column, wide, cells):
                    small.set_at((x, y), (level, level, level))
    # The first and the last of the small picture's pixels fall on the edges of the large one.
    length = round((wide - 1) * side / cells)
    return pygame.transform.smoothscale(small, (length, length)).subsurface((0, 0, side, side)).copy()


@lru_cache(maxsize=4)
def clay(unit: float) -> pygame.Surface:
    """Low hills lit from the upper left, as grey light (`FULL`), for so many pixels a unit of the screen."""
    side = round(_RELIEF * _CELLS * unit)
    hills = pygame.Surface((side, side), 0, 32)
    for octave, share in enumerate((0.5, 0.28, 0.14, 0.07)):
        patches = _noise(side, _CELLS * 2**octave, 40 + octave)
        patches.fill((round(255 * share),) * 3, special_flags=pygame.BLEND_RGB_MULT)
        hills.blit(patches, (0, 0), special_flags=pygame.BLEND_RGB_ADD)
    step = max(1, round(2 * unit))
    slopes = _half(hills)
    slopes.fill((127, 127, 127), special_flags=pygame.BLEND_RGB_ADD)
    spread(_half(hills), slopes, side - step, side - step, pygame.BLEND_RGB_SUB)
    lit = table(lambda level: (1 + 0.16 * max(-1.0, min(1.0, (level - 0.5) * 18))) / FULL)
    shaded = of_red(slopes).looked_up(lit).grey()
    heights = of_red(hills).looked_up(table(lambda level: 0.86 + 0.28 * level)).grey()
    shaded.blit(heights, (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    return shaded


def _half(surface: pygame.Surface) -> pygame.Surface:
    dim = surface.copy()
    dim.fill((128, 128, 128), special_flags=pygame.BLEND_RGB_MULT)
    return dim


@lru_cache(maxsize=4)
def pyrite(unit: float) -> pygame.Surface:
    """Grains of gold in lapis, in drifts, as light to be added."""
    side = round(_RELIEF * _CELLS * unit)
    chance = random.Random(17)
    drifts = _noise(side, 6, 8)
    grains = blank(side, side)
    for _ in range(_GRAINS):
        x, y = chance.randrange(side), chance.randrange(side)
        if drifts.get_at((x, y)).r > chance.randrange(60, 256):
            strength = chance.uniform(0.12, 0.6)
            colour = [round(channel * strength) for channel in (255, 217, 138)]
            pygame.draw.circle(grains, colour, (x, y), max(1.0, 0.8 * unit))
    return blurred(grains, 1.6 * unit)


@lru_cache(maxsize=8)
def waves(pitch: float, thickness: float) -> pygame.Surface:
    """Rows of small waves that far apart, as a mask; in pixels."""
    rows = 12
    high, wide = round(rows * pitch), round(8 * 1.5 * pitch)
    large = pygame.Surface((wide * _OVERSAMPLE, high * _OVERSAMPLE), pygame.SRCALPHA)
    for row in range(-1, rows + 1):
        y = (row + 0.5) * high / rows
        along = range(-4, wide + 8, 2)
        crest = [(x, y - pitch / 6 * math.sin(x * 2 * math.pi * 8 / wide)) for x in along]
        points = [(x * _OVERSAMPLE, each * _OVERSAMPLE) for x, each in crest]
        pygame.draw.lines(large, "white", False, points, max(1, round(thickness * _OVERSAMPLE)))
    return pygame.transform.smoothscale(large, (wide, high))
