"""Advances of two groups: mysticism, architecture, literacy and engineering, as inlay in a box of 100."""

from __future__ import annotations

import math

from ziggurat_client.art.glyphs import Detail, Layer, leaf
from ziggurat_client.art.shape import Path, Shape


def mysticism(detail: Detail) -> list[Layer]:
    """An eye in a crown of rays."""
    layers = [
        Layer("shell", Shape().poly(Path(2, 50).quadratic(50, 2, 98, 50).quadratic(50, 98, 2, 50).points)),
        Layer("lapis", Shape().ellipse(50, 50, 23)),
        Layer("gap", Shape().ellipse(50, 50, 11)),
    ]
    if not detail:
        return layers
    rays = Shape()
    for angle in (-40, -20, 0, 20, 40):
        c, s = math.cos(math.radians(angle)), math.sin(math.radians(angle))
        rays.poly(leaf(50 + s * 40, 26 - c * 4 + abs(angle) * 0.12, 18, 8, angle))
    return [Layer("gold", rays), *layers, Layer("shell", Shape().ellipse(56, 44, 5))]


def architecture(detail: Detail) -> list[Layer]:
    """A column."""
    grooves = Shape()
    for x in (40, 50, 60) if detail else (50,):
        grooves.rect(x - 1.6, 34, 3.2 if detail else 6, 42)
    layers = [
        Layer("shell", Shape().rect(16, 86, 68, 10).rect(22, 78, 56, 8)),
        Layer("shell", Shape().poly([(30, 78), (33, 30), (67, 30), (70, 78)])),
        Layer("gold", Shape().poly([(20, 16), (80, 16), (70, 30), (30, 30)])),
        Layer("shell", Shape().rect(12, 6, 76, 10)),
        Layer("cut", grooves),
    ]
    if detail:
        layers.append(Layer("red", Shape().ellipse(30, 22, 4).ellipse(50, 22, 4).ellipse(70, 22, 4)))
    return layers


def literacy(detail: Detail) -> list[Layer]:
    """A tablet of clay with wedges pressed into it."""
    tablet = Path(22, 8).line(78, 4).quadratic(88, 4, 88, 14).line(92, 86).quadratic(92, 94, 82, 95).line(24, 97)
    tablet.quadratic(14, 97, 14, 87).line(12, 18).quadratic(12, 8, 22, 8)
    wedges = Shape()
    if detail:
        for row, y in enumerate((22, 40, 58, 76)):
            for column, x in enumerate((26, 42, 58, 74)):
                if (row * 3 + column * 2) % 5 == 0:
                    wedges.poly([(x - 7, y - 6), (x - 7, y + 7), (x, y)]).rect(x - 3, y - 1.6, 11, 3.2)
                else:
                    wedges.poly([(x - 6, y - 6), (x + 6, y - 6), (x, y + 2)]).rect(x - 1.5, y - 2, 3, 11)
    else:
        for y in (30, 66):
            for x in (34, 66):
                wedges.poly([(x - 12, y - 10), (x + 12, y - 10), (x, y + 4)]).rect(x - 3.5, y, 7, 16)
    return [Layer("grain", Shape().poly(tablet.points)), Layer("cut", wedges)]


def engineering(detail: Detail) -> list[Layer]:
    """An aqueduct of three arches."""
    bridge = Shape().rect(2, 16, 96, 76)
    keystones = Shape()
    for x in (8, 38, 68):
        arch = Path(x, 94).line(x, 58).quadratic(x, 40, x + 12, 40).quadratic(x + 24, 40, x + 24, 58).line(x + 24, 94)
        bridge.cut(arch.points)
        keystones.poly([(x + 8, 38), (x + 16, 38), (x + 14.5, 47), (x + 9.5, 47)])
    layers = [Layer("shell", bridge), Layer("lapis", Shape().rect(2, 8, 96, 10))]
    if detail:
        layers += [Layer("gold", keystones), Layer("cut", Shape().rect(2, 28, 96, 2))]
    return layers
