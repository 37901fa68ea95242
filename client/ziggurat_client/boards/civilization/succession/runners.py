"""What runs along a lane: the thread in its nation's colour, and the marker at its end."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final

from ziggurat.games.game import Seat
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import darken, lighten
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN
from ziggurat_client.boards.civilization.art.signs import draw_marker
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box

_THREAD: Final = 3.0
_LEAST: Final = 15.0
_MOST: Final = 36.0
"""The size of a marker."""


class Thread(Piece):
    """A thread from the beginning of a lane to the marker, `long` design units."""

    margin = 2

    def __init__(self, lane: Box, seat: Seat, long: float) -> None:
        middle = lane.y + lane.height / 2
        super().__init__(Box(lane.x, middle - _THREAD / 2, round(long), _THREAD))
        self._seat = seat

    def appearance(self) -> Hashable:
        return self._seat

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        colour = canvas.palette.player(self._seat).colour
        canvas.fill(canvas.rect(x, y - 1, self.box.width, _THREAD + 2), BITUMEN, 0.35)
        thread = canvas.rect(x, y, self.box.width, _THREAD)
        canvas.fill(thread, vertical(y, y + _THREAD, lighten(colour, 0.3), darken(colour, 0.1)))


class Marker(Piece):
    """The counter of a nation, with its middle at `across`; the viewer's glows."""

    margin = 24

    def __init__(self, lane: Box, seat: Seat, across: float, *, mine: bool) -> None:
        size = marker_size(lane.height)
        super().__init__(Box(across - size / 2, lane.y + (lane.height - size) / 2, size, size))
        self._seat = seat
        self._mine = mine

    def appearance(self) -> Hashable:
        return self._seat, self._mine

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        size = self.box.width
        draw_marker(canvas, self._seat, x + size / 2, y + size / 2, size, own=self._mine)


def marker_size(lane: float) -> float:
    """How large a marker is in a lane of that height."""
    return min(_MOST, max(_LEAST, lane * 1.04))
