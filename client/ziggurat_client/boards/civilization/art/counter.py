"""A pile of counters: its owner's stud, slabs below it, and how many there are on a plate of bitumen."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ziggurat.games.game import Seat
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike, contrast, darken, lighten
from ziggurat_client.art.marks import draw_cube, mark_shape
from ziggurat_client.art.numerals import SHELL, STONE, draw_number, number_width
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN, Palette
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.civilization.art.states import ACT_EDGE, State, dim, draw_glow

DESIGN: Final = 22.0
"""The side of a stud where the map is shown whole; all else is drawn in proportion."""
_MARGIN: Final = 22.0
_SLAB: Final = 2.2
_MOST_SLABS: Final = 3
_OVERLAP: Final = 3.0
_TEXT: Final = 16.0
_NUMERAL: Final = 12.0
_STEPPED: Final = 30.0
"""From so many pixels on, numbers are written in stepped numerals."""
_PLATE: Final = 16.0
_SEEN: Final = 5.0
_DIGIT_SPACE: Final = 6.6


class CounterSize(NamedTuple):
    """How much room a pile takes with its plate, in design units."""

    width: float
    height: float


def counter_size(size: float, count: int, scale: float = 1.0) -> CounterSize:
    """The room for a pile whose stud has that side; slabs included, light and shadow not."""
    return CounterSize(size - _OVERLAP * size / DESIGN + _plate(size, count, scale), size + _slabs(size, count))


def draw_counter(
    canvas: Canvas, seat: Seat, cx: float, cy: float, size: float, count: int, state: State = "idle"
) -> None:
    """A pile of `count` counters with a stud of that side, its middle with the plate at (cx, cy).

    The slabs lie below that: a pile is as high for one counter as for many, so that studs stand in a row.
    """
    width = counter_size(size, count, canvas.scale).width
    margin = _MARGIN * size / DESIGN
    picture = _counter(seat, size, canvas.scale, count, state, canvas.palette)
    canvas.blit(picture, canvas.snap(cx - width / 2) - margin, canvas.snap(cy - size / 2) - margin)


def _slabs(size: float, count: int) -> float:
    return min(_MOST_SLABS, max(0, count - 1)) * _SLAB * size / DESIGN


def _plate(size: float, count: int, scale: float) -> float:
    """The width of the plate, as much as is covered by the stud included."""
    z = size / DESIGN
    if _is_stepped(size, scale):
        digits = number_width(str(count), _NUMERAL * z, scale)
    else:
        digits = text_width(str(count), _TEXT * z, "bold", scale)
    return max(_PLATE * z, digits + (_OVERLAP + _DIGIT_SPACE) * z)


def _is_stepped(size: float, scale: float) -> bool:
    return size * scale >= _STEPPED


@lru_cache(maxsize=512)
def _counter(seat: Seat, size: float, scale: float, count: int, state: State, palette: Palette) -> Canvas:
    margin = _MARGIN * size / DESIGN
    width, height = counter_size(size, count, scale)
    picture = Canvas(width + 2 * margin, height + 2 * margin, scale, palette)
    if state == "preview":
        _draw_preview(picture, seat, margin, size, count)
    else:
        _draw_pile(picture, seat, margin, size, count, state)
        dim(picture, state)
    return picture


def _draw_pile(picture: Canvas, seat: Seat, at: float, size: float, count: int, state: State) -> None:
    z = size / DESIGN
    colour = picture.palette.player(seat).colour
    side = round(size * picture.scale) / picture.scale
    slabs = _slabs(size, count)
    plate = picture.stepped(at + side, at + 1.5 * z, _plate(size, count, picture.scale) - 3 * z, side - 3 * z, 2 * z, 1)
    draw_glow(picture, picture.stepped(at, at, side, side + slabs, 2 * z, 1).extend(plate), 12 * z, state)
    picture.shadow(picture.stepped(at, at + 2 * z, side, side + slabs, 2 * z, 1), 5 * z, 2.5 * z, 0.8)
    lit = state == "may move"
    _draw_plate(picture, at, size, count, ACT_EDGE if lit else ("#b99a5c", "#5a3c18"), faint=state == "moved")
    halo = max(1 / picture.scale, 1.2 * z)
    body = picture.stepped(at - halo, at - halo, side + 2 * halo, side + slabs + 2 * halo, 2 * z, 1)
    picture.fill(body, BITUMEN, 0.85)
    for number in range(round(slabs / (_SLAB * z)), 0, -1):
        down = at + number * _SLAB * z
        picture.fill(picture.stepped(at, down, side, side, 2 * z, 1), darken(colour, 0.66))
        picture.fill(picture.stepped(at, down - picture.hair(0.9 * z), side, side, 2 * z, 1), darken(colour, 0.30))
    draw_cube(picture, seat, at + side / 2, at + side / 2, side)
    if lit:
        more = picture.hair(1.4 * z)
        frame = picture.stepped_frame(at - more, at - more, side + 2 * more, side + 2 * more, 1.8 * z, 2 * z, 1)
        picture.fill(frame, vertical(at, at + side, *ACT_EDGE))


def _draw_preview(picture: Canvas, seat: Seat, at: float, size: float, count: int) -> None:
    """An outline in the owner's colour, made lighter where it would not be seen on the dark within."""
    z = size / DESIGN
    side = round(size * picture.scale) / picture.scale
    colour, mark = picture.palette.player(seat)
    while contrast(colour, BITUMEN) < _SEEN:
        colour = lighten(colour, 0.12)
    _draw_plate(picture, at, size, count, (colour, colour), faint=False)
    picture.fill(picture.stepped(at, at, side, side, 2 * z, 1), BITUMEN, 0.72)
    picture.fill(picture.stepped_frame(at, at, side, side, 2 * z, 2 * z, 1), colour)
    picture.fill(mark_shape(mark, at + side / 2, at + side / 2, 0.205 * side), colour)


def _draw_plate(
    picture: Canvas, at: float, size: float, count: int, edge: tuple[ColourLike, ColourLike], *, faint: bool
) -> None:
    z, scale = size / DESIGN, picture.scale
    x, y = at + size - _OVERLAP * z, at + 1.5 * z
    width, height = _plate(size, count, scale), size - 3 * z
    picture.shadow(picture.stepped(x, y, width, height, 2 * z, 1), 4 * z, 2 * z, 0.7)
    picture.fill(picture.stepped(x, y, width, height, 2 * z, 1), "#120d0b", 0.95)
    picture.fill(picture.stepped_frame(x, y, width, height, 1.1 * z, 2 * z, 1), vertical(y, y + height, *edge), 0.9)
    cx, cy = x + (width + _OVERLAP * z) / 2 - 0.5 * z, y + height / 2
    if _is_stepped(size, scale):
        draw_number(picture, cx, cy, count, _NUMERAL * z, "m", STONE if faint else SHELL, shadow=0)
    else:
        picture.text(cx, cy, str(count), _TEXT * z, "#cfc4a4" if faint else "#fff8e2", "bold", "mm")
