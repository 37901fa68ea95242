"""What the newest position adds to the replay of a match that is still being played: everyone's score there, where the
timeline ends for now, and the way to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final

from ziggurat_client.art.buttons import ButtonKind
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.marks import draw_cube
from ziggurat_client.art.panels import draw_field
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.replay_places import ReplayPlaces
from ziggurat_client.ui.button import Button
from ziggurat_client.ui.piece import Painted, Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_ORANGE: Final = "#ff8a4c"
_INK: Final = "#ffb08f"
_ASIDE: Final = 18.0
_CUBE: Final = 20.0
_PITCH: Final = 32.0
_BUTTON: Final = 46.0
_MOST_ROWS: Final = 2
"""So many rows of scores have room above the button; of more seats the board alone says the scores."""


def edge(strip: Box) -> Piece:
    """The end of the timeline, which moves on as long as the match does."""
    box = Box(strip.right, strip.y - 6, 4, strip.height + 6)
    return Painted(box, ("newest", box.height), lambda canvas, x, y: _paint_edge(canvas, x, y, box.height))


def beside_strip(
    places: ReplayPlaces, scores: Sequence[int], label: str, go: Callable[[], None], *, there: bool
) -> Iterator[Piece]:
    """The scores at the newest position, where there is room for them, and the button that leads `there`."""
    box = places.newest
    if box is None:
        return
    rows = (len(scores) + 1) // 2
    if not places.low and rows <= _MOST_ROWS:
        for seat, points in enumerate(scores):
            row, column = divmod(seat, 2)
            place = Box(box.x + column * box.width / 2, box.y + row * _PITCH, box.width / 2, _PITCH)
            yield _score(place, seat, points)
    foot = Box(box.x, box.bottom - _BUTTON, box.width, _BUTTON)
    yield Button("newest", foot, label, go, kind=ButtonKind.RED, size=18, enabled=not there)


def beside_scores(clocks: Sequence[Box | None], told: Sequence[str]) -> Iterator[Piece]:
    """The score at the newest position, said in the place of each player's clock: in a replay no clock runs."""
    for box, text in zip(clocks, told, strict=True):
        if box is not None:
            yield _aside(box, text)


def _aside(box: Box, text: str) -> Piece:
    """A field of its own, since in low rows it lies over the word below the points, as a clock does."""

    def paint(canvas: Canvas, x: float, y: float) -> None:
        width = min(box.width, text_width(text, _ASIDE, "regular", canvas.scale) + 20)
        left = x + box.width - width
        draw_field(canvas, left, y, width, box.height, step=3)
        draw_line(canvas, left + width / 2, y + box.height / 2, text, width - 8, _ASIDE, _INK, align="m")

    return Painted(box, ("newest aside", text, box.width, box.height), paint)


def _score(box: Box, seat: int, points: int) -> Piece:
    def paint(canvas: Canvas, x: float, y: float) -> None:
        middle = y + box.height / 2
        draw_cube(canvas, seat, x + _CUBE / 2 + 2, middle, _CUBE)
        canvas.text(x + _CUBE + 12, middle, str(points), 20, _INK, "bold", "lm")

    return Painted(box, ("newest score", seat, points), paint)


def _paint_edge(canvas: Canvas, x: float, y: float, height: float) -> None:
    line = canvas.rect(x, y, 4, height)
    canvas.glow(line, _ORANGE, 10, 0.9)
    canvas.fill(line, _ORANGE)
