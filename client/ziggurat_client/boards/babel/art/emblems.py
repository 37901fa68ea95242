"""The five peoples' emblems as inlay: winged bull, chariot wheel, horse, drawn bow and reed boat.

Each is drawn in a box of 100 in three degrees of detail and returned as layers, from the lowest up.
"""

from __future__ import annotations

import math
from functools import lru_cache
from itertools import pairwise
from typing import Final

from ziggurat_client.art.glyph_setting import Drawing
from ziggurat_client.art.glyphs import Detail, Layer
from ziggurat_client.art.shape import Path, Shape

# ---------------------------------------------------------------------- Assyrians


@lru_cache
def winged_bull(detail: Detail) -> tuple[Layer, ...]:
    """The Assyrians: a winged bull with a bearded, crowned head."""
    body = Path(19, 44).quadratic(14, 58, 22, 71).line(80, 71).quadratic(90, 69, 90, 56)
    body.quadratic(89, 46, 78, 45).line(40, 45, 34, 34, 18, 36)
    head = Shape().poly([(13, 22), (36, 22), (36, 40), (30, 44), (10, 44), (10, 34), (6, 33), (12, 26)])
    crown = Shape().poly([(13, 21), (36, 21), (33, 5), (16, 5)])
    beard = Shape().poly([(9, 38), (27, 40), (29, 58), (25, 63), (13, 62), (9, 56)])
    layers = [*_bull_legs(detail), Layer("shell", Shape().poly(body.points)), *_bull_wing()]
    layers += [Layer("shell", head), Layer("gold", crown), Layer("lapis" if detail else "gap", beard)]
    if detail:
        layers.append(Layer("red", Shape().rect(14.5, 13, 20, 3.4)))
        layers.append(Layer("cut", _bull_engraving(detail)))
    return tuple(layers)


def _bull_legs(detail: Detail) -> list[Layer]:
    lefts, width = ((24, 40, 63, 79), 9) if detail else ((23, 77), 13)
    legs, hooves = Shape(), Shape()
    for left in lefts:
        legs.rect(left, 62, width, 30)
        hooves.rect(left - 1, 87, 11, 6)
    if not detail:
        return [Layer("shell", legs)]
    tail = Shape().taper([(85, 50), (94, 58), (95, 76)], [6, 5, 6])
    return [Layer("shell", legs), Layer("shell", tail), Layer("gold", hooves)]


def _bull_wing() -> list[Layer]:
    wing = Path(36, 62).quadratic(36, 24, 97, 4).quadratic(96, 14, 88, 19).line(97, 20)
    wing.quadratic(92, 32, 82, 34).line(90, 36).quadratic(80, 49, 66, 48).quadratic(54, 60, 36, 62)
    joint = Path(33, 65).quadratic(31, 22, 99, 0).line(101, 22).quadratic(94, 40, 92, 40)
    joint.quadratic(80, 53, 66, 52).quadratic(54, 64, 33, 65)
    return [Layer("gap", Shape().poly(joint.points)), Layer("grain", Shape().poly(wing.points))]


def _bull_engraving(detail: Detail) -> Shape:
    if detail == 1:
        return Shape().ellipse(20, 30, 3.2)
    lines = Shape().ellipse(20, 30, 2.6)
    for start, end in (((46, 54), (84, 22)), ((50, 56), (80, 36)), ((43, 50), (82, 12))):
        lines.taper([start, end], [1.8, 1.2])
    for x in (14, 19, 24):
        lines.line([(x, 44), (x, 58)], 1.1)
    return lines


# ---------------------------------------------------------------------- Hittites


@lru_cache
def chariot_wheel(detail: Detail) -> tuple[Layer, ...]:
    """The Hittites: the wheel of a chariot."""
    count, first, widths = (6, 30, [12, 7.5]) if detail else (4, 45, [15, 12])
    spokes = Shape()
    for number in range(count):
        angle = math.radians(first + number * 360 / count)
        c, s = math.cos(angle), math.sin(angle)
        spokes.taper([(50 + 8 * c, 50 + 8 * s), (50 + 38 * c, 50 + 38 * s)], widths)
    layers = [Layer("shell", spokes), Layer("shell", Shape().ring(50, 50, 47, 14 if detail else 17))]
    if detail == 2:
        layers += _rim_work()
    layers.append(Layer("gap", Shape().ellipse(50, 50, 17)))
    layers.append(Layer("gold", Shape().ellipse(50, 50, 14 if detail else 15)))
    if detail:
        layers += [Layer("red", Shape().ellipse(50, 50, 8)), Layer("shell", Shape().ellipse(50, 50, 3.4))]
    return tuple(layers)


