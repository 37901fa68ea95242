"""What decides at the end, a cell for each measure: of farmers the marker, then cities, then territories (13)."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final, Literal, TypeAlias

from ziggurat.games.civilization.nations import CITIES, TOKENS
from ziggurat.games.civilization.succession import FINISH, GOAL
from ziggurat.games.game import Seat, Standing
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import brighten, darken, lighten
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import GOLD, SHELL, draw_number, number_width
from ziggurat_client.art.paint import vertical
from ziggurat_client.boards.civilization.art.city import draw_city
from ziggurat_client.boards.civilization.illustrations.society import draw_society
from ziggurat_client.boards.civilization.players.count_signs import draw_count_sign
from ziggurat_client.boards.civilization.succession.epochs import COLOURS
from ziggurat_client.window.screen import Box

Measure: TypeAlias = Literal["marker", "cities", "territories", "square", "advances", "cards", "treasury", "society"]
"""What is compared: the `square` of the full game goes up to the finish, `advances` are their prices, `cards` the value
of the hand, and a `society` is whole or not."""
Shares: TypeAlias = Mapping[Measure, float]
"""How much of the width each measure has, in the order in which they are compared."""
FARMERS: Final[Shares] = {"marker": 0.42, "cities": 0.37, "territories": 0.21}
SOCIETIES: Final[Shares] = {"society": 0.34, "advances": 0.36, "cards": 0.30}
FULL: Final[Shares] = {"square": 0.37, "advances": 0.23, "cards": 0.2, "treasury": 0.2}
_GAP: Final = 10.0
_HIGHEST: Final = 96.0
_EDGE: Final = 14.0
_NUMERAL: Final = 34.0
_LEAST_NUMERAL: Final = 16.0
_SIGN: Final = 30.0
_LEAST_SIGN: Final = 12.0
_SIGN_ROOM: Final = 40.0
_SMALL: Final = ("marker", "square", "cities", "territories")
"""What has two digits at most, and so its number the same room in every row."""
_LEAST_CITY: Final = 14.0
_ROWS: Final = 2


@dataclass(frozen=True)
class Cell:
    """One measure of a nation; the one that `leads` is compared first."""

    box: Box
    measure: Measure
    count: int
    leads: bool


def paint_breakdown(canvas: Canvas, standing: Standing, below_name: Box, beside: Box, shares: Shares = FARMERS) -> None:
    """A cell for each measure, the first framed in gold. Nothing stands below the name."""
    for cell in cells_of(standing, beside, shares):
        _paint_cell(canvas, cell, standing.seat)


def cells_of(standing: Standing, room: Box, shares: Shares = FARMERS) -> list[Cell]:
    """The measures side by side, in the order in which they are compared. Of nomads there is one (13)."""
    high = min(_HIGHEST, room.height - 12)
    row = Box(room.x, room.y + (room.height - high) / 2, room.width, high)
    if not standing.breakers:
        return [Cell(row, "territories", standing.score, True)]
    counted = zip(shares, (standing.score, *standing.breakers), strict=True)
    cells, x, wide = list[Cell](), row.x, row.width - (len(shares) - 1) * _GAP
    for measure, count in counted:
        box = Box(x, row.y, wide * shares[measure], row.height)
        cells.append(Cell(box, measure, count, not cells))
        x = box.right + _GAP
    return cells


def _paint_cell(canvas: Canvas, cell: Cell, seat: Seat) -> None:
    """The ground, the number at the right, and what it counts left of it."""
    box = cell.box
    body = canvas.mask(canvas.stepped(box.x, box.y, box.width, box.height, 4, 1))
    if cell.leads:
        canvas.glow(body, "#ffb63d", 12, 0.5, inside=False)
        canvas.fill(body, vertical(box.y, box.bottom, "#3a2a10", "#171008"))
    else:
        canvas.fill(body, vertical(box.y, box.bottom, "#060a20", "#0a1130"), 0.72)
    frame = canvas.stepped_frame(box.x, box.y, box.width, box.height, 2 if cell.leads else 1.2, 4, 1)
    edge = ("#fff0b8", "#c8923a") if cell.leads else ("#7f96dd", "#3f55a0")
    canvas.fill(frame, vertical(box.y, box.bottom, *edge), 1.0 if cell.leads else 0.5)
    if cell.measure == "society":
        draw_society(canvas, box.inset(_EDGE, 0), is_whole=bool(cell.count))
        return
    size = min(_NUMERAL, box.height * 0.5)
    room = box.width - 2 * _EDGE - (0.0 if cell.measure in _SMALL else _SIGN_ROOM)
    while number_width(str(cell.count), size, canvas.scale) > room and size > _LEAST_NUMERAL:
        size -= 2
    draw_number(canvas, box.right - _EDGE, box.centre[1], cell.count, size, "r", GOLD if cell.leads else SHELL)
    taken = number_width("00" if cell.measure in _SMALL else str(cell.count), size, canvas.scale) + 20
    left = Box(box.x + _EDGE, box.y, box.width - 2 * _EDGE - taken, box.height)
    _paint_sign(canvas, cell, left, seat)


def _paint_sign(canvas: Canvas, cell: Cell, room: Box, seat: Seat) -> None:
    """What is counted, one by one where there is room for that."""
    match cell.measure:
        case "marker":
            _paint_track(canvas, room, seat, cell.count, GOAL)
        case "square":
            _paint_track(canvas, room, seat, cell.count, FINISH)
        case "cities":
            _paint_cities(canvas, room, seat, cell.count)
        case "territories" if cell.leads:
            _paint_stones(canvas, room, seat, cell.count)
        case "territories" | "advances" | "cards" | "treasury" as count:
            size = min(_SIGN, room.width, room.height * 0.6)
            if size >= _LEAST_SIGN:
                draw_count_sign(canvas, count, seat, room.x + size / 2, room.centre[1], size)


def _paint_track(canvas: Canvas, room: Box, seat: Seat, square: int, last: int) -> None:
    """The squares up to the last one, a thread through those that were reached, and the marker."""
    pitch, high = room.width / (last + 1), min(30.0, room.height * 0.5)
    top, middle = room.centre[1] - high / 2, room.centre[1]
    for number in range(last + 1):
        colour = COLOURS["start"] if number == 0 else COLOURS["finish"] if number == last else COLOURS["early_bronze"]
        lit = brighten(colour, 1.0 if number <= square else 0.4)
        stone = canvas.rect(room.x + number * pitch + 0.8, top, pitch - 1.6, high)
        canvas.fill(stone, vertical(top, top + high, lighten(lit, 0.16), darken(lit, 0.22)))
    at = room.x + (min(square, last) + 0.5) * pitch
    thread = canvas.rect(room.x, middle - 1.5, at - room.x, 3)
    canvas.fill(thread, canvas.palette.player(seat).colour)
    draw_cube(canvas, seat, at, middle, min(34.0, high * 1.1))


def _paint_cities(canvas: Canvas, room: Box, seat: Seat, count: int) -> None:
    """The cities as they stand on the map, and the places of those that do not, in one row or two."""
    rows = 1 if room.width / CITIES >= room.height / _ROWS else _ROWS
    across = -(-CITIES // rows)
    size = min(room.width / across - 2, (room.height - 8) / rows - 2, 40.0)
    if size < _LEAST_CITY:
        size = min(_SIGN, room.width, room.height * 0.7)
        draw_city(canvas, seat, room.x + size / 2, room.centre[1], size)
        return
    for number in range(CITIES):
        row, column = divmod(number, across)
        cx = room.x + (column + 0.5) * (size + 3)
        cy = room.centre[1] + (row - (rows - 1) / 2) * (size + 3)
        if number < count:
            draw_city(canvas, seat, cx, cy, size * 0.94)
        else:
            side = size * 0.3
            canvas.fill(canvas.stepped_frame(cx - side / 2, cy - side / 2, side, side, 1.2, 2, 1), "#8f9cd2", 0.4)


def _paint_stones(canvas: Canvas, room: Box, seat: Seat, count: int) -> None:
    """A stone in the nation's colour for each territory, of as many as it could hold with a token in each."""
    pitch, high = room.width / TOKENS, min(34.0, room.height * 0.5)
    top, colour = room.centre[1] - high / 2, canvas.palette.player(seat).colour
    canvas.fill(canvas.rect(room.x, top, room.width, high), "#070910", 0.8)
    for number in range(count):
        stone = canvas.rect(room.x + number * pitch + 0.8, top, pitch - 1.6, high)
        canvas.fill(stone, vertical(top, top + high, lighten(colour, 0.18), colour, darken(colour, 0.28)))
