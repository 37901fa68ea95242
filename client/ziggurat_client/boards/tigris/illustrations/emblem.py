"""The emblem of a table: the map so small that only rivers, tiles and leaders show."""

from __future__ import annotations

from random import Random
from typing import Final

from ziggurat.games.tigris.board import RIVERS, TEMPLES
from ziggurat.games.tigris.colours import COLOURS
from ziggurat.games.tigris.sketch import CATASTROPHE, EMPTY, FLIPPED, LEADER, TILE, TREASURE, read_sketch
from ziggurat.games.tigris.spaces import HEIGHT, SPACES, WIDTH
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.palette import BITUMEN
from ziggurat_client.art.shape import Shape
from ziggurat_client.boards.tigris.art.colours import tile_colours
from ziggurat_client.ui.emblem import EDGE, draw_mount

_LAND: Final = "#6a4a2c"
_WATER: Final = "#1c68a4"
_MANY: Final = 34
"""How many tiles lie on the map of a match that is not known."""


def paint_emblem(canvas: Canvas, x: float, y: float, size: float, code: str, seats: int, sketch: str) -> None:
    """The map with what lies on it in a match, or else laid out by chance from the table's code."""
    contents = read_sketch(sketch) or _dealt(code, seats)
    draw_mount(canvas, x, y, size, BITUMEN)
    inner = size - 2 * EDGE
    wide, high = inner / WIDTH, inner / HEIGHT
    land, water = Shape(), Shape()
    pieces: dict[ColourLike, Shape] = {}
    for number in range(SPACES):
        row, column = divmod(number, WIDTH)
        cell = Shape().rect(x + EDGE + column * wide, y + EDGE + row * high, wide, high)
        (water if RIVERS >> number & 1 else land).extend(cell)
        colour = _colour(canvas, contents[number])
        if colour is not None:
            pieces.setdefault(colour, Shape()).extend(cell)
    canvas.fill(land, _LAND)
    canvas.fill(water, _WATER)
    for colour, shape in pieces.items():
        canvas.fill(shape, colour)


def _colour(canvas: Canvas, content: int) -> ColourLike | None:
    palette = canvas.palette
    if content == EMPTY:
        return None
    if content == TREASURE:
        return "#ffdf7e"
    if content == FLIPPED:
        return "#2f4796"
    if content == CATASTROPHE:
        return "#0d0a0b"
    if content >= LEADER:
        return palette.player(content - LEADER).colour
    return tile_colours(palette, COLOURS[content - TILE]).light


def _dealt(code: str, seats: int) -> tuple[int, ...]:
    """Temples where they begin, and tiles and leaders by chance."""
    chance = Random(code)
    contents = [TREASURE if TEMPLES >> number & 1 else EMPTY for number in range(SPACES)]
    for number in chance.sample(range(SPACES), _MANY):
        if contents[number] == EMPTY:
            river = RIVERS >> number & 1
            contents[number] = TILE + 2 if river else TILE + chance.choice((0, 1, 3))
    for seat in range(seats):
        land = [number for number in range(SPACES) if not RIVERS >> number & 1]
        contents[chance.choice(land)] = LEADER + seat
    return tuple(contents)
