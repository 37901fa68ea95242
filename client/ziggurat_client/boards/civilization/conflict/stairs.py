"""The course of a fight between two as stairs: one side's tokens above a line, the other's below it."""

from __future__ import annotations

from typing import Final

from ziggurat.games.game import Seat
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import darken
from ziggurat_client.boards.civilization.choosing.forecasts import Forecast
from ziggurat_client.boards.civilization.conflict.course import stages

_GAP: Final = 4.0
_LINE: Final = 2.0


def paint_stairs(
    canvas: Canvas, x: float, y: float, size: tuple[float, float], forecast: Forecast, upper: Seat, lower: Seat
) -> None:
    """A pillar for each stage, one block a token; the end is framed in gold."""
    width, height = size
    fought = [dict(counts) for counts in stages(forecast)]
    high = max(max(counts.get(upper, 0) for counts in fought), 1)
    deep = max(max(counts.get(lower, 0) for counts in fought), 1)
    pitch, block = min(34.0, width / len(fought)), min(9.0, (height - _LINE - 6) / (high + deep))
    middle = y + 3 + high * block
    for number, counts in enumerate(fought):
        left = x + number * pitch
        _paint_pillar(canvas, left, middle, pitch - _GAP, -block, counts.get(upper, 0), upper)
        _paint_pillar(canvas, left, middle + _LINE, pitch - _GAP, block, counts.get(lower, 0), lower)
    canvas.fill(canvas.rect(x, middle, pitch * len(fought) - _GAP, _LINE), "#0a0808", 0.8)
    end = x + (len(fought) - 1) * pitch - 3
    frame = canvas.stepped_frame(end, y, pitch - _GAP + 6, (high + deep) * block + _LINE + 6, 2, 3, 1)
    canvas.fill(frame, "#f0c45c")


def _paint_pillar(canvas: Canvas, left: float, base: float, width: float, block: float, count: int, seat: Seat) -> None:
    """So many blocks from the line on; `block` is negative if they are stacked upwards."""
    colour, edge = canvas.palette.player(seat).colour, abs(block) * 0.14
    for number in range(count):
        top = base + block * number + min(0.0, block)
        canvas.fill(canvas.rect(left, top + edge, width, abs(block) - 2 * edge), colour)
        canvas.fill(canvas.rect(left, top + abs(block) - 2 * edge, width, edge), darken(colour, 0.4))
