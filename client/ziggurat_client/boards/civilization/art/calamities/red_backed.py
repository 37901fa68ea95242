"""Calamities with a red back: volcano, flood, famine and civil war, as inlay in a box of 100."""

from __future__ import annotations

from ziggurat_client.art.glyphs import Detail, Layer, leaf
from ziggurat_client.art.shape import Path, Shape


def volcano(detail: Detail) -> list[Layer]:
    """A mountain that breaks out."""
    lava = [(36, 42), (64, 42), (60, 56), (66, 74), (56, 66), (50, 84), (44, 62), (38, 68), (42, 54)]
    flame = Path(40, 40).quadratic(36, 26, 44, 16).quadratic(48, 24, 52, 4).quadratic(64, 18, 60, 40)
    layers = [
        Layer("shell", Shape().poly([(4, 94), (30, 52), (36, 42), (64, 42), (70, 52), (96, 94)])),
        Layer("red", Shape().poly(lava)),
        Layer("gold", Shape().poly(flame.points)),
    ]
    if detail:
        stones = Shape().ellipse(24, 26, 7).ellipse(78, 20, 8).ellipse(80, 40, 5).ellipse(14, 44, 4)
        layers.append(Layer("red", stones))
    return layers


def flood(detail: Detail) -> list[Layer]:
    """A house in high water; where it is small, only the water."""
    layers: list[Layer] = []
    if detail:
        layers.append(Layer("shell", Shape().poly([(28, 50), (28, 30), (50, 12), (72, 30), (72, 50)])))
        roof = Shape().poly([(22, 32), (50, 8), (78, 32), (72, 36), (50, 18), (28, 36)])
        layers += [Layer("red", roof), Layer("cut", Shape().rect(44, 34, 12, 18))]
    for row, y in enumerate((54, 72, 90) if detail else (30, 56, 82)):
        wave = Shape()
        for crest in range(4):
            wave.arc(8 + crest * 28, y - 9, 14, 20, 160, 7.5 if detail else 12)
        layers.append(Layer("shell" if (row == 1) == bool(detail) else "lapis", wave))
    return layers


def famine(detail: Detail) -> list[Layer]:
    """A withered plant over a cracked bowl."""
    leaves = Shape().poly(leaf(66, 26, 24, 12, 120)).poly(leaf(62, 30, 22, 11, 60)).poly(leaf(50, 46, 26, 12, -50))
    layers = [Layer("shell", Shape().line([(46, 70), (50, 44), (66, 26)], 6))]
    if detail:
        leaves.poly(leaf(54, 40, 22, 10, 20))
    layers.append(Layer("gold", leaves))
    if detail:
        layers.append(Layer("red", Shape().poly(leaf(28, 66, 14, 7, 100)).poly(leaf(76, 62, 14, 7, -120))))
    bowl = Path(6, 66).line(94, 66).quadratic(90, 94, 62, 95).line(38, 95).quadratic(10, 94, 6, 66)
    crack = Shape().poly([(40, 66), (54, 66), (48, 76), (55, 84), (44, 80), (46, 74)])
    layers += [Layer("gap", Shape().rect(8, 62, 84, 5)), Layer("shell", Shape().poly(bowl.points))]
    return [*layers, Layer("cut", crack)]


def civil_war(detail: Detail) -> list[Layer]:
    """A seal broken in two halves."""
    left = Path(44, 8).quadratic(8, 14, 8, 50).quadratic(10, 86, 46, 94).line(38, 70, 50, 52, 36, 36)
    right = Path(60, 6).quadratic(94, 16, 92, 52).quadratic(90, 84, 58, 92).line(50, 70, 62, 52, 48, 36)
    layers = [Layer("shell", Shape().poly(left.points)), Layer("red", Shape().poly(right.points))]
    if detail:
        points = Shape().poly([(18, 46), (30, 40), (30, 60), (18, 56)]).poly([(82, 46), (72, 40), (72, 60), (82, 56)])
        layers.append(Layer("gold", points))
    return layers
