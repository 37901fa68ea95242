"""What the score is made of: the points of every colour in ascending order, with the treasures that fill them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from ziggurat.games.game import Seat, Standing
from ziggurat.games.tigris.colours import COLOURS, Colour
from ziggurat.games.tigris.scoring import TigrisStanding
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.numerals import GOLD, SHELL, draw_number, number_width
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.tigris.art.stones import draw_row
from ziggurat_client.boards.tigris.art.tiles import draw_tile
from ziggurat_client.boards.tigris.art.treasure import draw_treasure
from ziggurat_client.boards.tigris.art.walls import draw_leaf
from ziggurat_client.window.screen import Box

_GAP: Final = 8.0
_WIDEST: Final = 152.0
_HIGHEST: Final = 122.0
_LEAF: Final = 44.0
_LEAST_BESIDE_LEAVES: Final = 106.0
"""How wide the cells are at least between the two leaves of the wall; else these are left out."""
_WITH_STONES: Final = 96.0
"""The height from which a cell shows what its number is made of."""
_EDGE: Final = 10.0
_LEAST_NUMERAL: Final = 12.0
_STONE: Final = 5.5
_TREASURE: Final = 15.0
_TREASURE_PITCH: Final = 10.0
_MOST_TREASURES: Final = 6
"""So many lie side by side below the name; of more only the number is shown."""


@dataclass(frozen=True)
class Cell:
    """A colour's points, its own and those of the treasures `added` to it; the `weakest` is the score."""

    box: Box
    colour: Colour
    own: int
    added: int
    weakest: bool


def paint_breakdown(canvas: Canvas, standing: Standing, below_name: Box, beside: Box) -> None:
    """The treasures below the name; a cell for every colour, the weakest first and framed in gold, where these stand
    beside the name between the leaves of the open wall."""
    if not isinstance(standing, TigrisStanding):
        return
    _paint_treasures(canvas, below_name, standing.treasures)
    # Below the name they would reach up to the score.
    cells, between = placed_cells(standing, beside, by_the_name=beside.x >= below_name.right)
    if between:
        _paint_leaves(canvas, standing.seat, cells)
    stone = _stone(cells)
    for cell in cells:
        _paint_cell(canvas, cell, stone)


def placed_cells(standing: TigrisStanding, room: Box, *, by_the_name: bool) -> tuple[list[Cell], bool]:
    """The cells in that room, and whether the leaves of the wall have room to both sides of them."""
    count = len(standing.spread)
    leaves = 2 * (_LEAF + _GAP)
    high_enough = by_the_name and room.height >= _WITH_STONES
    between = high_enough and (room.width - leaves) / count - _GAP >= _LEAST_BESIDE_LEAVES
    width = min(_WIDEST, (room.width - (leaves if between else 0.0) - (count - 1) * _GAP) / count)
    high = min(_HIGHEST, room.height - 12)
    x = room.x + (_LEAF + _GAP if between else 0.0)
    return cells_of(standing, Box(x, room.y + (room.height - high) / 2, width, high)), between


def cells_of(standing: TigrisStanding, first: Box) -> list[Cell]:
    """All colours in ascending order, from the first cell on."""
    order = sorted(range(len(standing.spread)), key=lambda colour: (standing.spread[colour], colour))
    return [
        Cell(
            first._replace(x=first.x + place * (first.width + _GAP)),
            COLOURS[colour],
            standing.points[colour],
            standing.spread[colour] - standing.points[colour],
            place == 0,
        )
        for place, colour in enumerate(order)
    ]


def _stone(cells: list[Cell]) -> float:
    """How wide a stone is, so that all cells have the same measure and the longest bar its room."""
    rooms = [
        (cell.box.width - 2 * _EDGE - cell.added * _TREASURE_PITCH - _TREASURE / 2) / cell.own
        for cell in cells
        if cell.own
    ]
    return min([_STONE, *rooms])


def _paint_treasures(canvas: Canvas, box: Box, treasures: int) -> None:
    x, middle = box.x + 12, box.centre[1]
    shown = treasures if 0 < treasures <= _MOST_TREASURES else 1
    for number in range(shown):
        draw_treasure(canvas, x + number * 24, middle, 24, glow=0.5 if treasures else 0.0)
    canvas.text(x + (shown - 1) * 24 + 22, middle, str(treasures), 20, tones.TEXT, "bold", "lm")


def _paint_leaves(canvas: Canvas, seat: Seat, cells: list[Cell]) -> None:
    """The wall stands open to both sides of the cells, over the dark that it hid."""
    first, last = cells[0].box, cells[-1].box
    ground = canvas.mask(canvas.rect(first.x - _GAP, first.y - 4, last.right - first.x + 2 * _GAP, first.height + 8))
    canvas.fill(ground, vertical(first.y, first.bottom, "#060a20", "#0a1130"), 0.72)
    canvas.inner_shadow(ground, 14, 0.6)
    for x, right in ((first.x - _GAP - _LEAF, False), (last.right + _GAP, True)):
        draw_leaf(canvas, seat, x, first.y - 8, _LEAF, first.height + 16, right=right)


def _paint_cell(canvas: Canvas, cell: Cell, stone: float) -> None:
    box = cell.box
    if cell.weakest:
        body = canvas.mask(canvas.stepped(box.x, box.y, box.width, box.height, 4, 1))
        canvas.glow(body, "#ffb63d", 12, 0.6, inside=False)
        canvas.fill(body, vertical(box.y, box.bottom, "#3a2a10", "#171008"))
        frame = canvas.stepped_frame(box.x, box.y, box.width, box.height, 2, 4, 1)
        canvas.fill(frame, vertical(box.y, box.bottom, "#fff0b8", "#c8923a"))
    with_stones = box.height >= _WITH_STONES
    side = min(44.0, box.width * 0.32, box.height * (0.38 if with_stones else 0.56))
    middle = box.y + (10 + side / 2 if with_stones else box.height / 2)
    draw_tile(canvas, cell.colour, box.x + _EDGE, middle - side / 2, side)
    colours = GOLD if cell.weakest else SHELL
    size = _numeral(box.width - side - 2 * _EDGE - 4, side * 0.9, canvas.scale)
    draw_number(canvas, box.right - _EDGE, middle, cell.own + cell.added, size, "r", colours)
    if with_stones:
        _paint_stones(canvas, cell, stone)
    else:
        for number in range(cell.added):
            draw_treasure(canvas, box.x + _EDGE + side - number * 6, middle - side / 2 + 2, 12, glow=0.4)


def _numeral(room: float, most: float, scale: float) -> float:
    """The height of the largest numerals of which two have room."""
    size = most
    while size > _LEAST_NUMERAL and number_width("00", size, scale) > room:
        size -= 1
    return size


def _paint_stones(canvas: Canvas, cell: Cell, stone: float) -> None:
    """A bar of the own points with the treasures at its end, and below it the two numbers if there are two."""
    box = cell.box
    x, y = box.x + _EDGE, box.y + box.height * 0.60
    draw_row(canvas, cell.colour, cell.own, x, y - 6, 12, stone)
    end = x + cell.own * stone + _TREASURE * 0.3
    for number in range(cell.added):
        draw_treasure(canvas, end + number * _TREASURE_PITCH, y, _TREASURE, glow=0.4)
    if cell.added:
        text, foot = f"{cell.own} + {cell.added}", box.y + box.height * 0.84
        left = box.centre[0] - (text_width(text, 18, "bold", canvas.scale) + 24) / 2
        left += canvas.text(left, foot, text, 18, tones.TEXT, "bold", "lm")
        draw_treasure(canvas, left + 15, foot, 16, glow=0.4)
