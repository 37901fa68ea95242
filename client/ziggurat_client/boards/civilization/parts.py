"""What both boards are made of: the one that is played on, and the one on which a match is told again."""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator
from typing import Any, Final

from ziggurat.games.civilization.events import (
    MovementStarted,
    ShipLoaded,
    ShipSailed,
    ShipUnloaded,
    TokensMoved,
)
from ziggurat.games.civilization.rules import Civilization
from ziggurat.games.game import Event, Seat, View, Viewer
from ziggurat_client.boards.civilization.board.frame_piece import MapFrame
from ziggurat_client.boards.civilization.board.layout import Layout
from ziggurat_client.boards.civilization.board.map import WorldMap
from ziggurat_client.boards.civilization.board.scenery import CivilizationScenery
from ziggurat_client.boards.civilization.calamities.turn_order import calamity_column, strikes
from ziggurat_client.boards.civilization.choosing.map_place import MapPlace
from ziggurat_client.boards.civilization.motion.events import CLIPS
from ziggurat_client.boards.civilization.music import piece_of
from ziggurat_client.boards.civilization.players.side_panels import nations
from ziggurat_client.boards.civilization.succession.dock import succession
from ziggurat_client.boards.civilization.words.sentences import CivilizationTeller
from ziggurat_client.boards.seats.company import Company
from ziggurat_client.boards.story.parts import BoardParts, Names
from ziggurat_client.boards.story.widget import Eyes, Hands
from ziggurat_client.replaying.chronicle import Frame
from ziggurat_client.sound.names import Piece as MusicPiece
from ziggurat_client.ui.piece import Piece

_STEPS: Final = {TokensMoved: "moved", ShipSailed: "sailed", ShipLoaded: "loaded", ShipUnloaded: "unloaded"}
"""The events that are steps of a movement, by the sign before them."""


class CivilizationParts(BoardParts[CivilizationScenery, Layout, CivilizationTeller]):
    """The parts of the game as it is played."""

    rules = Civilization()
    begins = MovementStarted
    clips = CLIPS
    scenery_type = CivilizationScenery
    teller_type = CivilizationTeller

    def layout(self, view: View[Any, Any], near: Viewer) -> Layout:
        return Layout(view.public.board.seats, near)

    def widget(
        self,
        scenery: CivilizationScenery,
        teller: CivilizationTeller,
        names: Names,
        hands: Hands[MapPlace] | None,
        eyes: Eyes | None,
    ) -> WorldMap:
        return WorldMap(scenery, teller, hands, eyes)

    def ground(self, layout: Layout) -> Iterator[Piece]:
        yield MapFrame(layout)

    def beside(self, scenery: CivilizationScenery, company: Company) -> Iterator[Piece]:
        yield from self.column(scenery, company)
        yield from succession(scenery.layout, scenery.board, scenery.markers, company)

    def column(self, scenery: CivilizationScenery, company: Company) -> Iterator[Piece]:
        """What stands beside the map alone: the nations, or the calamities of the turn while these strike."""
        place = scenery.layout.places.players
        if place is not None and strikes(scenery.board):
            names = tuple(player.name for player in company.players)
            yield from calamity_column(place, scenery.board, names, company.viewer, company.words)
        else:
            yield from nations(scenery.layout, scenery.board, company)

    def step_sign(self, event: Event) -> Hashable | None:
        return _STEPS.get(type(event))

    def lit(self, scenery: CivilizationScenery, frame: Frame) -> Collection[Seat]:
        if frame.actor is not None:
            return (frame.actor,)
        return () if frame.span.seat is None else (frame.span.seat,)

    def music(self, scenery: CivilizationScenery) -> MusicPiece | None:
        return piece_of(scenery.board)


CIVILIZATION_PARTS: Final = CivilizationParts()
"""Those of a match."""
