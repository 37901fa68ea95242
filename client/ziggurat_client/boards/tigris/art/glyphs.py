"""The signs of the five kinds of tiles as inlay: houses, shrine, sheaf, scales and lyre.

Each is drawn in a box of 100 in three degrees of detail and returned as layers, from the lowest up.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from functools import lru_cache
from typing import Final

from ziggurat.games.tigris.colours import Colour
from ziggurat_client.art.glyph_setting import Drawing
from ziggurat_client.art.glyphs import Detail, Layer, glyph_layers, leaf
from ziggurat_client.art.shape import Path, Point, Shape

# ---------------------------------------------------------------------- settlement


@lru_cache
def houses(detail: Detail) -> tuple[Layer, ...]:
    """A settlement: a tower behind, a lower house left, a domed one right."""
    if not detail:
        tower = Shape().rect(33, 16, 36, 76).rect(33, 8, 10, 9).rect(59, 8, 10, 9)
        return (
            Layer("shell", tower),
            Layer("gap", Shape().rect(36.5, 40, 4, 52).rect(59.5, 52, 4, 40)),
            Layer("shell", Shape().rect(4, 44, 34, 48)),
            Layer("shell", Shape().rect(62, 58, 34, 34).ellipse(79, 58, 17, 16)),
            Layer("cut", Shape().rect(43, 62, 15, 30).rect(73, 72, 11, 20)),
        )
    tower = Shape().poly([(33, 22), (69, 22), (71, 91), (31, 91)]).rect(31, 18, 40, 6.5)
    left = Shape().poly([(7, 50), (37, 50), (38, 91), (5, 91)]).rect(4, 46, 35, 6.5)
    for x in (31, 46.5, 62):
        _merlon(tower, x, 18.5, 11)
    for x in (4, 17, 30):
        _merlon(left, x, 46.5, 9)
    domed = Shape().poly([(63, 66), (95, 66), (96, 91), (62, 91)]).ellipse(79, 64, 16, 20).rect(61, 63, 36, 6)
    joints = Shape().rect(36.4, 40, 4.2, 50)
    joints.poly([(59, 91), (59, 58), (66, 46), (71, 44), (71, 48), (64, 60), (63, 91)])
    return (
        Layer("shell", tower),
        Layer("gap", joints),
        Layer("shell", left),
        Layer("shell", domed),
        Layer("grain", Shape().rect(1, 89.5, 98, 7)),
        Layer("red", Shape().rect(32.4, 27, 37.2, 4.6).rect(6.4, 55, 31.4, 4.4)),
        Layer("gold", Shape().rect(61, 63, 36, 5.4)),
        Layer("cut", Shape().rect(43.5, 67, 14, 23.5).ellipse(50.5, 67, 7)),
        Layer("gold", Shape().rect(46, 71.5, 9, 19).ellipse(50.5, 71.5, 4.5)),
        Layer("cut", _openings(detail)),
    )


def _merlon(shape: Shape, x: float, foot: float, height: float) -> None:
    """A stepped merlon 9 wide."""
    shape.rect(x, foot - height / 2, 9, height / 2)
    shape.rect(x + 2.52, foot - height, 3.96, height / 2 + 0.2)


def _openings(detail: Detail) -> Shape:
    """Windows and doors."""
    shape = Shape().rect(74.5, 75, 9, 16).ellipse(79, 75, 4.5)
    for x in (38, 50.5, 63) if detail == 2 else (40, 61):
        shape.rect(x - 2.6, 37, 5.2, 9.5)
    for x in (13.5, 22, 30.5) if detail == 2 else (15, 29):
        shape.rect(x - 2.4, 65, 4.8, 8)
    if detail == 2:
        shape.rect(75.8, 53, 6.4, 5)
        for x in (36, 43.3, 50.6, 58, 65.3):
            shape.ellipse(x, 34, 1.1)
        shape.rect(11, 80, 8, 1.6).rect(24, 84, 9, 1.6).rect(36, 60, 8, 1.6).rect(58, 54, 8, 1.6).rect(
            50.1, 74, 1.4, 15
        )
    return shape


# ---------------------------------------------------------------------- temple


@lru_cache
def shrine(detail: Detail) -> tuple[Layer, ...]:
    """A temple: a stepped shrine under the crescent of the moon god."""
    if not detail:
        return (
            Layer("shell", Shape().rect(4, 76, 92, 18).rect(20, 60, 60, 17).rect(36, 46, 28, 15)),
            Layer("gold", Shape().ellipse(50, 22, 21).ellipse(50, 12, 17.5, cuts=True)),
            Layer("cut", Shape().rect(44, 60, 12, 34)),
        )
    bands = Shape().rect(31, 50, 9, 3.6).rect(60, 50, 9, 3.6) if detail == 2 else Shape().rect(30, 52, 40, 4)
    return (
        Layer("shell", Shape().rect(30, 44, 40, 17)),
        Layer("shell", Shape().rect(17, 62, 66, 15)),
        Layer("shell", Shape().rect(5, 78, 90, 15)),
        Layer("grain", Shape().rect(3, 76, 94, 4).rect(15, 60, 70, 4).rect(28, 42, 44, 4.4)),
        Layer("gold", Shape().rect(47, 36, 6, 7)),
        Layer("gold", Shape().ellipse(50, 19, 19.5).ellipse(50, 10.5, 16.6, cuts=True)),
        Layer("red", bands),
        Layer("cut", _niches(detail)),
        Layer("gap", Shape().poly([(42.5, 62), (57.5, 62), (62, 94), (38, 94)])),
        Layer("gold", Shape().poly([(44.5, 62), (55.5, 62), (60, 94), (40, 94)])),
        Layer("cut", Shape().rect(45, 50, 10, 12)),
        Layer("cut", _treads(detail)),
    )


def _niches(detail: Detail) -> Shape:
    shape = Shape()
    if detail == 1:
        for x in (17, 28, 72, 83):
            shape.rect(x - 2, 83, 4.4, 8)
        return shape
    for y, first, last, count in ((84, 9, 37, 4), (84, 63, 91, 4), (68, 21, 40, 3), (68, 60, 79, 3)):
        for number in range(count):
            shape.rect(first + (number + 0.5) * (last - first) / count - 1.3, y, 2.6, 6.5)
    return shape


def _treads(detail: Detail) -> Shape:
    shape, count = Shape(), 7 if detail == 2 else 4
    for number in range(1, count):
        y = 62 + number * 32 / count
        half = 5.5 + (y - 62) * 4.5 / 32
        shape.rect(50 - half, y, 2 * half, 1.5 if detail == 2 else 2.4)
    return shape


# ---------------------------------------------------------------------- farm


@lru_cache
def sheaf(detail: Detail) -> tuple[Layer, ...]:
    """A farm: three ears of barley, tied."""
    if not detail:
        layers = [Layer("gold", Shape().poly([(43, 52), (57, 52), (66, 96), (34, 96)]))]
        for angle, across in ((-40, -5), (40, 5), (0, 0)):
            layers.append(Layer("gap", Shape().poly(leaf(50 + across, 62, 54 if angle else 60, 35, angle))))
            layers.append(Layer("grain", Shape().poly(leaf(50 + across, 60, 50 if angle else 57, 27, angle))))
        return (*layers, Layer("red", Shape().rect(38, 62, 24, 10)))
    leaves = Shape().poly(Path(46, 68).quadratic(20, 66, 10, 80).quadratic(28, 82, 46, 72).points)
    leaves.poly(Path(54, 68).quadratic(80, 66, 90, 80).quadratic(72, 82, 54, 72).points)
    ears = [*_ear(40, 58, -33, 0.88, detail), *_ear(60, 58, 33, 0.88, detail), *_ear(50, 54, 0, 0.92, detail)]
    return (
        Layer("gold", _stems()),
        *ears,
        Layer("shell", leaves),
        Layer("gap", Shape().rect(37.5, 64, 25, 12)),
        Layer("red", Shape().rect(39, 65, 22, 10)),
        Layer("gold", Shape().rect(39, 68.6, 22, 2.8)),
    )


def _stems() -> Shape:
    shape = Shape()
    for x in (32, 41, 50, 59, 68):
        shape.taper([(50 + (x - 50) * 0.32, 66), (50 + (x - 50) * 0.55, 80), (x, 97)], [5, 5, 6])
    for angle in (-34, 34, 0):
        turn = math.radians(angle)
        shape.taper([(50, 68), (50 + math.sin(turn) * 26, 68 - math.cos(turn) * 26)], [5, 4])
    return shape


def _ear(x: float, y: float, angle: float, size: float, detail: Detail) -> list[Layer]:
    """One ear from its foot, grain by grain."""
    turn = math.radians(angle)
    c, s = math.cos(turn), math.sin(turn)

    def at(across: float, up: float) -> Point:
        return x + (across * c - up * s) * size, y + (across * s + up * c) * size

    count, step, length, width = (4, 11.0, 19.0, 11.5) if detail == 2 else (3, 14.0, 24.0, 15.0)
    layers = []
    if detail == 2:
        layers.append(Layer("gold", _awns(at, count, step, size)))
    tip = at(0, -count * step + 4)
    layers.append(Layer("gap", Shape().poly(leaf(*tip, (length + 5) * size, (width + 4) * size, angle))))
    layers.append(Layer("grain", Shape().poly(leaf(*tip, (length + 2) * size, width * size, angle))))
    for number in reversed(range(count)):
        for side in (-1, 1):
            below, foot = at(side * 1.6, -number * step + 1.6), at(side * 1.6, -number * step)
            out = angle + side * 36
            layers.append(Layer("gap", Shape().poly(leaf(*below, (length + 3.4) * size, (width + 3.4) * size, out))))
            layers.append(Layer("grain", Shape().poly(leaf(*foot, length * size, width * size, out))))
    return layers


def _awns(at: Callable[[float, float], Point], count: int, step: float, size: float) -> Shape:
    shape = Shape()
    for side in (-1, 0, 1):
        ends = [at(side * 3.5, -count * step - 10), at(side * 6, -count * step - 22)]
        shape.taper(ends, [2.2 * size, 0.9 * size])
    for number in range(count):
        for side in (-1, 1):
            ends = [at(side * 11, -number * step - 13), at(side * 16, -number * step - 23)]
            shape.taper(ends, [2 * size, 0.8 * size])
    return shape


# ---------------------------------------------------------------------- market and artist


@lru_cache
def scales(detail: Detail) -> tuple[Layer, ...]:
    """A market: a pair of scales."""
    return tuple(glyph_layers("T", detail))


@lru_cache
def lyre(detail: Detail) -> tuple[Layer, ...]:
    """An artist: a lyre with a bull's horns for arms."""
    box = Path(22, 66).quadratic(20, 96, 50, 97).quadratic(80, 96, 78, 66).line(22, 66)
    arms = _arms(16 if not detail else 11)
    bar = Shape().rect(12, 14, 76, 11 if not detail else 8)
    strings = Shape()
    for x in (38, 50, 62) if detail else (42, 58):
        strings.rect(x - (1.3 if detail == 2 else 2.2), 20, 2.6 if detail == 2 else 4.4, 56)
    if not detail:
        return (
            Layer("shell", arms),
            Layer("gold", bar),
            Layer("shell", Shape().poly(box.points)),
            Layer("gold", strings),
            Layer("cut", Shape().ellipse(50, 82, 9)),
        )
    ends = Shape().ellipse(12, 18, 6.4).ellipse(88, 18, 6.4)
    return (
        Layer("shell", arms),
        Layer("gold", bar),
        Layer("gold", ends),
        Layer("gap", Shape().poly(_grown(box.points, 2.6))),
        Layer("shell", Shape().poly(box.points)),
        Layer("red", Shape().rect(23, 67, 54, 5)),
        Layer("gold", strings),
        Layer("cut", Shape().ellipse(50, 83, 7.4)),
        Layer("gold", Shape().ring(50, 83, 9, 2.4)),
        Layer("grain", Shape().rect(33, 73, 34, 3.6)),
        *([Layer("cut", _lyre_engraving())] if detail == 2 else []),
    )


def _arms(width: float) -> Shape:
    shape = Shape()
    for side in (-1, 1):
        curve = Path(50 + side * 22, 70).cubic(50 + side * 40, 54, 50 + side * 20, 36, 50 + side * 30, 10)
        last = len(curve.points) - 1
        shape.taper(curve.points, [width - (width - 6) * number / last for number in range(last + 1)])
    return shape


def _grown(points: Sequence[Point], by: float) -> list[Point]:
    """The outline, a little larger about its middle."""
    cx, cy = 50.0, 80.0
    return [(x + by * (1 if x > cx else -1), y + by * (1 if y > cy else -1)) for x, y in points]


def _lyre_engraving() -> Shape:
    shape = Shape()
    for x in (30, 70):
        shape.line([(x, 78), (x, 88)], 1.6)
    for x in (24, 76):
        shape.ellipse(x, 18.5, 1.4)
    return shape


GLYPHS: Final[dict[Colour, Drawing]] = {
    "black": houses,
    "red": shrine,
    "blue": sheaf,
    "green": scales,
    "yellow": lyre,
}
"""The sign of the tiles of each colour."""
