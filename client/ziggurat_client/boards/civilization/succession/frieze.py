"""The succession table as an inlaid band: a lane for each nation, in which the epochs make stairs (12)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from random import Random
from typing import Final

from ziggurat.games.civilization.nations import NationId
from ziggurat.games.civilization.succession import TRACKS
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import brighten, darken, lighten
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.text import smallest_pixels, text_width
from ziggurat_client.boards.civilization.art.phases import draw_phase
from ziggurat_client.boards.civilization.succession.epochs import COLOURS, Epoch, epoch_of, opening_of
from ziggurat_client.boards.civilization.succession.ground import DockGround
from ziggurat_client.boards.civilization.succession.lanes import Frieze, Opening
from ziggurat_client.boards.civilization.succession.plan import DockPlan
from ziggurat_client.boards.civilization.succession.runners import Marker, Thread
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box

_PASSED: Final = 1.06
_TO_COME: Final = 0.44
"""How bright the squares are."""
_UNEVEN: Final = 0.06
_JOINT: Final = 2.4
_JOINT_COLOUR: Final = "#ffe7a0"
_WORD: Final = 16.0
_STONE: Final = 11.0
_POINTS: Final = 14.0


def plan_of(box: Box, frieze: Frieze) -> DockPlan:
    """Where everything of the table stands in that box."""
    return DockPlan(box, len(frieze.lanes), frieze.last + 1)


def frieze_pieces(box: Box, frieze: Frieze) -> Iterator[Piece]:
    """The table. A marker that moves draws nothing anew but its thread, and its lane once it is nearer to another
    square."""
    plan = plan_of(box, frieze)
    yield DockGround(plan, frieze.lanes, frieze.title, alone=not frieze.start)
    yield FriezeHead(plan, frieze)
    for number, lane in enumerate(frieze.lanes):
        yield LaneSquares(plan.lane(number), lane.nation, frieze, round(lane.at))
    if frieze.epochs:
        yield Joints(plan, frieze.nations, frieze.last)
    for number, lane in enumerate(frieze.lanes):
        yield Thread(plan.lane(number), lane.seat, plan.middle(lane.at) - plan.rows.x)
    for number, lane in enumerate(frieze.lanes):
        yield Marker(plan.lane(number), lane.seat, plan.middle(lane.at), mine=lane.mine)


class FriezeHead(Piece):
    """The names of the epochs over the squares on which they begin for most, and what it takes to enter them."""

    margin = 4

    def __init__(self, plan: DockPlan, frieze: Frieze) -> None:
        super().__init__(plan.head)
        self._plan = plan
        self._frieze = frieze

    def appearance(self) -> Hashable:
        frieze = self._frieze
        return frieze.nations, frieze.last, frieze.start, frieze.epochs

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        frieze, pitch, middle = self._frieze, self._plan.pitch, y + self.box.height / 2
        start = text_width(frieze.start, _WORD, "regular", canvas.scale)
        if start <= pitch - 4:
            canvas.text(x + pitch / 2, middle, frieze.start, _WORD, tones.TEXT_SOFT, "regular", "mm")
        goal = x + frieze.last * pitch
        canvas.text(goal + pitch / 2, middle, str(frieze.last), 17, tones.TEXT_HEAD, "bold", "mm")
        if not frieze.lanes or not frieze.epochs:
            return
        places = [x + opening_of(frieze.nations, opening.epoch) * pitch for opening in frieze.epochs]
        for opening, left, right in zip(frieze.epochs, places, [*places[1:], goal], strict=True):
            _paint_opening(canvas, left + 5, middle, right - 6, opening)


def _paint_opening(canvas: Canvas, x: float, y: float, right: float, opening: Opening) -> None:
    """A stone in the colour of an epoch, its name, and what it takes to enter it: in words, or as a sign and a number;
    as far as there is room."""
    epoch, name, condition = opening.epoch, opening.name, opening.condition
    stone = canvas.stepped(x, y - _STONE / 2, _STONE, _STONE, 2, 1)
    canvas.fill(stone, vertical(y - 6, y + 6, lighten(COLOURS[epoch], 0.2), COLOURS[epoch]))
    x += _STONE + 7
    if text_width(name, _WORD, "bold", canvas.scale) > right - x:
        return
    x += canvas.text(x, y, name, _WORD, tones.TEXT, "bold", "lm") + 9
    if text_width(condition, _WORD, "regular", canvas.scale) <= right - x:
        canvas.text(x, y, condition, _WORD, tones.TEXT_SOFT, "regular", "lm")
    elif opening.number:
        number = str(opening.number)
        wide = text_width(number, _WORD, "bold", canvas.scale)
        if x + wide + _SIGN <= right:
            canvas.text(x, y, number, _WORD, tones.TEXT_HEAD, "bold", "lm")
            draw_phase(canvas, opening.sign, x + wide + 13, y - 1, 17, tones.TEXT_HEAD)


_SIGN: Final = 21.0
"""How much room the sign of what is counted takes."""


class LaneSquares(Piece):
    """The squares of one nation: those that its marker has `reached` in full colour, those to come in the dark."""

    margin = 2

    def __init__(self, box: Box, nation: NationId, frieze: Frieze, reached: int) -> None:
        super().__init__(box)
        self._nation: NationId = nation
        self._last = frieze.last
        self._plain = not frieze.epochs
        self._points = TRACKS[nation].points if frieze.with_points else {}
        self._reached = reached

    def appearance(self) -> Hashable:
        return self._nation, self._last, self._plain, bool(self._points), self._reached

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        chance, pitch, high = Random(f"frieze {self._nation}"), self.box.width / (self._last + 1), self.box.height
        for square in range(self._last + 1):
            light = (_PASSED if square <= self._reached else _TO_COME) * chance.uniform(1 - _UNEVEN, 1 + _UNEVEN)
            colour = brighten(COLOURS[self._epoch(square)], light)
            stone = canvas.rect(x + square * pitch + 0.8, y + 0.8, pitch - 1.6, high - 1.6)
            canvas.fill(stone, vertical(y, y + high, lighten(colour, 0.16), darken(colour, 0.22)))
            if square == self._reached:
                canvas.fill(stone, "#fff2c4", 0.30)
            self._paint_points(canvas, square, x + (square + 0.5) * pitch, y + high / 2)

    def _epoch(self, square: int) -> Epoch:
        """The epoch that colours a square; advances are counted in bronze."""
        if self._plain:
            return "start" if not square else "finish" if square == self._last else "early_bronze"
        return epoch_of(self._nation, square, self._last)

    def _paint_points(self, canvas: Canvas, square: int, cx: float, cy: float) -> None:
        """What a square asks for, where it asks for points and there is room to say it."""
        points = self._points.get(square)
        if points is None or square > self._last:
            return
        size, pitch = max(_POINTS, smallest_pixels(canvas.scale) / canvas.scale), self.box.width / (self._last + 1)
        if size <= self.box.height - 4 and text_width(str(points), size, "bold", canvas.scale) <= pitch - 4:
            canvas.text(cx, cy, str(points), size, tones.TEXT, "bold", "mm", alpha=0.9)


class Joints(Piece):
    """The gold where an epoch opens, and the stairs that it makes from one nation to the next."""

    margin = 4

    def __init__(self, plan: DockPlan, nations: tuple[NationId, ...], last: int) -> None:
        super().__init__(plan.rows)
        self._nations = nations
        self._last = last

    def appearance(self) -> Hashable:
        return self._nations, self._last

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        pitch, high = self.box.width / (self._last + 1), self.box.height / max(1, len(self._nations))
        epochs = [
            [epoch_of(nation, square, self._last) for square in range(self._last + 1)] for nation in self._nations
        ]
        for row, own in enumerate(epochs):
            top = y + row * high
            for square in range(1, self._last + 1):
                left = x + square * pitch
                if own[square] != own[square - 1]:
                    canvas.fill(canvas.rect(left - _JOINT / 2, top, _JOINT, high), _JOINT_COLOUR, 0.9)
                if row and own[square] != epochs[row - 1][square]:
                    canvas.fill(canvas.rect(left, top - _JOINT / 2, pitch, _JOINT), _JOINT_COLOUR, 0.9)
