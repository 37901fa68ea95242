"""Other signs on the map and beside it: where a conflict will be, the line home, and a marker of succession."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from ziggurat.games.game import Seat
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import BITUMEN, Palette
from ziggurat_client.art.shape import Point, Shape, circle
from ziggurat_client.boards.civilization.art.phases import phase_shape

CONFLICT: Final = 44.0
"""The side of the sign of a conflict where one looks near; half of that where the map is whole."""
_GLOW: Final = 14.0
MARKER: Final = 15.0
"""The side of a marker in a row of the succession table."""


def draw_conflict(canvas: Canvas, cx: float, cy: float, size: float = CONFLICT) -> None:
    """Crossed spears on red clay: here there will be a conflict."""
    margin = size * 0.5
    picture = _conflict(size, canvas.scale, canvas.palette)
    canvas.blit(picture, canvas.snap(cx - size / 2) - margin, canvas.snap(cy - size / 2) - margin)


@lru_cache(maxsize=16)
def _conflict(size: float, scale: float, palette: Palette) -> Canvas:
    margin, unit = size * 0.5, size / CONFLICT
    picture = Canvas(size + 2 * margin, size + 2 * margin, scale, palette)
    body = picture.stepped(margin, margin, size, size, 5 * unit, 2)
    picture.glow(body, "#ff7a3c", _GLOW * unit, 0.9, inside=False)
    picture.shadow(body, 5 * unit, 2 * unit, 0.7)
    picture.fill(body, vertical(margin, margin + size, "#a03a29", "#5a1a10"))
    picture.fill(picture.stepped_frame(margin, margin, size, size, 2 * unit, 5 * unit, 2), "#ffd9a8")
    inset = 0.2 * size
    picture.fill(phase_shape("conflicts").placed(margin + inset, margin + inset, size - 2 * inset), "#fff3df")
    return picture


def draw_tie(canvas: Canvas, piece: Point, home: Point, size: float = 1.0) -> None:
    """A fine shell line from a piece that had to give way to where it belongs."""
    canvas.fill(Shape().line([piece, home], 3 * size), BITUMEN, 0.6)
    canvas.fill(Shape().line([piece, home], 1.3 * size), "#f4ead2", 0.9)
    canvas.fill(circle(*home, 3.2 * size), BITUMEN, 0.6)
    canvas.fill(circle(*home, 2.4 * size), "#f4ead2")


def draw_marker(canvas: Canvas, seat: Seat, cx: float, cy: float, size: float = MARKER, *, own: bool = False) -> None:
    """A nation's marker on the succession table; one's `own` is lit."""
    if own:
        body = canvas.stepped(cx - size / 2, cy - size / 2, size, size, 2, 1)
        canvas.glow(body, "#ffcf62", size * 0.6, 1.2, inside=False)
    draw_cube(canvas, seat, cx, cy, size)
