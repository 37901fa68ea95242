"""The board view of Tigris & Euphrates: everything that belongs to the game between the top bar and the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, Final

import pygame

from ziggurat.games.game import Seat
from ziggurat.games.tigris.position import Shown
from ziggurat_client.boards.goal.explaining import explained
from ziggurat_client.boards.goal.strip import GoalStrip
from ziggurat_client.boards.play.board import PlayedBoard
from ziggurat_client.boards.play.choosing import Idle, Watching
from ziggurat_client.boards.tigris.advice.telling import hint
from ziggurat_client.boards.tigris.board.grid import Grid
from ziggurat_client.boards.tigris.board.layout import Layout
from ziggurat_client.boards.tigris.board.scenery import TigrisScenery
from ziggurat_client.boards.tigris.board.sight import AT_REST, Sight, sight_of
from ziggurat_client.boards.tigris.board.status import Status, status_pieces
from ziggurat_client.boards.tigris.choosing.keyboard import Keyboard, key_hints
from ziggurat_client.boards.tigris.choosing.known import Known, known_by
from ziggurat_client.boards.tigris.choosing.modes import (
    Building,
    Choose,
    Command,
    Laying,
    Leading,
    Mode,
    Outcome,
    Press,
    Striking,
)
from ziggurat_client.boards.tigris.choosing.transitions import action_of, begin, step
from ziggurat_client.boards.tigris.column.choice import Choice
from ziggurat_client.boards.tigris.column.plan import actions_height
from ziggurat_client.boards.tigris.column.turn import turn_column
from ziggurat_client.boards.tigris.dock.dock import dock_pieces
from ziggurat_client.boards.tigris.monument.card import cards
from ziggurat_client.boards.tigris.monument.offers import offers_of
from ziggurat_client.boards.tigris.monument.plan import band_plan
from ziggurat_client.boards.tigris.parts import TIGRIS_PARTS
from ziggurat_client.boards.tigris.players.explanations import player_explanations
from ziggurat_client.boards.tigris.players.goal_signs import paint_colour
from ziggurat_client.boards.tigris.words.advice import spaces_of
from ziggurat_client.boards.tigris.words.goal import goal_of
from ziggurat_client.boards.tigris.words.hover import forecast_card
from ziggurat_client.boards.tigris.words.sentences import TigrisTeller
from ziggurat_client.input.intentions import Scope
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.ui.hover_card import show_card
from ziggurat_client.ui.piece import Easel, Piece
from ziggurat_client.window.screen import Box

_DUEL = 2
"""Between so many it needs no word who comes next."""

_RULES: Final = {"round": "9", "treasures": "8", "bag": "9"}
"""The rules' paragraph about each sign in the top bar."""


class TigrisBoardView(PlayedBoard[Layout, Mode, Command, int, Choice]):
    """One table of Tigris & Euphrates."""

    parts = TIGRIS_PARTS
    choice_type = Choice
    prefetched_at_once = 3
    teller: TigrisTeller
    grid: Grid
    scenery: TigrisScenery

    # ------------------------------------------------------------------ what is known

    @property
    def shown(self) -> Shown:
        """The newest state that everyone may know."""
        shown: Shown = self.moment.view.public
        return shown

    @property
    def known(self) -> Known | None:
        """What the viewer knows, or None for a watcher."""
        seat = self.desk.viewer
        return None if seat is None else known_by(seat, self.moment.view)

    @property
    def _following(self) -> Seat | None:
        seats = self.shown.board.seats
        return None if self.awaited is None or seats <= _DUEL else (self.shown.board.seat + 1) % seats

    # ------------------------------------------------------------------ the pieces

    @property
    def actions_height(self) -> float:
        return actions_height(self.layout.places.actions, waiting=isinstance(self.mode, Watching))

    def _goal(self, seat: Seat, box: Box) -> Piece | None:
        own = self.scenery.own
        return None if own is None else GoalStrip(box, goal_of(own, self.desk.words), paint_colour)

    def _explanations(self) -> Iterator[Piece]:
        return player_explanations(self.layout, self.scenery.shown, self.scenery.own, self.desk)

    def _choosing(self) -> Sequence[Piece]:
        choice, seat = self._choice(), self.desk.viewer
        pieces: list[Piece] = []
        if seat is not None and self.scenery.own is not None:
            pieces += self._monument_cards()
            pieces += dock_pieces(choice, self.scenery.board, self.scenery.own.hand, seat, self._dropped)
        if self.layout.places.actions is not None:
            pieces += turn_column(choice)
        return pieces

    def _monument_cards(self) -> Iterator[Piece]:
        """The cards of monuments over the map, once it shows the square."""
        known, mode = self.known, self.mode
        if known is None or not isinstance(mode, Building) or self.scenery.board != known.board:
            return
        plan = band_plan(self.layout, known.board)
        if plan is not None:
            yield from cards(plan, offers_of(known, mode, self.names, self.teller), self.command, self.desk.prompts.cap)

    def status(self, box: Box) -> Sequence[Piece]:
        signs = status_pieces(box, Status.of(self.scenery.shown, self.desk.words))
        explanations = [
            explained(self.desk, name, sign.box, f"tigris.explained.{name}", _RULES[name])
            for name, sign in signs.items()
        ]
        return [*signs.values(), *explanations]

    def box_of(self, place: int) -> Box | None:
        return self.layout.square(place)

    # ------------------------------------------------------------------ choosing

    def _begin(self) -> Mode:
        return begin(self.known)

    def _step(self, seat: Seat, command: Command) -> Outcome:
        return step(known_by(seat, self.moment.view), self.mode, command)

    def _cancelling(self) -> Command:
        return Press.CANCEL

    def _command_of(self, event: pygame.Event) -> Command | None:
        known, cursor = self.known, self.grid.cursor if self.grid.by_keys else None
        return None if known is None else Keyboard(known, self.mode, cursor).command(event)

    @property
    def scopes(self) -> tuple[Scope, ...]:
        return (Scope.GAME, Scope.TURN, Scope.SWAP)

    @property
    def awaits_confirmation(self) -> bool:
        known = self.known
        return known is not None and action_of(known, self.mode) is not None

    def _choose(self, place: int, _: tuple[float, float] | None) -> None:
        self.command(Choose(place))

    def _dropped(self, taking: Command, x: float, y: float) -> None:
        """A piece of the dock was let go at (x, y)."""
        number = self.layout.number_at(x, y)
        if number is None:
            return
        if not isinstance(self.mode, Laying | Leading | Striking):
            self.command(taking)
        self.command(Choose(number))

    def _advice(self, seat: Seat, action: Any) -> tuple[frozenset[int], str]:
        known = known_by(seat, self.moment.view)
        return spaces_of(known, action), hint(known, action, self.teller, self.names)

    def _keys(self) -> Iterable[KeyHint]:
        return key_hints(self.desk)

    # ------------------------------------------------------------------ what is seen while choosing

    def _sight(self) -> Sight:
        """How the viewer sees the map."""
        if self.story.playing:
            return (
                sight_of(self.scenery.board, None, Watching(), None, frozenset())
                if self.scenery.board.conflict
                else AT_REST
            )
        near = self.grid.near if self.grid.meant else None
        return sight_of(self.scenery.board, self.known, self.mode, near, self.named)

    def _draw_choice(self, easel: Easel) -> None:
        known, near = self.known, self.grid.near if self.grid.meant else None
        if known is None or isinstance(self.mode, Watching | Idle):
            return
        card = forecast_card(known, self.mode, near, self.teller, self.names)
        if card is not None and near is not None:
            show_card(easel, card, self.layout.square(near), self.layout.places.board)
