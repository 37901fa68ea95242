"""How the game stands, for the top bar: the round, the treasures left on the map, and how full the bag is."""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass
from typing import Final

from ziggurat.games.tigris.course import FEW_TREASURES
from ziggurat.games.tigris.position import Shown
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.numerals import GOLD, draw_number, number_width
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.shape import Path, Shape
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.tigris.art.treasure import draw_taken_treasure, draw_treasure
from ziggurat_client.ui.piece import Piece
from ziggurat_client.ui.text import draw_line
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.words import Words

TREASURES: Final = 10
_ROUND: Final = 150.0
_LEAST_WITH_ROUND: Final = 260.0
_BEFORE_COUNT: Final = 42.0
"""What the bag takes before the number of its tiles."""
_PITCH: Final = 25.0
_APART: Final = 28.0
"""The least distance between the words about the treasures and the bag."""
_GATE: Final = "#ff8a5c"


@dataclass(frozen=True)
class Status:
    """What the top bar says."""

    round_word: str
    round: int
    treasures: int
    treasures_word: str
    bag: int
    bag_word: str

    @classmethod
    def of(cls, shown: Shown, words: Words) -> Status:
        """The state on show."""
        board = shown.board
        treasures = board.ground.treasures.bit_count()
        return cls(
            words.say("tigris.round"),
            (board.turn - 1) // board.seats + 1,
            treasures,
            words.say("tigris.treasures_left", count=treasures),
            shown.bag,
            words.say("tigris.in_bag"),
        )


def status_pieces(box: Box, status: Status) -> dict[str, Piece]:
    """By name: the round at the left of the free place of the bar, then the treasures, then the bag. Where there is
    little room the round gives way: it ends no game."""
    left = min(_ROUND, box.width * 0.2) if box.width >= _LEAST_WITH_ROUND else 0.0
    rest = box.width - left
    counted = min(rest, max(rest * 0.34, _BEFORE_COUNT + number_width(str(status.bag), 28) + 6))
    treasures = Box(box.x + left, box.y, rest - counted, box.height)
    bag = Box(treasures.right, box.y, counted, box.height)
    ending: dict[str, Piece] = {"treasures": TreasureSign(treasures, status), "bag": BagSign(bag, status)}
    return {"round": RoundSign(box._replace(width=left), status), **ending} if left else ending


class RoundSign(Piece):
    """Which round is played."""

    margin = 8

    def __init__(self, box: Box, status: Status) -> None:
        super().__init__(box)
        self._status = status

    def appearance(self) -> Hashable:
        return self._status.round_word, self._status.round

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        middle = y + self.box.height / 2
        room = self.box.width - 44
        width = 0.0
        if text_width(self._status.round_word, 20, "regular", canvas.scale) <= room:
            width = draw_line(canvas, x, middle, self._status.round_word, room, 20, tones.TEXT_SOFT)
        draw_number(canvas, x + width + 10, middle, self._status.round, 28)


class TreasureSign(Piece):
    """The treasures that are left, those that are gone as outlines, and the gate at which the game ends."""

    margin = 24

    def __init__(self, box: Box, status: Status) -> None:
        super().__init__(box)
        self._status = status

    def appearance(self) -> Hashable:
        return self._status.treasures, self._status.treasures_word

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        status, middle, width = self._status, y + self.box.height / 2, self.box.width
        number = number_width(str(status.treasures), 30, canvas.scale) + 12
        word = text_width(status.treasures_word, 20, "regular", canvas.scale) + _APART
        row = TREASURES * _PITCH
        with_row, with_word = row + number <= width, row + number + word <= width
        at = x
        if with_row:
            at = x + max(0.0, (width - row - number - (word if with_word else 0)) / 2)
            self._paint_row(canvas, at, middle)
            at += row + 10
        else:
            draw_treasure(canvas, at + 14, middle, 26, glow=0.5)
            at += 34
        at += draw_number(canvas, at, middle, status.treasures, 30, colours=GOLD) + 10
        if with_word:
            draw_line(canvas, at, middle, status.treasures_word, x + width - at, 20, tones.TEXT)

    def _paint_row(self, canvas: Canvas, left: float, middle: float) -> None:
        for number in range(TREASURES):
            cx = left + (number + 0.5) * _PITCH
            if number < self._status.treasures:
                draw_treasure(canvas, cx, middle, 24, glow=0.5)
            else:
                draw_taken_treasure(canvas, cx, middle, 18, "#5a6692")
        canvas.fill(canvas.rect(left + FEW_TREASURES * _PITCH - 0.8, middle - 16, 1.6, 32), _GATE, 0.95)


class BagSign(Piece):
    """How many tiles are in the bag."""

    margin = 8

    def __init__(self, box: Box, status: Status) -> None:
        super().__init__(box)
        self._status = status

    def appearance(self) -> Hashable:
        return self._status.bag, self._status.bag_word

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        middle = y + self.box.height / 2
        _paint_bag(canvas, x + 16, middle, 34)
        width = draw_number(canvas, x + _BEFORE_COUNT, middle, self._status.bag, 28)
        room = self.box.width - 54 - width
        if text_width(self._status.bag_word, 20, "regular", canvas.scale) <= room:
            draw_line(canvas, x + 54 + width, middle, self._status.bag_word, room, 20, tones.TEXT_SOFT)


def _paint_bag(canvas: Canvas, cx: float, cy: float, size: float) -> None:
    sack = Path(34, 30).quadratic(6, 52, 12, 78).quadratic(16, 96, 50, 96).quadratic(84, 96, 88, 78)
    sack.quadratic(94, 52, 66, 30)
    shape = Shape().poly(sack.points).poly([(30, 8), (42, 16), (50, 6), (58, 16), (70, 8), (64, 26), (36, 26)])
    placed = shape.placed(cx - size / 2, cy - size / 2, size)
    canvas.shadow(placed, 3, 1.5, 0.6)
    canvas.fill(placed, vertical(cy - size / 2, cy + size / 2, "#d9b27a", "#7a5228"))
    canvas.fill(Shape().rect(32, 24, 36, 7).placed(cx - size / 2, cy - size / 2, size), "#a8402f")
