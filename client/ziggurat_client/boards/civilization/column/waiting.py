"""The column while nothing is asked of the viewer: what has happened in the running movement, and who owes what."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.panels import STRIP_PANEL
from ziggurat_client.boards.civilization.column.choice import Choice
from ziggurat_client.boards.civilization.column.paint import EDGE
from ziggurat_client.ui.panel import Panel
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line

_HEAD: Final = 48.0
_PITCH: Final = 28.0


def waiting(choice: Choice) -> Iterator[Piece]:
    """The steps of whoever moves, or the names of those whose answers are missing."""
    box = choice.plan.all_below
    yield Panel(box, STRIP_PANEL)
    title, lines = _lines(choice)
    rows = max(1, int((box.height - _HEAD) / _PITCH))
    shown = lines[-rows:]

    def paint(canvas: Canvas, x: float, y: float) -> None:
        room = box.width - 2 * EDGE
        draw_line(canvas, x + EDGE, y + 24, title, room, 18, tones.TEXT_HEAD, "bold")
        for number, line in enumerate(shown):
            draw_line(canvas, x + EDGE, y + _HEAD + 10 + number * _PITCH, line, room, 17, tones.TEXT)

    yield Painted(box, ("civilization waiting", title, shown), paint)


def _lines(choice: Choice) -> tuple[str, tuple[str, ...]]:
    board = choice.board
    if board.phase == "movement":
        steps = tuple(step.text for step in choice.steps)
        return choice.say("civilization.column.this_movement"), steps or (
            choice.say("civilization.column.nothing_yet"),
        )
    owing = tuple(choice.names[seat] for seat in board.owing)
    return choice.say("civilization.column.awaited" if owing else "civilization.column.goes_on"), owing
