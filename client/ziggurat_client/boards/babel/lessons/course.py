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

BABEL_COURSE: Final = Course(
    "babel",
    (
        _lesson("settling", signs.PAWN, "7.2", (Task(positions.SETTLING, judges.two_settled),)),
        _lesson("start", signs.STONE, "7.6", (Task(positions.START, judges.started),)),
        _lesson("building", signs.TEMPLE, "7.3", (Task(positions.BUILDING, judges.high_temple),)),
        _lesson("migrating", signs.MARCH, "7.4", (Task(positions.MIGRATING, judges.marched),)),
        _lesson("raiding", signs.HITTITES, "8.2", (Task(positions.RAIDING, judges.raided),)),
        _lesson("peoples", signs.SUMERIANS, "8.4", (Task(positions.PEOPLES_AT_WAR, judges.won_over),)),
        _lesson("progress", signs.PERSIANS, "8.5", (Task(positions.PROGRESS, judges.progressed),)),
        _lesson("halving", signs.HALF, "8.6", (Task(positions.HALVING, judges.halved, (Discard("HMP"),)),)),
        _lesson("answering", signs.ANSWER, "8.6", (Task(positions.ANSWERING, judges.kept_sumerians),)),
        _lesson("ending", signs.VICTORY, "10.1", (Task(positions.ENDING, judges.won_now),)),
    ),
    BabelLessonView,
    PlayersRoom(high=344, low=344),
)
"""From the first pawn to the last point."""
