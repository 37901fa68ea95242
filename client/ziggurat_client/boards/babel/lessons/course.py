"""The course of Babel: its ten lessons in their order."""

from __future__ import annotations

from functools import partial
from typing import Final

from ziggurat.games.babel.actions import Discard
from ziggurat_client.boards.babel.lessons import judges, positions, signs
from ziggurat_client.boards.babel.lessons.positions import LEARNER
from ziggurat_client.boards.babel.lessons.view import BabelLessonView
from ziggurat_client.lessons.lesson import Course, Lesson
from ziggurat_client.lessons.places import PlayersRoom

_lesson = partial(Lesson, game="babel", seat=LEARNER)

BABEL_COURSE: Final = Course(
    "babel",
    (
        _lesson("settling", signs.PAWN, "7.2", positions.SETTLING, judges.two_settled),
        _lesson("start", signs.STONE, "7.6", positions.START, judges.started),
        _lesson("building", signs.TEMPLE, "7.3", positions.BUILDING, judges.high_temple),
        _lesson("migrating", signs.MARCH, "7.4", positions.MIGRATING, judges.marched),
        _lesson("raiding", signs.HITTITES, "8.2", positions.RAIDING, judges.raided),
        _lesson("peoples", signs.SUMERIANS, "8.4", positions.PEOPLES_AT_WAR, judges.won_over),
        _lesson("progress", signs.PERSIANS, "8.5", positions.PROGRESS, judges.progressed),
        _lesson("halving", signs.HALF, "8.6", positions.HALVING, judges.halved, replies=(Discard("HMP"),)),
        _lesson("answering", signs.ANSWER, "8.6", positions.ANSWERING, judges.kept_sumerians),
        _lesson("ending", signs.VICTORY, "10.1", positions.ENDING, judges.won_now),
    ),
    BabelLessonView,
    PlayersRoom(high=344, low=344),
)
"""From the first pawn to the last point."""
