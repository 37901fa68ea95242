"""The way of one nation to victory: its line of the table with its marker, and below what the next squares ask for."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from ziggurat.games.civilization.nations import NationId
from ziggurat.games.game import Seat
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import brighten, darken, lighten
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.panels import MARGIN, STRIP_PANEL, draw_panel
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.civilization.art.signs import draw_marker
from ziggurat_client.boards.civilization.succession.conditions import Condition
from ziggurat_client.boards.civilization.succession.epochs import COLOURS, epoch_of
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box

_EDGE: Final = 18.0
_TITLE: Final = 26.0
_TRACK: Final = 50.0
_HIGH: Final = 24.0
_ROWS: Final = 88.0
_ROW: Final = 44.0
_TO_COME: Final = 0.5
_UNMET: Final = "#ff9d7a"
_UNMET_WORDS: Final = "#ffc4ab"


@dataclass(frozen=True)
class Way:
    """Whose way it is: the nation with its marker on a table that ends at `last`; in first societies so many advances
    of those that are needed, without a table."""

    seat: Seat
    nation: NationId
    title: str
    at: int
    last: int
    with_table: bool
    conditions: tuple[Condition, ...]


class WayPanel(Piece):
    """The panel of one way."""

    margin = MARGIN

    def __init__(self, box: Box, way: Way) -> None:
        super().__init__(box)
        self._way = way

    def appearance(self) -> Hashable:
        return self._way

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        width, height, way = self.box.width, self.box.height, self._way
        draw_panel(canvas, x, y, width, height, STRIP_PANEL)
        draw_line(canvas, x + _EDGE, y + _TITLE, way.title, width - 2 * _EDGE, 20, tones.TEXT_HEAD, "bold")
        self._paint_track(canvas, x + _EDGE, y + _TRACK, width - 2 * _EDGE)
        room = height - _ROWS - 10
        pitch = min(_ROW, room / max(1, len(way.conditions)))
        for number, condition in enumerate(way.conditions):
            _paint_condition(canvas, Box(x + 10, y + _ROWS + number * pitch, width - 20, pitch - 4), condition)

    def _paint_track(self, canvas: Canvas, x: float, y: float, width: float) -> None:
        way = self._way
        count = way.last + 1 if way.with_table else max(1, way.last)
        pitch, reached = width / count, way.at if way.with_table else way.at - 1
        for square in range(count):
            epoch = epoch_of(way.nation, square, way.last) if way.with_table else "finish"
            colour = brighten(COLOURS[epoch], 1.0 if square <= reached else _TO_COME)
            stone = canvas.rect(x + square * pitch + 0.8, y, pitch - 1.6, _HIGH)
            canvas.fill(stone, vertical(y, y + _HIGH, lighten(colour, 0.14), darken(colour, 0.22)))
            if way.with_table and square and epoch != epoch_of(way.nation, square - 1, way.last):
                canvas.fill(canvas.rect(x + square * pitch - 1.2, y - 4, 2.4, _HIGH + 8), "#ffe7a0")
        if way.with_table:
            middle = x + (way.at + 0.5) * pitch
            draw_marker(canvas, way.seat, middle, y + _HIGH / 2, min(pitch, _HIGH) + 2, own=True)


def _share(canvas: Canvas, condition: Condition, room: float) -> float:
    """How much of a row the text takes beside its title: all it needs, or its share where there is too little."""
    told = text_width(condition.text, 16, "regular", canvas.scale)
    both = told + text_width(condition.title, 16, "bold", canvas.scale)
    return told if both <= room else room * told / both


def _paint_condition(canvas: Canvas, box: Box, condition: Condition) -> None:
    """One row: the stone of the epoch, its name, what is asked for, and whether that is met."""
    x, y, width, height = box
    middle, hot = y + height / 2, condition.next and not condition.met
    canvas.fill(canvas.stepped(x, y, width, height, 4, 1), tones.WELL, 0.55)
    if hot:
        canvas.fill(canvas.stepped_frame(x, y, width, height, 1.8, 4, 1), _UNMET)
    left, right = x + 10, x + width - 10
    if condition.epoch is not None:
        canvas.fill(canvas.stepped(left, middle - 6, 12, 12, 2, 1), COLOURS[condition.epoch])
        left += 19
    icon, colour = (Icon.CHECK, tones.GOOD) if condition.met else (Icon.CROSS, _UNMET)
    draw_icon(canvas, icon, right - 8, middle, 17, colour)
    right -= 23
    told = _share(canvas, condition, right - left - 8)
    ink = tones.TEXT_SOFT if condition.met else _UNMET_WORDS
    draw_line(canvas, right, middle, condition.text, told + 1, 16, ink, align="r")
    draw_line(canvas, left, middle, condition.title, right - told - 8 - left, 16, tones.TEXT, "bold")
