"""The race of nomads: the sixteen turns as a band of stones, and below it a stone for every territory (7)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from random import Random
from typing import Final

from ziggurat.games.game import Seat
from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import brighten, darken, lighten
from ziggurat_client.art.numerals import GOLD, SHELL, draw_number, number_width
from ziggurat_client.art.paint import vertical
from ziggurat_client.boards.civilization.succession.ground import DockGround
from ziggurat_client.boards.civilization.succession.lanes import Race
from ziggurat_client.boards.civilization.succession.plan import DockPlan
from ziggurat_client.boards.civilization.succession.runners import Marker, marker_size
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box

_BEYOND: Final = 84.0
"""What the lanes keep for the marker and the number beyond the last territory."""
_COUNTED: Final = 5
_TALLY: Final = 10
"""A fine line stands at every fifth territory, a stronger one at every tenth."""
_GONE: Final = ("#e8b865", "#a8742a", "#6d4717")
_TO_COME: Final = ("#1b2a64", "#111c48")


def plan_of(box: Box, race: Race) -> DockPlan:
    """Where everything of the race stands in that box; a column is a turn."""
    return DockPlan(box, len(race.lanes), race.turns)


def unit_of(plan: DockPlan, race: Race) -> float:
    """How wide the stone of one territory is."""
    return (plan.rows.width - _BEYOND) / race.most


def race_pieces(box: Box, race: Race) -> Iterator[Piece]:
    """The turns and the lanes."""
    plan = plan_of(box, race)
    yield DockGround(plan, race.lanes, race.title)
    yield Turns(plan.head, race)
    yield Scale(plan.rows, race, unit_of(plan, race))
    unit = unit_of(plan, race)
    for number, lane in enumerate(race.lanes):
        yield Stones(plan.lane(number), lane.seat, int(lane.at), unit)
    for number, lane in enumerate(race.lanes):
        box, size = plan.lane(number), marker_size(plan.each)
        across = box.x + lane.at * unit + 2 + size / 2
        yield Marker(box, lane.seat, across, mine=lane.mine)
        yield Count(box, across + size / 2 + 7, round(lane.at), leads=0 < lane.at == race.lead)


class Turns(Piece):
    """A stone for each turn: those that are over in gold, the present one lit, the last one framed."""

    margin = 12

    def __init__(self, box: Box, race: Race) -> None:
        super().__init__(box)
        self._turn = race.turn
        self._turns = race.turns

    def appearance(self) -> Hashable:
        return self._turn, self._turns

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        pitch, high = self.box.width / self._turns, self.box.height - 4
        for turn in range(1, self._turns + 1):
            left, now = x + (turn - 1) * pitch, turn == self._turn
            stone = canvas.mask(canvas.stepped(left + 1.5, y, pitch - 3, high, 3, 1))
            if now:
                canvas.glow(stone, "#ffb63d", 9, 0.9, inside=False)
            faces = tones.GOLD_FACE if now else _GONE if turn < self._turn else _TO_COME
            canvas.fill(stone, vertical(y, y + high, *faces), 1.0 if turn >= self._turn else 0.85)
            if turn > self._turn:
                edge = tones.GOLD if turn == self._turns else tones.LAPIS_LINE
                frame = canvas.stepped_frame(left + 1.5, y, pitch - 3, high, 1.2, 3, 1)
                canvas.fill(frame, edge, 0.9 if turn == self._turns else 0.4)
            else:
                canvas.bevel(stone, 1.2, 0.5, 0.35)
            ink = tones.TEXT_ON_GOLD if turn <= self._turn else tones.TEXT_FAINT
            canvas.text(left + pitch / 2, y + high / 2, str(turn), 15, ink, "bold" if now else "regular", "mm")


class Scale(Piece):
    """The lines at every fifth territory."""

    margin = 4

    def __init__(self, rows: Box, race: Race, unit: float) -> None:
        super().__init__(rows)
        self._most = race.most
        self._lanes = len(race.lanes)
        self._unit = unit

    def appearance(self) -> Hashable:
        return self._most, self._lanes

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        each = self.box.height / max(1, self._lanes)
        for lane in range(self._lanes):
            trough = canvas.rect(x, y + lane * each + 0.8, self.box.width, each - 1.6)
            canvas.fill(trough, vertical(y + lane * each, y + (lane + 1) * each, "#0b1536", "#142152"))
        for count in range(_COUNTED, self._most + 1, _COUNTED):
            alpha = 0.5 if count % _TALLY == 0 else 0.2
            canvas.fill(canvas.rect(x + count * self._unit - 0.7, y, 1.4, self.box.height), "#c8923a", alpha)


class Stones(Piece):
    """The territories of one nation, a stone in its colour for each."""

    margin = 2

    def __init__(self, lane: Box, seat: Seat, count: int, unit: float) -> None:
        super().__init__(lane)
        self._seat = seat
        self._count = count
        self._unit = unit

    def appearance(self) -> Hashable:
        return self._seat, self._count, self._unit

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        chance, colour = Random(f"race {self._seat}"), canvas.palette.player(self._seat).colour
        inset = min(4.0, self.box.height * 0.14)
        top, high = y + inset, self.box.height - 2 * inset
        joint = min(2.0, self._unit * 0.12)
        for number in range(self._count):
            shade = brighten(colour, chance.uniform(0.82, 1.0))
            stone = canvas.rect(x + number * self._unit + joint / 2, top, self._unit - joint, high)
            canvas.fill(stone, vertical(top, top + high, lighten(shade, 0.18), shade, darken(shade, 0.26)))


class Count(Piece):
    """How many territories there are, in gold for whoever leads."""

    margin = 6

    def __init__(self, lane: Box, left: float, count: int, *, leads: bool) -> None:
        high = min(26.0, lane.height * 0.86)
        super().__init__(Box(left, lane.y + (lane.height - high) / 2, number_width("00", high) + 2, high))
        self._count = count
        self._leads = leads

    def appearance(self) -> Hashable:
        return self._count, self._leads

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        middle = y + self.box.height / 2
        draw_number(canvas, x, middle, self._count, self.box.height, colours=GOLD if self._leads else SHELL)
