"""Calamities with a black back: epidemic, civil disorder, iconoclasm and piracy, as inlay in a box of 100."""

from __future__ import annotations

from ziggurat_client.art.glyphs import Detail, Layer, leaf
from ziggurat_client.art.shape import Path, Shape


def epidemic(detail: Detail) -> list[Layer]:
    """A skull."""
    skull = Path(50, 6).quadratic(90, 6, 90, 44).quadratic(90, 62, 76, 68).line(74, 90, 26, 90, 24, 68)
    skull.quadratic(10, 62, 10, 44).quadratic(10, 6, 50, 6)
    hollows = Shape().ellipse(32, 46, 13, 12).ellipse(68, 46, 13, 12).poly([(50, 58), (57, 70), (43, 70)])
    for x in (36, 48, 60):
        hollows.rect(x, 78, 3.5, 14)
    layers = [Layer("shell", Shape().poly(skull.points)), Layer("cut", hollows)]
    if detail:
        layers.append(Layer("red", Shape().ellipse(32, 47, 6).ellipse(68, 47, 6)))
    return layers


def civil_disorder(detail: Detail) -> list[Layer]:
    """A broken column and a torch."""
    column = Shape().rect(8, 84, 50, 10)
    column.poly([(14, 84), (14, 36), (24, 44), (32, 30), (42, 42), (52, 34), (52, 84)])
    flame = Path(68, 46).quadratic(58, 30, 74, 16).quadratic(76, 24, 84, 6).quadratic(98, 26, 92, 46)
    layers = [
        Layer("shell", column),
        Layer("gold", Shape().line([(66, 94), (80, 46)], 9)),
        Layer("red", Shape().poly(flame.quadratic(84, 54, 68, 46).points)),
    ]
    if detail:
        layers.append(Layer("cut", Shape().rect(23, 48, 3, 36).rect(32, 44, 3, 40).rect(41, 48, 3, 36)))
        layers.append(Layer("gold", Shape().poly(leaf(80, 46, 20, 9, 0))))
    return layers


def iconoclasm(detail: Detail) -> list[Layer]:
    """The head of a statue struck off by a hammer."""
    body = [(24, 94), (28, 58), (36, 52), (44, 60), (52, 50), (62, 58), (72, 54), (76, 94)]
    head = Path(58, 8).quadratic(84, 6, 84, 28).quadratic(84, 44, 70, 48).line(60, 44, 50, 48)
    head.quadratic(42, 30, 46, 20).quadratic(50, 10, 58, 8)
    layers = [
        Layer("shell", Shape().poly(body)),
        Layer("shell", Shape().poly(head.points)),
        Layer("red", Shape().line([(12, 10), (36, 40)], 8).poly([(2, 18), (18, 2), (26, 12), (12, 26)])),
    ]
    if detail:
        layers.append(Layer("cut", Shape().ellipse(62, 26, 4).ellipse(75, 26, 4).rect(62, 36, 12, 3)))
        layers.append(Layer("gold", Shape().rect(28, 80, 44, 6)))
    return layers


def piracy(detail: Detail) -> list[Layer]:
    """A ship with a skull on its sail."""
    sail = Path(18, 18).line(84, 18).quadratic(92, 38, 84, 58).line(18, 58).quadratic(26, 38, 18, 18)
    hull = Path(2, 54).quadratic(8, 66, 18, 66).line(82, 66).quadratic(92, 66, 98, 54)
    hull.quadratic(94, 92, 70, 94).line(30, 94).quadratic(6, 92, 2, 54)
    layers = [
        Layer("shell", Shape().line([(50, 8), (50, 70)], 5)),
        Layer("red", Shape().poly(sail.points)),
        Layer("gap", Shape().rect(6, 64, 88, 6)),
        Layer("shell", Shape().poly(hull.points)),
        Layer("shell", Shape().ellipse(52, 36, 11).rect(46, 42, 12, 9)),
        Layer("cut", Shape().ellipse(48, 36, 3).ellipse(56, 36, 3)),
    ]
    if detail:
        shields = Shape()
        for x in (24, 40, 56, 72):
            shields.ellipse(x, 78, 4)
        layers.append(Layer("cut", shields))
    return layers
