"""Sciences: astronomy, coinage and medicine, as inlay in a box of 100."""

from __future__ import annotations

import math
from typing import Final

from ziggurat_client.art.glyphs import Detail, Layer
from ziggurat_client.art.shape import Path, Point, Shape

_COILS: Final = 60
"""Of how many pieces the serpent's curve is made."""


def astronomy(detail: Detail) -> list[Layer]:
    """A star of eight rays in a ring."""
    star: list[Point] = []
    for number in range(16):
        angle = math.radians(-90 + number * 22.5)
        radius = 47 if number % 4 == 0 else 33 if number % 2 == 0 else 14
        star.append((50 + radius * math.cos(angle), 50 + radius * math.sin(angle)))
    layers = [Layer("shell", Shape().ring(50, 50, 44, 4))] if detail else []
    layers += [
        Layer("gold", Shape().poly(star)),
        Layer("gap", Shape().ellipse(50, 50, 15)),
        Layer("shell", Shape().ellipse(50, 50, 12)),
    ]
    if detail == 2:
        layers.append(Layer("lapis", Shape().ellipse(50, 50, 6)))
    return layers


def coinage(detail: Detail) -> list[Layer]:
    """Coins with the head of a bull; where it is small, one."""
    cx, cy, radius = (62.0, 42.0, 33.0) if detail else (50.0, 50.0, 46.0)
    layers: list[Layer] = []
    if detail:
        layers += [
            Layer("gold", Shape().ellipse(32, 62, 29)),
            Layer("cut", Shape().ring(32, 62, 24, 2)),
            Layer("gap", Shape().ellipse(62, 42, 36)),
        ]
    bull, joint = (
        _bull().transformed(scale=scale * radius / 60, about=(50, 50), dx=cx - 50, dy=cy - 50) for scale in (1.0, 1.16)
    )
    return [
        *layers,
        Layer("gold", Shape().ellipse(cx, cy, radius)),
        Layer("gap", Shape().ring(cx, cy, radius * 0.84, radius * 0.09)),
        Layer("gap", joint),
        Layer("shell", bull),
    ]


def _bull() -> Shape:
    head = Path(34, 40).line(66, 40).quadratic(68, 58, 60, 76).quadratic(50, 84, 40, 76).quadratic(32, 58, 34, 40)
    left = Path(36, 42).quadratic(14, 40, 16, 16).quadratic(26, 30, 40, 32)
    right = Path(64, 42).quadratic(86, 40, 84, 16).quadratic(74, 30, 60, 32)
    bull = Shape().poly(head.points).poly(left.points).poly(right.points)
    return bull.rect(42, 52, 4, 6, cuts=True).rect(54, 52, 4, 6, cuts=True)


def medicine(detail: Detail) -> list[Layer]:
    """A staff with a serpent."""
    along = [9.6 * step / (_COILS - 1) for step in range(_COILS)]
    serpent = [(50 + 24 * math.sin(t) * (1 - 0.25 * t / 9.4), 88 - t * 7.6) for t in along]
    thin, thick = (4.0, 10.0) if detail else (8.0, 13.0)
    widths = [thin + (thick - thin) * step / (_COILS - 1) for step in range(_COILS)]
    head_x, head_y = serpent[-1]
    layers = [
        Layer("gold", Shape().rect(46, 6, 8, 92) if detail else Shape().rect(44, 6, 12, 92)),
        Layer("gap", Shape().taper(serpent, [13.5 if detail else 17.0] * _COILS)),
        Layer("shell", Shape().taper(serpent, widths).ellipse(head_x - 3, head_y, 9, 6.5)),
    ]
    layers.append(Layer("gold", Shape().ellipse(50, 8, 8)))
    if detail:
        layers.append(Layer("red", Shape().ellipse(head_x - 6, head_y - 1, 2.2)))
    return layers
