"""Tigris & Euphrates in this client."""

from __future__ import annotations

from typing import Final

from ziggurat_client.boards.presentation import Presentation
from ziggurat_client.boards.shapes import BoardShape
from ziggurat_client.boards.tigris.board.layout import COLUMN, DESIGN_HEIGHT, DESIGN_WIDTH, LEAST_DOCK
from ziggurat_client.boards.tigris.guide.remarks import REMARKS
from ziggurat_client.boards.tigris.illustrations.emblem import paint_emblem
from ziggurat_client.boards.tigris.illustrations.figures import FIGURES
from ziggurat_client.boards.tigris.illustrations.sample import paint_sample
from ziggurat_client.boards.tigris.illustrations.winning import WINNING
from ziggurat_client.boards.tigris.lessons.course import TIGRIS_COURSE
from ziggurat_client.boards.tigris.replay.board import TIGRIS_STAGING
from ziggurat_client.boards.tigris.seals import SEAL_SIGNS
from ziggurat_client.boards.tigris.view import TigrisBoardView

PRESENTATION: Final = Presentation(
    TigrisBoardView,
    TIGRIS_STAGING,
    TIGRIS_COURSE,
    FIGURES,
    paint_emblem,
    paint_sample,
    shape=BoardShape(DESIGN_WIDTH / DESIGN_HEIGHT, dock=LEAST_DOCK, column=COLUMN),
    music="rivers",
    guide=REMARKS,
    winning=WINNING,
    seals=SEAL_SIGNS,
)
"""Everything there is of the game."""
