"""Paints: what colour each pixel of a mask takes. Positions are design units of the canvas that is painted."""

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Literal, Protocol

import pygame

from ziggurat_client.art.colour import Colour, ColourLike, mix, rgb
from ziggurat_client.art.mask import Mask, blank

Stop = tuple[float, Colour]
Stops = tuple[Stop, ...]
StopLike = ColourLike | tuple[float, ColourLike]
"""A colour, evenly spaced among its neighbours, or a position (0 to 1) with its colour."""

_RAMP_SAMPLES = 33
_DISC_SIZE = 96


class Paint(Protocol):
    """Anything that can colour a mask."""

    def tint(self, mask: Mask, scale: float) -> None:
        """Multiply the mask in place by this paint's colours; ``scale`` is pixels to a design unit."""


PaintLike = Paint | ColourLike


@dataclass(frozen=True, slots=True)
class Solid:
    """One colour everywhere."""

    colour: Colour

    def tint(self, mask: Mask, scale: float) -> None:
        """Multiply the mask by the colour."""
        mask.surface.fill((*self.colour, 255), special_flags=pygame.BLEND_RGBA_MULT)


@dataclass(frozen=True, slots=True)
class Linear:
    """A gradient along one axis from ``start`` to ``end``; beyond them the end colours go on."""

    start: float
    end: float
    stops: Stops
    axis: Literal["x", "y"] = "y"

    def tint(self, mask: Mask, scale: float) -> None:
        """Multiply the mask by the gradient."""
        width, height = mask.surface.get_size()
        upright = self.axis == "y"
        length, origin = (height, mask.top) if upright else (width, mask.left)
        first, last = round(self.start * scale) - origin, round(self.end * scale) - origin
        strip = blank(1, length)
        strip.fill((*self.stops[0][1], 255))
        strip.fill((*self.stops[-1][1], 255), (0, max(0, last), 1, max(0, length - last)))
        strip.blit(_ramp(self.stops, max(1, last - first)), (0, first))
        if not upright:
            strip = pygame.transform.rotate(strip, 90)
        layer = pygame.transform.scale(strip, (width, height))
        mask.surface.blit(layer, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


@dataclass(frozen=True, slots=True)
class Radial:
    """A gradient from a centre outwards to an ellipse of radii ``rx`` and ``ry``."""

    cx: float
    cy: float
    rx: float
    ry: float
    stops: Stops

    def tint(self, mask: Mask, scale: float) -> None:
        """Multiply the mask by the gradient."""
        layer = blank(*mask.surface.get_size())
        layer.fill((*self.stops[-1][1], 255))
        size = max(2, round(2 * self.rx * scale)), max(2, round(2 * self.ry * scale))
        corner = round((self.cx - self.rx) * scale) - mask.left, round((self.cy - self.ry) * scale) - mask.top
        layer.blit(pygame.transform.smoothscale(_disc(self.stops), size), corner)
        mask.surface.blit(layer, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)


def vertical(top: float, bottom: float, *stops: StopLike) -> Linear:
    """A gradient from ``top`` down to ``bottom``."""
    return Linear(top, bottom, _placed(stops), "y")


def horizontal(left: float, right: float, *stops: StopLike) -> Linear:
    """A gradient from ``left`` to ``right``."""
    return Linear(left, right, _placed(stops), "x")


def radial(cx: float, cy: float, radius: float, *stops: StopLike, ry: float | None = None) -> Radial:
    """A gradient from a centre out to ``radius`` (and ``ry``, where the ellipse is not a circle)."""
    return Radial(cx, cy, radius, radius if ry is None else ry, _placed(stops))


def as_paint(paint: PaintLike) -> Paint:
    """A colour as a solid paint; a paint as it is."""
    return Solid(rgb(paint)) if isinstance(paint, str | tuple) else paint


def _placed(stops: Sequence[StopLike]) -> Stops:
    placed: list[Stop] = []
    for i, stop in enumerate(stops):
        if isinstance(stop, tuple) and len(stop) == 2:
            placed.append((float(stop[0]), rgb(stop[1])))
        else:
            placed.append((i / max(1, len(stops) - 1), rgb(stop)))
    return tuple(placed)


def _colour_at(stops: Stops, position: float) -> Colour:
    previous = stops[0]
    for stop in stops:
        if position < stop[0]:
            span = stop[0] - previous[0]
            return mix(previous[1], stop[1], (position - previous[0]) / span) if span > 0 else stop[1]
        previous = stop
    return previous[1]


@lru_cache(maxsize=512)
def _ramp(stops: Stops, length: int) -> pygame.Surface:
    """A strip one pixel wide with the gradient along its length."""
    samples = min(length, _RAMP_SAMPLES)
    coarse = blank(1, samples)
    for i in range(samples):
        coarse.set_at((0, i), (*_colour_at(stops, i / max(1, samples - 1)), 255))
    return coarse if samples == length else pygame.transform.smoothscale(coarse, (1, length))


@lru_cache(maxsize=64)
def _disc(stops: Stops) -> pygame.Surface:
    """A small square picture of the whole radial gradient, to be stretched where it is needed."""
    levels = [bytes((*_colour_at(stops, i / 255), 255)) for i in range(256)]
    half = (_DISC_SIZE - 1) / 2
    pixels = bytearray()
    for y in range(_DISC_SIZE):
        for x in range(_DISC_SIZE):
            pixels += levels[min(255, round(math.hypot(x - half, y - half) / half * 255))]
    return pygame.image.frombytes(bytes(pixels), (_DISC_SIZE, _DISC_SIZE), "RGBA")
