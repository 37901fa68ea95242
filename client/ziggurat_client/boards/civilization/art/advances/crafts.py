"""Crafts: pottery, weaving, metallurgy and agriculture, as inlay in a box of 100."""

from __future__ import annotations

from ziggurat_client.art.glyphs import Detail, Layer, leaf
from ziggurat_client.art.shape import Path, Shape


def pottery(detail: Detail) -> list[Layer]:
    """A jar with two handles."""
    jar = Path(36, 22).line(64, 22).quadratic(66, 32, 76, 38).quadratic(94, 52, 66, 84).line(62, 92, 38, 92, 34, 84)
    jar.quadratic(6, 52, 24, 38).quadratic(34, 32, 36, 22)
    layers = [
        Layer("shell", Shape().arc(24, 40, 16, 90, 290, 6).arc(76, 40, 16, -110, 90, 6)),
        Layer("red", Shape().poly(jar.points)),
        Layer("shell", Shape().rect(30, 8, 40, 13)),
        Layer("shell", Shape().rect(32, 88, 36, 8)),
    ]
    if detail:
        layers.append(Layer("shell", Shape().poly([(16, 50), (84, 50), (83, 58), (17, 58)])))
    if detail == 1:
        layers.append(Layer("cut", Shape().line([(18, 54), (82, 54)], 1.5)))
    if detail == 2:
        upper = [(30, 72), (40, 62), (50, 72), (60, 62), (70, 72)]
        layers.append(Layer("gold", Shape().poly([*upper, (66, 76), (60, 69), (50, 79), (40, 69), (34, 76)])))
    return layers


def weaving(detail: Detail) -> list[Layer]:
    """An upright loom whose threads are weighted."""
    count, thread = (6, 4.0) if detail else (4, 6.0)
    threads = Shape()
    for number in range(count):
        x = 24 + 52 / count * (number + 0.5)
        threads.rect(x - thread / 2, 51, thread, 26).ellipse(x, 82, 52 / count * 0.40, 7)
    return [
        Layer("gold", Shape().rect(6, 8, 88, 9).rect(12, 8, 8, 88).rect(80, 8, 8, 88)),
        Layer("red", Shape().rect(24, 18, 52, 16)),
        Layer("shell", Shape().rect(24, 34, 52, 9)),
        Layer("lapis", Shape().rect(24, 43, 52, 8)),
        Layer("shell", threads),
    ]


def metallurgy(detail: Detail) -> list[Layer]:
    """A hammer over an anvil."""
    anvil = [(4, 56), (96, 56), (92, 66), (70, 70), (64, 80), (78, 84), (78, 94)]
    anvil += [(22, 94), (22, 84), (36, 80), (34, 70), (12, 66)]
    layers = [
        Layer("gold", Shape().line([(26, 52), (66, 12)], 8)),
        Layer("shell", Shape().poly([(54, 2), (86, 32), (74, 44), (42, 14)])),
        Layer("gap", Shape().rect(4, 52, 92, 6)),
        Layer("shell", Shape().poly(anvil)),
    ]
    if detail:
        spark = [(16, 30), (20, 38), (28, 38), (21, 43), (24, 51), (16, 46), (8, 51), (11, 43), (4, 38), (12, 38)]
        layers += [Layer("red", Shape().rect(36, 46, 34, 9)), Layer("gold", Shape().poly(spark))]
    return layers


def agriculture(detail: Detail) -> list[Layer]:
    """A plough."""
    share = Path(60, 50).line(80, 22, 90, 26).quadratic(78, 54, 84, 66).line(96, 90, 60, 90)
    share.quadratic(40, 88, 34, 78).line(62, 74)
    layers = [
        Layer("gold", Shape().taper([(4, 22), (40, 40), (70, 62)], [7, 8, 9])),
        Layer("shell", Shape().poly(share.points)),
        Layer("gap", Shape().rect(0, 88, 100, 3)),
        Layer("grain", Shape().poly([(20, 84), (38, 76), (66, 84), (60, 94), (30, 94)])),
    ]
    if detail:
        shoot = Shape().poly(leaf(16, 60, 20, 9, -20)).poly(leaf(16, 60, 20, 9, 20)).rect(14.6, 58, 2.8, 20)
        layers += [Layer("cut", Shape().line([(70, 52), (78, 84)], 2)), Layer("grain", shoot)]
    return layers
