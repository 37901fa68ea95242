"""The very first frame: night and logotype, drawn with next to nothing imported, while the program is still loading."""

from __future__ import annotations

from typing import Final

import pygame

from ziggurat_client.art import letters

LOGOTYPE_BASE: Final = 352
LOGOTYPE_CELL: Final = 12
"""Where the word stands on the title, in design units; its middle is the window's."""

_NIGHT: Final = ("#050a20", "#0c173e", "#152a62", "#1e3783", "#2540a0", "#2c4fb0")
_FACE: Final = ("#fff6d6", "#ffe7a4", "#ffcf5e", "#f2a93a", "#dd6f30", "#a8341f")
_WALL: Final = ("#8a4a1c", "#6a2c14", "#3a140c")
_DEPTH: Final = 1.15
"""How deep the letters are, in cells."""


def draw_opening(surface: pygame.Surface, scale: float, top: int) -> None:
    """Cover the window with the night, and the word on it. Pixels per design unit; pixels above the design grid."""
    surface.blit(_gradient(_NIGHT, surface.get_size()), (0, 0))
    draw_plain_word(surface, scale, top)


def draw_plain_word(surface: pygame.Surface, scale: float, top: int) -> None:
    """Draw the logotype where the title shows it, without its bricks and its light."""
    lettering = letters.lay_out(0, letters.TALLEST * LOGOTYPE_CELL * scale, LOGOTYPE_CELL * scale)
    width = max(x + across for x, _, across, _ in lettering.boxes)
    height = max(y + down for _, y, _, down in lettering.boxes)
    depth = round(_DEPTH * LOGOTYPE_CELL * scale)
    wall, face = _gradient(_WALL, (width, height + depth)), _gradient(_FACE, (width, height))
    left, high = (surface.get_width() - width) // 2, top + round(LOGOTYPE_BASE * scale) - height
    for x, y, across, down in lettering.rects:
        surface.blit(wall, (left + x, high + y), (x, y, across, down + depth))
    for x, y, across, down in lettering.rects:
        surface.blit(face, (left + x, high + y), (x, y, across, down))


def _gradient(colours: tuple[str, ...], size: tuple[int, int]) -> pygame.Surface:
    """A picture of colours from top to bottom, evenly spaced."""
    column = pygame.Surface((1, len(colours)), 0, 32)
    for level, colour in enumerate(colours):
        column.set_at((0, level), colour)
    return pygame.transform.scale(pygame.transform.smoothscale(column, (1, size[1])), size)
