"""The signs of the phases, each of one colour in a square of 100 units."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final, Literal, get_args

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.inlay import leaf
from ziggurat_client.art.paint import PaintLike
from ziggurat_client.art.shape import Path, Shape

PhaseSign = Literal[
    "nations",
    "taxes",
    "expansion",
    "census",
    "ships",
    "movement",
    "conflicts",
    "support",
    "cities",
    "cards",
    "trade",
    "advances",
    "calamities",
    "succession",
]
SIGNS: Final[tuple[PhaseSign, ...]] = get_args(PhaseSign)
"""Every sign, in the order of a turn."""


def draw_phase(
    canvas: Canvas, sign: PhaseSign, cx: float, cy: float, size: float, paint: PaintLike, alpha: float = 1.0
) -> None:
    """Draw the sign of a phase in a square of that side, centred at (cx, cy)."""
    left, top = canvas.snap(cx - size / 2), canvas.snap(cy - size / 2)
    canvas.fill(phase_shape(sign).placed(left, top, size), paint, alpha)


@cache
def phase_shape(sign: PhaseSign) -> Shape:
    """The outline of a phase's sign. It is shared: place a copy, do not add to it."""
    return _DRAWN[sign]()


def _nations() -> Shape:
    """A standard with a fringe."""
    shape = Shape().rect(14, 4, 10, 92).poly([(24, 10), (92, 10), (76, 34), (92, 58), (24, 58)])
    return shape.cut([(38, 24), (58, 24), (58, 44), (38, 44)])


def _taxes() -> Shape:
    """A coin."""
    return Shape().ellipse(50, 50, 44).ellipse(50, 50, 32, cuts=True).rect(44, 28, 12, 44)


def _expansion() -> Shape:
    """A shoot with three leaves."""
    shape = Shape().rect(45, 40, 10, 54).poly(leaf(50, 58, 46, 24, -48)).poly(leaf(50, 58, 46, 24, 48))
    return shape.poly(leaf(50, 44, 38, 18, 0))


def _census() -> Shape:
    """Five strokes of a tally."""
    shape = Shape()
    for x in (14, 34, 54, 74):
        shape.rect(x, 14, 10, 72)
    return shape.line([(4, 72), (96, 28)], 9)


def _ships() -> Shape:
    """A hull under two sails."""
    hull = Path(4, 62).line(96, 62).quadratic(88, 92, 66, 92).line(34, 92).quadratic(12, 92, 4, 62)
    shape = Shape().rect(46, 8, 8, 58).poly([(56, 12), (88, 54), (56, 54)]).poly([(42, 20), (42, 54), (16, 54)])
    return shape.poly(hull.points)


def _movement() -> Shape:
    """An arrow."""
    return Shape().poly([(6, 38), (52, 38), (52, 14), (96, 50), (52, 86), (52, 62), (6, 62)])


def _conflicts() -> Shape:
    """Crossed spears."""
    shape = Shape()
    for side in (-1, 1):
        shape.line([(50 + side * 40, 92), (50 - side * 30, 22)], 10)
        shape.poly([(50 - side * 44, 4), (50 - side * 20, 18), (50 - side * 36, 32)])
    return shape


def _support() -> Shape:
    """An ear of barley: cities are fed by those around them."""
    shape = Shape().line([(50, 96), (50, 40)], 8).poly(leaf(50, 32, 30, 17, 0))
    for row in range(3):
        foot = 82 - row * 22
        shape.poly(leaf(50, foot, 36, 17, -42)).poly(leaf(50, foot, 36, 17, 42))
    return shape


def _cities() -> Shape:
    """Three terraces and a shrine."""
    return Shape().rect(4, 72, 92, 22).rect(18, 48, 64, 22).rect(34, 24, 32, 22).rect(44, 6, 12, 16)


def _cards() -> Shape:
    """Two cards."""
    shape = Shape().poly([(18, 14), (58, 6), (72, 80), (32, 88)])
    return shape.poly([(64, 22), (88, 30), (74, 92), (60, 88), (78, 80)])


def _trade() -> Shape:
    """An arrow there and one back."""
    shape = Shape().poly([(4, 30), (64, 30), (64, 12), (96, 38), (64, 62), (64, 46), (4, 46)])
    return shape.poly([(96, 58), (40, 58), (40, 46), (4, 72), (40, 96), (40, 80), (96, 80)])


def _advances() -> Shape:
    """A temple."""
    shape = Shape().rect(4, 82, 92, 12).rect(12, 70, 76, 10).poly([(50, 2), (96, 28), (4, 28)])
    for x in (18, 44, 70):
        shape.rect(x, 32, 12, 38)
    return shape


def _calamities() -> Shape:
    """A flame."""
    path = Path(50, 4).quadratic(56, 24, 72, 38).quadratic(94, 60, 80, 80).quadratic(68, 98, 50, 96)
    path.quadratic(30, 98, 20, 80).quadratic(10, 58, 30, 44).quadratic(34, 56, 42, 58).quadratic(34, 28, 50, 4)
    return Shape().poly(path.points)


def _succession() -> Shape:
    """A stair."""
    return Shape().rect(4, 74, 24, 20).rect(28, 54, 24, 40).rect(52, 34, 24, 60).rect(76, 14, 20, 80)


_DRAWN: Final[dict[PhaseSign, Callable[[], Shape]]] = {
    "nations": _nations,
    "taxes": _taxes,
    "expansion": _expansion,
    "census": _census,
    "ships": _ships,
    "movement": _movement,
    "conflicts": _conflicts,
    "support": _support,
    "cities": _cities,
    "cards": _cards,
    "trade": _trade,
    "advances": _advances,
    "calamities": _calamities,
    "succession": _succession,
}
