"""The course of the game: its ten lessons in their order, from what wins to what destroys."""

from __future__ import annotations

from functools import partial
from typing import Final

from ziggurat.games.tigris.actions import Commit
from ziggurat_client.boards.tigris.lessons import judges, positions, signs
from ziggurat_client.boards.tigris.lessons.positions import LEARNER, at
from ziggurat_client.boards.tigris.lessons.view import TigrisLessonView
from ziggurat_client.lessons.lesson import Course, Lesson, Task
from ziggurat_client.lessons.places import PlayersRoom

_lesson = partial(Lesson, game="tigris", seat=LEARNER)
_NOTHING: Final = (Commit(0),)
"""Kubaba adds no tile."""

_WEAKEST: Final = (
    Task(positions.WEAKEST, judges.gained("red")),
    Task(positions.TWO_WEAK, judges.gained("red", "green")),
    Task(positions.WITH_TREASURE, judges.scored(5)),
)
_LEADERS: Final = (
    Task(positions.NOBODY, judges.placed("green")),
    Task(positions.ASTRAY, judges.gathered("black", "red")),
    Task(positions.TO_WITHDRAW, judges.withdrawn("green")),
)
_SCORING: Final = (
    Task(positions.KING_AND_TILE, judges.gained("black")),
    Task(positions.KING_AND_TILE, judges.gained("green")),
    Task(positions.FARMER, judges.gained("blue")),
)
_JOINING: Final = tuple(
    Task(start, judges.joined(at("F3"), at("I7")))
    for start in (positions.APART, positions.LEADERLESS, positions.WIDE_GAP)
)
_REVOLT: Final = (
    Task(positions.REVOLT, judges.won(), _NOTHING),
    Task(positions.REVOLT_BY_HAND, judges.won(), _NOTHING),
    Task(positions.ATTACKED, judges.won(exactly=1)),
)
_WAR: Final = (
    Task(positions.WAR, judges.won(), _NOTHING),
    Task(positions.WAR_BY_HAND, judges.won(), _NOTHING),
    Task(positions.ATTACKED_IN_WAR, judges.won(exactly=1)),
)
_TEMPLES: Final = (
    Task(positions.PRIESTS, judges.won(), _NOTHING),
    Task(positions.TO_PROTECT, judges.guarded(at("G5"))),
    Task(positions.ALL_PROTECTED, judges.gave_way),
)
_MONUMENTS: Final = (
    Task(positions.SQUARE, judges.built()),
    Task(positions.TWO_LEADERS, judges.built(paying=2)),
    Task(positions.SQUARE, judges.paid),
)
_TREASURES: Final = (
    Task(positions.TWO_TREASURES, judges.claimed()),
    Task(positions.CORNER, judges.claimed(at("B2"))),
    Task(positions.WITHOUT_TRADER, judges.claimed()),
)
_CATASTROPHES: Final = (
    Task(positions.ONE_TEMPLE, judges.stranded),
    Task(positions.BRANCHES, judges.cut_off),
    Task(positions.LAST_GAP, judges.closed(at("H5"))),
)

TIGRIS_COURSE: Final = Course(
    "tigris",
    (
        _lesson("weakest", signs.WEAKEST, "10", _WEAKEST),
        _lesson("leaders", signs.LEADER, "5.1", _LEADERS),
        _lesson("scoring", signs.TILE, "5.2", _SCORING),
        _lesson("joining", signs.RINGS, "5.2", _JOINING),
        _lesson("revolt", signs.REVOLT, "6.1", _REVOLT),
        _lesson("war", signs.WAR, "6.2", _WAR),
        _lesson("temples", signs.TEMPLE, "6.2", _TEMPLES),
        _lesson("monuments", signs.MONUMENT, "7", _MONUMENTS),
        _lesson("treasures", signs.TREASURE, "8", _TREASURES),
        _lesson("catastrophes", signs.CATASTROPHE, "5.3", _CATASTROPHES),
    ),
    TigrisLessonView,
    PlayersRoom(high=344, low=344),
)
"""From what wins to what destroys."""
