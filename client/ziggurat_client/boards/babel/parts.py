"""What both boards of Babel are made of: the one that is played on, and the one on which a match is told again."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator
from typing import Any, Final

from ziggurat.games.babel.action_rules import deciding
from ziggurat.games.babel.events import TurnStarted
from ziggurat.games.babel.rules import Babel
from ziggurat.games.game import Event, Seat, View, Viewer
from ziggurat_client.boards.babel.board.frame import BoardFrame
from ziggurat_client.boards.babel.board.grid import Grid
from ziggurat_client.boards.babel.board.layout import Layout
from ziggurat_client.boards.babel.board.scenery import BabelScenery
from ziggurat_client.boards.babel.choosing.cells import Cell
from ziggurat_client.boards.babel.column.step_signs import REVEALING, sign_of
from ziggurat_client.boards.babel.motion.events import CLIPS
from ziggurat_client.boards.babel.players.side_panels import SidePanels
from ziggurat_client.boards.babel.words.sentences import BabelTeller
from ziggurat_client.boards.seats.company import Company
from ziggurat_client.boards.story.parts import BoardParts, Names
from ziggurat_client.boards.story.widget import Eyes, Hands
from ziggurat_client.replaying.chronicle import Frame
from ziggurat_client.stage.telling import Telling
from ziggurat_client.ui.piece import Piece
from ziggurat_client.wording.words import Words


class BabelParts(BoardParts[BabelScenery, Layout, BabelTeller]):
    """The parts of Babel as it is played: the viewer's hand lies below the board, and the final phase is proclaimed."""

    rules = Babel()
    begins = TurnStarted
    revealing = REVEALING
    clips = CLIPS
    scenery_type = BabelScenery
    teller_type = BabelTeller

    def layout(self, view: View[Any, Any], near: Viewer) -> Layout:
        return Layout(near=near or 0, with_hand=near is not None)

    def scenery(self, view: View[Any, Any], layout: Layout, telling: Telling, words: Words) -> BabelScenery:
        return BabelScenery(view, layout, view.viewer, telling, words.say("babel.final"))

    def widget(
        self, scenery: BabelScenery, teller: BabelTeller, names: Names, hands: Hands[Cell] | None, eyes: Eyes | None
    ) -> Grid:
        return Grid(scenery, teller.people, hands, eyes)

    def ground(self, layout: Layout) -> Iterator[Piece]:
        yield BoardFrame(layout)

    def beside(self, scenery: BabelScenery, company: Company) -> Iterator[Piece]:
        yield from SidePanels(scenery.layout, scenery.shown, company).pieces()

    def step_sign(self, event: Event) -> Hashable | None:
        return sign_of(event)


class RetoldParts(BabelParts):
    """The parts of Babel where a match is told again: all hands lie beside the board, whoever decides on show is lit,
    and the timeline has a mark for the final phase."""

    def layout(self, view: View[Any, Any], near: Viewer) -> Layout:
        return Layout(near=near or 0, with_hand=False)

    def scenery(self, view: View[Any, Any], layout: Layout, telling: Telling, words: Words) -> BabelScenery:
        return BabelScenery(view, layout, view.viewer, telling)

    def lit(self, scenery: BabelScenery, frame: Frame) -> Collection[Seat]:
        return deciding(scenery.board)


BABEL_PARTS: Final = BabelParts()
"""Those of a match."""
