"""Civilization on the screen of a replay: the map, or in its place the market while all trade (9)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

from ziggurat.certainty import of_type
from ziggurat_client.boards.civilization.board.scenery import CivilizationScenery
from ziggurat_client.boards.civilization.market.closing import with_passed_on
from ziggurat_client.boards.civilization.market.speech import audible
from ziggurat_client.boards.civilization.market.told_again import MarketToldAgain
from ziggurat_client.boards.places import Places
from ziggurat_client.boards.replay_board import Audience, ReplayBoard
from ziggurat_client.boards.story.parts import BoardParts
from ziggurat_client.replaying.chronicle import Frame
from ziggurat_client.ui.piece import Easel, Piece
from ziggurat_client.wording.log_line import LogLine


class CivilizationReplayBoard(ReplayBoard):
    """One match told again. What seats alone knew of the market is seen as far as the frames have it."""

    def __init__(self, parts: BoardParts[Any, Any, Any], audience: Audience, frame: Frame, places: Places) -> None:
        super().__init__(parts, audience, frame, places)
        self.market = MarketToldAgain(audience)
        self.market.show(frame.position.board, frame.secrets, frame.events)

    @property
    def at_market(self) -> bool:
        """Whether the market is on show, in place of the map."""
        board = self.frame.position.board
        if board.phase != "trade" or not board.nations:
            return False
        shown = of_type(CivilizationScenery, self.scenery).board
        return not self.story.playing or shown.phase == "trade"

    def show(self, frame: Frame) -> None:
        super().show(frame)
        self.market.show(frame.position.board, frame.secrets, frame.events)

    def tell(self, frame: Frame) -> None:
        super().tell(self._audible(frame))
        self.market.tell(frame.position.board, frame.secrets, frame.events)

    def lines(self, frame: Frame) -> tuple[LogLine, ...]:
        told = self._audible(frame)
        return super().lines(replace(told, events=with_passed_on(told.events, frame.position.board)))

    def _audible(self, frame: Frame) -> Frame:
        """It without the words of people who are ignored."""
        return replace(frame, events=audible(frame.events, self.audience.players))

    def _compose(self) -> Iterator[Piece]:
        if not self.at_market:
            yield from super()._compose()
            return
        yield from self._parts.beside(self.scenery, self.company)
        yield from self.market.pieces(self.scenery.layout.places.board)

    # ------------------------------------------------------------------ what moves

    @property
    def telling(self) -> bool:
        return super().telling or (self.at_market and self.market.animating)

    @property
    def animating(self) -> bool:
        return super().animating or (self.at_market and self.market.animating)

    def update(self, elapsed: float) -> None:
        super().update(elapsed)
        speed = self.audience.telling().speed or 1.0
        if self.market.update(elapsed * speed * self.story.pace):
            self.audience.changed()

    def draw_over(self, easel: Easel) -> None:
        if self.at_market:
            self.market.draw(easel)
        else:
            super().draw_over(easel)
