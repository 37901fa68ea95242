"""The top bar: the turn, and a plaque for each phase of it, as far as there is room."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from dataclasses import dataclass
from typing import Final

from ziggurat_client.art import tones
from ziggurat_client.art.canvas import Canvas
from ziggurat_client.art.colour import ColourLike
from ziggurat_client.art.icons import Icon, draw_icon
from ziggurat_client.art.numerals import draw_number, number_width
from ziggurat_client.art.paint import vertical
from ziggurat_client.art.text import text_width
from ziggurat_client.boards.board import Desk
from ziggurat_client.boards.civilization.art.phases import draw_phase
from ziggurat_client.boards.civilization.status.phases import RULES, Stage, Status, Step
from ziggurat_client.boards.goal.explaining import explained
from ziggurat_client.ui.explained import Explained
from ziggurat_client.ui.piece import Piece
from ziggurat_client.window.screen import Box

PLAQUE: Final = 42.0
_SMALLEST: Final = 26.0
_GAP: Final = 6.0
_SMALL_GAP: Final = 3.0
_NAME: Final = 22.0
_NAME_AT: Final = 46.0
_AFTER_NAME: Final = 20.0
_WORD: Final = 20.0
_NUMBER: Final = 28.0
_OF: Final = 20.0
"""How high the number of the turn is, and that of all turns."""
_APART: Final = 20.0
"""The least distance between the turn and the plaques."""
_SCALES: Final = 0.667
"""Words are measured as in the smallest window, where they are widest."""


@dataclass(frozen=True)
class BarPlan:
    """Where the turn stands, and each plaque; with a `word` before the turn, and the present phase `named`, as far as
    there is room."""

    turn: Box
    plaques: tuple[Box, ...]
    word: bool
    named: bool


def bar_plan(box: Box, status: Status) -> BarPlan:
    """The places in the free place of the bar. Where there is little room the name of the phase gives way first, then
    the word before the turn; then the plaques are smaller, and at last only the present one is left."""
    number, word = _number_width(status), text_width(status.turn_word, _WORD, "regular", _SCALES) + 12
    for with_word, named in ((True, True), (False, True), (True, False), (False, False)):
        turn = number + (word if with_word else 0)
        room = box.width - turn - _APART
        if _row_width(status, PLAQUE, _GAP, named=named) <= room:
            return _placed(box, status, turn, PLAQUE, _GAP, word=with_word, named=named)
    room, count = box.width - number - _APART, len(status.steps)
    side = (room - (count - 1) * _SMALL_GAP) / max(1, count)
    if side >= _SMALLEST:
        return _placed(box, status, number, side, _SMALL_GAP, word=False, named=False)
    return _alone(box, status, number)


def status_pieces(box: Box, status: Status) -> Iterator[Piece]:
    """The turn, once the first has begun, and the plaques."""
    plan = bar_plan(box, status)
    if status.turn and plan.turn.width:
        yield TurnSign(plan.turn, status, word=plan.word)
    for place, step in zip(plan.plaques, status.steps, strict=True):
        if place.width:
            yield Plaque(place, step, named=plan.named)


def status_explanations(box: Box, status: Status, desk: Desk) -> Iterator[Explained]:
    """What each of them means."""
    plan = bar_plan(box, status)
    key = "civilization.explained.turn" if status.turns is None else "civilization.explained.turn_of_nomads"
    if status.turn and plan.turn.width:
        yield explained(desk, "turn", plan.turn, key, "3.1" if status.turns is None else "7")
    for place, step in zip(plan.plaques, status.steps, strict=True):
        if place.width:
            said = f"civilization.explained.phase.{step.phase}"
            yield explained(desk, f"phase {step.phase}", place, said, RULES[step.phase])


def _number_width(status: Status) -> float:
    of = 0.0 if status.turns is None else 10 + text_width(f"/ {status.turns}", _OF, "bold", _SCALES)
    return number_width(str(max(10, status.turn)), _NUMBER, _SCALES) + of + 6


def _name_width(step: Step) -> float:
    return _NAME_AT + text_width(step.name, _NAME, "bold", _SCALES) + _AFTER_NAME


def _row_width(status: Status, side: float, gap: float, *, named: bool) -> float:
    now = status.now
    wide = _name_width(now) - side if named and now is not None else 0.0
    return len(status.steps) * (side + gap) - gap + wide


def _placed(box: Box, status: Status, turn: float, side: float, gap: float, *, word: bool, named: bool) -> BarPlan:
    """The plaques in the middle of what the turn leaves."""
    wide = _row_width(status, side, gap, named=named)
    x = box.x + turn + _APART + max(0.0, box.width - turn - _APART - wide) / 2
    top, plaques = box.y + (box.height - side) / 2, []
    for step in status.steps:
        each = _name_width(step) if named and step.state == "now" else side
        plaques.append(Box(x, top, each, side))
        x += each + gap
    return BarPlan(box._replace(width=turn), tuple(plaques), word, named)


def _alone(box: Box, status: Status, turn: float) -> BarPlan:
    """The present phase beside the turn, with its name if that has room, and nothing of the others. Where there is not
    even room for the turn, nothing is shown."""
    room = box.width - turn - _SMALL_GAP
    named = all(_name_width(step) <= room for step in status.steps if step.state == "now")
    side = min(PLAQUE, room) if room >= _SMALLEST else 0.0
    top, plaques = box.y + (box.height - side) / 2, []
    for step in status.steps:
        wide = (_name_width(step) if named else side) if step.state == "now" else 0.0
        plaques.append(Box(box.right - wide, top, wide, side))
    return BarPlan(box._replace(width=turn if turn <= box.width else 0.0), tuple(plaques), False, named)


class TurnSign(Piece):
    """Which turn is played, and of how many if that is fixed."""

    margin = 8

    def __init__(self, box: Box, status: Status, *, word: bool) -> None:
        super().__init__(box)
        self._word = status.turn_word if word else ""
        self._turn = status.turn
        self._turns = status.turns

    def appearance(self) -> Hashable:
        return self._word, self._turn, self._turns

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        middle = y + self.box.height / 2
        if self._word:
            x += canvas.text(x, middle, self._word, _WORD, tones.TEXT_SOFT, "regular", "lm") + 12
        x += draw_number(canvas, x, middle, self._turn, _NUMBER)
        if self._turns is not None:
            canvas.text(x + 10, middle + 1, f"/ {self._turns}", _OF, tones.TEXT_SOFT, "bold", "lm")


class Plaque(Piece):
    """One phase: over with a line of gold, present in gold and named, or dim."""

    margin = 24

    def __init__(self, box: Box, step: Step, *, named: bool) -> None:
        super().__init__(box)
        self._step = step
        self._named = named and step.state == "now"

    def appearance(self) -> Hashable:
        return self._step, self._named

    def paint(self, canvas: Canvas, x: float, y: float) -> None:
        step, width, side = self._step, self.box.width, self.box.height
        body = canvas.mask(canvas.stepped(x, y, width, side, 4, 2))
        middle = y + side / 2
        if step.state == "now":
            canvas.glow(body, "#ffb63d", 14, 0.9, inside=False)
            canvas.fill(
                body, vertical(y, y + side, (0, "#ffe59a"), (0.45, "#ecb949"), (0.5, "#e0a638"), (1, "#a86c1f"))
            )
            canvas.bevel(body, 1.4, 0.6, 0.4)
            at = x + (24 if self._named else width / 2)
            _draw_sign(canvas, step.phase, at, middle, side * 0.62, tones.TEXT_ON_GOLD)
            if self._named:
                canvas.text(x + _NAME_AT, middle, step.name, _NAME, tones.TEXT_ON_GOLD, "bold", "lm")
            return
        done = step.state == "done"
        canvas.fill(body, "#14255c" if done else "#0a1230", 0.9)
        frame = canvas.stepped_frame(x, y, width, side, 1.3, 4, 2)
        canvas.fill(frame, "#c8923a" if done else "#7f96dd", 0.8 if done else 0.45)
        ink = "#e3c27a" if done else "#8f9ccf"
        _draw_sign(canvas, step.phase, x + width / 2, middle, side * 0.57, ink)


def _draw_sign(canvas: Canvas, stage: Stage, cx: float, cy: float, size: float, ink: ColourLike) -> None:
    """The sign of a phase, or a crown at the end."""
    if stage == "over":
        draw_icon(canvas, Icon.CROWN, cx, cy, size, ink)
    else:
        draw_phase(canvas, stage, cx, cy, size, ink)
