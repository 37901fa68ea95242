"""Civilization in this client."""

from __future__ import annotations

from typing import Final

from ziggurat_client.boards.annals import Annals
from ziggurat_client.boards.civilization.annals.pages import measures, pages
from ziggurat_client.boards.civilization.annals.picture import paint_turn
from ziggurat_client.boards.civilization.annals.words import tell_turn
from ziggurat_client.boards.civilization.board.layout import COLUMN, DESIGN_HEIGHT, DESIGN_WIDTH, LEAST_DOCK
from ziggurat_client.boards.civilization.guide.remarks import REMARKS
from ziggurat_client.boards.civilization.illustrations.emblem import paint_emblem
from ziggurat_client.boards.civilization.illustrations.figures import FIGURES
from ziggurat_client.boards.civilization.illustrations.sample import paint_sample
from ziggurat_client.boards.civilization.illustrations.winning import WINNING
from ziggurat_client.boards.civilization.land.reading import SIZE
from ziggurat_client.boards.civilization.lessons.course import CIVILIZATION_COURSE
from ziggurat_client.boards.civilization.replay.board import CIVILIZATION_STAGING
from ziggurat_client.boards.civilization.seals import SEAL_SIGNS
from ziggurat_client.boards.civilization.since.told import tell_since
from ziggurat_client.boards.civilization.view import CivilizationBoardView
from ziggurat_client.boards.presentation import Presentation
from ziggurat_client.boards.shapes import BoardShape

PRESENTATION: Final = Presentation(
    CivilizationBoardView,
    CIVILIZATION_STAGING,
    CIVILIZATION_COURSE,
    FIGURES,
    paint_emblem,
    paint_sample,
    shape=BoardShape(DESIGN_WIDTH / DESIGN_HEIGHT, dock=LEAST_DOCK, column=COLUMN),
    music="caravans",
    annals=Annals(pages, measures, paint_turn, SIZE.width / SIZE.height, tell_turn),
    guide=REMARKS,
    winning=WINNING,
    since=tell_since,
    unhurried={"trade_seconds": 0},
    seals=SEAL_SIGNS,
)
"""Everything there is of the game."""
