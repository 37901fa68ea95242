"""The standings of a series: a row for each seat with its points game by game, and their sum."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.inlay import draw_divider
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.numerals import GOLD, STONE, draw_number
from ziggurat_client.art.text import Weight
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import Heading, Line, draw_line
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.series import SeriesRow

_HEAD: Final = 56.0
_LABELS: Final = 26.0
_ROW: Final = 38.0
_FOOT: Final = 14.0
_PADDING: Final = 24.0
_TITLE: Final = 0.44
"""The share of the width that the title has, where something stands beside it."""
_NAME_AT: Final = 96.0
_LEAST_NAME: Final = 150.0
_GAME: Final = 40.0
_TOTAL: Final = 78.0
_SCORE: Final = 84.0


def height(seats: int) -> float:
    """The height of the panel for so many seats."""
    return _HEAD + _LABELS + seats * _ROW + _FOOT


def series_pieces(
    box: Box, title: str, then: str, rows: Sequence[SeriesRow], labels: tuple[str, str], games: int
) -> list[Piece]:
    """The panel: its title, what comes `then`, and the rows. `labels` stand over the sums of the scores and the points.

    Where there is little room only the last of the `games` have a column.
    """
    inner = Box(box.x + _PADDING, box.y, box.width - 2 * _PADDING, box.height)
    ends = inner.right - _TOTAL - _SCORE
    room = max(0, int((ends - inner.x - _NAME_AT - _LEAST_NAME) // _GAME))
    first = max(0, games - room)
    title_room = inner.width * (_TITLE if then else 1.0)
    beside = Box(inner.x + title_room, box.y + 12, inner.width - title_room, 40)
    pieces: list[Piece] = [
        Panel(box),
        Heading(Box(inner.x, box.y + 12, title_room - 12, 40), title.upper(), 26),
        Line(beside, then, 18, tones.TEXT_SOFT, align="r"),
    ]

    def paint_labels(canvas: Canvas, x: float, y: float) -> None:
        middle, right = y + _LABELS / 2, x + inner.width
        canvas.text(right, middle, labels[1], 16, tones.TEXT_SOFT, "regular", "rm")
        canvas.text(right - _TOTAL, middle, labels[0], 16, tones.TEXT_SOFT, "regular", "rm")
        for number in range(first, games):
            centre = x + (ends - inner.x) - (games - number) * _GAME + _GAME / 2
            canvas.text(centre, middle, str(number + 1), 16, tones.TEXT_SOFT, "regular", "mm")
        draw_divider(canvas, x, y + _LABELS, inner.width)

    top = box.y + _HEAD
    pieces.append(Painted(Box(inner.x, top, inner.width, _LABELS + 2), (labels, first, games), paint_labels))
    for number, row in enumerate(rows):
        place = Box(inner.x, top + _LABELS + number * _ROW, inner.width, _ROW)
        pieces.append(_row(place, row, ends - inner.x, first, games))
    return pieces


def _row(box: Box, row: SeriesRow, ends: float, first: int, games: int) -> Piece:
    def paint(canvas: Canvas, x: float, y: float) -> None:
        middle, leads = y + _ROW / 2, row.rank == 1
        if row.rank:
            draw_number(canvas, x + 16, middle, row.rank, 22, "m", GOLD if leads else STONE)
        draw_cube(canvas, row.seat, x + 60, middle, 26, glow=0.5 if leads else 0)
        begins = ends - (games - first) * _GAME
        weight: Weight = "bold" if leads or row.ours else "regular"
        draw_line(canvas, x + _NAME_AT, middle, row.name, begins - _NAME_AT - 12, 21, tones.TEXT, weight)
        for place, points in enumerate(row.points[first:]):
            canvas.text(x + begins + (place + 0.5) * _GAME, middle, points, 19, tones.TEXT_SOFT, "regular", "mm")
        canvas.text(x + ends + _SCORE, middle, row.score, 18, tones.TEXT_SOFT, "regular", "rm")
        ink = tones.TEXT_HEAD if leads else tones.TEXT
        canvas.text(x + box.width, middle, row.total, 25, ink, "bold", "rm")

    return Painted(box, (row, first, games), paint)
