"""A ticket of the market: an offer on parchment, with a perforated stub for the good that it names (9.2)."""

from __future__ import annotations

import random
from functools import lru_cache
from typing import Final, NamedTuple

from ziggurat.games.civilization.tables import ProductId
from ziggurat.games.game import Seat
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.inlay import draw_blocks
from ziggurat_client.art.labels import break_in_two
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import Palette
from ziggurat_client.art.shape import Shape
from ziggurat_client.art.text import pixel_size, text_width
from ziggurat_client.boards.civilization.art.goods.goods import draw_good
from ziggurat_client.ui.text import draw_line

WIDTH: Final = 328.0
HEIGHT: Final = 146.0
"""The size of a ticket on the market."""
STUB: Final = 96.0
"""How wide the stub is."""
INK: Final = "#21150c"
SOFT_INK: Final = "#3f2f1d"
"""The colours of words on a ticket."""
NUMERAL_INK: Final[tuple[ColourLike, ...]] = ("#3a2210", "#241407", "#1a0e05")

_MARGIN: Final = 40.0
"""How far the light of a ticket reaches beyond it."""
_PAPER: Final = ("#e6d6ae", "#bfa671")
_OWN_PAPER: Final = ("#f0cd74", "#cf9c3f")
_HOLE: Final = 4.5
_HOLES_APART: Final = 9.0
_SIGN: Final = 62.0
_NAME: Final = 17.0
_LONG_NAME: Final = 15.0
_NOTE: Final = 15.0
_LINE: Final = 1.25
"""The height of a line of words, in ems."""
_STUB_ROOM: Final = STUB - 10
_ABOVE_WORDS: Final = 6.0
_ENDS: Final = 9.0
"""How much of a stub stays free above and below at least."""


class _Paper(NamedTuple):
    """Everything that the picture of an empty ticket depends on besides scale and palette."""

    width: float
    height: float
    seat: Seat | None
    own: bool
    lit: bool


def draw_ticket(
    canvas: Canvas,
    x: float,
    y: float,
    *,
    width: float = WIDTH,
    height: float = HEIGHT,
    seat: Seat | None = None,
    own: bool = False,
    lit: bool = False,
) -> None:
    """An empty ticket with its top left corner at (x, y): what is offered is written on it by the caller.

    It has a band in the colour of its `seat`; one's `own` is of gold, and a `lit` one has a bright frame.
    """
    margin = canvas.snap(_MARGIN)
    picture = _picture(_Paper(width, height, seat, own, lit), canvas.scale, canvas.palette)
    canvas.blit(picture, canvas.snap(x) - margin, canvas.snap(y) - margin)


def draw_stub(canvas: Canvas, x: float, y: float, height: float, good: ProductId, name: str, note: str = "") -> None:
    """The good that a ticket names, on the stub whose top left corner is at (x, y), and a note below its name.

    A name too long for one line is set on two.
    """
    lines = _name_lines(name, canvas.scale)
    set_at = _NAME if len(lines) == 1 else _LONG_NAME
    pitch, below = _pitch(set_at, canvas.scale), _pitch(_NOTE, canvas.scale) if note else 0.0
    words = _ABOVE_WORDS + len(lines) * pitch + below
    size = min(_SIGN, height - words - 2 * _ENDS)
    top = y + (height - size - words) / 2
    middle = x + STUB / 2
    draw_good(canvas, good, middle - size / 2, top, size)
    line = top + size + _ABOVE_WORDS + pitch / 2
    for text in lines:
        draw_line(canvas, middle, line, text, _STUB_ROOM, set_at, INK, "bold", "m")
        line += pitch
    if note:
        draw_line(canvas, middle, line + (below - pitch) / 2, note, _STUB_ROOM, _NOTE, SOFT_INK, "regular", "m")


def _name_lines(name: str, scale: float) -> tuple[str, ...]:
    if text_width(name, _LONG_NAME, "bold", scale) <= _STUB_ROOM:
        return (name,)
    return break_in_two(name, _LONG_NAME, scale)


def _pitch(size: float, scale: float) -> float:
    return pixel_size(size, scale) / scale * _LINE


def ticket_shape(canvas: Canvas, x: float, y: float, width: float, height: float) -> Shape:
    """The outline of a ticket: stepped corners, and a stepped notch at both ends of the perforation."""
    shape = canvas.stepped(x, y, width, height, 5, 2)
    cut = x + width - STUB
    for top, depth, half in ((y - 1, 8, 8), (y + 6, 5, 4), (y + height - 7, 8, 8), (y + height - 11, 5, 4)):
        left, edge, wide, high = canvas.box(cut - half, top, 2 * half, depth)
        shape.rect(left, edge, wide, high, cuts=True)
    return shape


@lru_cache(maxsize=48)
def _picture(paper: _Paper, scale: float, palette: Palette) -> Canvas:
    width, height = paper.width, paper.height
    picture = Canvas(width + 2 * _MARGIN, height + 2 * _MARGIN, scale, palette)
    at = picture.snap(_MARGIN)
    body = picture.mask(ticket_shape(picture, at, at, width, height))
    if paper.lit:
        picture.glow(body, "#ffc24a", 26, 1.1, inside=False)
    picture.shadow(body, 12, 6, 0.75)
    picture.fill(body, vertical(at, at + height, *(_OWN_PAPER if paper.own else _PAPER)))
    if not palette.flat:
        _draw_fibres(picture, at, width, height)
    picture.bevel(body, 1.5, 0.5, 0.4)
    _draw_perforation(picture, at + width - STUB, at, height)
    if paper.seat is not None:
        stones = [palette.player(paper.seat).colour]
        draw_blocks(picture, at + 9, at + 14, 7, height - 28, 9, stones, upright=True, seed=3)
    if paper.lit:
        out = picture.hair(3)
        frame = picture.stepped_frame(at - out, at - out, width + 2 * out, height + 2 * out, 3.4, 6, 2)
        picture.fill(frame, vertical(at, at + height, "#fffbe6", "#ffc64a"))
    return picture


def _draw_perforation(picture: Canvas, x: float, y: float, height: float) -> None:
    holes = Shape()
    for number in range(int((height - 34) / _HOLES_APART) + 1):
        holes.extend(picture.rect(x - 1, y + 18 + number * _HOLES_APART, 2, _HOLE))
    picture.fill(holes, "#6b5430", 0.7)


def _draw_fibres(picture: Canvas, at: float, width: float, height: float) -> None:
    """Short strokes as in papyrus, so faint that they are only felt."""
    chance = random.Random(7)
    fibres = Shape()
    for _ in range(round(width * height / 520)):
        left, top = at + chance.uniform(10, width - 30), at + chance.uniform(12, height - 12)
        fibres.extend(picture.rect(left, top, chance.uniform(6, 22), 1))
    picture.fill(fibres, "#8a6a3a", 0.16)
