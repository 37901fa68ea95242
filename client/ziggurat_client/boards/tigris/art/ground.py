"""The map's ground: brick plains that turn green towards the water, and the river between its banks."""

from __future__ import annotations

import math
import random
from typing import Final

import pygame

from ziggurat.games.tigris.board import CORNERS, TEMPLES
from ziggurat.games.tigris.spaces import HEIGHT, WIDTH, numbers_in
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.mask import Mask, blank, blur_margin, blurred
from ziggurat_client.art.mosaic import Mosaic, courses
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.shape import Path, Shape
from ziggurat_client.boards.tigris.art.river import banks, river_shape

LAND_COLOUR: Final = "#916840"
"""The plains, before they turn green towards the water."""
WATER_COLOUR: Final = "#1b8fa0"
_DESIGN: Final = 70.0
_BRICK: Final = 15.0
_WAVES: Final = 11.7
"""The side of a space, and what lies between two bricks and between two waves, where there is as much room as
designed."""
_WAVE: Final = 23.3
"""From one crest to the next."""
_STRETCH: Final = (12 * _WAVE, 18 * _WAVES)
"""The stretch of water that the rivers are made of."""
_FISH: Final = ((7, 0, 1), (1, 3, 1), (15, 3, -1), (2, 6, -1), (6, 7, 1), (10, 8, 1), (13, 2, -1))
"""Where fish swim, and which way."""


def draw_ground(canvas: Canvas, x: float, y: float, space: float) -> None:
    """The map with its top left corner at (x, y); its spaces have that side."""
    unit = space / _DESIGN
    ground = Canvas(WIDTH * space, HEIGHT * space, canvas.scale, canvas.palette)
    river = river_shape(space)
    water = ground.mask(river)
    _draw_land(ground, river, unit)
    _draw_water(ground, water, river, unit)
    _draw_banks(ground, water, unit)
    _draw_life(ground, unit)
    _draw_joints(ground, unit)
    _draw_starting_spaces(ground, space)
    ground.inner_shadow(ground.rect(0, 0, ground.width, ground.height), 26 * unit, 0.55)
    canvas.blit(ground, x, y)


def _soft(ground: Canvas, river: Shape, radius: float) -> Mask:
    """The river as a haze that reaches far over the land."""
    pixels = radius * ground.scale
    wide = ground.mask(river, blur_margin(pixels) / ground.scale)
    return Mask(blurred(wide.surface, pixels), wide.left, wide.top)


def _noise(size: tuple[int, int], cell: float, seed: int, low: int, high: int) -> pygame.Surface:
    """An uneven grey, its patches about `cell` pixels wide, between two levels."""
    chance = random.Random(seed)
    columns, rows = max(2, round(size[0] / cell)), max(2, round(size[1] / cell))
    small = pygame.Surface((columns, rows), 0, 32)
    for row in range(rows):
        for column in range(columns):
            level = chance.randint(low, high)
            small.set_at((column, row), (level, level, level))
    return pygame.transform.smoothscale(small, size)


