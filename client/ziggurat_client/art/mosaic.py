"""Inlay of lapis tesserae in bitumen: courses of uneven stones, drawn grey so that any light can be laid over it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pygame

FULL = 1.25
"""What white stands for in a mosaic: stones may be a quarter brighter than the light that falls on them."""

_OVERSAMPLE = 3


@dataclass(frozen=True)
class Mosaic:
    """How the stones lie: mean size of a stone (design units), variation of their brightness, dark of the joints."""

    stone: float
    seed: int
    variation: float = 0.34
    joint: float = 0.55


def courses(mosaic: Mosaic, surface: pygame.Surface, scale: float) -> Iterator[None]:
    """Cover the opaque `surface` with the stones of `mosaic`, course by course; yields after every few courses.

    The grey of a pixel divided by 255 and multiplied by `FULL` is the share of light which it throws back.
    """
    chance = random.Random(mosaic.seed)
    stone = mosaic.stone * scale
    width, height = surface.get_size()
    y = -round(stone / 2)
    drawn = 0
    while y < height:
        thick = max(2, round(stone * chance.uniform(0.78, 1.22)))
        strip = _course(mosaic, chance, width, thick, stone)
        surface.blit(strip, (0, y))
        y += thick
        drawn += 1
        if drawn % 8 == 0:
            yield


def _course(mosaic: Mosaic, chance: random.Random, width: int, thick: int, stone: float) -> pygame.Surface:
    large = pygame.Surface((width * _OVERSAMPLE, thick * _OVERSAMPLE), 0, 32)
    large.fill(_grey(mosaic.joint))
    gap = max(1.0, stone * 0.055)
    slack = stone * 0.05
    x = -stone * chance.random()
    while x < width:
        long = stone * chance.uniform(0.8, 1.7)
        corners = (
            (x + gap, gap),
            (x + long - gap, gap),
            (x + long - gap, thick - gap),
            (x + gap, thick - gap),
        )
        shifted = [
            (
                (px + chance.uniform(-slack, slack)) * _OVERSAMPLE,
                (py + chance.uniform(-slack, slack)) * _OVERSAMPLE,
            )
            for px, py in corners
        ]
        bright = 1 - mosaic.variation / 2 + mosaic.variation * chance.betavariate(2.2, 2.2)
        pygame.draw.polygon(large, _grey(bright), shifted)
        x += long
    return pygame.transform.smoothscale(large, (width, thick))


def _grey(share: float) -> tuple[int, int, int]:
    level = min(255, round(share / FULL * 255))
    return (level, level, level)