def _rim_work() -> list[Layer]:
    grooves, nails = Shape(), Shape()
    for number in range(6):
        degrees = number * 60
        grooves.arc(50, 50, 40, degrees + 6, degrees + 54, 1.5)
        angle = math.radians(degrees)
        nails.ellipse(50 + 40 * math.cos(angle), 50 + 40 * math.sin(angle), 4.2)
    return [Layer("cut", grooves), Layer("gold", nails)]


# ---------------------------------------------------------------------- Medes


@lru_cache
def horse(detail: Detail) -> tuple[Layer, ...]:
    """The Medes: a horse's head with mane and bridle."""
    head = Path(50, 16).line(55, 2, 65, 15).quadratic(92, 38, 90, 96).line(36, 96).quadratic(36, 82, 47, 70)
    head.quadratic(53, 62, 51, 55).quadratic(42, 64, 31, 66).quadratic(26, 76, 16, 75).quadratic(5, 73, 6, 62)
    head.quadratic(10, 52, 21, 42).quadratic(30, 24, 50, 16)
    mane = Path(57, 6).line(72, 10, 72, 18, 83, 24, 81, 33, 92, 41, 88, 50, 97, 60, 91, 68, 98, 80, 92, 96, 78, 96)
    mane.quadratic(82, 46, 57, 18)
    layers = [Layer("shell", Shape().poly(head.points)), Layer("gold", Shape().poly(mane.points))]
    engraving = Shape().ellipse(40, 35, 3.3 if detail else 5.5)
    if detail:
        layers += _bridle(detail)
        engraving.ellipse(13.5, 63, 2)
    if detail == 2:
        engraving.line([(10, 69), (20, 67)], 1.6).poly([(55, 6), (60, 14), (54, 15)])
        for start, end in (((78, 30), (70, 30)), ((86, 47), (77, 46)), ((90, 65), (82, 63)), ((92, 82), (84, 80))):
            engraving.line([start, end], 1.4)
    return (*layers, Layer("cut", engraving))


def _bridle(detail: Detail) -> list[Layer]:
    if detail == 1:
        rein = Shape().line([(24, 42), (37, 63)], 5)
        return [Layer("red", rein), Layer("gold", Shape().ellipse(31, 53, 4.6))]
    rein = Shape().line([(24, 42), (37, 63)], 4).line([(36, 30), (52, 54)], 4)
    return [Layer("red", rein), Layer("gold", Shape().ellipse(31, 53, 4.6).ellipse(51, 54, 4.6))]


# ---------------------------------------------------------------------- Persians


@lru_cache
def drawn_bow(detail: Detail) -> tuple[Layer, ...]:
    """The Persians: a drawn bow with its arrow pointing up."""
    bold = 1.0 if detail else 1.5
    string = {0: 5.5, 1: 3.2, 2: 2.4}[detail]
    layers = [
        Layer("shell", Shape().line([(5, 53), (50, 78), (95, 53)], string)),
        Layer("shell", _bow_wood(bold)),
    ]
    if detail:
        bands = Shape().poly([(37, 15), (44, 13.5), (44, 24), (37, 25.5)])
        bands.poly([(63, 15), (56, 13.5), (56, 24), (63, 25.5)])
        layers += [Layer("gold", Shape().ellipse(5, 54, 5).ellipse(95, 54, 5)), Layer("red", bands)]
    half = 11.0 if detail else 12.6
    feathers = Shape()
    for side in (-1, 1):
        feathers.poly([(50 + side * x, y) for x, y in ((2.7, 78), (13, 88), (13, 99), (2.7, 90))])
    layers += [
        Layer("gap", Shape().rect(50 - 5 * bold, 14, 10 * bold, 60)),
        Layer("gold", Shape().rect(50 - 2.7 * bold, 8, 5.4 * bold, 84)),
        Layer("gap", Shape().poly([(50, -5), (64, 24), (50, 18), (36, 24)])),
        Layer("shell", Shape().poly([(50, -2), (50 + half, 20), (50, 15.5), (50 - half, 20)])),
        Layer("grain" if detail else "shell", feathers),
    ]
    if detail == 2:
        layers.append(Layer("cut", _fletching()))
    return tuple(layers)


