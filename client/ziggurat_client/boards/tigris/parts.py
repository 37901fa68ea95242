"""What both boards are made of: the one that is played on, and the one on which a match is told again."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator
from typing import Any, Final

from ziggurat.games.game import Event, Seat, View, Viewer
from ziggurat.games.tigris.action_rules import deciding
from ziggurat.games.tigris.events import (
    CatastrophePlaced,
    LeaderMoved,
    LeaderPlaced,
    LeaderWithdrawn,
    MonumentBuilt,
    Reinforced,
    TilePlaced,
    TilesSwapped,
    TurnStarted,
)
from ziggurat.games.tigris.rules import Tigris
from ziggurat_client.art.composition import Placed
from ziggurat_client.boards.seats.company import Company
from ziggurat_client.boards.story.parts import BoardParts, Names
from ziggurat_client.boards.story.widget import Eyes, Hands
from ziggurat_client.boards.tigris.board.grid import Grid
from ziggurat_client.boards.tigris.board.ground_piece import MapGround
from ziggurat_client.boards.tigris.board.layout import Layout
from ziggurat_client.boards.tigris.board.scenery import TigrisScenery
from ziggurat_client.boards.tigris.board.sight import Sight
from ziggurat_client.boards.tigris.conflict.band import ConflictBand
from ziggurat_client.boards.tigris.monument.band import MonumentBand
from ziggurat_client.boards.tigris.motion.events import CLIPS
from ziggurat_client.boards.tigris.players.side_panels import players
from ziggurat_client.boards.tigris.words.sentences import TigrisTeller
from ziggurat_client.replaying.chronicle import Frame
from ziggurat_client.ui.piece import Easel, Piece

_STEPS: Final = {
    TilePlaced: "tile",
    LeaderPlaced: "leader",
    LeaderMoved: "leader",
    LeaderWithdrawn: "leader",
    CatastrophePlaced: "catastrophe",
    TilesSwapped: "swap",
    MonumentBuilt: "monument",
}
"""The events that are steps of a turn, by the sign before them."""


class TigrisParts(BoardParts[TigrisScenery, Layout, TigrisTeller]):
    """The parts of the game as it is played."""

    rules = Tigris()
    begins = TurnStarted
    revealing = (TilesSwapped, Reinforced)
    clips = CLIPS
    scenery_type = TigrisScenery
    teller_type = TigrisTeller

    def layout(self, view: View[Any, Any], near: Viewer) -> Layout:
        return Layout(view.public.board.seats, near)

    def widget(
        self, scenery: TigrisScenery, teller: TigrisTeller, names: Names, hands: Hands[int] | None, eyes: Eyes | None
    ) -> Grid:
        conflict, monument = ConflictBand(scenery, teller, names), MonumentBand(scenery, teller, names)

        def over(easel: Easel, sight: Sight) -> Iterator[Placed]:
            yield from conflict.pictures(easel, sight)
            yield from monument.pictures(easel, sight)

        return Grid(scenery, over, hands, eyes)

    def ground(self, layout: Layout) -> Iterator[Piece]:
        yield MapGround(layout)

    def beside(self, scenery: TigrisScenery, company: Company) -> Iterator[Piece]:
        yield from players(scenery.layout, scenery.shown, company, scenery.own, scenery.opened)

    def step_sign(self, event: Event) -> Hashable | None:
        return _STEPS.get(type(event))

    def lit(self, scenery: TigrisScenery, frame: Frame) -> Collection[Seat]:
        return deciding(scenery.board)


class RetoldParts(TigrisParts):
    """The parts where a match is told again: there is no dock."""

    def layout(self, view: View[Any, Any], near: Viewer) -> Layout:
        return Layout(view.public.board.seats)


TIGRIS_PARTS: Final = TigrisParts()
"""Those of a match."""
