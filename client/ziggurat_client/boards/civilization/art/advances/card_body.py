"""The body of an advance's card and the head of its column: on it the caller writes price, credits and effect."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, Literal

from ziggurat.games.civilization.advances import ADVANCES
from ziggurat.games.civilization.tables import AdvanceId, Group
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import Colour, ColourLike, mix
from ziggurat_client.art.paint import horizontal, vertical
from ziggurat_client.art.palette import KindColours, Palette
from ziggurat_client.art.shape import Shape
from ziggurat_client.boards.civilization.art.advances.advances import draw_advance, group_colours

WIDTH: Final = 267.0
HEIGHT: Final = 136.0
"""The size of an advance's card."""
HEAD: Final = 44.0
"""How high the head of a column is."""
SIGN: Final = 66.0
SIGN_AT: Final = 12.0
"""The side of the sign on a card, and how far it lies from its top left corner."""

CardState = Literal["offered", "own", "cart", "closed"]
"""It may be bought; it is one's own; it is chosen to be bought; it cannot be bought."""

_MARGIN: Final = 36.0
_EDGES: Final[dict[CardState, tuple[ColourLike, ...]]] = {"own": ("#a8f0e6", "#1f8a80"), "cart": ("#fffbe6", "#ffc64a")}
"""The edges of those that are not of the palette's gold."""
_EDGE_WIDTHS: Final[dict[CardState, float]] = {"offered": 1.5, "own": 2.0, "cart": 3.0, "closed": 1.5}
_LIT: Final = 0.30, 0.45
_VEILED: Final = 0.72, 0.80
"""How much night is mixed into the upper and the lower end of a body."""
_SLANT: Final = 0.16
"""How far the joint of two groups leans to each side, as a share of the width."""
_VEIL: Final = "#0b1434"


def draw_advance_card(
    canvas: Canvas,
    advance: AdvanceId,
    x: float,
    y: float,
    *,
    width: float = WIDTH,
    height: float = HEIGHT,
    state: CardState = "offered",
    sign: float = SIGN,
    sign_top: float = SIGN_AT,
) -> None:
    """A card with its sign, of that side and so far from the top, and the colours of its groups, its top left corner at
    (x, y)."""
    margin = canvas.snap(_MARGIN)
    picture = _card(advance, width, height, state, (sign, sign_top), canvas.scale, canvas.palette)
    canvas.blit(picture, canvas.snap(x) - margin, canvas.snap(y) - margin)


@lru_cache(maxsize=64)
def _card(
    advance: AdvanceId,
    width: float,
    height: float,
    state: CardState,
    placed: tuple[float, float],
    scale: float,
    palette: Palette,
) -> Canvas:
    """`placed` are the side of the sign and how far it lies from the top."""
    sign, top = placed
    picture = Canvas(width + 2 * _MARGIN, height + 2 * _MARGIN, scale, palette)
    at = picture.snap(_MARGIN)
    closed = state == "closed"
    body = picture.mask(picture.stepped(at, at, width, height, 5, 2))
    if state == "cart":
        picture.glow(body, "#ffc24a", 20, 1.0, inside=False)
    picture.shadow(body, 8, 4, 0.6)
    groups = [group_colours(palette, group) for group in ADVANCES[advance].groups]
    picture.fill(body, vertical(at, at + height, *_shades(groups[0], palette, closed=closed)))
    if len(groups) > 1:
        half = _far_half(picture, at, width, height)
        picture.fill(half, vertical(at, at + height, *_shades(groups[1], palette, closed=closed)))
    picture.inner_shadow(body, 14, 0.35)
    picture.bevel(body, 1.3, 0.3, 0.4)
    frame = picture.stepped_frame(at, at, width, height, _EDGE_WIDTHS[state], 5, 2)
    picture.fill(frame, vertical(at, at + height, *_EDGES.get(state, palette.edge)), 0.55 if closed else 1.0)
    draw_advance(picture, advance, at + SIGN_AT, at + top, sign)
    if closed:
        picture.fill(picture.stepped(at + SIGN_AT, at + top, sign, sign, 3, 1), _VEIL, 0.5)
    return picture


def _shades(colours: KindColours, palette: Palette, *, closed: bool) -> tuple[Colour, Colour]:
    upper, lower = _VEILED if closed or palette.flat else _LIT
    return mix(colours.mid, "#0d1947", upper), mix(colours.deep, "#0a1334", lower)


def _far_half(picture: Canvas, at: float, width: float, height: float) -> Shape:
    """What lies right of a slanting joint, within the corners of the card."""
    step = picture.hair(5)
    top, foot = at + width * (0.5 + _SLANT), at + width * (0.5 - _SLANT)
    right, bottom = at + width, at + height
    return Shape().poly(
        [
            (top, at),
            (right - 2 * step, at),
            (right - 2 * step, at + step),
            (right - step, at + step),
            (right - step, at + 2 * step),
            (right, at + 2 * step),
            (right, bottom - 2 * step),
            (right - step, bottom - 2 * step),
            (right - step, bottom - step),
            (right - 2 * step, bottom - step),
            (right - 2 * step, bottom),
            (foot, bottom),
        ]
    )


def draw_column_head(canvas: Canvas, group: Group | None, x: float, y: float, width: float = WIDTH) -> None:
    """The head of a column, its top left corner at (x, y): a group's colour, or without a group those of all."""
    body = canvas.mask(canvas.stepped(x, y, width, HEAD, 5, 2))
    canvas.shadow(body, 6, 3, 0.5)
    if group is None:
        mids = [group_colours(canvas.palette, each).mid for each in ("arts", "sciences", "crafts", "civics")]
        canvas.fill(body, horizontal(x, x + width, *((number / 3, mid) for number, mid in enumerate(mids))))
    else:
        colours = group_colours(canvas.palette, group)
        canvas.fill(body, vertical(y, y + HEAD, colours.light, colours.mid))
    canvas.bevel(body, 1.3, 0.35, 0.4)
    frame = canvas.stepped_frame(x, y, width, HEAD, 1.5, 5, 2)
    canvas.fill(frame, vertical(y, y + HEAD, *canvas.palette.edge))


def draw_copies(canvas: Canvas, right: float, y: float, copies: int, *, closed: bool = False) -> None:
    """How many copies are left, as small ticks that end at `right`."""
    for number in range(copies):
        tick = canvas.rect(right - 5 - number * 7, y, 5, 9)
        canvas.fill(tick, tones.TEXT, 0.4 if closed else 0.75)
