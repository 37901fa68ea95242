"""The rule of what is asked, in short points."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import Colour
from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.art.text import wrap
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line, draw_lines
from ziggurat_client.window.screen import Box

_HEAD: Final = 46.0
_EDGE: Final = 18.0
_SIZE: Final = 17.0
_PITCH: Final = 23.0
_APART: Final = 9.0
_BULLET: Final = 10.0
_INDENT: Final = 20.0
_SCALES: Final = 2 / 3
"""Letters are widest, compared with their size, where the window is small."""


def rule_height(points: tuple[str, ...], width: float) -> float:
    """How high the panel is with all its points."""
    room = width - 2 * _EDGE - _INDENT
    lines = sum(len(wrap(point, room, _SIZE, "regular", _SCALES)) for point in points)
    return _HEAD + lines * _PITCH + len(points) * _APART + 6


def rule_panel(box: Box, title: str, points: tuple[str, ...], colour: Colour) -> Iterator[Piece]:
    """As many of the points as there is room for."""
    yield Panel(box, STRIP_PANEL)

    def paint(canvas: Canvas, x: float, y: float) -> None:
        draw_line(canvas, x + _EDGE, y + 26, title, box.width - 2 * _EDGE, 19, tones.TEXT_HEAD, "bold")
        top, room = y + _HEAD + 8, box.width - 2 * _EDGE - _INDENT
        for point in points:
            left = int((y + box.height - 8 - top) / _PITCH + 0.5)
            if left < len(wrap(point, room, _SIZE, "regular", canvas.scale)):
                return
            canvas.fill(canvas.stepped(x + _EDGE, top - 5, _BULLET, _BULLET, 2, 1), colour)
            drawn = draw_lines(canvas, x + _EDGE + _INDENT, top, point, room, left, _PITCH, _SIZE, tones.TEXT)
            top += drawn * _PITCH + _APART

    yield Painted(box, ("calamity rule", title, points, colour), paint)
