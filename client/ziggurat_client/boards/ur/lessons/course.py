"""The course of Ur: its nine lessons in their order."""

from __future__ import annotations

from functools import partial
from typing import Final

from ziggurat.games.ur.actions import Place
from ziggurat.games.ur.squares import square_of
from ziggurat_client.boards.ur.lessons import judges, positions, signs
from ziggurat_client.boards.ur.lessons.judges import LEARNER
from ziggurat_client.boards.ur.lessons.view import UrLessonView
from ziggurat_client.lessons.lesson import Course, Lesson

_lesson = partial(Lesson, game="ur", seat=LEARNER)

UR_COURSE: Final = Course(
    "ur",
    (
        _lesson(
            "placing", signs.CUBE, "3.5", positions.PLACING, judges.three_kinds, replies=(Place(square_of(5, "D2")),)
        ),
        _lesson("agriculture", signs.AGRICULTURE, "5.1", positions.AGRICULTURE, judges.harvest),
        _lesson("trade", signs.TRADE, "5.2", positions.TRADE, judges.full_market),
        _lesson("culture", signs.CULTURE, "5.3", positions.CULTURE, judges.own_culture),
        _lesson("politics", signs.POLITICS, "5.4", positions.POLITICS, judges.two_crowds),
        _lesson("war", signs.WAR, "5.5", positions.WAR, judges.safe_conquest),
        _lesson("ziggurats", signs.ZIGGURAT, "4.2", positions.ZIGGURATS, judges.two_ziggurats),
        _lesson("swapping", signs.SWAP, "4.4", positions.SWAPPING, judges.trader_next),
        _lesson("scoring", signs.SCORE, "8", positions.SCORING, judges.full_set),
    ),
    UrLessonView,
)
