"""Civics: law, democracy and philosophy, as inlay in a box of 100."""

from __future__ import annotations

from ziggurat_client.art.glyphs import Detail, Layer
from ziggurat_client.art.shape import Path, Shape


def law(detail: Detail) -> list[Layer]:
    """A pillar of laws under the sun."""
    pillar = Path(24, 96).line(24, 32).quadratic(24, 6, 50, 6).quadratic(76, 6, 76, 32).line(76, 96)
    sky = Path(32, 42).line(32, 32).quadratic(32, 14, 50, 14).quadratic(68, 14, 68, 32).line(68, 42)
    rows, thick = ((50, 58, 66, 74, 82), 2.8) if detail else ((54, 66, 78), 4.8)
    writing = Shape()
    for y in rows:
        writing.rect(32, y - thick / 2, 36, thick)
    return [
        Layer("shell", Shape().poly(pillar.points)),
        Layer("shell", Shape().rect(12, 88, 76, 9)),
        Layer("lapis", Shape().poly(sky.points)),
        Layer("gold", Shape().ellipse(50, 29, 8)),
        Layer("cut", writing),
    ]


def democracy(detail: Detail) -> list[Layer]:
    """Raised hands over an urn."""
    urn = Path(8, 56).line(92, 56).quadratic(88, 82, 66, 86).line(70, 96, 30, 96, 34, 86).quadratic(12, 82, 8, 56)
    if detail:
        middle = [(43, 60), (41, 22), (38, 4), (43, 2), (46, 18), (48, -1), (52, -1), (54, 18), (57, 2), (62, 4)]
        layers = [Layer("shell", _hand(24)), Layer("shell", _hand(76))]
        layers.append(Layer("shell", Shape().poly([*middle, (59, 22), (57, 60)])))
    else:
        layers = [Layer("shell", Shape().rect(16, 10, 14, 50).rect(43, 2, 14, 56).rect(70, 10, 14, 50))]
    return [
        *layers,
        Layer("gap", Shape().rect(6, 52, 88, 6)),
        Layer("red", Shape().poly(urn.points)),
        Layer("gold", Shape().rect(8, 55, 84, 8)),
    ]


def _hand(x: float) -> Shape:
    left = [(x - 6, 60), (x - 7, 30), (x - 9, 14), (x - 5, 12), (x - 3, 26), (x - 2, 8)]
    return Shape().poly([*left, *((2 * x - px, py) for px, py in reversed(left))])


def philosophy(detail: Detail) -> list[Layer]:
    """An owl."""
    owl = Path(14, 6).quadratic(30, 16, 50, 14).quadratic(70, 16, 86, 6).quadratic(92, 30, 84, 46)
    owl.quadratic(90, 72, 66, 90).line(34, 90).quadratic(10, 72, 16, 46).quadratic(8, 30, 14, 6)
    layers = [
        Layer("shell", Shape().poly(owl.points)),
        Layer("gold", Shape().ellipse(33, 36, 15).ellipse(67, 36, 15)),
        Layer("cut", Shape().ellipse(33, 36, 8).ellipse(67, 36, 8)),
        Layer("red", Shape().poly([(44, 46), (56, 46), (50, 60)])),
    ]
    if detail:
        feathers = Shape()
        for row in range(3):
            shift = 7 if row % 2 else 0
            for number in range(4 - row % 2):
                feathers.arc(29 + 14 * number + shift, 64 + row * 9, 5, 10, 170, 1.8)
        layers.append(Layer("cut", feathers))
        layers.append(Layer("gold", Shape().rect(34, 90, 8, 6).rect(58, 90, 8, 6)))
    return layers
