"""Levels: pictures of one byte a pixel, where a table of 256 entries says what becomes of each."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import pygame


class Levels(NamedTuple):
    """How strong something is at each pixel, from 0 to 255, row by row."""

    size: tuple[int, int]
    values: bytes

    def looked_up(self, table: bytes) -> Levels:
        """Each level changed as the table of 256 says."""
        return Levels(self.size, self.values.translate(table))

    def mask(self) -> pygame.Surface:
        """White of that strength, premultiplied."""
        pixels = bytearray(4 * len(self.values))
        for channel in range(4):
            pixels[channel::4] = self.values
        return pygame.image.frombytes(bytes(pixels), self.size, "RGBA")

    def grey(self) -> pygame.Surface:
        """An opaque grey of that strength."""
        pixels = bytearray(3 * len(self.values))
        for channel in range(3):
            pixels[channel::3] = self.values
        return pygame.image.frombytes(bytes(pixels), self.size, "RGB")


def of_alpha(surface: pygame.Surface) -> Levels:
    """How opaque each pixel is."""
    return Levels(surface.get_size(), pygame.image.tobytes(surface, "RGBA")[3::4])


def of_red(surface: pygame.Surface) -> Levels:
    """How much red each pixel has; of a grey, how light it is."""
    return Levels(surface.get_size(), pygame.image.tobytes(surface, "RGB")[0::3])


def table(change: Callable[[float], float]) -> bytes:
    """A table for a function of strengths from 0 to 1; what it gives is cut to that range."""
    return bytes(min(255, max(0, round(255 * change(level / 255)))) for level in range(256))
