"""The plaza before the ziggurat: a paved plane in perspective, with the place where a board is shown lying on it."""

from __future__ import annotations

import math
from collections.abc import Iterator

import pygame

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import brighten
from ziggurat_client.art.mask import Mask, blank
from ziggurat_client.art.mosaic import FULL, Mosaic, courses
from ziggurat_client.art.paint import radial, vertical
from ziggurat_client.art.perspective import Trapezoid, draw_in_perspective

HORIZON = 692
"""The line on which ziggurat and city stand, in design units."""

_PAVING = Mosaic(stone=46, seed=31, variation=0.50, joint=0.35)
_BOARD = 968 * 0.8
_PAVING_LIGHT = ((0.0, "#525252"), (0.1, "#8c8c8c"), (1.0, "#6b6b6b"))
_TORCH_LIGHT = ("#ff9a3a", "#40260e", "#000000")
_BOARD_LIGHT = ((0.0, "#999999"), (0.15, "#c7c7c7"), (0.79, "#dbdbdb"), (1.0, "#a8a8a8"))


def board_outline(canvas_width: float = 1920) -> Trapezoid:
    """Where a square board lies on the plaza, in design units; its near edge is below the screen."""
    return Trapezoid(centre_x=canvas_width / 2, top=HORIZON + 10, bottom=1100, top_half=460, bottom_half=1050)


def plaza_steps(canvas: Canvas) -> Iterator[None]:
    """Pave the lower part of the canvas, from the horizon down, yielding between steps."""
    canvas.fill(canvas.rect(0, HORIZON - 2, canvas.width, 392), vertical(HORIZON, 1080, "#0a1130", "#070a18"))
    canvas.fill(canvas.rect(0, HORIZON - 6, canvas.width, 6), vertical(HORIZON - 6, HORIZON, "#d9a441", "#5a3512"))
    yield
    boards = _boards_across(canvas.width)
    size = round(_BOARD * boards * canvas.scale), round(_BOARD * canvas.scale)
    paving = pygame.Surface(size, pygame.SRCALPHA, 32)
    yield from courses(_PAVING, paving, 0.8 * canvas.scale)
    light = vertical(0, paving.get_height(), brighten("#1c2f74", FULL), brighten("#26408f", FULL))
    light.tint(Mask(paving, 0, 0), 1.0)
    yield
    _lay_down(canvas, paving, board_outline(canvas.width).widened(boards), _PAVING_LIGHT)


def draw_board_on_plaza(canvas: Canvas, board: pygame.Surface) -> None:
    """Show the square picture `board` (premultiplied alpha, any size) lying on the plaza in its evening light."""
    _lay_down(canvas, board, board_outline(canvas.width), _BOARD_LIGHT)


def _boards_across(canvas_width: float) -> int:
    """How many boards side by side reach from edge to edge of the canvas at the far end of the plaza."""
    return max(3, math.ceil(canvas_width / (2 * board_outline().top_half)))


def _lay_down(
    canvas: Canvas, picture: pygame.Surface, outline: Trapezoid, light: tuple[tuple[float, str], ...]
) -> None:
    layer = blank(*canvas.surface.get_size())
    area = draw_in_perspective(picture, layer, outline.scaled(canvas.scale))
    ground = Mask(layer.subsurface(area), area.left, area.top)
    glow = Mask(ground.surface.copy(), area.left, area.top)
    vertical(outline.top, 1080, *light).tint(ground, canvas.scale)
    radial(outline.centre_x, HORIZON, 900, *_TORCH_LIGHT, ry=300).tint(glow, canvas.scale)
    glow.surface.fill((255, 255, 255, 0), special_flags=pygame.BLEND_RGBA_MULT)
    ground.surface.blit(glow.surface, (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    canvas.surface.blit(ground.surface, area.topleft, special_flags=pygame.BLEND_PREMULTIPLIED)
