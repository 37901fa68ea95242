"""The course of the game: its eight lessons in their order, first how nomads win, then what farmers need."""

from __future__ import annotations

from functools import partial
from typing import Final

from ziggurat_client.boards.civilization.lessons import judges, positions, signs
from ziggurat_client.boards.civilization.lessons.positions import LEARNER
from ziggurat_client.boards.civilization.lessons.view import CivilizationLessonView
from ziggurat_client.lessons.lesson import Course, Lesson, Task
from ziggurat_client.lessons.places import PlayersRoom

_lesson = partial(Lesson, game="civilization", seat=LEARNER)

_SPREAD: Final = (
    Task(positions.TWO_IN_ONE, judges.spread(2)),
    Task(positions.THREE_IN_ONE, judges.spread(3)),
    Task(positions.TWO_BESIDE_TWO, judges.spread(4)),
)
_SHIPS: Final = (
    Task(positions.HARBOUR, judges.built_a_ship),
    Task(positions.CROSSING, judges.landed("rhodes")),
    Task(positions.LONELY_SHIP, judges.kept_the_ship),
)
_GROWTH: Final = (
    Task(positions.SINGLES, judges.grown(ancyra=1, gordion=1)),
    Task(positions.ONE_SHORT, judges.nothing_wasted),
    Task(positions.NEARLY_SIX, judges.grown(gordion=2)),
)
_SUCCESSION: Final = (
    Task(positions.BEFORE_BRONZE, judges.advanced),
    Task(positions.IN_BRONZE, judges.advanced),
    Task(positions.LAST_STEP, judges.won),
)
_LIMITS: Final = (
    Task(positions.TOO_MANY, judges.no_surplus),
    Task(positions.SHARED, judges.shared("ancyra")),
    Task(positions.HELD_BY_HER, judges.driven_out("ancyra")),
)
_SIEGE: Final = (
    Task(positions.HER_CITY, judges.attacked("fell")),
    Task(positions.HER_POOR_CITY, judges.attacked("surrendered")),
    Task(positions.BESIEGED, judges.attacked("repelled")),
)
_CITIES: Final = (
    Task(positions.READY, judges.founded(1)),
    Task(positions.WITHOUT_SITE, judges.founded(2)),
    Task(positions.APART, judges.founded(1)),
)
_SUPPORT: Final = (
    Task(positions.ONE_OF_TWO, judges.founded(1)),
    Task(positions.STILL_COUNTED, judges.founded(2)),
    Task(positions.TOO_FEW, judges.reduced_to(3)),
)

CIVILIZATION_COURSE: Final = Course(
    "civilization",
    (
        _lesson("spread", signs.SPREAD, "6.2", _SPREAD),
        _lesson("ships", signs.SHIPS, "6.2", _SHIPS),
        _lesson("growth", signs.GROWTH, "6.2", _GROWTH),
        _lesson("cities", signs.CITIES, "6.5", _CITIES),
        _lesson("succession", signs.SUCCESSION, "12", _SUCCESSION),
        _lesson("limits", signs.LIMITS, "6.3", _LIMITS),
        _lesson("siege", signs.SIEGE, "6.3", _SIEGE),
        _lesson("support", signs.SUPPORT, "6.4", _SUPPORT),
    ),
    CivilizationLessonView,
    PlayersRoom(high=344, low=200),
)
"""From moving to supporting cities."""
