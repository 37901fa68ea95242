"""What the score is made of: the points of every colour in ascending order, with the treasures that fill them."""

from __future__ import annotations

from ziggurat.games.game import Standing
from ziggurat.games.tigris.colours import COLOURS
from ziggurat.games.tigris.scoring import TigrisStanding
from ziggurat_client.art import numerals, tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.numerals import draw_number
from ziggurat_client.art.paint import vertical
from ziggurat_client.boards.tigris.art.tiles import draw_tile
from ziggurat_client.boards.tigris.art.treasure import draw_treasure
from ziggurat_client.window.screen import Box

_GAP = 10.0
_WIDEST = 150.0


def paint_breakdown(canvas: Canvas, standing: Standing, below_name: Box, beside: Box) -> None:
    """The treasures below the name; beside it a cell for every colour, the weakest first and framed in gold."""
    if not isinstance(standing, TigrisStanding):
        return
    draw_treasure(canvas, below_name.x + 12, below_name.centre[1], 22, glow=0.3)
    canvas.text(below_name.x + 32, below_name.centre[1], str(standing.treasures), 20, tones.TEXT, "bold", "lm")
    order = sorted(range(len(standing.spread)), key=lambda colour: (standing.spread[colour], colour))
    width = min(_WIDEST, (beside.width - (len(order) - 1) * _GAP) / len(order))
    high = min(110.0, beside.height - 8)
    for place, colour in enumerate(order):
        cell = Box(beside.x + place * (width + _GAP), beside.y + (beside.height - high) / 2, width, high)
        _paint_cell(canvas, cell, standing, colour, weakest=place == 0)


def _paint_cell(canvas: Canvas, cell: Box, standing: TigrisStanding, colour: int, *, weakest: bool) -> None:
    body = canvas.stepped(cell.x, cell.y, cell.width, cell.height, 4, 1)
    canvas.fill(
        body, vertical(cell.y, cell.bottom, "#2a1c10" if weakest else "#0f1a44", "#0d0908" if weakest else "#0a1130")
    )
    edge = ("#fff0b8", "#c8923a") if weakest else ("#5a6692", "#2a3766")
    frame = canvas.stepped_frame(cell.x, cell.y, cell.width, cell.height, 2 if weakest else 1.2, 4, 1)
    canvas.fill(frame, vertical(cell.y, cell.bottom, *edge))
    side = min(44.0, cell.height * 0.42, cell.width * 0.4)
    top = cell.y + cell.height * 0.1
    draw_tile(canvas, COLOURS[colour], cell.x + cell.width * 0.08, top, side)
    colours = numerals.GOLD if weakest else numerals.SHELL
    draw_number(
        canvas, cell.right - cell.width * 0.1, top + side / 2, standing.spread[colour], side * 0.8, "r", colours
    )
    own, added = standing.points[colour], standing.spread[colour] - standing.points[colour]
    middle, x = cell.y + cell.height * 0.78, cell.x + cell.width * 0.1
    x += canvas.text(x, middle, str(own) if not added else f"{own} + {added}", 18, tones.TEXT_SOFT, "regular", "lm")
    if added:
        draw_treasure(canvas, x + 14, middle, 16, glow=0.0)
