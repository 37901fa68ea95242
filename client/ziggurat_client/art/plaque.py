"""Kinds away from the board: small square plaques, the coin of a tile's other face, a hand tile shown with both."""

from functools import lru_cache

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.glyph_setting import draw_glyph
from ziggurat_client.art.glyphs import Detail
from ziggurat_client.art.paint import Paint, radial, vertical
from ziggurat_client.art.palette import BITUMEN, KindColours, Palette
from ziggurat_client.art.shape import circle

_COIN_MARGIN = 8.0
_PLAQUE_MARGIN = 10.0
_PAIR_RIM = 4.0
_PAIR_EXTRA_WIDTH, _PAIR_EXTRA_HEIGHT = 12.0, 8.0


def field_paint(colours: KindColours, cx: float, cy: float, radius: float) -> Paint:
    """A kind's field, lit from (cx, cy)."""
    return radial(cx, cy, radius, (0, colours.light), (0.55, colours.mid), (1, colours.deep))


def draw_plaque(
    canvas: Canvas,
    kind: str,
    x: float,
    y: float,
    size: float,
    *,
    glow: float = 0.0,
    step: float | None = None,
) -> None:
    """A kind as a small square in a gold edge, its top left corner at (x, y).

    ``glow`` is the radius of light around it in the kind's spark; ``step`` the size of its corner step.
    """
    corner = (3.0 if size >= 40 else 2.0) if step is None else step
    left, top, side, _ = canvas.box(x, y, size, size)
    if glow:
        canvas.glow(canvas.stepped(left, top, side, side, corner, 1), canvas.palette.kind(kind).spark, glow, 0.6)
    picture = _plaque_picture(kind, side, canvas.scale, canvas.palette, corner)
    margin = canvas.snap(_PLAQUE_MARGIN)
    canvas.blit(picture, left - margin, top - margin)


@lru_cache(maxsize=256)
def _plaque_picture(kind: str, side: float, scale: float, palette: Palette, step: float) -> Canvas:
    picture = Canvas(side + 2 * _PLAQUE_MARGIN, side + 2 * _PLAQUE_MARGIN, scale, palette)
    at = picture.snap(_PLAQUE_MARGIN)
    colours = palette.kind(kind)
    edge, rim = picture.hair(max(1.5, side * 0.03)), picture.hair(2)
    body = picture.stepped(at, at, side, side, step, 1)
    picture.shadow(body, 5, 2, 0.6)
    picture.fill(body, vertical(at, at + side, *palette.edge))
    picture.fill(picture.stepped(at + edge, at + edge, side - 2 * edge, side - 2 * edge, step, 1), BITUMEN)
    inset = edge + rim
    field = picture.stepped(at + inset, at + inset, side - 2 * inset, side - 2 * inset, step * 0.7, 1)
    middle = at + side / 2
    if palette.flat:
        picture.fill(field, colours.mid)
    else:
        picture.fill(field, field_paint(colours, middle, at + side * 0.36, side * 0.8))
        picture.inner_shadow(field, side * 0.09, 0.4)
    draw_glyph(picture, kind, middle, middle, side * 0.70, field=colours.deep)
    return picture


def draw_coin(canvas: Canvas, kind: str, cx: float, cy: float, radius: float) -> None:
    """The kind of a tile's other face as a round coin centred at (cx, cy)."""
    side = radius + canvas.snap(_COIN_MARGIN)
    canvas.blit(_coin_picture(kind, radius, canvas.scale, canvas.palette), cx - side, cy - side)


@lru_cache(maxsize=128)
def _coin_picture(kind: str, radius: float, scale: float, palette: Palette) -> Canvas:
    margin = round(_COIN_MARGIN * scale) / scale
    picture = Canvas(2 * (radius + margin), 2 * (radius + margin), scale, palette)
    centre = radius + margin
    colours = palette.kind(kind)
    rim, inset = max(1.1 / scale, radius * 0.085), max(2 / scale, radius * 0.17)
    disc = circle(centre, centre, radius)
    picture.shadow(disc, 4, 1.5, 0.7)
    picture.fill(disc, vertical(margin, margin + 2 * radius, *palette.edge))
    picture.fill(circle(centre, centre, radius - rim), BITUMEN)
    field = vertical(margin, margin + 2 * radius, colours.light, colours.deep)
    picture.fill(circle(centre, centre, radius - inset), colours.mid if palette.flat else field)
    detail: Detail | None = 0 if radius * scale < 26 else None
    size = radius * 1.32
    draw_glyph(picture, kind, centre, centre, size, field=colours.deep, shadow=False, detail=detail)
    return picture


def hand_pair_size(size: float) -> tuple[float, float]:
    """Width and height of a hand tile whose plaques have sides of ``size``."""
    return 2 * size + _PAIR_EXTRA_WIDTH, size + _PAIR_EXTRA_HEIGHT


def draw_hand_pair(canvas: Canvas, faces: tuple[str, str], x: float, y: float, size: float) -> None:
    """Both faces of a hand tile: two plaques set in one gold mount, its top left corner at (x, y)."""
    width, height = hand_pair_size(size)
    mount = canvas.stepped(x, y, width, height, 4, 1)
    canvas.shadow(mount, 6, 3, 0.6)
    canvas.fill(mount, vertical(y, y + height, "#241a14", "#0d0908"))
    canvas.fill(canvas.stepped_frame(x, y, width, height, 1.5, 4, 1), vertical(y, y + height, *canvas.palette.edge))
    draw_plaque(canvas, faces[0], x + _PAIR_RIM, y + _PAIR_RIM, size, step=3)
    draw_plaque(canvas, faces[1], x + 2 * _PAIR_RIM + size, y + _PAIR_RIM, size, step=3)


def draw_offer(canvas: Canvas, faces: tuple[str, str], cx: float, cy: float, size: float) -> None:
    """The two actions that a tile would give, on a dark strip centred at (cx, cy)."""
    width, height = 2 * size + 16, size + 8
    left, top = cx - width / 2, cy - height / 2
    strip = canvas.stepped(left, top, width, height, 3, 1)
    canvas.shadow(strip, 5, 2, 0.7)
    canvas.fill(strip, "#0b0707", 0.92)
    canvas.fill(canvas.stepped_frame(left, top, width, height, 1.2, 3, 1), "#e0b75f", 0.9)
    draw_plaque(canvas, faces[0], left + 6, top + 4, size)
    draw_plaque(canvas, faces[1], left + width - 6 - size, top + 4, size)