def _bow_wood(bold: float) -> Shape:
    """The bow: a band along a curve, broadest in its middle."""
    curve = Path(4, 54).quadratic(3, 44, 12, 42).quadratic(28, 14, 50, 17)
    curve.quadratic(72, 14, 88, 42).quadratic(97, 44, 96, 54)
    last = len(curve.points) - 1
    widths = [bold * _between(((0, 5), (0.12, 7), (0.5, 12), (0.88, 7), (1, 5)), i / last) for i in range(last + 1)]
    return Shape().taper(curve.points, widths)


def _between(stops: tuple[tuple[float, float], ...], share: float) -> float:
    """The value at `share` on the straight lines between the stops."""
    for (start, low), (end, high) in pairwise(stops):
        if share <= end:
            return low + (high - low) * (share - start) / (end - start)
    return stops[-1][1]


def _fletching() -> Shape:
    lines = Shape()
    for side in (-1, 1):
        lines.line([(50 + side * 4, 87), (50 + side * 12, 95)], 1.3)
    return lines.line([(50, 2), (50, 14)], 1.3)


# ---------------------------------------------------------------------- Sumerians


@lru_cache
def reed_boat(detail: Detail) -> tuple[Layer, ...]:
    """The Sumerians: a reed boat with high prows, a cabin and a flag."""
    hull = Path(9, 15).quadratic(20, 58, 50, 59).quadratic(80, 58, 91, 15).line(98, 17)
    hull.quadratic(99, 85, 50, 86).quadratic(1, 85, 2, 17)
    cabin = Path(33, 60).line(33, 42).quadratic(34, 28, 50, 28).quadratic(66, 28, 67, 42).line(67, 60)
    if not detail:
        return (
            Layer("grain", Shape().poly(cabin.points)),
            Layer("gap", Shape().rect(26, 56, 48, 6)),
            Layer("grain", Shape().poly(hull.points)),
        )
    joint = Path(10, 22).quadratic(22, 55, 50, 56).quadratic(78, 55, 90, 22).line(91, 30)
    joint.quadratic(80, 62, 50, 62).quadratic(20, 62, 9, 30)
    waves = Shape()
    for number in range(4):
        waves.arc(14 + number * 24, 101, 13.5, 215, 325, 4.4)
    return (
        Layer("shell", Shape().line([(50, 30), (50, 6)], 3.4)),
        Layer("red", Shape().poly([(51, 4), (76, 10), (51, 17)])),
        Layer("lapis", waves),
        Layer("gold", Shape().poly(cabin.points)),
        Layer("gap", Shape().poly(joint.points)),
        Layer("grain", Shape().poly(hull.points)),
        Layer("gold", Shape().ellipse(6, 14, 6.4).ellipse(94, 14, 6.4)),
        Layer("cut", _boat_lashings(detail)),
    )


def _boat_lashings(detail: Detail) -> Shape:
    lines = Shape().rect(46, 44, 8, 13)
    if detail == 2:
        for x in (38, 42.5, 57.5, 62):
            lines.line([(x, 38), (x, 56)], 1.1)
    hull = (((30, 58), (24, 82)), ((50, 60), (50, 86)), ((70, 58), (76, 82)))
    prows = (((14, 44), (6, 58)), ((86, 44), (94, 58)))
    for start, end in (*hull, *prows):
        lines.line([start, end], 2.0 if detail == 2 else 2.8)
    return lines


EMBLEMS: Final[dict[str, Drawing]] = {
    "A": winged_bull,
    "H": chariot_wheel,
    "M": horse,
    "P": drawn_bow,
    "S": reed_boat,
}
"""The emblem of every people, by its letter."""
