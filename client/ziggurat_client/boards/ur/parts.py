"""What both boards of Ur are made of: the one that is played on, and the one on which a match is told again."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from typing import Any, Final

from ziggurat.games.game import Event, View, Viewer
from ziggurat.games.ur.events import TurnBegan
from ziggurat.games.ur.rules import Ur
from ziggurat_client.boards.seats.company import Company
from ziggurat_client.boards.story.parts import BoardParts, Names
from ziggurat_client.boards.story.widget import Eyes, Hands
from ziggurat_client.boards.ur.board.frame import BoardFrame
from ziggurat_client.boards.ur.board.grid import Grid
from ziggurat_client.boards.ur.board.layout import Layout
from ziggurat_client.boards.ur.board.scenery import UrScenery
from ziggurat_client.boards.ur.column.step_signs import sign_of
from ziggurat_client.boards.ur.motion.events import CLIPS
from ziggurat_client.boards.ur.players.side_panels import market, players
from ziggurat_client.boards.ur.words.sentences import UrTeller
from ziggurat_client.ui.piece import Piece
from ziggurat_client.wording.words import Words


class UrParts(BoardParts[UrScenery, Layout, UrTeller]):
    """The parts of Ur, in the places of a layout of that `kind`."""

    rules = Ur()
    begins = TurnBegan
    clips = CLIPS
    scenery_type = UrScenery

    def __init__(self, kind: type[Layout] = Layout) -> None:
        self._kind = kind

    def layout(self, view: View[Any, Any], near: Viewer) -> Layout:
        return self._kind(view.public.side, len(view.public.hands))

    def teller(self, words: Words, viewer: Viewer, view: View[Any, Any]) -> UrTeller:
        return UrTeller(words, view.public.side, viewer)

    def widget(
        self, scenery: UrScenery, teller: UrTeller, names: Names, hands: Hands[int] | None, eyes: Eyes | None
    ) -> Grid:
        return Grid(scenery, hands, eyes)

    def ground(self, layout: Layout) -> Iterator[Piece]:
        yield BoardFrame(layout)

    def beside(self, scenery: UrScenery, company: Company) -> Iterator[Piece]:
        yield from players(scenery.layout, scenery.position, company)
        yield from market(scenery.layout, scenery.position, company.words)

    def step_sign(self, event: Event) -> Hashable | None:
        return sign_of(event)


UR_PARTS: Final = UrParts()
"""Those of a match."""
