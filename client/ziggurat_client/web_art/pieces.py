"""A drawing as pieces: flat shapes from the lowest up, each with its paint in every palette."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import NamedTuple, TypeAlias

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import Linear, Paint, Radial, Solid
from ziggurat_client.art.palette import Palette
from ziggurat_client.art.shape import Shape
from ziggurat_client.art.strokes import Erased, Filled, Placed, Stroke, keeping_strokes
from ziggurat_client.web_art.tones import ALL

Drawn: TypeAlias = Callable[[Canvas], None]
"""What draws something with its top left corner at (0, 0)."""

_FAINT = 0.08
"""What is less opaque is only felt on a large picture; here it is left out."""


class Piece(NamedTuple):
    """A shape, what it is filled with in each palette, and how opaque it is."""

    shape: Shape
    paints: tuple[Paint, ...]
    alpha: float


def pieces_of(
    draw: Drawn, width: float, height: float, scale: float = 1.0, palettes: tuple[Palette, ...] = ALL
) -> tuple[Piece, ...]:
    """What `draw` fills on a canvas of that size; `scale` decides how much detail it gives."""
    drawn = [_filled(draw, width, height, scale, palette) for palette in palettes]
    for place, strokes in enumerate(drawn):
        if len(strokes) != len(drawn[0]):
            # A flat palette draws other things, not only other colours: there it is drawn as the others are.
            drawn[place] = _filled(draw, width, height, scale, replace(palettes[place], flat=False))
    return tuple(
        Piece(together[0].shape, tuple(each.paint for each in together), together[0].alpha)
        for together in zip(*drawn, strict=True)
    )


def _filled(draw: Drawn, width: float, height: float, scale: float, palette: Palette) -> list[Filled]:
    with keeping_strokes():
        canvas = Canvas(width, height, scale, palette)
        draw(canvas)
    return [each for each in _flattened(canvas.strokes or ()) if each.alpha >= _FAINT]


def _flattened(strokes: tuple[Stroke, ...] | list[Stroke]) -> list[Filled]:
    """Strokes of other canvases moved to where they were placed, and what was erased cut out of what lay there."""
    found: list[Filled] = []
    for stroke in strokes:
        match stroke:
            case Filled():
                found.append(stroke)
            case Erased(shape):
                found = [each._replace(shape=_cut(each.shape, shape)) for each in found]
            case Placed(inner, x, y, scale, alpha):
                found += [_moved(each, x, y, scale, alpha) for each in _flattened(inner)]
    return found


def _cut(shape: Shape, taken: Shape) -> Shape:
    left = Shape().extend(shape)
    for contour in taken.contours:
        left.poly(contour.points, cuts=not contour.cuts)
    return left


def _moved(stroke: Filled, x: float, y: float, scale: float, alpha: float) -> Filled:
    shape = stroke.shape.transformed(scale=scale, dx=x, dy=y)
    return Filled(shape, _moved_paint(stroke.paint, x, y, scale), stroke.alpha * alpha)


def _moved_paint(paint: Paint, x: float, y: float, scale: float) -> Paint:
    match paint:
        case Linear(start, end, stops, axis):
            shift = y if axis == "y" else x
            return Linear(start * scale + shift, end * scale + shift, stops, axis)
        case Radial(cx, cy, rx, ry, stops):
            return Radial(cx * scale + x, cy * scale + y, rx * scale, ry * scale, stops)
        case Solid():
            return paint
    raise TypeError(f"no page can show a paint such as {paint!r}")
