"""Points as a bar of stones in their colour."""

from __future__ import annotations

from typing import Final

from ziggurat.games.tigris.colours import Colour
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import Colour as Channels
from ziggurat_client.art.colour import lighten
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.palette import Palette
from ziggurat_client.boards.tigris.art.colours import tile_colours

_APART: Final = 3.0
"""The pixels that a stone measures at least, so that one is told from the next."""
_JOINT: Final = 1.2


def draw_pillar(canvas: Canvas, colour: Colour, count: int, cx: float, foot: float, width: float, unit: float) -> None:
    """So many stones over each other, from `foot` up, each as high as `unit`."""
    paints = _paints(canvas.palette, colour)
    if unit * canvas.scale < _APART:
        height = count * unit
        canvas.fill(canvas.rect(cx - width / 2, foot - height, width, height), vertical(foot - height, foot, *paints))
        return
    for number in range(count):
        top = foot - (number + 1) * unit
        stone = canvas.rect(cx - width / 2, top, width, max(1.0, unit - _JOINT))
        canvas.fill(stone, vertical(top, top + unit, *paints))


def draw_row(canvas: Canvas, colour: Colour, count: int, x: float, y: float, height: float, unit: float) -> None:
    """So many stones beside each other, from `x` on, each as wide as `unit`."""
    paint = vertical(y, y + height, *_paints(canvas.palette, colour))
    if unit * canvas.scale < _APART:
        canvas.fill(canvas.rect(x, y, count * unit, height), paint)
        return
    for number in range(count):
        canvas.fill(canvas.rect(x + number * unit, y, max(1.0, unit - _JOINT), height), paint)


def _paints(palette: Palette, colour: Colour) -> tuple[Channels, Channels]:
    """From the top down; black is so much lighter that it is seen on a dark ground."""
    colours = tile_colours(palette, colour)
    if colour == "black":
        return lighten(colours.light, 0.50), lighten(colours.light, 0.18)
    return lighten(colours.light, 0.22), colours.mid
