"""A strip of Ur's board in the colours in use: every kind, every player, and the states of cubes."""

from __future__ import annotations

from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import GOLD_EDGE
from ziggurat_client.art.tile import TileAppearance, draw_tile, tile_margin
from ziggurat_client.ui.palette_sample import SAMPLE_HEIGHT, SAMPLE_WIDTH

_TILE: Final = 144.0
_GAP: Final = 12.0
_RIM: Final = 16.0
_TILES: Final = (
    TileAppearance("A", "P", owner=0, cubes=3, struck=1),
    TileAppearance("T", "W", owner=1, cubes=2, ghosts=2),
    TileAppearance("C", "A", owner=2, cubes=5),
    TileAppearance("P", "T", owner=3, cubes=4),
    TileAppearance("W", "C", owner=1, built=True),
)


def paint_sample(canvas: Canvas, x: float, y: float) -> None:
    """Five tiles in a bed."""
    bed = canvas.stepped(x, y, SAMPLE_WIDTH, SAMPLE_HEIGHT, 5)
    canvas.fill(bed, vertical(y, y + SAMPLE_HEIGHT, *GOLD_EDGE))
    canvas.fill(canvas.stepped(x + 3, y + 3, SAMPLE_WIDTH - 6, SAMPLE_HEIGHT - 6, 5), tones.BITUMEN)
    margin = tile_margin(_TILE, canvas.scale)
    for number, appearance in enumerate(_TILES):
        left = x + _RIM + number * (_TILE + _GAP)
        canvas.blit(draw_tile(appearance, _TILE, canvas.scale, canvas.palette), left - margin, y + _RIM - margin)
