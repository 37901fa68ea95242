"""The emblem of a table: a small picture of its game, in a mount."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final, TypeAlias

from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.inlay import draw_sawtooth, draw_upright_sawtooth
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN, GOLD_EDGE
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box

EmblemPainter: TypeAlias = Callable[[Canvas, float, float, float, str, int, str], None]
"""Paints a table's emblem: a square with its top left corner at (x, y), of a size, for a table's code (so that each
table keeps its own look), its number of seats, and the sketch of its match, if one is on that may be seen."""

EDGE: Final = 13
"""How wide the mount is."""
_BAND: Final = 7
_INSET: Final = 4
_TEETH: Final = 20
_WHOLE: Final = 112.0
_FEW_SEATS: Final = 2


class Emblem(Piece):
    """What tells a table's game at a glance."""

    margin = 16

    def __init__(
        self,
        box: Box,
        painter: EmblemPainter,
        code: str,
        seats: int,
        sketch: str = "",
        colours: tuple[int, ...] = (),
    ) -> None:
        """`box` is a square, `painter` the game's, and `colours` are those of the seats."""
        super().__init__(box)
        self._painter = painter
        self._code = code
        self._seats = seats
        self._sketch = sketch
        self._colours = colours

    def appearance(self) -> Hashable:
        return self._painter, self._code, self._seats, self._sketch, self._colours

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        self._painter(canvas.seated(self._colours), x, y, self.box.width, self._code, self._seats, self._sketch)


def paint_no_emblem(canvas: Canvas, x: float, y: float, size: float, code: str, seats: int, sketch: str) -> None:
    """Paint what stands for a game that this client cannot show: an empty mount."""
    draw_mount(canvas, x, y, size, BITUMEN)


def draw_small_emblem(canvas: Canvas, painter: EmblemPainter, x: float, y: float, size: float, game: str) -> None:
    """The emblem of a game in a place where its mount would take too much: all of it made smaller."""
    whole = Canvas(_WHOLE, _WHOLE, canvas.scale * size / _WHOLE, canvas.palette)
    painter(whole, 0, 0, _WHOLE, game, _FEW_SEATS, "")
    canvas.blit(whole, x, y)


def draw_mount(canvas: Canvas, x: float, y: float, size: float, ground: ColourLike) -> None:
    """A square mount of that size with the corner at (x, y): a golden frame with teeth, EDGE wide, around a ground."""
    frame = canvas.stepped(x, y, size, size, 4, 1)
    canvas.shadow(frame, 8, 4, 0.6)
    canvas.fill(frame, vertical(y, y + size, *GOLD_EDGE))
    canvas.fill(canvas.stepped(x + 2, y + 2, size - 4, size - 4, 4, 1), ground)
    start, length = _INSET + _BAND, size - 2 * (_INSET + _BAND)
    for offset in (_INSET, size - _INSET - _BAND):
        draw_sawtooth(canvas, x + start, y + offset, length, _BAND, teeth=_TEETH, brightness=0.85)
        draw_upright_sawtooth(canvas, x + offset, y + start, _BAND, length, teeth=_TEETH, brightness=0.85)
