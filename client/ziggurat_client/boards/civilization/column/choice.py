"""What the column shows, and where."""

from __future__ import annotations

from dataclasses import dataclass, replace

from ziggurat.games.civilization.position import Board
from ziggurat.games.game import Due
from ziggurat_client.boards.civilization.board.layout import Layout
from ziggurat_client.boards.civilization.calamities.modes import CalamityMode
from ziggurat_client.boards.civilization.choosing.known import Known, known_by
from ziggurat_client.boards.civilization.choosing.marching import ground_of
from ziggurat_client.boards.civilization.choosing.modes import Command, Marching, Mode, Planning
from ziggurat_client.boards.civilization.column.plan import ColumnPlan, actions_height, column_plan
from ziggurat_client.boards.civilization.words.sentences import CivilizationTeller
from ziggurat_client.boards.play.choice import ColumnChoice
from ziggurat_client.window.screen import Box


@dataclass(frozen=True)
class Choice(ColumnChoice[CivilizationTeller, Layout, Mode, Command]):
    """What the column shows."""

    told: Board | None = None
    """What lies open as far as the story has come, where more of it is still to be told and nothing is asked of the
    viewer."""

    def while_told(self, told: Board) -> Choice:
        """What the column shows while the story has come so far: whose decision it is there."""
        return replace(self, told=told, due=Due(told.owing), is_over=False)

    @property
    def known(self) -> Known | None:
        """What the viewer knows, or None for a watcher."""
        return None if self.viewer is None else known_by(self.viewer, self.view)

    @property
    def ground(self) -> Known | None:
        """The board on which the viewer moves, or plans to."""
        known = self.known
        if known is None or not isinstance(self.mode, Marching | Planning):
            return known
        return ground_of(known, self.mode)

    @property
    def board(self) -> Board:
        """What lies open, as far as it is told."""
        newest: Board = self.view.public.board
        return newest if self.told is None else self.told

    @property
    def plan(self) -> ColumnPlan:
        """Where everything stands."""
        place = self.layout.places.actions or Box(0, 0, 320, 744)
        height = actions_height(self.layout.places.actions, longer=isinstance(self.mode, CalamityMode))
        return column_plan(place._replace(height=min(height, place.height)), brief=self.brief)

    def _title(self) -> str:
        phase = self.board.phase
        if self.is_over or self.awaited is None or phase == "over":
            return super()._title()
        if isinstance(self.mode, Planning):
            return self.say("civilization.turn.planning")
        if isinstance(self.mode, CalamityMode) and self.awaited == self.viewer:
            return self.say(f"civilization.strike.title.{self.mode.question.asked}")
        if self.awaited == self.viewer:
            return self.say(f"civilization.turn.yours.{phase}")
        if self.known is not None and self.known.has_answered:
            return self.say("civilization.turn.answered")
        return super()._title()
