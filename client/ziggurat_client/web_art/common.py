"""What every page shows: icons, marks, cubes, numerals, the emblem, the logotype and bands of inlay."""

from __future__ import annotations

from functools import partial
from typing import Final

from ziggurat_client.art import letters, numerals
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.icons import Icon, icon_shape
from ziggurat_client.art.inlay import draw_rosette, draw_sawtooth
from ziggurat_client.art.logotype import FACE, RIM, WALL
from ziggurat_client.art.marks import CubeState, draw_cube, mark_shape
from ziggurat_client.art.numerals import number_shape
from ziggurat_client.art.paint import Linear, Solid, vertical
from ziggurat_client.art.palette import BITUMEN, MARKS
from ziggurat_client.art.shape import Shape
from ziggurat_client.art.ziggurat import draw_ziggurat, draw_ziggurat_flat
from ziggurat_client.web_art.pieces import Piece
from ziggurat_client.web_art.sheet import Box, Sheet
from ziggurat_client.web_art.tones import ALL

SEATS: Final = range(len(MARKS))
"""The colours of seats by number."""
_CUBE: Final = 40.0
_DIGITS: Final = "0123456789"
_SIGNS: Final = {"+": "plus", "-": "minus", "x": "times", ":": "colon", "?": "unknown", "=": "equals"}
_NUMERAL_GRADIENTS: Final = {
    "numeral-shell": numerals.SHELL,
    "numeral-gold": numerals.GOLD,
    "numeral-stone": numerals.STONE,
}
_ZIGGURAT: Final = 100.0
_ZIGGURAT_SCALE: Final = 0.5
"""As where it is small on the screen: without niches and with a large cube."""
_TOOTH: Final = (12.0, 10.0)
_LOGOTYPE_CELL: Final = 4.0
_LOGOTYPE_MARGIN: Final = 6.0


def fill_common(sheet: Sheet) -> None:
    """Add everything that belongs to no game."""
    for icon in Icon:
        sheet.figure(f"icon-{icon.value}", icon_shape(icon))
    for mark in MARKS:
        sheet.figure(f"mark-{mark}", mark_shape(mark, 50, 50, 40))
    for seat in SEATS:
        _add_cubes(sheet, seat)
    _add_numerals(sheet)
    _add_ziggurats(sheet)
    sheet.draw("rosette", lambda canvas: draw_rosette(canvas, 50, 50, 50), 100, 100)
    sheet.draw("tooth", _draw_tooth, *_TOOTH)
    _add_logotype(sheet)


def _add_cubes(sheet: Sheet, seat: int) -> None:
    states: dict[str, CubeState] = {"cube": "solid", "cube-ghost": "ghost", "cube-struck": "struck"}
    for name, state in states.items():
        sheet.draw(f"{name}-{seat}", partial(_draw_cube, seat=seat, state=state), _CUBE, _CUBE)


def _draw_cube(canvas: Canvas, seat: int, state: CubeState) -> None:
    draw_cube(canvas, seat, _CUBE / 2, _CUBE / 2, _CUBE, state=state)


def _add_numerals(sheet: Sheet) -> None:
    for name, colours in _NUMERAL_GRADIENTS.items():
        sheet.gradient(name, vertical(0, numerals.ROWS, *colours))
    for character in (*_DIGITS, *_SIGNS):
        shape = number_shape(character, 0, 0, numerals.ROWS)
        width = 2 if character == ":" else numerals.ADVANCE - 1
        sheet.unfilled(f"digit-{_SIGNS.get(character, character)}", shape, Box(0, 0, width, numerals.ROWS))


def _add_ziggurats(sheet: Sheet) -> None:
    middle = _ZIGGURAT / 2
    sheet.draw(
        "ziggurat",
        lambda canvas: draw_ziggurat(canvas, middle, middle, _ZIGGURAT),
        _ZIGGURAT,
        _ZIGGURAT,
        scale=_ZIGGURAT_SCALE,
    )
    for seat in SEATS:
        sheet.draw(f"ziggurat-{seat}", partial(_draw_owned, seat=seat), _ZIGGURAT, _ZIGGURAT, scale=_ZIGGURAT_SCALE)
    sheet.draw(
        "ziggurat-figure",
        lambda canvas: draw_ziggurat_flat(canvas, middle, middle, _ZIGGURAT, "#45508a", 4),
        _ZIGGURAT,
        _ZIGGURAT,
    )


def _draw_owned(canvas: Canvas, seat: int) -> None:
    draw_ziggurat(canvas, _ZIGGURAT / 2, _ZIGGURAT / 2, _ZIGGURAT, owner=seat)


def _draw_tooth(canvas: Canvas) -> None:
    draw_sawtooth(canvas, 0, 0, *_TOOTH, teeth=1, brightness=0.88)


def _add_logotype(sheet: Sheet) -> None:
    """The word with its depth and its rim; bricks and light are left out."""
    cell, margin = _LOGOTYPE_CELL, _LOGOTYPE_MARGIN
    base = letters.TALLEST * cell
    lettering = letters.lay_out(0, base, cell)
    face, wall, outline, rim = Shape(), Shape(), Shape(), Shape()
    for x, y, width, height in lettering.rects:
        face.rect(x, y, width, height)
        wall.rect(x, y, width, height + cell)
        outline.rect(x - 2, y - 2, width + 4, height + cell + 4)
        rim.rect(x - 3, y - 3, width + 6, height + cell + 6)
    paints: tuple[tuple[Shape, Linear | Solid], ...] = (
        (rim, vertical(0, base, *RIM)),
        (outline, Solid(BITUMEN)),
        (wall, vertical(0, base + cell, *WALL)),
        (face, vertical(0, base, *FACE)),
    )
    pieces = [Piece(shape, (paint,) * len(ALL), 1.0) for shape, paint in paints]
    box = Box(-margin, -margin, letters.word_width(cell) + 2 * margin, base + cell + 2 * margin)
    sheet.compose("logotype", box, pieces)
