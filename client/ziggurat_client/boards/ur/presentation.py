"""Ur in this client."""

from __future__ import annotations

from typing import Final

from ziggurat_client.boards.presentation import Presentation
from ziggurat_client.boards.ur.guide.remarks import REMARKS
from ziggurat_client.boards.ur.illustrations.emblem import paint_emblem
from ziggurat_client.boards.ur.illustrations.figures import FIGURES
from ziggurat_client.boards.ur.illustrations.sample import paint_sample
from ziggurat_client.boards.ur.illustrations.winning import WINNING
from ziggurat_client.boards.ur.lessons.course import UR_COURSE
from ziggurat_client.boards.ur.replay.board import UR_STAGING
from ziggurat_client.boards.ur.seals import SEAL_SIGNS
from ziggurat_client.boards.ur.view import UrBoardView

PRESENTATION: Final = Presentation(
    UrBoardView,
    UR_STAGING,
    UR_COURSE,
    FIGURES,
    paint_emblem,
    paint_sample,
    music="reeds",
    guide=REMARKS,
    winning=WINNING,
    seals=SEAL_SIGNS,
)
"""Everything there is of Ur."""
