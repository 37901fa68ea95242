"""A flat square seen from in front and above: it is drawn into a symmetric trapezoid, one output row at a time.

Every horizontal line of the square stays horizontal, so each output row shows one thin strip of the source, stretched
to the width that the trapezoid has there. That needs one `smoothscale` per row and no per-pixel arithmetic.
"""

from __future__ import annotations

import math
from dataclasses import dataclass

import pygame


@dataclass(frozen=True)
class Trapezoid:
    """The outline of the square on the screen, symmetric about `centre_x`; every length in the unit of its caller."""

    centre_x: float
    top: float
    bottom: float
    top_half: float
    bottom_half: float

    def __post_init__(self) -> None:
        if not (self.bottom > self.top and self.bottom_half > self.top_half > 0):
            raise ValueError("a trapezoid in perspective grows wider downwards")

    def half_width(self, y: float) -> float:
        """Half the width of the trapezoid at the height `y`."""
        share = (y - self.top) / (self.bottom - self.top)
        return self.top_half + (self.bottom_half - self.top_half) * share

    def depth(self, y: float) -> float:
        """Which row of the square is seen at `y`: 0 at its far edge, 1 at its near edge."""
        far = 1 / self.top_half
        return (far - 1 / self.half_width(y)) / (far - 1 / self.bottom_half)

    def point(self, u: float, v: float) -> tuple[float, float]:
        """Where the point `u`, `v` of the unit square (from its far left corner) is seen."""
        far, near = 1 / self.top_half, 1 / self.bottom_half
        half = 1 / (far - v * (far - near))
        y = self.top + (self.bottom - self.top) * (half - self.top_half) / (self.bottom_half - self.top_half)
        return self.centre_x + (2 * u - 1) * half, y

    def square_point(self, x: float, y: float) -> tuple[float, float]:
        """The inverse of `point`: which point of the unit square lies under a point of the screen."""
        return (x - self.centre_x) / (2 * self.half_width(y)) + 0.5, self.depth(y)

    def scaled(self, factor: float) -> Trapezoid:
        """The same outline in another unit."""
        return Trapezoid(
            self.centre_x * factor,
            self.top * factor,
            self.bottom * factor,
            self.top_half * factor,
            self.bottom_half * factor,
        )

    def widened(self, factor: float) -> Trapezoid:
        """The same ground plane, `factor` squares wide about the same middle line."""
        return Trapezoid(self.centre_x, self.top, self.bottom, self.top_half * factor, self.bottom_half * factor)


def draw_in_perspective(
    source: pygame.Surface,
    target: pygame.Surface,
    outline: Trapezoid,
    rows: tuple[int, int] | None = None,
    oversample: int = 2,
) -> pygame.Rect:
    """Draw `source` (premultiplied alpha, any size) into `outline` (pixels of `target`); return the touched area.

    `rows` limits the work to a span of output rows, first and one past the last. Edges are smooth because the rows are
    drawn `oversample` times too large and shrunk together.
    """
    area = _covered(target.get_rect(), outline, rows)
    if area.width <= 0 or area.height <= 0:
        return pygame.Rect(area.x, area.y, 0, 0)
    large = pygame.Surface((area.width * oversample, area.height * oversample), pygame.SRCALPHA, 32)
    for row in range(large.get_height()):
        _draw_row(source, large, row, area, outline, oversample)
    small = pygame.transform.smoothscale(large, area.size) if oversample > 1 else large
    target.blit(small, area.topleft, special_flags=pygame.BLEND_PREMULTIPLIED)
    return area


def _covered(screen: pygame.Rect, outline: Trapezoid, rows: tuple[int, int] | None) -> pygame.Rect:
    top, bottom = math.floor(outline.top), math.ceil(outline.bottom)
    if rows is not None:
        top, bottom = max(top, rows[0]), min(bottom, rows[1])
    half = outline.half_width(min(bottom, outline.bottom))
    left, right = math.floor(outline.centre_x - half), math.ceil(outline.centre_x + half)
    return pygame.Rect(left, top, right - left, bottom - top).clip(screen)


def _draw_row(
    source: pygame.Surface, large: pygame.Surface, row: int, area: pygame.Rect, outline: Trapezoid, oversample: int
) -> None:
    y0 = max(outline.top, area.y + row / oversample)
    y1 = min(outline.bottom, area.y + (row + 1) / oversample)
    if y1 <= y0:
        return
    width, height = source.get_size()
    first = min(height - 1, math.floor(outline.depth(y0) * height + 1e-6))
    last = min(height, max(first + 1, math.ceil(outline.depth(y1) * height - 1e-6)))
    middle = (y0 + y1) / 2
    left_u, right_u = (outline.square_point(x, middle)[0] for x in (area.left, area.right))
    first_column = max(0, math.floor(left_u * width))
    last_column = min(width, math.ceil(right_u * width))
    left = outline.centre_x + (2 * first_column / width - 1) * outline.half_width(middle)
    right = outline.centre_x + (2 * last_column / width - 1) * outline.half_width(middle)
    x = round((left - area.x) * oversample)
    wide = max(1, round((right - area.x) * oversample) - x)
    strip = source.subsurface((first_column, first, last_column - first_column, last - first))
    large.blit(pygame.transform.smoothscale(strip, (wide, 1)), (x, row), special_flags=pygame.BLEND_PREMULTIPLIED)
