"""The signs of the four dynasties as inlay: bow, bull, lion and pot.

Each is drawn in a box of 100 in three degrees of detail and returned as layers, from the lowest up.
"""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise
from typing import Final

from ziggurat.games.tigris.position import Dynasty
from ziggurat_client.art.glyph_setting import Drawing
from ziggurat_client.art.glyphs import Detail, Layer, leaf
from ziggurat_client.art.shape import Path, Point, Shape


@lru_cache
def bull(detail: Detail) -> tuple[Layer, ...]:
    """A bull's head from the front."""
    head = Path(31, 33).quadratic(50, 26, 69, 33).quadratic(73, 50, 65, 64).line(63, 80).quadratic(60, 94, 50, 95)
    head.quadratic(40, 94, 37, 80).line(35, 64).quadratic(27, 50, 31, 33)
    joint = Path(28, 32).quadratic(50, 24, 72, 32).quadratic(76, 50, 68, 64).line(66, 80).quadratic(62, 98, 50, 98)
    joint.quadratic(38, 98, 34, 80).line(32, 64).quadratic(24, 50, 28, 32)
    ears = Shape()
    for side in (-1, 1):
        ears.poly(leaf(50 + side * 15, 47, 31, 16 if detail else 20, side * 104))
    layers = [
        Layer("gold", _horns(detail)),
        Layer("shell", ears),
        Layer("gap", Shape().poly(joint.points)),
        Layer("shell", Shape().poly(head.points)),
    ]
    if detail:
        layers += _curls(detail)
        muzzle = Path(38, 76).quadratic(50, 70, 62, 76).quadratic(63, 92, 50, 94).quadratic(37, 92, 38, 76)
        layers.append(Layer("grain", Shape().poly(muzzle.points)))
    return (*layers, Layer("cut", _bull_face(detail)))


def _horns(detail: Detail) -> Shape:
    shape, thick = Shape(), ((0, 15), (0.35, 14), (0.75, 9), (1, 1.5)) if detail else ((0, 19), (0.4, 18), (1, 3))
    for side in (-1, 1):
        curve = Path(50 + side * 13, 35).cubic(50 + side * 44, 40, 50 + side * 52, 20, 50 + side * 35, 1)
        last = len(curve.points) - 1
        shape.taper(curve.points, [_between(thick, number / last) for number in range(last + 1)])
    return shape


def _curls(detail: Detail) -> list[Layer]:
    """The curls between the horns."""
    large = ((38, 33, 6.6), (50, 30, 7.4), (62, 33, 6.6), (44, 40, 6.0), (56, 40, 6.0))
    locks, pearls = Shape(), Shape()
    for x, y, radius in large if detail == 2 else ((39, 34, 8.0), (50, 32, 9.0), (61, 34, 8.0)):
        locks.ellipse(x, y, radius)
    if detail == 1:
        return [Layer("lapis", locks)]
    for x, y, radius in large:
        pearls.ellipse(x, y, radius * 0.35)
    return [Layer("lapis", locks), Layer("grain", pearls)]


def _bull_face(detail: Detail) -> Shape:
    eye, nostril = {0: (6.0, 4.0), 1: (4.4, 3.0), 2: (3.6, 2.3)}[detail]
    shape = Shape()
    for side in (-1, 1):
        shape.ellipse(50 + side * 11.5, 55, eye, 4.6 if detail else 7)
        shape.ellipse(50 + side * 6, 83, nostril, 3.2)
        if detail == 2:
            shape.line([(50 + side * 5, 50), (50 + side * 17, 48)], 2)
    if detail == 2:
        shape.line([(43, 90), (50, 91.5), (57, 90)], 1.7)
    return shape


@lru_cache
def lion(detail: Detail) -> tuple[Layer, ...]:
    """A lion's head in its mane."""
    count = 13 if detail else 9
    mane = _rays(count, 0.0, 14, 36, 26 if detail else 36)
    layers = [Layer("gold", mane)]
    if detail == 2:
        layers.append(Layer("red", _rays(count, 0.5, 16, 24, 15)))
    ears = Shape().ellipse(27, 29, 10).ellipse(73, 29, 10)
    layers += [
        Layer("gap", Shape().ellipse(27, 29, 12).ellipse(73, 29, 12)),
        Layer("shell", ears),
        Layer("gap", Shape().poly(_lion_head(2.6))),
        Layer("shell", Shape().poly(_lion_head(0))),
    ]
    if detail:
        layers.append(Layer("red", Shape().ellipse(27, 29, 5).ellipse(73, 29, 5)))
    if detail == 2:
        layers.append(Layer("grain", Shape().poly([(45, 30), (55, 30), (53, 58), (47, 58)])))
    return (*layers, Layer("cut", _lion_face(detail)))


def _rays(count: int, shift: float, out: float, length: float, width: float) -> Shape:
    shape = Shape()
    for number in range(count):
        angle = (number + shift) * 360 / count
        turn = math.radians(angle)
        shape.poly(leaf(50 + math.sin(turn) * out, 51 - math.cos(turn) * out, length, width, angle))
    return shape


def _lion_head(grown: float) -> list[Point]:
    g = grown
    path = Path(30 - g, 32 - g).quadratic(50, 22 - g, 70 + g, 32 - g).quadratic(76 + g, 48, 68 + g, 60)
    path.line(64 + g, 76).quadratic(60, 88 + g, 50, 88 + g).quadratic(40, 88 + g, 36 - g, 76)
    return path.line(32 - g, 60).quadratic(24 - g, 48, 30 - g, 32 - g).points


