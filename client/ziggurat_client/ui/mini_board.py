"""A board so small that only its colours show: the emblem of a table."""

from __future__ import annotations

from collections.abc import Hashable
from random import Random
from typing import Final

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import mix
from ziggurat_client.art.inlay import draw_sawtooth, draw_upright_sawtooth
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN, GOLD_EDGE, KINDS
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box

_BAND: Final = 7
_INSET: Final = 4
_GAP: Final = 2
_TEETH: Final = 20


class MiniBoard(Piece):
    """A square of tiles laid out by chance from the table's code, so that each table keeps its own look."""

    margin = 16

    def __init__(self, box: Box, code: str, seats: int) -> None:
        super().__init__(box)
        self._code = code
        self._side = 5 if seats == 2 else 6

    def look(self) -> Hashable:
        return self._code, self._side

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        size = self.box.width
        frame = canvas.stepped(x, y, size, size, 4, 1)
        canvas.shadow(frame, 8, 4, 0.6)
        canvas.fill(frame, vertical(y, y + size, *GOLD_EDGE))
        canvas.fill(canvas.stepped(x + 2, y + 2, size - 4, size - 4, 4, 1), BITUMEN)
        self._paint_bands(canvas, x, y, size)
        inset = _INSET + _BAND + 2
        cell = (size - 2 * inset - (self._side - 1) * _GAP) / self._side
        for index, kind in enumerate(_deal(self._code, self._side)):
            row, column = divmod(index, self._side)
            colours = canvas.palette.kind(kind)
            left, top = x + inset + column * (cell + _GAP), y + inset + row * (cell + _GAP)
            paint = vertical(top, top + cell, mix(colours.light, colours.mid, 0.3), colours.mid)
            canvas.fill(canvas.rect(left, top, cell, cell), paint)

    def _paint_bands(self, canvas: Canvas, x: float, y: float, size: float) -> None:
        start, length = _INSET + _BAND, size - 2 * (_INSET + _BAND)
        for offset in (_INSET, size - _INSET - _BAND):
            draw_sawtooth(canvas, x + start, y + offset, length, _BAND, teeth=_TEETH, brightness=0.85)
            draw_upright_sawtooth(canvas, x + offset, y + start, _BAND, length, teeth=_TEETH, brightness=0.85)


def _deal(code: str, side: int) -> str:
    """One kind a square, no two neighbours alike."""
    chance = Random(code)
    dealt = ""
    for square in range(side * side):
        near = dealt[-1:] if square % side else ""
        above = dealt[square - side] if square >= side else ""
        dealt += chance.choice([kind for kind in KINDS if kind not in near + above])
    return dealt
