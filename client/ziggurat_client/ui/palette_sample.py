"""A strip of a board in the colours in use: every kind, every player, and the states of cubes."""

from __future__ import annotations

from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import GOLD_EDGE
from ziggurat_client.art.tile import TileLook, draw_tile, tile_margin
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.window.screen import Box

TILE: Final = 144.0
_GAP: Final = 12.0
_RIM: Final = 16.0
_TILES: Final = (
    TileLook("A", "P", owner=0, cubes=3, struck=1),
    TileLook("T", "W", owner=1, cubes=2, ghosts=2),
    TileLook("C", "A", owner=2, cubes=5),
    TileLook("P", "T", owner=3, cubes=4),
    TileLook("W", "C", owner=1, built=True),
)
SAMPLE_WIDTH: Final = len(_TILES) * (TILE + _GAP) - _GAP + 2 * _RIM
SAMPLE_HEIGHT: Final = TILE + 2 * _RIM
_CUBE: Final = 40.0


def palette_sample(x: float, y: float) -> Piece:
    """Five tiles in a bed, their top left corner at (x, y): SAMPLE_WIDTH by SAMPLE_HEIGHT."""
    return Painted(Box(x, y, SAMPLE_WIDTH, SAMPLE_HEIGHT), "palette sample", _paint_tiles)


def player_sample(box: Box, names: tuple[str, ...]) -> Piece:
    """The players' cubes side by side, each with its name."""
    return Painted(box, ("player sample", names), lambda canvas, x, y: _paint_players(canvas, x, y, box, names))


def _paint_tiles(canvas: Canvas, x: float, y: float) -> None:
    bed = canvas.stepped(x, y, SAMPLE_WIDTH, SAMPLE_HEIGHT, 5)
    canvas.fill(bed, vertical(y, y + SAMPLE_HEIGHT, *GOLD_EDGE))
    canvas.fill(canvas.stepped(x + 3, y + 3, SAMPLE_WIDTH - 6, SAMPLE_HEIGHT - 6, 5), tones.BITUMEN)
    margin = tile_margin(TILE, canvas.scale)
    for number, look in enumerate(_TILES):
        left = x + _RIM + number * (TILE + _GAP)
        canvas.blit(draw_tile(look, TILE, canvas.scale, canvas.palette), left - margin, y + _RIM - margin)


def _paint_players(canvas: Canvas, x: float, y: float, box: Box, names: tuple[str, ...]) -> None:
    pitch = box.width / len(names)
    middle = y + box.height / 2
    for seat, name in enumerate(names):
        draw_cube(canvas, seat, x + seat * pitch + _CUBE / 2, middle, _CUBE)
        canvas.text(x + seat * pitch + _CUBE + 16, middle, name, 20, tones.TEXT, "bold", "lm")
