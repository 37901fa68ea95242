"""Goods that grow or are made of what grows: hides, papyrus, grain, cloth and spices, as inlay in a box of 100."""

from __future__ import annotations

from collections.abc import Sequence

from ziggurat_client.art.glyphs import Detail, Layer, glyph_layers, leaf
from ziggurat_client.art.shape import Path, Shape


def hides(detail: Detail) -> list[Layer]:
    """A stretched skin."""
    skin = Path(50, 12).quadratic(60, 20, 72, 14).line(94, 6).quadratic(88, 26, 80, 36).quadratic(76, 52, 84, 66)
    skin.line(96, 90).quadratic(76, 92, 66, 82).quadratic(56, 78, 54, 98).line(46, 98).quadratic(44, 78, 34, 82)
    skin.quadratic(24, 92, 4, 90).line(16, 66).quadratic(24, 52, 20, 36).quadratic(12, 26, 6, 6).line(28, 14)
    layers = [Layer("grain", Shape().poly(skin.quadratic(40, 20, 50, 12).points))]
    if detail:
        patch = Path(38, 40).quadratic(50, 30, 62, 40).quadratic(66, 56, 58, 66).quadratic(50, 72, 42, 66)
        layers.append(Layer("red", Shape().poly(patch.quadratic(34, 56, 38, 40).points)))
    if detail == 2:
        folds = Shape().line([(50, 16), (50, 34)], 1.6).line([(50, 72), (50, 94)], 1.6)
        layers.append(Layer("cut", folds.line([(26, 24), (36, 34)], 1.6).line([(74, 24), (64, 34)], 1.6)))
    return layers


def papyrus(detail: Detail) -> list[Layer]:
    """The head of a papyrus reed."""
    stalk = Shape().taper([(50, 98), (49, 66), (50, 40)], [9, 7, 6] if detail else [13, 11, 9])
    count, width = (9, 11.0) if detail else (5, 19.0)
    rays = Shape()
    for ray in range(count):
        rays.poly(leaf(50, 46, 46, width, -78 + 156 * ray / (count - 1)))
    cup = Path(34, 46).quadratic(50, 60, 66, 46).quadratic(58, 34, 50, 34).quadratic(42, 34, 34, 46)
    layers = [Layer("shell", stalk), Layer("grain", rays), Layer("gold", Shape().poly(cup.points))]
    if detail:
        layers.append(Layer("shell", Shape().poly(leaf(50, 98, 44, 10, -38)).poly(leaf(50, 98, 38, 9, 40))))
    return layers


def grain(detail: Detail) -> Sequence[Layer]:
    """An ear of barley."""
    return glyph_layers("A", detail)


def cloth(detail: Detail) -> list[Layer]:
    """A dyed and fringed cloth on its rod."""
    count = 9 if detail else 5
    fringe = Shape()
    for thread in range(count):
        fringe.rect(15 + 72 / count * thread, 78, 72 / count - 2.4, 16)
    layers = [
        Layer("red", Shape().rect(14, 22, 72, 56)),
        Layer("shell", Shape().rect(14, 34, 72, 9)),
        Layer("lapis", Shape().rect(14, 50, 72, 11)) if detail else Layer("shell", Shape().rect(14, 56, 72, 9)),
        Layer("shell", fringe),
        Layer("gold", Shape().rect(6, 10, 88, 14).ellipse(6, 17, 8).ellipse(94, 17, 8)),
    ]
    if detail == 2:
        lozenges = Shape()
        for left in range(16, 88, 9):
            if left + 9 <= 88:
                lozenges.poly([(left, 55.5), (left + 4.5, 51), (left + 9, 55.5), (left + 4.5, 60)])
        layers.append(Layer("gold", lozenges))
    return layers


def spices(detail: Detail) -> list[Layer]:
    """Red pods in a mortar with its pestle."""
    bowl = Path(14, 55).line(86, 55).quadratic(84, 80, 64, 84).line(70, 94, 30, 94, 36, 84).quadratic(16, 80, 14, 55)
    layers = [
        Layer("shell", Shape().line([(60, 46), (82, 6)], 8).ellipse(82, 7, 7)),
        Layer("red", Shape().ellipse(34, 34, 12).ellipse(50, 24, 10).ellipse(22, 26, 8)),
        Layer("gap", Shape().rect(8, 44, 84, 6)),
        Layer("gold", Shape().rect(8, 46, 84, 9)),
        Layer("shell", Shape().poly(bowl.points)),
    ]
    if detail:
        layers.append(Layer("cut", Shape().line([(24, 66), (76, 66)], 2)))
    if detail == 2:
        layers.append(Layer("red", Shape().poly([(44, 70), (50, 64.5), (56, 70), (50, 76)])))
    return layers
