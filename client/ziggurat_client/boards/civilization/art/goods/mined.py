"""Goods from the earth: ochre, iron, salt, bronze, gems and gold, each as inlay in a box of 100."""

from __future__ import annotations

import math

from ziggurat_client.art.glyphs import Detail, Layer, Role, leaf
from ziggurat_client.art.shape import Path, Point, Shape


def ochre(detail: Detail) -> list[Layer]:
    """A lump of red earth on a grinding stone."""
    lump = Shape().poly([(18, 66), (26, 44), (42, 26), (60, 20), (78, 34), (84, 64), (66, 73), (34, 73)])
    layers = [
        Layer("shell", Shape().ellipse(50, 72, 46, 19)),
        Layer("gap", Shape().ellipse(50, 69, 36, 11)),
        Layer("red", lump),
        Layer("gold", Shape().poly([(26, 44), (42, 26), (60, 20), (56, 38), (38, 48)])),
    ]
    if detail == 2:
        layers.append(Layer("cut", Shape().line([(56, 38), (66, 72)], 2).line([(56, 38), (80, 46)], 2)))
    return layers


def iron(detail: Detail) -> list[Layer]:
    """Three ingots."""
    layers: list[Layer] = []
    for x, y in ((4, 58), (51, 58), (27, 24)):
        layers.append(Layer("gap", _ingot(x - 3, y - 3, 51, 36)))
        layers.append(Layer("shell", _ingot(x, y, 45, 30)))
        face = Shape().poly([(x + 10, y + 5), (x + 35, y + 5), (x + 38, y + 13), (x + 7, y + 13)])
        layers.append(Layer("lapis", face))
    return layers


def _ingot(x: float, y: float, width: float, height: float) -> Shape:
    slope = width * 0.14
    return Shape().poly([(x + slope, y), (x + width - slope, y), (x + width, y + height), (x, y + height)])


def salt(detail: Detail) -> list[Layer]:
    """Crystals heaped in a dish."""
    layers = [Layer("shell", Shape().poly([(30, 58), (40, 18), (52, 10), (60, 58)]))]
    if detail:
        layers.append(Layer("lapis", Shape().poly([(52, 10), (60, 58), (46, 58)])))
    layers.append(Layer("shell", Shape().poly([(58, 58), (62, 28), (74, 22), (80, 58)])))
    layers.append(Layer("shell", Shape().poly([(14, 58), (20, 36), (30, 32), (36, 58)])))
    if detail:
        layers.append(Layer("lapis", Shape().poly([(74, 22), (80, 58), (68, 58)])))
    dish = Path(4, 60).line(96, 60).quadratic(90, 86, 64, 88).line(64, 94, 36, 94, 36, 88).quadratic(10, 86, 4, 60)
    layers += [Layer("gap", Shape().rect(4, 56, 92, 6)), Layer("gold", Shape().poly(dish.points))]
    if detail == 2:
        layers.append(Layer("cut", Shape().line([(14, 68), (86, 68)], 1.8)))
    return layers


def bronze(detail: Detail) -> list[Layer]:
    """An ingot in the form of a hide."""
    hide = Path(6, 8).quadratic(16, 22, 50, 22).quadratic(84, 22, 94, 8).quadratic(96, 18, 84, 34)
    hide.quadratic(80, 50, 84, 66).quadratic(96, 82, 94, 92).quadratic(84, 78, 50, 78).quadratic(16, 78, 6, 92)
    hide.quadratic(4, 82, 16, 66).quadratic(20, 50, 16, 34).quadratic(4, 18, 6, 8)
    stamp = Shape().rect(46, 36, 8, 28).rect(36, 46, 28, 8) if detail else Shape().rect(43, 34, 14, 32)
    return [Layer("gold", Shape().poly(hide.points)), Layer("cut", stamp)]


def gems(detail: Detail) -> list[Layer]:
    """Three cut stones; where it is small, one."""
    if not detail:
        return _gem(50, 54, 44, "lapis", faceted=False)
    return [*_gem(28, 62, 24, "red"), *_gem(74, 60, 24, "gold"), *_gem(50, 36, 30, "lapis")]


def _gem(cx: float, cy: float, radius: float, role: Role, *, faceted: bool = True) -> list[Layer]:
    high, waist = cy - radius, cy - radius * 0.35
    outline: list[Point] = [
        (cx - radius * 0.55, high),
        (cx + radius * 0.55, high),
        (cx + radius, waist),
        (cx, cy + radius),
        (cx - radius, waist),
    ]
    joint = [(cx + (x - cx) * 1.16, cy + (y - cy) * 1.16) for x, y in outline]
    table = [outline[0], outline[1], (cx + radius * 0.3, waist), (cx - radius * 0.3, waist)]
    layers = [
        Layer("gap", Shape().poly(joint)),
        Layer(role, Shape().poly(outline)),
        Layer("shell", Shape().poly(table)),
    ]
    if faceted:
        facets = Shape().line([(cx - radius, waist), (cx + radius, waist)], 1.6)
        for side in (-1, 1):
            facets.line([(cx + side * radius * 0.3, waist), (cx, cy + radius)], 1.6)
        layers.append(Layer("cut", facets))
    return layers


def gold(detail: Detail) -> list[Layer]:
    """A twisted neck ring that ends in two knobs."""
    layers = [
        Layer("gold", Shape().arc(50, 52, 36, 130, 410, 15 if detail else 20)),
        Layer("gold", Shape().ellipse(27, 80, 12).ellipse(73, 80, 12)),
    ]
    if not detail:
        return layers
    twists = Shape()
    for number in range(7):
        angle = math.radians(160 + number * 36.5)
        c, s = math.cos(angle), math.sin(angle)
        twists.line([(50 + 29 * c, 52 + 29 * s), (50 + 43 * c, 52 + 43 * s)], 2)
    lily = Shape().poly(leaf(50, 62, 26, 13, 0)).poly(leaf(50, 62, 22, 10, 52)).poly(leaf(50, 62, 22, 10, -52))
    layers.append(Layer("red", Shape().ellipse(27, 80, 5).ellipse(73, 80, 5)))
    return [*layers, Layer("cut", twists), Layer("shell", lily)]