def _lion_face(detail: Detail) -> Shape:
    shape = Shape()
    for side in (-1, 1):
        if detail == 2:
            shape.poly([(50 + side * 6, 46), (50 + side * 18, 41), (50 + side * 17, 48), (50 + side * 9, 50)])
            for y in (66, 70):
                shape.ellipse(50 + side * 14, y, 1.3)
        else:
            shape.ellipse(50 + side * 12, 46, 4.4 if detail else 6.4)
    shape.poly([(40, 60), (60, 60), (50, 71)] if detail else [(37, 58), (63, 58), (50, 74)])
    shape.rect(48.6 if detail else 47, 68, 2.8 if detail else 6, 8)
    for side in (-1, 1):
        if detail == 2:
            shape.line([(50, 76), (50 + side * 7, 80), (50 + side * 13, 77)], 2.2)
        elif detail:
            shape.line([(50, 76), (50 + side * 10, 80)], 3)
    return shape


@lru_cache
def bow(detail: Detail) -> tuple[Layer, ...]:
    """The archer: a drawn bow whose arrow flies up and to the right."""
    bold = 1.0 if detail else 1.5
    string = {0: 6.0, 1: 3.4, 2: 2.6}[detail]
    layers = [Layer("shell", Shape().line([(8, 47), (50, 76), (92, 47)], string)), Layer("shell", _wood(bold))]
    if detail:
        bands = Shape().poly([(36, 14), (44, 12.5), (44, 22.5), (36, 24.5)])
        bands.poly([(64, 14), (56, 12.5), (56, 22.5), (64, 24.5)])
        layers += [Layer("gold", Shape().ellipse(8, 47, 5).ellipse(92, 47, 5)), Layer("red", bands)]
    half = 13.0 if detail else 15.6
    feathers = Shape()
    for side in (-1, 1):
        feathers.poly([(50 + side * x, y) for x, y in ((3, 78), (15, 89), (15, 103), (3, 93))])
    layers += [
        Layer("gap", Shape().rect(50 - 5.4 * bold, -2, 10.8 * bold, 74)),
        Layer("gold", Shape().rect(50 - 3.1 * bold, 2, 6.2 * bold, 92)),
        Layer("gap", Shape().poly([(50, -18), (68, 14), (50, 7), (32, 14)])),
        Layer("shell", Shape().poly([(50, -14), (50 + half, 10), (50, 5), (50 - half, 10)])),
        Layer("grain" if detail else "shell", feathers),
    ]
    return tuple(Layer(layer.role, _aimed(layer.shape)) for layer in layers)


def _wood(bold: float) -> Shape:
    curve = Path(7, 47).quadratic(7, 36, 15, 36).quadratic(29, 13, 50, 15).quadratic(71, 13, 85, 36)
    curve.quadratic(93, 36, 93, 47)
    last, thick = len(curve.points) - 1, ((0, 5), (0.12, 8), (0.5, 13), (0.88, 8), (1, 5))
    return Shape().taper(curve.points, [bold * _between(thick, number / last) for number in range(last + 1)])


def _aimed(shape: Shape) -> Shape:
    """The upright bow, turned so that it shoots to the upper right."""
    return shape.transformed(scale=0.92, rotation=45, about=(50, 45), dy=5)


@lru_cache
def pot(detail: Detail) -> tuple[Layer, ...]:
    """The potter: a jar with two handles."""
    body = Path(41, 14).line(59, 14, 60, 25).quadratic(86, 33, 83, 54).quadratic(79, 76, 61, 89).line(39, 89)
    body.quadratic(21, 76, 17, 54).quadratic(14, 33, 40, 25).line(41, 14)
    joint = Path(39, 14).line(61, 14, 62, 23).quadratic(89, 32, 86, 54).quadratic(82, 78, 62, 92).line(38, 92)
    joint.quadratic(18, 78, 14, 54).quadratic(11, 32, 38, 23).line(39, 14)
    handles, thick = Shape(), 7.0 if detail else 11.0
    for side in (-1, 1):
        curve = Path(50 + side * 10, 15).cubic(50 + side * 42, 6, 50 + side * 50, 34, 50 + side * 30, 44)
        handles.taper(curve.points, [thick] * len(curve.points))
    layers = [
        Layer("gold", handles),
        Layer("gap", Shape().poly(joint.points)),
        Layer("shell", Shape().poly(body.points)),
        Layer("shell", Shape().rect(34, 5, 32, 9)),
        Layer("grain", Shape().rect(34, 88, 32, 8)),
    ]
    if not detail:
        return (*layers, Layer("cut", Shape().rect(16, 44, 68, 10)))
    return (*layers, *_painting(detail))


def _painting(detail: Detail) -> list[Layer]:
    """What is painted on the jar."""
    band = Path(17.6, 44).line(82.4, 44).quadratic(84, 52, 82.6, 58).line(17.4, 58).quadratic(16, 52, 17.6, 44)
    zigzag = Shape()
    for number in range(6):
        x = 20 + number * 10
        zigzag.poly([(x, 57), (x + 5, 45.4), (x + 10, 57)])
    lines = Shape().line([(24, 34), (76, 34)], 1.8).line([(25, 68), (75, 68)], 1.8)
    if detail == 2:
        lines.line([(31, 77), (69, 77)], 1.6).line([(41, 20), (59, 20)], 1.4)
    return [Layer("red", Shape().poly(band.points)), Layer("grain", zigzag), Layer("cut", lines)]


def _between(stops: tuple[tuple[float, float], ...], share: float) -> float:
    """The value at `share` on the straight lines between the stops."""
    for (start, low), (end, high) in pairwise(stops):
        if share <= end:
            return low + (high - low) * (share - start) / (end - start)
    return stops[-1][1]


EMBLEMS: Final[dict[Dynasty, Drawing]] = {"archer": bow, "bull": bull, "lion": lion, "pot": pot}
"""The sign of each dynasty."""
