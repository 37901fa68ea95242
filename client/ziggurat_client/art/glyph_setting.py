"""Setting a glyph into a field: its materials, its joints, its shadow."""

from collections.abc import Callable, Sequence
from functools import lru_cache

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import WHITE, Colour, ColourLike
from ziggurat_client.art.glyphs import Detail, Layer, Role, detail_for, glyph_layers
from ziggurat_client.art.paint import PaintLike, vertical
from ziggurat_client.art.palette import BITUMEN
from ziggurat_client.art.shape import Shape

Drawing = Callable[[Detail], Sequence[Layer]]
"""A glyph of another game: its layers, in a box of 100, at a degree of detail."""

_ENGRAVED = "#20150f"
_BEVELLED_FROM = 60
_MARGIN = 0.2
"""Space around a glyph for its shadow, as a share of its size."""


def draw_glyph(
    canvas: Canvas,
    glyph: str | Drawing,
    cx: float,
    cy: float,
    size: float,
    *,
    field: Colour = BITUMEN,
    detail: Detail | None = None,
    shadow: bool = True,
    alpha: float = 1.0,
) -> None:
    """Set a kind's glyph (or another game's drawing) centred at (cx, cy) into a field of the given colour."""
    chosen = detail_for(size * canvas.scale) if detail is None else detail
    margin = size * _MARGIN
    picture = _glyph_picture(glyph, size, canvas.scale, field, canvas.palette.flat, chosen, shadow)
    canvas.blit(picture, cx - size / 2 - margin, cy - size / 2 - margin, alpha)


def draw_glyph_flat(
    canvas: Canvas, glyph: str | Drawing, cx: float, cy: float, size: float, colour: ColourLike, alpha: float = 1.0
) -> None:
    """The glyph as a figure of one colour, its inner lines left open."""
    margin = size * _MARGIN
    detail = detail_for(size * canvas.scale)
    picture = Canvas(size + 2 * margin, size + 2 * margin, canvas.scale)
    for layer in _layers(glyph, detail):
        placed = layer.shape.placed(margin, margin, size)
        if layer.role not in ("cut", "gap"):
            picture.fill(placed, colour)
        elif detail or layer.role == "gap":
            picture.erase(placed)
    canvas.blit(picture, cx - size / 2 - margin, cy - size / 2 - margin, alpha)


def _layers(glyph: str | Drawing, detail: Detail) -> Sequence[Layer]:
    return glyph_layers(glyph, detail) if isinstance(glyph, str) else glyph(detail)


@lru_cache(maxsize=256)
def _glyph_picture(
    glyph: str | Drawing, size: float, scale: float, field: Colour, flat: bool, detail: Detail, shadow: bool
) -> Canvas:
    margin = size * _MARGIN
    picture = Canvas(size + 2 * margin, size + 2 * margin, scale)
    layers = _layers(glyph, detail)
    if shadow and not flat:
        _cast_shadow(picture, layers, margin, size)
    paints = _flat_materials(field) if flat else _materials(margin, margin + size, field)
    bevelled = size * scale > _BEVELLED_FROM and not flat
    for layer in layers:
        mask = picture.mask(layer.shape.placed(margin, margin, size))
        picture.fill(mask, paints[layer.role], 0.92 if layer.role in ("cut", "gap") and not flat else 1.0)
        if bevelled and layer.role in ("shell", "grain", "gold"):
            picture.bevel(mask, 0.8, 0.5, 0.3)
    return picture


def _cast_shadow(picture: Canvas, layers: Sequence[Layer], margin: float, size: float) -> None:
    figure = Shape()
    for layer in layers:
        if layer.role not in ("cut", "gap"):
            figure.extend(layer.shape)
    mask = picture.mask(figure.placed(margin, margin, size))
    picture.shadow(mask, max(2, size * 0.07), size * 0.035, 0.55)
    picture.shadow(mask, max(1.5, size * 0.03), 0, 0.9, colour=BITUMEN)


def _materials(top: float, bottom: float, field: Colour) -> dict[Role, PaintLike]:
    return {
        "shell": vertical(top, bottom, (0, "#fffaf0"), (0.55, "#f6ecd4"), (1, "#dcc699")),
        "grain": vertical(top, bottom, (0, "#fff6dc"), (0.6, "#f7e3b0"), (1, "#d8b468")),
        "gold": vertical(top, bottom, "#ffe08a", "#eebb48", "#b97f25"),
        "red": vertical(top, bottom, "#d4563f", "#8f2f22"),
        "lapis": vertical(top, bottom, "#3b63c4", "#16307c"),
        "cut": _ENGRAVED,
        "gap": field,
    }


def _flat_materials(field: Colour) -> dict[Role, PaintLike]:
    return {
        "shell": WHITE,
        "grain": WHITE,
        "gold": WHITE,
        "red": field,
        "lapis": WHITE,
        "cut": field,
        "gap": field,
    }
