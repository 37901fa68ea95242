"""The signs of the phases, each one shape of one colour."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.inlay import leaf
from ziggurat_client.art.paint import PaintLike
from ziggurat_client.art.shape import Path, Shape


def draw_phase(canvas: Canvas, phase: str, cx: float, cy: float, size: float, paint: PaintLike) -> None:
    """Draw the sign of a phase in a square of that side. Raises KeyError for what is no phase."""
    left, top = canvas.snap(cx - size / 2), canvas.snap(cy - size / 2)
    canvas.fill(phase_shape(phase).placed(left, top, size), paint)


@cache
def phase_shape(phase: str) -> Shape:
    """The sign in a square of 100 units. It is shared: place a copy, do not add to it."""
    return _DRAWN[phase]()


def _nations() -> Shape:
    """A standard on its staff."""
    return Shape().rect(16, 4, 10, 92).poly([(30, 10), (92, 10), (72, 34), (92, 58), (30, 58)])


def _expansion() -> Shape:
    """A sprout."""
    shape = Shape().rect(45, 40, 10, 54)
    for top, length, width, angle in ((58, 46, 24, -48), (58, 46, 24, 48), (44, 38, 18, 0)):
        shape.poly(leaf(50, top, length, width, angle))
    return shape


def _census() -> Shape:
    """Four strokes and a fifth across."""
    shape = Shape()
    for x in (14, 34, 54, 74):
        shape.rect(x, 14, 10, 72)
    return shape.line([(4, 72), (96, 28)], 9)


def _ships() -> Shape:
    """A hull under sail."""
    hull = Path(4, 62).line(96, 62).quadratic(88, 92, 66, 92).line(34, 92).quadratic(12, 92, 4, 62)
    sails = Shape().rect(46, 8, 8, 58).poly([(56, 12), (88, 54), (56, 54)]).poly([(42, 20), (42, 54), (16, 54)])
    return sails.poly(hull.points)


def _movement() -> Shape:
    """An arrow."""
    return Shape().poly([(6, 38), (52, 38), (52, 14), (96, 50), (52, 86), (52, 62), (6, 62)])


def _conflicts() -> Shape:
    """Two crossed spears."""
    shape = Shape()
    for side in (-1, 1):
        shape.line([(50 + side * 40, 92), (50 - side * 30, 22)], 10)
        shape.poly([(50 - side * 44, 4), (50 - side * 20, 18), (50 - side * 36, 32)])
    return shape


def _cities() -> Shape:
    """A stepped tower."""
    return Shape().rect(4, 72, 92, 22).rect(18, 48, 64, 22).rect(34, 24, 32, 22).rect(44, 6, 12, 16)


def _succession() -> Shape:
    """Stairs that rise."""
    return Shape().rect(4, 74, 24, 20).rect(28, 54, 24, 40).rect(52, 34, 24, 60).rect(76, 14, 20, 80)


def _over() -> Shape:
    """A crown."""
    crown = Shape().poly([(6, 26), (28, 50), (50, 12), (72, 50), (94, 26), (86, 74), (14, 74)])
    return crown.rect(14, 80, 72, 12)


_DRAWN: Final[dict[str, Callable[[], Shape]]] = {
    "nations": _nations,
    "expansion": _expansion,
    "census": _census,
    "ships": _ships,
    "movement": _movement,
    "conflicts": _conflicts,
    "support": _conflicts,
    "cities": _cities,
    "succession": _succession,
    "over": _over,
}
