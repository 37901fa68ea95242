"""Pawns: small figures in their owners' colours, each with its owner's mark."""

from __future__ import annotations

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import darken, lighten
from ziggurat_client.art.marks import mark_shape
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN
from ziggurat_client.art.shape import Shape

_RIM = 5.0
_EDGE = 2.6


def draw_pawn(canvas: Canvas, seat: int, cx: float, cy: float, size: float, *, glow: float = 0.0) -> None:
    """A seat's pawn, about as high as `size`, centred at (cx, cy); `glow` is the strength of the light around it."""
    x, y = cx - size / 2, cy - size / 2
    player = canvas.palette.player(seat)
    colour = player.colour
    body, head = _body(0.0), Shape().ellipse(50, 22, 18)
    whole = canvas.mask(_body(0.0).ellipse(50, 22, 18).placed(x, y, size))
    if glow:
        canvas.glow(whole, colour, size * 0.3, glow)
    canvas.shadow(whole, 7, 4, 0.8)
    canvas.fill(_body(_RIM).ellipse(50, 22, 18 + _RIM).placed(x, y, size), "#fff3d6", 0.92)
    canvas.fill(_body(_EDGE).ellipse(50, 22, 18 + _EDGE).placed(x, y, size), BITUMEN)
    for piece in (body, head):
        part = canvas.mask(piece.placed(x, y, size))
        canvas.fill(part, vertical(y, y + size, lighten(colour, 0.4), colour, darken(colour, 0.35)))
        canvas.bevel(part, 1.2, 0.6, 0.4)
    canvas.fill(mark_shape(player.mark, cx, y + size * 0.65, size * 0.095), player.ink, 0.95)


def pawn_figure() -> Shape:
    """A pawn as a figure of one piece, in a box of 100."""
    return _body(0.0).ellipse(50, 22, 18)


def _body(grown: float) -> Shape:
    """The cone, its foot and its collar, `grown` on every side."""
    g = grown
    cone = [(24 - g, 84 + g), (36 - g, 44 - g), (64 + g, 44 - g), (76 + g, 84 + g)]
    return Shape().poly(cone).rect(16 - g, 82 - g, 68 + 2 * g, 14 + 2 * g).rect(33 - g, 38 - g, 34 + 2 * g, 9 + 2 * g)
