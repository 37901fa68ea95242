"""How the band is painted, before any card stands on it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ziggurat.games.game import Seat
from ziggurat.games.tigris.monuments import Monument
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.heading import draw_heading, heading_width
from ziggurat_client.art.inlay import draw_sawtooth
from ziggurat_client.art.paint import horizontal, vertical
from ziggurat_client.art.palette import BITUMEN
from ziggurat_client.art.shape import Shape
from ziggurat_client.boards.tigris.art.leaders import draw_crest
from ziggurat_client.boards.tigris.art.towers import draw_tower
from ziggurat_client.boards.tigris.monument.plan import TEETH
from ziggurat_client.ui.text import draw_line

MARGIN: Final = 16.0
"""Around the band in its picture: the shadow that it throws on the map."""
_BRICK: Final = 28.0
_TITLE: Final = 26.0
_LINE: Final = 400.0


def draw_band(canvas: Canvas, width: float, height: float, unit: float, title: tuple[str, float] | None) -> None:
    """The band before any card stands on it: its `title`, if it has one, about that height."""
    x = y = MARGIN
    teeth = TEETH * unit
    body = canvas.rect(x, y, width, height)
    canvas.shadow(body, 14, 0, 0.9)
    canvas.fill(body, BITUMEN)
    canvas.fill(body, vertical(y, y + height, "#2c1a12", "#140c0a", "#0a0607"))
    _draw_bricks(canvas, x, y, width, height, unit)
    for top in (y, y + height - teeth):
        draw_sawtooth(canvas, x, top, width, teeth, teeth=96, brightness=0.95)
    for line in (y + teeth, y + height - teeth - 1.5):
        canvas.fill(canvas.rect(x, line, width, 1.5), "#c8923a")
    if title is not None:
        _draw_title(canvas, x, y + title[1], width, title[0])


def _draw_bricks(canvas: Canvas, x: float, y: float, width: float, height: float, unit: float) -> None:
    joints, pitch = Shape(), _BRICK * unit
    for row in range(int(height / pitch) + 1):
        joints.extend(canvas.rect(x, y + row * pitch, width, 1.5))
        for column in range(int(width / (2 * pitch)) + 1):
            across = (column * 2 + row % 2) * pitch
            if across < width:
                joints.extend(canvas.rect(x + across, y + row * pitch, 1.5, min(pitch, height - row * pitch)))
    canvas.fill(joints, "#000000", 0.32)


def _draw_title(canvas: Canvas, x: float, cy: float, width: float, title: str) -> None:
    """The title in the middle, between two lines that fade away."""
    cx = x + width / 2
    half = min(heading_width(title, _TITLE, canvas.scale), width - 80) / 2 + 24
    length = min(_LINE, (width - 2 * half) / 2 - 40)
    if length > 0:
        left, right = cx - half - length, cx + half
        canvas.fill(canvas.rect(left, cy - 1, length, 2), horizontal(left, left + length, "#3a2414", "#d9a441"))
        canvas.fill(canvas.rect(right, cy - 1, length, 2), horizontal(right, right + length, "#d9a441", "#3a2414"))
    draw_heading(canvas, cx, cy, title, _TITLE, "mm", room=width - 80)


def draw_strip(
    canvas: Canvas, width: float, height: float, unit: float, seat: Seat, title: str, monuments: Sequence[Monument]
) -> None:
    """The band for those who look on: who chooses, and from which monuments."""
    draw_band(canvas, width, height, unit, None)
    x, cy, size = MARGIN + 14 * unit, MARGIN + height / 2, height - 2 * TEETH * unit - 6
    draw_crest(canvas, seat, x + size / 2, cy, size)
    towers = (size + 10) * len(monuments)
    right = MARGIN + width - 14 * unit
    draw_line(canvas, x + size + 14, cy, title, right - towers - x - size - 28, 22, tones.TEXT, "bold")
    for number, monument in enumerate(monuments):
        draw_tower(canvas, monument, right - towers + (size + 10) * (number + 0.5), cy, size, lit=0.4)
