"""What is drawn in strokes: rivers, and the borders on the sea."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import pairwise
from typing import Final

import pygame

from ziggurat.games.civilization.areas import is_open_sea
from ziggurat_client.art.shape import Bounds, Path, Point
from ziggurat_client.boards.civilization.ground.country import borders, draw_line
from ziggurat_client.boards.civilization.ground.tones import Tones
from ziggurat_client.boards.civilization.ground.windows import FINE, Window
from ziggurat_client.boards.civilization.land.reading import LAND, Border, area_of, is_water

_RIVER: Final = 2.3
_BANK: Final = 1.8
_DASH: Final = (5.5, 5.0)
_DOT: Final = (1.6, 4.2)
"""How long a dash around the open sea is and what lies between two; and so of dots between coastal waters."""
_OPEN: Final = (150, 178, 250, 255)
_COASTAL: Final = (127, 164, 244, 255)
_FAINT: Final = 148


def draw_rivers(window: Window, tones: Tones, picture: pygame.Surface, cover: pygame.Surface) -> None:
    """The rivers, where there is land."""
    wide = _RIVER * max(1.0, window.zoom**0.8)
    seen = [line for line, around in _rivers() if window.shows(around, 2 * wide)]
    if not seen:
        return
    for width, colour, strength in zip((wide + _BANK, wide, wide * 0.4), tones.river, (0.55, 0.95, 0.6), strict=True):
        fine = window.blank(FINE)
        for line in seen:
            draw_line(fine, window.points(line, FINE), max(1, round(width * window.unit * FINE)), "white")
        stroke = window.small(fine)
        stroke.blit(cover, (0, 0), special_flags=pygame.BLEND_RGBA_MULT)
        stroke.fill([round(c * strength) for c in (*colour, 255)], special_flags=pygame.BLEND_RGBA_MULT)
        picture.blit(stroke, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


@cache
def _rivers() -> tuple[tuple[tuple[Point, ...], Bounds], ...]:
    found = []
    for river in LAND.rivers:
        line = tuple(_rounded(river))
        xs, ys = [x for x, _ in line], [y for _, y in line]
        found.append((line, (min(xs), min(ys), max(xs), max(ys))))
    return tuple(found)


def _rounded(line: Sequence[Point]) -> list[Point]:
    """A line whose bends are round: curves from the middle of each stroke to that of the next."""
    middles = [((x0 + x1) / 2, (y0 + y1) / 2) for (x0, y0), (x1, y1) in pairwise(line)]
    path = Path(*line[0]).line(*middles[0])
    for bend, middle in zip(line[1:-1], middles[1:], strict=True):
        path.quadratic(*bend, *middle, steps=4)
    return path.line(*line[-1]).points


def draw_sea_borders(window: Window, tones: Tones, picture: pygame.Surface) -> None:
    """Dots between the waters of two coasts, dashes around the open sea."""
    fine = window.blank(FINE)
    drawn = False
    for border in borders(window):
        if not (is_water(border.left) and is_water(border.right)):
            continue
        is_open = _is_open(border)
        on, off = _DASH if is_open else _DOT
        thick = (2.2 if is_open else 1.7) * window.unit * FINE * (1.3 if tones.flat else 1.0)
        colour = _OPEN if is_open else _COASTAL
        for dash in _dashes(window.points(border.line, FINE), on * window.unit * FINE, off * window.unit * FINE):
            pygame.draw.lines(fine, colour, False, dash, max(1, round(thick)))
            drawn = True
    if drawn:
        small = window.small(fine)
        if not tones.flat:
            small.fill((_FAINT,) * 4, special_flags=pygame.BLEND_RGBA_MULT)
        picture.blit(small, (0, 0), special_flags=pygame.BLEND_PREMULTIPLIED)


def _is_open(border: Border) -> bool:
    return is_open_sea(area_of(border.left)) or is_open_sea(area_of(border.right))


def _dashes(line: list[Point], on: float, off: float) -> Iterator[list[Point]]:
    """The dashes of a line, evenly spread from end to end."""
    lengths = [math.dist(start, end) for start, end in pairwise(line)]
    whole = sum(lengths)
    count = max(1, round(whole / (on + off)))
    pitch = whole / count
    begin = (pitch - min(on, pitch)) / 2
    dash: list[Point] = []
    passed = 0.0
    for (start, end), length in zip(pairwise(line), lengths, strict=True):
        at = 0.0
        while at < length:
            where = (passed + at - begin) % pitch
            drawing = where < on
            rest = (on if drawing else pitch) - where
            step = min(max(rest, 1e-3), length - at)
            if drawing:
                if not dash:
                    dash.append(_between(start, end, at / length))
                dash.append(_between(start, end, (at + step) / length))
            elif len(dash) > 1:
                yield dash
                dash = []
            at += step
        passed += length
    if len(dash) > 1:
        yield dash


def _between(start: Point, end: Point, share: float) -> Point:
    return start[0] + (end[0] - start[0]) * share, start[1] + (end[1] - start[1]) * share
