"""Babel in this client."""

from __future__ import annotations

from typing import Final

from ziggurat_client.boards.babel.guide.remarks import REMARKS
from ziggurat_client.boards.babel.illustrations.emblem import paint_emblem
from ziggurat_client.boards.babel.illustrations.figures import FIGURES
from ziggurat_client.boards.babel.illustrations.sample import paint_sample
from ziggurat_client.boards.babel.illustrations.winning import WINNING
from ziggurat_client.boards.babel.lessons.course import BABEL_COURSE
from ziggurat_client.boards.babel.replay.board import BABEL_STAGING
from ziggurat_client.boards.babel.seals import SEAL_SIGNS
from ziggurat_client.boards.babel.view import BabelBoardView
from ziggurat_client.boards.presentation import Presentation

PRESENTATION: Final = Presentation(
    BabelBoardView,
    BABEL_STAGING,
    BABEL_COURSE,
    FIGURES,
    paint_emblem,
    paint_sample,
    music="terraces",
    guide=REMARKS,
    winning=WINNING,
    seals=SEAL_SIGNS,
)
"""Everything there is of Babel."""
