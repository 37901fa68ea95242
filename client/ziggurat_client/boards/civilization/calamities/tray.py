"""Below the map: one place for each unit that must be named, filled in the order in which they are picked."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from ziggurat.games.game import Seat
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import Colour, darken, lighten
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import NumeralGlow, draw_number, number_width
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.panels import PanelStyle
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.civilization.art.city import draw_city
from ziggurat_client.boards.civilization.calamities.tags import draw_struck
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line, line_fits
from ziggurat_client.window.screen import Box

_HEAD: Final = 236.0
_HEAD_SHARE: Final = 0.3
"""How wide the words before the places are, and how much of the tray at most."""
_MOST_SHARE: Final = 0.44
"""How much of it they may take where they are long."""
_BESIDE: Final = 20.0
_TITLE: Final = 21.0
_NUMBER: Final = 52.0
_SMALL_NUMBER: Final = 34.0
_EDGE: Final = 22.0
_PLACE: Final = 64.0
"""The pitch of two places at most."""
_SQUARE: Final = 0.69
"""The side of a place, as a share of the pitch."""
_WELL: Final = 8.0
_TWO_LINES: Final = 56.0
_CLOSEST: Final = 36.0
"""Places that would be closer stand in two rows."""


@dataclass(frozen=True)
class City:
    """A city that is picked: its name, and how many places it takes."""

    name: str
    line: str
    places: int


@dataclass(frozen=True)
class Tray:
    """What the tray shows: the `due` places, the cities and then the tokens that fill them; `lost` ones are struck out.

    Its words are what is to be done, how much of it is done, and how much is left.
    """

    seat: Seat
    colour: Colour
    due: int
    cities: tuple[City, ...]
    tokens: int
    lost: bool
    title: str
    of_due: str
    left: str

    @property
    def done(self) -> int:
        """How many places are filled."""
        return self.tokens + sum(city.places for city in self.cities)


def tray_pieces(box: Box, tray: Tray) -> Iterator[Piece]:
    """The tray in its box."""
    colour = tray.colour
    edge = lighten(colour, 0.6), darken(colour, 0.25)
    yield Panel(box, PanelStyle(darken(colour, 0.72), darken(colour, 0.9), edge, edge_width=2.4, glow=colour))
    yield Painted(box, ("calamity tray", tray), lambda canvas, x, y: _paint(canvas, x, y, box, tray))


def shades(colour: Colour) -> Sequence[Colour]:
    """The colours of numbers in the light of a calamity."""
    return lighten(colour, 0.75), lighten(colour, 0.3), darken(colour, 0.2)


def _paint(canvas: Canvas, x: float, y: float, box: Box, tray: Tray) -> None:
    head = _head_width(canvas, box.width, tray)
    _draw_head(canvas, x + _EDGE, y, head, box.height, tray)
    left = x + _EDGE + head + _BESIDE
    _draw_places(canvas, Box(left, y + 20, x + box.width - _EDGE - left, box.height - 40), tray)


def _head_width(canvas: Canvas, width: float, tray: Tray) -> float:
    """How wide the words before the places are: as wide as they need, if that leaves enough for the places."""
    usual, most = min(_HEAD, width * _HEAD_SHARE) - _BESIDE, width * _MOST_SHARE
    title = text_width(tray.title, _TITLE, "bold", canvas.scale)
    return min(most, max(usual, _counted_width(canvas, tray, _NUMBER), title if title <= most else 0.0))


def _counted_width(canvas: Canvas, tray: Tray, high: float) -> float:
    """How wide the number and the words beside it are."""
    words = (text_width(tray.of_due, 20, "bold", canvas.scale), text_width(tray.left, 18, "bold", canvas.scale))
    return number_width(str(tray.done), high, canvas.scale) + 12 + max(words)


def _draw_head(canvas: Canvas, x: float, y: float, room: float, height: float, tray: Tray) -> None:
    """How much must be done, and how much of it is; above that what, where there is room for that."""
    titled = line_fits(canvas, tray.title, room, _TITLE, "bold")
    if titled:
        draw_line(canvas, x, y + height * 0.26, tray.title, room, _TITLE, tones.TEXT, "bold")
    middle = y + height * (0.66 if titled else 0.5)
    glow = NumeralGlow(_name(tray.colour), 10, 0.5)
    high = _NUMBER if _counted_width(canvas, tray, _NUMBER) <= room + 2 else _SMALL_NUMBER
    wide = draw_number(canvas, x, middle, tray.done, high, colours=shades(tray.colour), glow=glow)
    at = x + wide + 12
    ink = "#ffb08f" if tray.done < tray.due else tones.GOOD
    draw_line(canvas, at, middle - 13, tray.of_due, x + room - at, 20, tones.TEXT, "bold")
    draw_line(canvas, at, middle + 13, tray.left, x + room - at, 18, ink, "bold")


def _name(colour: Colour) -> str:
    return "#{:02x}{:02x}{:02x}".format(*colour)


def _draw_places(canvas: Canvas, box: Box, tray: Tray) -> None:
    """The places in a well, in two rows where there are many."""
    count = max(tray.due, tray.done, 1)
    rows = 1 if (box.width - 2 * _WELL) / count >= _CLOSEST else 2
    in_row = -(-count // rows)
    pitch = min(_PLACE, (box.width - 2 * _WELL) / in_row, box.height / rows)
    well = Box(box.x, box.y, pitch * in_row + 2 * _WELL, box.height)
    canvas.fill(canvas.stepped(*well, 5, 2), vertical(well.y, well.bottom, "#050404", "#191210"), 0.95)
    frame = canvas.stepped_frame(*well, 1.6, 5, 2)
    canvas.fill(frame, darken(tray.colour, 0.2), 0.8)
    filled = 0
    for city in tray.cities:
        for first, last in _runs(filled, filled + city.places, in_row):
            (x, cy), high = _middle(well, pitch, in_row, rows, first), well.height / rows
            wide = (last - first) * pitch
            _draw_city(canvas, Box(x - pitch / 2, cy - high / 2, wide, high), city, tray)
        filled += city.places
    for place in range(filled, count):
        _draw_place(canvas, *_middle(well, pitch, in_row, rows, place), pitch, tray, free=place >= tray.done)


def _runs(first: int, end: int, in_row: int) -> Iterator[tuple[int, int]]:
    """Places from the first up to the end, row by row."""
    while first < end:
        last = min(end, (first // in_row + 1) * in_row)
        yield first, last
        first = last


def _middle(well: Box, pitch: float, in_row: int, rows: int, place: int) -> tuple[float, float]:
    row, column = divmod(place, in_row)
    return well.x + _WELL + (column + 0.5) * pitch, well.y + (row + 0.5) * well.height / rows


def _draw_place(canvas: Canvas, cx: float, cy: float, pitch: float, tray: Tray, *, free: bool) -> None:
    side = pitch * _SQUARE
    if free:
        frame = canvas.stepped_frame(cx - side / 2, cy - side / 2, side, side, 2, 4, 1)
        canvas.glow(frame, tray.colour, 7, 0.7)
        canvas.fill(frame, tray.colour, 0.8)
        return
    draw_cube(canvas, tray.seat, cx, cy, side)
    if tray.lost:
        canvas.fill(canvas.stepped(cx - side / 2, cy - side / 2, side, side, 4, 1), "#0a0506", 0.35)
        draw_struck(canvas, cx, cy, side * 0.86)


def _draw_city(canvas: Canvas, box: Box, city: City, tray: Tray) -> None:
    """A city over all its places, with its name where there is room."""
    gap = 10 if box.height >= 80 else 3
    x, y, width, height = box.x + 3, box.y + gap, box.width - 6, box.height - 2 * gap
    canvas.fill(canvas.stepped(x, y, width, height, 4, 1), "#1d2a2a", 0.95)
    canvas.fill(canvas.stepped_frame(x, y, width, height, 1.6, 4, 1), canvas.palette.player(tray.seat).colour, 0.8)
    side = min(54.0, height - 8, width - 8)
    cx, cy = x + 8 + side / 2, y + height / 2
    draw_city(canvas, tray.seat, cx, cy, side, "not asked" if tray.lost else "idle")
    if tray.lost:
        draw_struck(canvas, cx, cy, side * 0.86, 3.4)
    left, room = x + side + 16, width - side - 22
    named = line_fits(canvas, city.name, room, 19, "bold")
    lined = height >= _TWO_LINES and line_fits(canvas, city.line, room, 16)
    if named:
        draw_line(canvas, left, cy - 12 if lined else cy, city.name, room, 19, tones.TEXT, "bold")
    if lined:
        draw_line(canvas, left, cy + 14 if named else cy, city.line, room, 16, tones.TEXT_SOFT)
