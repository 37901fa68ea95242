"""A sign in a frame: a square field, lit from above its middle, in an edge of gold or another metal."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final, NamedTuple

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import Colour, darken, lighten, rgb
from ziggurat_client.art.glyph_setting import Drawing, draw_glyph
from ziggurat_client.art.glyphs import Detail, Layer
from ziggurat_client.art.paint import Paint, Solid, radial, vertical
from ziggurat_client.art.palette import BITUMEN, Palette
from ziggurat_client.art.shape import Shape

GLYPH: Final = 0.72
"""How large a sign is in its frame."""
_MARGIN: Final = 12.0
_BROAD: Final = 40.0
"""A frame so large has corners of three units, a smaller one of two."""
_BODY: Final = 14.0
"""A red piece of a sign so wide and so high is part of its figure, not an accent."""
_OUTLINE: Final = 5.0
_FLAT_SHADE: Final = 0.28


class FieldColours(NamedTuple):
    """A field, from its lit middle to its deep rim."""

    light: Colour
    mid: Colour
    deep: Colour


class Framing(NamedTuple):
    """Everything that a framed sign shows; a field with a `second` is parted from corner to corner."""

    drawing: Drawing
    field: FieldColours
    second: FieldColours | None = None
    edge: tuple[Colour, ...] | None = None
    """The stops of its edge from the top down, where that is not the palette's gold."""


def field_colours(light: str, mid: str, deep: str) -> FieldColours:
    """A field's colours by their names."""
    return FieldColours(rgb(light), rgb(mid), rgb(deep))


def lit_field(field: FieldColours, palette: Palette, cx: float, cy: float, radius: float) -> Paint:
    """What a field is filled with: light from (cx, cy), or one dark colour where the palette is flat."""
    if palette.flat:
        return Solid(darken(field.mid, _FLAT_SHADE))
    return radial(cx, cy, radius, (0, field.light), (0.55, field.mid), (1, field.deep))


def draw_framed(canvas: Canvas, framing: Framing, x: float, y: float, size: float, *, glow: float = 0.0) -> None:
    """A framed sign of that side with its top left corner at (x, y); `glow` is the radius of the light around it."""
    left, top, side, _ = canvas.box(x, y, size, size)
    if glow:
        body = canvas.stepped(left, top, side, side, _step(side), 1)
        canvas.glow(body, lighten(framing.field.light, 0.25), glow, 0.7, inside=False)
    margin = canvas.snap(_MARGIN)
    canvas.blit(_picture(framing, side, canvas.scale, canvas.palette), left - margin, top - margin)


def _step(side: float) -> float:
    return 3.0 if side >= _BROAD else 2.0


@lru_cache(maxsize=384)
def _picture(framing: Framing, side: float, scale: float, palette: Palette) -> Canvas:
    picture = Canvas(side + 2 * _MARGIN, side + 2 * _MARGIN, scale, palette)
    at, step = picture.snap(_MARGIN), _step(side)
    body = picture.stepped(at, at, side, side, step, 1)
    picture.shadow(body, 5, 2, 0.6)
    picture.fill(body, vertical(at, at + side, *(framing.edge or palette.edge)))
    edge, rim = picture.hair(1.5), picture.hair(1.5)
    picture.fill(picture.stepped(at + edge, at + edge, side - 2 * edge, side - 2 * edge, step, 1), BITUMEN)
    inset = edge + rim
    _draw_field(picture, framing, at + inset, side - 2 * inset, step * 0.7)
    middle = at + side / 2
    draw_figure(picture, framing.drawing, middle, middle, side * GLYPH, framing.field)
    return picture


def _draw_field(picture: Canvas, framing: Framing, at: float, side: float, step: float) -> None:
    middle, lit = at + side / 2, at + side * 0.36
    field = picture.mask(picture.stepped(at, at, side, side, step, 1))
    picture.fill(field, lit_field(framing.field, picture.palette, middle, lit, side * 0.85))
    if framing.second is not None:
        far = at + side
        half = Shape().poly(
            [(far - step, at), (far, at + step), (far, far - step), (far - step, far), (at + step, far)]
        )
        picture.fill(half, lit_field(framing.second, picture.palette, middle, lit, side * 0.85))
    if not picture.palette.flat:
        picture.inner_shadow(field, side * 0.09, 0.4)


def draw_figure(canvas: Canvas, drawing: Drawing, cx: float, cy: float, size: float, field: FieldColours) -> None:
    """A sign without a frame, set into a field of those colours and centred at (cx, cy)."""
    flat = canvas.palette.flat
    ground = darken(field.mid, _FLAT_SHADE) if flat else field.deep
    draw_glyph(canvas, outlined(drawing) if flat else drawing, cx, cy, size, field=ground)


@cache
def outlined(drawing: Drawing) -> Drawing:
    """The same sign for flat palettes, which have no red: what is red of its figure is outlined instead."""

    def layers(detail: Detail) -> tuple[Layer, ...]:
        pieces: list[Layer] = []
        for layer in drawing(detail):
            pieces.append(layer)
            if layer.role == "red":
                pieces.append(Layer("shell", _outline(layer.shape)))
        return tuple(piece for piece in pieces if piece.shape)

    return layers


def _outline(shape: Shape) -> Shape:
    outline = Shape()
    for contour in shape.contours:
        left, top, right, bottom = Shape().poly(contour.points).bounds()
        if right - left >= _BODY or bottom - top >= _BODY:
            outline.line(contour.points, _OUTLINE, closed=True)
    return outline
