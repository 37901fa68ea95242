"""Coverage: how much of each pixel a shape fills, drawn supersampled, and the blur that makes light of it.

A mask is a surface of premultiplied white: every channel of a pixel holds its coverage. Multiplying it by a colour
gives that colour premultiplied by the coverage, ready to be composited.
"""

import math
from dataclasses import dataclass
from itertools import pairwise

import pygame

from ziggurat_client.art.shape import Point, Shape

_FULL = (255, 255, 255, 255)
_NONE = (0, 0, 0, 0)
_SMALL_AREA = 3_000
_LARGE_AREA = 600_000
_WHOLE = 0.02
"""How far, in pixels, an edge may be from a whole pixel and still be drawn without smoothing."""


@dataclass(frozen=True, slots=True)
class Mask:
    """A coverage surface and the canvas pixel at which its top left corner lies.

    `outline` is the shape that it covers, in design units, where it is the whole of one.
    """

    surface: pygame.Surface
    left: int
    top: int
    outline: Shape | None = None


def blank(width: int, height: int) -> pygame.Surface:
    """A fully transparent surface with per-pixel alpha."""
    return pygame.Surface((width, height), pygame.SRCALPHA)


def rasterise(shape: Shape, scale: float, clip: pygame.Rect, margin: int = 0) -> Mask:
    """The coverage of a shape at ``scale`` pixels a unit, within ``clip``, with ``margin`` empty pixels around it."""
    area = _pixel_box(shape, scale).inflate(2 * margin, 2 * margin).clip(clip.inflate(4 * margin, 4 * margin))
    if area.width <= 0 or area.height <= 0:
        return Mask(blank(1, 1), clip.left, clip.top)
    outlines = [([(x * scale, y * scale) for x, y in c.points], c.cuts) for c in shape.contours]
    whole = all(_on_whole_pixels(points) for points, _ in outlines)
    samples = 1 if whole else _samples(area.width * area.height)
    surface = blank(area.width * samples, area.height * samples)
    for points, cuts in outlines:
        local = [((x - area.left) * samples, (y - area.top) * samples) for x, y in points]
        _fill_outline(surface, local, _NONE if cuts else _FULL)
    if samples > 1:
        surface = pygame.transform.smoothscale(surface, area.size)
    return Mask(surface, area.left, area.top, shape)


def _pixel_box(shape: Shape, scale: float) -> pygame.Rect:
    if not shape:
        return pygame.Rect(0, 0, 0, 0)
    x0, y0, x1, y1 = shape.bounds()
    left, top = math.floor(x0 * scale) - 1, math.floor(y0 * scale) - 1
    return pygame.Rect(left, top, math.ceil(x1 * scale) + 1 - left, math.ceil(y1 * scale) + 1 - top)


def _samples(area: int) -> int:
    # Powers of two only: they are the factors that smoothscale shrinks without losing a level of full coverage.
    if area <= _SMALL_AREA:
        return 8
    return 4 if area <= _LARGE_AREA else 2


def _on_whole_pixels(points: list[Point]) -> bool:
    return _is_orthogonal(points) and all(abs(x - round(x)) < _WHOLE and abs(y - round(y)) < _WHOLE for x, y in points)


def _is_orthogonal(points: list[Point]) -> bool:
    previous = points[-1]
    for point in points:
        if abs(point[0] - previous[0]) > 1e-6 and abs(point[1] - previous[1]) > 1e-6:
            return False
        previous = point
    return True


def _fill_outline(surface: pygame.Surface, points: list[Point], value: tuple[int, int, int, int]) -> None:
    if _is_orthogonal(points):
        _fill_orthogonal(surface, points, value)
    else:
        # A polygon covers its border pixels; half a sample of shift centres that surplus.
        pygame.draw.polygon(surface, value, [(round(x - 0.5), round(y - 0.5)) for x, y in points])


def _fill_orthogonal(surface: pygame.Surface, points: list[Point], value: tuple[int, int, int, int]) -> None:
    """Exact filling of an outline whose edges are all upright or level, band by band."""
    grid = [(math.floor(x + 0.5), math.floor(y + 0.5)) for x, y in points]
    if len(grid) == 4:
        (left, top), (right, bottom) = min(grid), max(grid)
        surface.fill(value, (left, top, right - left, bottom - top))
        return
    levels = sorted({y for _, y in grid})
    uprights = [(a[0], *sorted((a[1], b[1]))) for a, b in zip(grid, grid[1:] + grid[:1], strict=True) if a[0] == b[0]]
    for top, bottom in pairwise(levels):
        crossings = sorted(x for x, y0, y1 in uprights if y0 <= top and y1 >= bottom)
        for left, right in zip(crossings[::2], crossings[1::2], strict=False):
            surface.fill(value, (left, top, right - left, bottom - top))


def blur_margin(radius: float) -> int:
    """How many pixels around a mask its blur of that radius (pixels) can reach."""
    return int(radius * 1.7) + 2


def blurred(surface: pygame.Surface, radius: float) -> pygame.Surface:
    """A soft copy, near a Gaussian of deviation ``radius / 2`` pixels.

    Wide blurs work on a shrunken copy, where the same softness costs a fraction.
    """
    if radius < 0.6:
        return surface.copy()
    shrink = 1 if radius < 3 else 2 if radius < 9 else 4 if radius < 24 else 8
    width, height = surface.get_size()
    small_size = -(-width // shrink), -(-height // shrink)
    small = surface
    if shrink > 1:
        even = blank(small_size[0] * shrink, small_size[1] * shrink)
        even.blit(surface, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
        small = pygame.transform.smoothscale(even, small_size)
    box = max(1, round(0.61 * radius / shrink - 0.4))
    for _ in range(2):
        small = pygame.transform.box_blur(small, box)
    if shrink == 1:
        return small
    wide = pygame.transform.smoothscale(small, (small_size[0] * shrink, small_size[1] * shrink))
    return wide.subsurface((0, 0, width, height))
