"""The logotype: ZIGGURAT built of bricks, one cell deep, lit from above and glowing like a furnace from behind."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

import pygame

from ziggurat_client.art import coverage, letters
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.letters import Lettering
from ziggurat_client.art.mask import blank, blurred
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.shape import Shape

FACE = (
    (0.0, "#fff6d6"),
    (0.16, "#ffe7a4"),
    (0.36, "#ffcf5e"),
    (0.58, "#f2a93a"),
    (0.76, "#dd6f30"),
    (1.0, "#a8341f"),
)
WALL = ((0.0, "#8a4a1c"), (0.6, "#6a2c14"), (1.0, "#3a140c"))
RIM = ((0.0, "#ffe7a0"), (0.5, "#c8923a"), (1.0, "#6d3a14"))
_BITUMEN = "#0c0709"
_MARGIN = 110


@dataclass(frozen=True)
class _Form:
    """The word in pixels of its own picture, with the margin that its light needs."""

    lettering: Lettering
    size: tuple[int, int]
    top: int
    base: int
    cell: float
    scale: float


def logotype_width(cell: float) -> float:
    """The width of the word in design units, with cells of side `cell`."""
    return letters.word_width(cell)


def letter_boxes(centre_x: float, base: float, cell: float) -> tuple[tuple[float, float, float, float], ...]:
    """The box of every letter (x, y, width, height) in design units, for gleams that run over the word."""
    return letters.lay_out(centre_x - letters.word_width(cell) / 2, base, cell).boxes


def draw_logotype(canvas: Canvas, centre_x: float, base: float, cell: float = 12) -> None:
    """Draw the word centred on `centre_x`, standing on the line `base`; `cell` is 1/16 of its lowest letter."""
    for _ in logotype_steps(canvas, centre_x, base, cell):
        pass


def logotype_steps(canvas: Canvas, centre_x: float, base: float, cell: float = 12) -> Iterator[None]:
    """Draw the word as `draw_logotype` does, yielding between steps."""
    form = _form(cell, canvas.scale)
    x = round((centre_x - letters.word_width(cell) / 2 - _MARGIN) * canvas.scale)
    y = round(base * canvas.scale) - form.base
    face = coverage.of_rects(form.size, form.lettering.rects)
    block = coverage.dropped(face, round(form.cell * 1.15))
    _draw_back_light(canvas.surface, (x, y), face, form)
    yield
    _draw_body(canvas.surface, (x, y), face, block, form)
    yield
    _draw_face(canvas.surface, (x, y), face, form)


def _form(cell: float, scale: float) -> _Form:
    pixel_cell, margin = cell * scale, _MARGIN * scale
    tallest = letters.TALLEST * pixel_cell
    base = round(margin + tallest)
    lettering = letters.lay_out(margin, base, pixel_cell)
    size = (round(letters.word_width(pixel_cell) + 2 * margin), round(base + pixel_cell + margin))
    return _Form(lettering, size, round(margin), base, pixel_cell, scale)


def _draw_back_light(target: pygame.Surface, place: tuple[int, int], face: pygame.Surface, form: _Form) -> None:
    for radius, colour, strength in ((70, "#ffae42", 0.75), (30, "#d8482a", 0.55)):
        light = coverage.coloured(blurred(face, radius * form.scale), colour, strength)
        target.blit(light, place, special_flags=pygame.BLEND_RGB_ADD)


def _draw_body(
    target: pygame.Surface, place: tuple[int, int], face: pygame.Surface, block: pygame.Surface, form: _Form
) -> None:
    outline = coverage.grown(block, 6 * form.scale)
    shadow = coverage.moved(outline, 0, round(10 * form.scale))
    rim = coverage.grown(block, 9 * form.scale)
    wall_edge = coverage.without(coverage.edge(block, 0, -max(1, round(2 * form.scale))), face)
    layers = (
        coverage.coloured(blurred(shadow, 16 * form.scale), "#000000", 0.75),
        coverage.shaded(rim, vertical(form.top, form.base, *RIM)),
        coverage.coloured(outline, _BITUMEN),
        coverage.shaded(block, vertical(form.top, form.base + form.cell, *WALL)),
        coverage.coloured(wall_edge, "#e08a4a", 0.35),
    )
    for layer in layers:
        target.blit(layer, place, special_flags=pygame.BLEND_PREMULTIPLIED)


def _draw_face(target: pygame.Surface, place: tuple[int, int], face: pygame.Surface, form: _Form) -> None:
    thick, thin = max(2, round(3 * form.scale)), max(1, round(2 * form.scale))
    wall = coverage.shaded(face, vertical(form.top, form.base, *FACE))
    wall.blit(coverage.within(_bricks(form), face), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    lights = (
        (coverage.edge(face, thin, 0), "#fff3cf", 0.38),
        (coverage.edge(face, -thin, 0), "#5a1a08", 0.30),
        (coverage.edge(face, 0, -thick), "#4a1207", 0.55),
        (coverage.edge(face, 0, thick), "#fffdf2", 0.95),
    )
    for rim, colour, alpha in lights:
        wall.blit(coverage.coloured(rim, colour, alpha), (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)
    target.blit(wall, place, special_flags=pygame.BLEND_PREMULTIPLIED)


def _bricks(form: _Form) -> pygame.Surface:
    """Courses two cells high of bricks four cells long: uneven tints, dark joints, a light line under each joint."""
    chance = random.Random(5)
    bricks = blank(*form.size)
    joint = max(1, round(1.6 * form.scale))
    course, brick = form.cell * 2, form.cell * 4
    dark, light = _veil("#4a1d08", 0.34), _veil("#fff6d8", 0.16)
    row, bottom = 0, form.base
    while bottom > 0:
        top = round(form.base - (row + 1) * course)
        x = _MARGIN * form.scale - (row % 2) * brick / 2
        while x < form.size[0]:
            left, right = round(x), round(x + brick)
            tint = chance.uniform(-1, 1)
            veil = _veil("#ffffff", tint * 0.14) if tint > 0 else _veil("#5a1d00", -tint * 0.16)
            bricks.fill(veil, (left, top, right - left, bottom - top))
            bricks.fill(dark, (left, top, joint, bottom - top))
            x += brick
        bricks.fill(light, (0, bottom, form.size[0], joint))
        bricks.fill(dark, (0, bottom - joint, form.size[0], joint))
        row, bottom = row + 1, top
    return bricks


def _veil(colour: str, alpha: float) -> pygame.Color:
    paint = pygame.Color(colour)
    paint.a = round(alpha * 255)
    return paint.premul_alpha()


def draw_gleam(canvas: Canvas, x: float, y: float, radius: float, strength: float = 1.0) -> None:
    """A four-pointed flash of light, as on polished gold."""
    for across in (False, True):
        thin = radius * 0.055
        rx, ry = (radius, thin) if across else (thin, radius)
        ray = Shape().poly([(x - rx, y), (x, y - ry), (x + rx, y), (x, y + ry)])
        canvas.fill(ray, "#fff6d8", alpha=strength, mode="add")
    canvas.glow(Shape().ellipse(x, y, radius * 0.10), "#fff6d8", radius * 0.35, 1.6 * strength)
    canvas.glow(Shape().ellipse(x, y, radius * 0.07), "#fff6d8", radius * 0.12, 2 * strength)
