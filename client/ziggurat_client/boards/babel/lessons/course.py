"""The course of Babel: its ten lessons in their order."""

from __future__ import annotations

from functools import partial
from typing import Final

from ziggurat.games.babel.actions import Discard
from ziggurat_client.boards.babel.lessons import judges, positions, signs
from ziggurat_client.boards.babel.lessons.positions import LEARNER
from ziggurat_client.boards.babel.lessons.view import BabelLessonView
from ziggurat_client.lessons.lesson import Course, Lesson, Task
from ziggurat_client.lessons.places import PlayersRoom

_lesson = partial(Lesson, game="babel", seat=LEARNER)

_ENDING: Final = tuple(
    Task(start, judges.won_now) for start in (positions.FIFTEEN, positions.BELOW_TEN, positions.ENDING)
)
_SETTLING: Final = (
    Task(positions.SETTLING, judges.settled("P", 5)),
    Task(positions.SETTLING, judges.settled("M", 2)),
    Task(positions.SETTLING, judges.settled("H", 2, "M")),
)
_START: Final = (
    Task(positions.START, judges.started("P")),
    Task(positions.SECOND_STOREY, judges.started("M", 2)),
    Task(positions.THREE_STOREYS, judges.started("S", 3)),
)
_BUILDING: Final = (
    Task(positions.BUILDING, judges.raised("S", 3)),
    Task(positions.BUILDING, judges.raised("S", 4)),
    Task(positions.FIVE_STOREYS, judges.raised("S", 5)),
)
_MIGRATING: Final = (
    Task(positions.MIGRATING, judges.marched("M")),
    Task(positions.MIGRATING, judges.marched("M", 3)),
    Task(positions.THREE_IN_A_ROW, judges.marched("M", triple="P")),
)
_RAIDING: Final = (
    Task(positions.TO_TEAR_DOWN, judges.raided(plundering=False, razing=True)),
    Task(positions.TO_PLUNDER, judges.raided(plundering=True, razing=False)),
    Task(positions.RAIDING, judges.raided(plundering=True, razing=True)),
)
_PEOPLES: Final = (
    Task(positions.TO_BANISH, judges.banished("P")),
    Task(positions.TO_WIN_OVER, judges.won_over("H", 2)),
    Task(positions.PEOPLES_AT_WAR, judges.won_over("P", 3)),
)
_PROGRESS: Final = (
    Task(positions.EMPTY_PLOT, judges.progressed(2)),
    Task(positions.PROGRESS, judges.progressed(4)),
    Task(positions.TWICE_TWO, judges.progressed(5)),
)
_HALVING: Final = (
    Task(positions.HALVING, judges.halved(), (Discard("HMP"),)),
    Task(positions.TWICE_HALF, judges.halved(2), (Discard("HMP"), Discard("AM"))),
    Task(positions.HALF_AND_MORE, judges.halved(plundering=True), (Discard("AMP"),)),
)
_ANSWERING: Final = (
    Task(positions.ANSWERING, judges.kept("SSS")),
    Task(positions.FOUR_TO_KEEP, judges.kept("MPPP")),
    Task(positions.TWO_TO_KEEP, judges.kept("SS")),
)

BABEL_COURSE: Final = Course(
    "babel",
    (
        _lesson("ending", signs.VICTORY, "10.1", _ENDING),
        _lesson("settling", signs.PAWN, "7.2", _SETTLING),
        _lesson("start", signs.STONE, "7.6", _START),
        _lesson("building", signs.TEMPLE, "7.3", _BUILDING),
        _lesson("migrating", signs.MARCH, "7.4", _MIGRATING),
        _lesson("raiding", signs.HITTITES, "8.2", _RAIDING),
        _lesson("peoples", signs.SUMERIANS, "8.4", _PEOPLES),
        _lesson("progress", signs.PERSIANS, "8.5", _PROGRESS),
        _lesson("halving", signs.HALF, "8.6", _HALVING),
        _lesson("answering", signs.ANSWER, "8.6", _ANSWERING),
    ),
    BabelLessonView,
    PlayersRoom(high=344, low=344),
)
"""From what wins to the last answer."""
