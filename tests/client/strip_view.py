"""The strip as a board that is played on: the least that a game has to supply for a match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, TypeAlias

import pygame

from client.strip_board import StripParts, StripScenery, StripTeller, seen
from ziggurat.games.game import Action, Due, Refusal, Seat, Viewer
from ziggurat.games.ur.actions import Place
from ziggurat_client.boards.board import Desk
from ziggurat_client.boards.layout import BoardLayout
from ziggurat_client.boards.play.board import PlayedBoard
from ziggurat_client.boards.play.choice import ColumnChoice
from ziggurat_client.boards.play.choosing import Idle, Outcome, Watching
from ziggurat_client.clock import HandClock
from ziggurat_client.input.controls import Controls
from ziggurat_client.input.intentions import Intention, intention_of
from ziggurat_client.input.prompts import Prompts
from ziggurat_client.kept.profile import Memory
from ziggurat_client.network.table_record import Moment
from ziggurat_client.ui.piece import Piece
from ziggurat_client.wording.sitters import Player
from ziggurat_client.wording.words import Words

FORBIDDEN = 0
"""The place that cannot be chosen."""
NAMES = ("Ninsun", "Kubaba")


@dataclass(frozen=True)
class Aiming:
    """A place is chosen; chosen again, it is taken."""

    place: int


Mode: TypeAlias = Watching | Idle | Aiming
Command: TypeAlias = int | None
"""A place that is chosen, or None to give up what was chosen."""
Choice: TypeAlias = ColumnChoice[StripTeller, BoardLayout, Mode, Command]


class StripView(PlayedBoard[BoardLayout, Mode, Command, int, Choice]):
    """A strip on which a place is taken by choosing it twice."""

    parts = StripParts()
    scenery: StripScenery

    def _step(self, seat: Seat, command: Command) -> Outcome[Mode]:
        if command == FORBIDDEN:
            return Outcome(self.mode, refusal=Refusal("not_now", "4.4"))
        if command is None:
            return Outcome(Idle())
        return Outcome(Idle(), Place(command)) if self.mode == Aiming(command) else Outcome(Aiming(command))

    def _cancelling(self) -> Command:
        return None

    def _command_of(self, event: pygame.Event) -> Command:
        return 2 if intention_of(event) is Intention.ACTION_2 else None

    def _choose(self, place: int, point: tuple[float, float] | None) -> None:
        self.command(place)

    def _choosing(self) -> Sequence[Piece]:
        return ()

    def _advice(self, seat: Seat, action: Any) -> tuple[frozenset[int], str]:
        return frozenset({action.square}), "Take it."

    @property
    def _invites(self) -> bool:
        return self.mode == Idle()

    @property
    def actions_height(self) -> float:
        return 0.0


class Table:
    """A strip at a table, and what came of it."""

    def __init__(self, folder: Path, viewer: Viewer) -> None:
        self.acted: list[Action] = []
        self.refused: list[tuple[str, str]] = []
        self.undone = 0
        self.clock = HandClock()
        words = Words("en")
        desk = Desk(
            words,
            viewer,
            lambda: tuple(Player(name, "", bot=False) for name in NAMES),
            self.acted.append,
            self._undo,
            lambda text, rule: self.refused.append((text, rule)),
            lambda: None,
            Prompts(words, Controls(Memory(folder), self.clock)),
            self.clock,
        )
        self.view = StripView(desk, moment(0))

    def _undo(self) -> None:
        self.undone += 1


def moment(number: int, *seats: Seat) -> Moment:
    """A match that stands at a number, and in which these seats decide."""
    return Moment(number, Due(seats or (0,)), (0,), seen(number), None)
