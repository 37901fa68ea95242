"""What a palette does to pieces and players: a sample of a game, and the marks of the seats with their numbers."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.window.screen import Box

SAMPLE_WIDTH: Final = 800.0
SAMPLE_HEIGHT: Final = 176.0
"""The room of a sample, in design units."""

SamplePainter: TypeAlias = Callable[[Canvas, float, float], None]
"""Paints SAMPLE_WIDTH × SAMPLE_HEIGHT with the top left corner at (x, y)."""

_MARK: Final = 40.0


def game_sample(painter: SamplePainter, x: float, y: float) -> Piece:
    """Pieces of the game whose painter that is, their top left corner at (x, y): SAMPLE_WIDTH by SAMPLE_HEIGHT."""
    box = Box(x, y, SAMPLE_WIDTH, SAMPLE_HEIGHT)
    return Painted(box, ("game sample", painter), painter)


def player_sample(box: Box, count: int) -> Piece:
    """The marks of so many players side by side, each with the number of its seat."""
    return Painted(box, ("player sample", count), lambda canvas, x, y: _paint_players(canvas, x, y, box, count))


def _paint_players(canvas: Canvas, x: float, y: float, box: Box, count: int) -> None:
    pitch = box.width / count
    middle = y + box.height / 2
    for seat in range(count):
        draw_cube(canvas, seat, x + seat * pitch + _MARK / 2, middle, _MARK)
        canvas.text(x + seat * pitch + _MARK + 16, middle, str(seat + 1), 20, tones.TEXT, "bold", "lm")
