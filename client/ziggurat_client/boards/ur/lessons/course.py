"""The course of Ur: its nine lessons in their order, from what winning means to the last detail."""

from __future__ import annotations

from functools import partial
from typing import Final

from ziggurat.games.ur.actions import Place
from ziggurat.games.ur.squares import square_of
from ziggurat_client.boards.ur.lessons import judges, positions, signs
from ziggurat_client.boards.ur.lessons.judges import LEARNER
from ziggurat_client.boards.ur.lessons.view import UrLessonView
from ziggurat_client.lessons.lesson import Course, Lesson, Task

_lesson = partial(Lesson, game="ur", seat=LEARNER)

_THEIR_CUBE: Final = (Place(square_of(5, "D2")),)
"""Kubaba's cube between two of the learner's."""

_SCORING: Final = (
    Task(positions.FOURTH_KIND, judges.points(10)),
    Task(positions.FIFTH_KIND, judges.points(15)),
    Task(positions.SCORING, judges.points(16)),
    Task(positions.SIXTH_KIND, judges.points(21)),
)
_PLACING: Final = (
    Task(positions.PLACING, judges.three_kinds(), _THEIR_CUBE),
    Task(positions.BY_THE_FIELD, judges.three_kinds(), _THEIR_CUBE),
    Task(positions.ACROSS_THE_GRID, judges.three_kinds("ACW"), _THEIR_CUBE),
)
_AGRICULTURE: Final = (
    Task(positions.ONE_FIELD, judges.harvest(C3=3)),
    Task(positions.AGRICULTURE, judges.harvest(C3=3)),
    Task(positions.TWO_FIELDS, judges.harvest(C3=3, B4=3)),
)
_TRADE: Final = (
    Task(positions.CORNER, judges.markets(E1=3)),
    Task(positions.TRADE, judges.markets(B2=5)),
    Task(positions.TWO_MARKETS, judges.markets(B2=4, E1=3)),
)
_CULTURE: Final = (
    Task(positions.ONE_LYRE, judges.own_culture(2)),
    Task(positions.THREE_LYRES, judges.concert(C4=5)),
    Task(positions.CULTURE, judges.own_culture(3)),
)
_POLITICS: Final = (
    Task(positions.ONE_CROWD, judges.crowds(1)),
    Task(positions.POLITICS, judges.crowds(2)),
    Task(positions.THREE_CROWDS, judges.crowds(3)),
)
_WAR: Final = (
    Task(positions.ONE_CITY, judges.safe_conquest("C3")),
    Task(positions.WAR, judges.safe_conquest("C3")),
    Task(positions.TWO_CITIES, judges.safe_conquest("C3", "D3")),
)
_ZIGGURATS: Final = (
    Task(positions.NEARLY_READY, judges.ready("C3")),
    Task(positions.ONE_READY, judges.ziggurats(1)),
    Task(positions.ZIGGURATS, judges.ziggurats(2)),
)
_SWAPPING: Final = (
    Task(positions.SWAPPING, judges.swap("A")),
    Task(positions.SWAPPING, judges.swap("T", "P")),
    Task(positions.SWAPPING, judges.swap("AT", "W")),
)

UR_COURSE: Final = Course(
    "ur",
    (
        _lesson("scoring", signs.SCORE, "8", _SCORING),
        _lesson("placing", signs.CUBE, "3.5", _PLACING),
        _lesson("agriculture", signs.AGRICULTURE, "5.1", _AGRICULTURE),
        _lesson("trade", signs.TRADE, "5.2", _TRADE),
        _lesson("culture", signs.CULTURE, "5.3", _CULTURE),
        _lesson("politics", signs.POLITICS, "5.4", _POLITICS),
        _lesson("war", signs.WAR, "5.5", _WAR),
        _lesson("ziggurats", signs.ZIGGURAT, "4.2", _ZIGGURATS),
        _lesson("swapping", signs.SWAP, "4.4", _SWAPPING),
    ),
    UrLessonView,
)