def _draw_land(ground: Canvas, river: Shape, unit: float) -> None:
    size = ground.surface.get_size()
    ground.fill_all(LAND_COLOUR)
    ground.surface.blit(
        _noise(size, 150 * unit * ground.scale, 11, 205, 255), (0, 0), special_flags=pygame.BLEND_RGB_MULT
    )
    green = _soft(ground, river, 150 * unit)
    patches = pygame.Surface(green.surface.get_size(), pygame.SRCALPHA)
    patches.blit(_noise(patches.get_size(), 60 * unit * ground.scale, 3, 150, 255), (0, 0))
    green.surface.blit(patches, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    ground.fill(green, "#46581f")
    ground.fill(green, "#4c5a26", 0.35)
    stones = pygame.Surface(size, 0, 32)
    for _ in courses(Mosaic(_BRICK * unit, seed=5, variation=0.26, joint=0.62), stones, ground.scale):
        pass
    ground.surface.blit(stones, (0, 0), special_flags=pygame.BLEND_RGB_MULT)


def _draw_water(ground: Canvas, water: Mask, river: Shape, unit: float) -> None:
    layer = Canvas(ground.width, ground.height, ground.scale, ground.palette)
    layer.fill_all(WATER_COLOUR)
    layer.fill(_deepened(_soft(layer, river, 26 * unit)), "#0b3f74")
    size = layer.surface.get_size()
    layer.surface.blit(_noise(size, 60 * unit * ground.scale, 7, 215, 255), (0, 0), special_flags=pygame.BLEND_RGB_MULT)
    _draw_waves(layer, unit)
    covered = blank(*size)
    covered.blit(water.surface, (water.left, water.top))
    layer.surface.blit(covered, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
    ground.blit(layer, 0, 0)


def _deepened(mask: Mask) -> Mask:
    """The haze where it is strong only."""
    half = pygame.Surface(mask.surface.get_size(), pygame.SRCALPHA)
    half.fill((115, 115, 115, 115))
    mask.surface.blit(half, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    mask.surface.blit(mask.surface.copy(), (0, 0), special_flags=pygame.BLEND_RGBA_ADD)
    return mask


def _draw_waves(layer: Canvas, unit: float) -> None:
    """Rows of waves as inlaid lines, brighter here and there: a stretch of water over and over, each row of stretches
    moved against the one above."""
    stretch = _stretch_of_waves(layer, unit)
    wide, high = _STRETCH[0] * unit, _STRETCH[1] * unit
    for row in range(int(layer.height / high) + 1):
        x = -wide * (0.5 if row % 2 else 0.0)
        while x < layer.width:
            layer.blit(stretch, x, row * high)
            x += wide


def _stretch_of_waves(layer: Canvas, unit: float) -> Canvas:
    """A stretch whose waves go on at its other side."""
    width, height = _STRETCH
    stretch = Canvas(width * unit, height * unit, layer.scale, layer.palette)
    chance = random.Random(21)
    dim, bright = Shape(), Shape()
    for row in range(round(height / _WAVES)):
        y, x = (row + 0.5) * _WAVES, 0.0
        while x < width:
            length = min(chance.uniform(30, 80), width - x)
            along = [x + step * length / 8 for step in range(9)]
            points = [(each * unit, (y + _swell(each, row * 2.1)) * unit) for each in along]
            (bright if chance.random() < 0.34 else dim).line(points, 1.7 * unit)
            x += length
    stretch.fill(dim, "#2fb9c4", 0.34)
    stretch.fill(bright, "#bff4ee", 0.50)
    return stretch


def _swell(x: float, phase: float) -> float:
    return 2.6 * math.sin(x * 2 * math.pi / _WAVE + phase) + 3 * math.sin(x * 2 * math.pi / _STRETCH[0])


def _draw_banks(ground: Canvas, water: Mask, unit: float) -> None:
    """Wet earth outside, foam inside."""
    pixels = max(1.0, 5 * unit * ground.scale)
    margin = blur_margin(pixels)
    wide = blank(water.surface.get_width() + 2 * margin, water.surface.get_height() + 2 * margin)
    wide.blit(water.surface, (margin, margin))
    haze = blurred(wide, pixels)
    wet = haze.copy()
    wet.blit(wide, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    ground.fill(Mask(wet, water.left - margin, water.top - margin), "#222f0d", 0.9)
    foam = wide.copy()
    foam.blit(haze, (0, 0), special_flags=pygame.BLEND_RGBA_SUB)
    ground.fill(Mask(foam, water.left - margin, water.top - margin), "#a8efe4", 0.75)


def _draw_life(ground: Canvas, unit: float) -> None:
    """Reeds on the banks and fish in the water."""
    chance, reeds, fish = random.Random(4), Shape(), Shape()
    for column, row, dx, dy in banks():
        if chance.random() >= 0.5:
            continue
        along = (chance.uniform(0.2, 0.8) - 0.5) * 44
        foot_x = (column + 0.5) * _DESIGN + dx * 38 + (0 if dx else along)
        foot_y = (row + 0.5) * _DESIGN + dy * 38 + (0 if dy else along)
        for blade in range(5):
            lean, length = chance.uniform(-0.5, 0.5), chance.uniform(9, 17)
            left = foot_x + (blade - 2) * 3.1
            tip = left + math.sin(lean) * length
            middle = ((left + tip) / 2 * unit, (foot_y - length * 0.55) * unit)
            points = [(left * unit, foot_y * unit), middle, (tip * unit, (foot_y - length) * unit)]
            reeds.taper(points, [2.4 * unit, 2 * unit, 0.8 * unit])
    for column, row, way in _FISH:
        body = Path(-15, 0).quadratic(-4, -9, 12, -1.5).line(19, -7, 17, 0, 19, 7, 12, 1.5).quadratic(-4, 9, -15, 0)
        cx, cy = (column + 0.5) * _DESIGN, (row + 0.52) * _DESIGN
        fish.poly([((cx - way * px) * unit, (cy + py) * unit) for px, py in body.points])
    ground.fill(reeds, vertical(0, ground.height, "#8aa03e", "#6f8a34"), 0.85)
    ground.fill(fish, "#bfe9e2", 0.26)


def _draw_joints(ground: Canvas, unit: float) -> None:
    """The lines between the spaces."""
    dark, light = Shape(), Shape()
    width = ground.hair(1.6 * unit)
    for column in range(1, WIDTH):
        dark.extend(ground.rect(column * _DESIGN * unit - width / 2, 0, width, ground.height))
        light.extend(ground.rect(column * _DESIGN * unit + width / 2, 0, width, ground.height))
    for row in range(1, HEIGHT):
        dark.extend(ground.rect(0, row * _DESIGN * unit - width / 2, ground.width, width))
        light.extend(ground.rect(0, row * _DESIGN * unit + width / 2, ground.width, width))
    ground.fill(light, "#ffe2ac", 0.07)
    ground.fill(dark, "#000000", 0.40)


def _draw_starting_spaces(ground: Canvas, space: float) -> None:
    """Frames where the temples begin, double ones on the corner spaces."""
    unit = space / _DESIGN
    for number in numbers_in(TEMPLES):
        row, column = divmod(number, WIDTH)
        for inset in (4, 9) if CORNERS >> number & 1 else (4,):
            at, side = inset * unit, space - 2 * inset * unit
            frame = ground.stepped_frame(column * space + at, row * space + at, side, side, 1.6 * unit, 4 * unit, 1)
            ground.fill(frame, "#f0d9a0", 0.5)
