"""Coverage: a white picture whose alpha says how much of each pixel a form covers.

The logotype is made of such pictures because grown outlines, lit edges and walls of bricks follow from moving and
comparing them, which no outline of polygons gives as simply. All colours are premultiplied by alpha.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

import pygame

from ziggurat_client.art.mask import Mask, blank
from ziggurat_client.art.paint import Paint

_WHITE = (255, 255, 255, 255)
_DIRECTIONS = 16


def of_rects(size: tuple[int, int], rects: Iterable[tuple[int, int, int, int]]) -> pygame.Surface:
    """Cover whole-pixel rectangles (x, y, width, height)."""
    covered = blank(*size)
    for rect in rects:
        covered.fill(_WHITE, rect)
    return covered


def moved(covered: pygame.Surface, dx: int, dy: int) -> pygame.Surface:
    """The same form somewhere else; what leaves the picture is lost."""
    result = blank(*covered.get_size())
    result.blit(covered, (dx, dy), special_flags=pygame.BLEND_RGBA_MAX)
    return result


def grown(covered: pygame.Surface, radius: float) -> pygame.Surface:
    """The form with a rim of `radius` pixels on all sides."""
    result = covered.copy()
    for step in range(_DIRECTIONS):
        angle = step * 2 * math.pi / _DIRECTIONS
        place = (round(math.cos(angle) * radius), round(math.sin(angle) * radius))
        result.blit(covered, place, special_flags=pygame.BLEND_RGBA_MAX)
    return result


def dropped(covered: pygame.Surface, depth: int) -> pygame.Surface:
    """The form drawn out downwards by `depth` pixels, as a block of that depth seen from a little above."""
    result = covered.copy()
    for step in range(1, depth + 1):
        result.blit(covered, (0, step), special_flags=pygame.BLEND_RGBA_MAX)
    return result


def without(covered: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    """What the form covers and `other` does not."""
    result = covered.copy()
    result.blit(other, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    return result


def within(covered: pygame.Surface, other: pygame.Surface) -> pygame.Surface:
    """What both cover."""
    result = covered.copy()
    result.blit(other, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    return result


def edge(covered: pygame.Surface, dx: int, dy: int) -> pygame.Surface:
    """The rim of the form on the side away from (`dx`, `dy`): (0, 3) is its upper rim, three pixels thick."""
    return without(covered, moved(covered, dx, dy))


def coloured(covered: pygame.Surface, colour: str, alpha: float = 1.0) -> pygame.Surface:
    """The form in one colour."""
    paint = pygame.Color(colour)
    result = covered.copy()
    share = [round(channel * alpha) for channel in (paint.r, paint.g, paint.b, 255)]
    result.fill(share, special_flags=pygame.BLEND_RGBA_MULT)
    return result


def shaded(covered: pygame.Surface, paint: Paint) -> pygame.Surface:
    """The form in a gradient whose positions are pixels of the picture."""
    result = covered.copy()
    paint.tint(Mask(result, 0, 0), 1.0)
    return result
