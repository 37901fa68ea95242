"""What the column shows, and where."""

from __future__ import annotations

from ziggurat.games.tigris.position import Board
from ziggurat_client.boards.play.choice import ColumnChoice
from ziggurat_client.boards.play.choosing import Watching
from ziggurat_client.boards.tigris.board.layout import Layout
from ziggurat_client.boards.tigris.choosing.known import Known, known_by
from ziggurat_client.boards.tigris.choosing.modes import Command, Mode
from ziggurat_client.boards.tigris.column.plan import ColumnPlan, actions_height, column_plan
from ziggurat_client.boards.tigris.words.sentences import TigrisTeller
from ziggurat_client.window.screen import Box


class Choice(ColumnChoice[TigrisTeller, Layout, Mode, Command]):
    """What the column shows."""

    @property
    def known(self) -> Known | None:
        """What the viewer knows, or None for a watcher."""
        return None if self.viewer is None else known_by(self.viewer, self.view)

    @property
    def board(self) -> Board:
        """What lies open."""
        board: Board = self.view.public.board
        return board

    @property
    def plan(self) -> ColumnPlan:
        """Where everything stands."""
        place = self.layout.places.actions or Box(0, 0, 320, 744)
        height = actions_height(self.layout.places.actions, waiting=isinstance(self.mode, Watching))
        return column_plan(place._replace(height=min(height, place.height)), brief=self.brief)

    def _title(self) -> str:
        phase, conflict = self.board.phase, self.board.conflict
        if self.is_over or self.awaited is None or phase in ("action", "over"):
            return super()._title()
        if conflict is not None:
            return self.say(f"tigris.turn.{conflict.kind}", leaders=self.teller.leaders(conflict.color))
        return self.say(f"tigris.turn.{phase}")
