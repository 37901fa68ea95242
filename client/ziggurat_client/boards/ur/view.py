"""The board view of Ur: everything that belongs to the game between the top bar and the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import replace
from typing import Any, Final

import pygame

from ziggurat.games.game import Seat
from ziggurat.games.ur.position import Position
from ziggurat_client.boards.goal.explaining import explained
from ziggurat_client.boards.goal.strip import GoalStrip
from ziggurat_client.boards.places import ACTIONS_HEIGHT
from ziggurat_client.boards.play.board import PlayedBoard
from ziggurat_client.boards.play.choosing import Idle, Watching
from ziggurat_client.boards.ur.board.appearances import AT_REST, Sight
from ziggurat_client.boards.ur.board.grid import Grid, MarketTile
from ziggurat_client.boards.ur.board.layout import Layout
from ziggurat_client.boards.ur.board.prefetch import dimmed_tiles
from ziggurat_client.boards.ur.board.scenery import UrScenery
from ziggurat_client.boards.ur.board.status import Status, status_pieces
from ziggurat_client.boards.ur.board.swap_paths import draw_swap_paths
from ziggurat_client.boards.ur.choosing.keyboard import Keyboard
from ziggurat_client.boards.ur.choosing.kinds import brings_kind
from ziggurat_client.boards.ur.choosing.modes import (
    MARKET,
    Attacking,
    Carry,
    Choose,
    Command,
    Less,
    Mode,
    More,
    Outcome,
    Press,
    Sharing,
    Swapping,
)
from ziggurat_client.boards.ur.choosing.possible import inviting
from ziggurat_client.boards.ur.choosing.transitions import begin, step, why_not_perform
from ziggurat_client.boards.ur.column.controls import ActionButton
from ziggurat_client.boards.ur.column.swap import swap_column
from ziggurat_client.boards.ur.column.turn import WAITING_HEIGHT, WATCHED_HEIGHT, Choice, turn_column
from ziggurat_client.boards.ur.motion.flyers import CubeFlyer
from ziggurat_client.boards.ur.overlay.goal_signs import paint_kind
from ziggurat_client.boards.ur.overlay.hover import show_hover_card
from ziggurat_client.boards.ur.overlay.kind_tags import show_kind_tags
from ziggurat_client.boards.ur.overlay.widgets import board_widgets, show_bowl
from ziggurat_client.boards.ur.parts import UR_PARTS
from ziggurat_client.boards.ur.players.explanations import (
    ROUND_EXPLAINED,
    player_explanations,
    square_explanation,
)
from ziggurat_client.boards.ur.words.advice import squares_of
from ziggurat_client.boards.ur.words.goal import coming_kind, goal_of
from ziggurat_client.boards.ur.words.hint import HintSentence
from ziggurat_client.boards.ur.words.sentences import UrTeller
from ziggurat_client.input.intentions import ACTIONS, Intention, Scope
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.ui.piece import Easel, Explanation, Piece
from ziggurat_client.window.screen import Box

DRAGGED_CUBE: Final = 48.0
"""The size of a cube in the hand."""
_DUEL: Final = 2
"""Between so many it needs no word who comes next."""


class UrBoardView(PlayedBoard[Layout, Mode, Command, int, Choice]):
    """One table of Ur."""

    parts = UR_PARTS
    choice_type = Choice
    prefetched_at_once = 5
    teller: UrTeller
    grid: Grid
    scenery: UrScenery
    _actions: Sequence[ActionButton] = ()

    # ------------------------------------------------------------------ what is known

    @property
    def position(self) -> Position:
        """The newest position."""
        position: Position = self.moment.view.public
        return position

    @property
    def shown(self) -> Position:
        """The position on show, which the story brings to the newest one."""
        return self.scenery.position

    @property
    def _following(self) -> Seat | None:
        seats = len(self.shown.hands)
        return None if self.awaited is None or seats <= _DUEL else (self.position.seat + 1) % seats

    # ------------------------------------------------------------------ the pieces

    @property
    def actions_height(self) -> float:
        if self.desk.viewer is None:
            return WATCHED_HEIGHT
        return WAITING_HEIGHT if isinstance(self.mode, Watching) and not self.may_undo else ACTIONS_HEIGHT

    def _goal(self, seat: Seat, box: Box) -> Piece:
        return GoalStrip(box, goal_of(self.shown, seat, self.desk.words), paint_kind)

    def _explanations(self) -> Iterator[Piece]:
        return player_explanations(self.layout, self.shown, self.desk)

    def _explained(self, place: int) -> Explanation:
        return Explanation() if place == MARKET else square_explanation(self.shown, place, self.desk)

    def _choosing(self) -> Sequence[Piece]:
        pieces = [*self._market_tile(), *self._chosen_from()]
        self._actions = [piece for piece in pieces if isinstance(piece, ActionButton)]
        return pieces

    def status(self, box: Box) -> Sequence[Piece]:
        status = Status.of(self.position, self.shown, self.desk.words, over=self.is_over)
        signs = status_pieces(box, status, self.layout.places.extent.width)
        return [
            *signs,
            explained(self.desk, "round", signs[0].box, *ROUND_EXPLAINED[self.position.phase]),
            explained(self.desk, "stock", signs[-1].box, "ur.explained.stock", "4.2"),
        ]

    def _market_tile(self) -> Iterator[Piece]:
        if self.grid.with_market and isinstance(self.mode, Swapping):
            yield MarketTile(self.layout, lambda: self.command(Choose(MARKET)))

    def _chosen_from(self) -> Iterator[Piece]:
        choice, seat = self._choice(), self.desk.viewer
        if seat is None or isinstance(self.mode, Watching):
            if self.layout.places.actions is not None:
                yield from turn_column(choice)
            return
        yield from board_widgets(choice, seat)
        if self.layout.places.actions is None:
            return
        if isinstance(self.mode, Swapping):
            yield from swap_column(choice, seat, self.mode, self._near_offer())
        else:
            yield from turn_column(choice)

    def _near_offer(self) -> int | None:
        """The swappable tile that is pointed at."""
        near = self.grid.near
        seat = self.desk.viewer
        if near is None or seat is None or near not in inviting(self.position, seat, self.mode):
            return None
        return near

    def box_of(self, place: int) -> Box | None:
        return self.layout.square(place)

    # ------------------------------------------------------------------ choosing

    def _begin(self) -> Mode:
        return begin(self.position, self.deciding)

    def _step(self, seat: Seat, command: Command) -> Outcome:
        return step(self.position, seat, self.mode, command)

    def _cancelling(self) -> Command:
        return Press.CANCEL

    def _command_of(self, event: pygame.Event) -> Command | None:
        grid = self.grid
        return Keyboard(self.position, self.desk.viewer, self.mode, grid.cursor, grid.by_keys).command(event)

    @property
    def scopes(self) -> tuple[Scope, ...]:
        return (Scope.GAME, Scope.SWAP if isinstance(self.mode, Swapping) else Scope.TURN)

    def _pointed_at(self, x: float, y: float) -> bool:
        offer = self._near_offer()
        changed = super()._pointed_at(x, y)
        if self._near_offer() != offer and isinstance(self.mode, Swapping):
            self.desk.changed()
        return changed

    def _choose(self, place: int, _: tuple[float, float] | None) -> None:
        self.command(Choose(place))

    def _carry(self, source: int, target: int) -> None:
        self.command(Carry(source, target))

    def _adjust(self, place: int, by: int) -> None:
        if isinstance(self.mode, Sharing | Attacking):
            self.command(More(place) if by > 0 else Less(place))

    def _advice(self, seat: Seat, action: Any) -> tuple[frozenset[int], str]:
        hint = HintSentence(self.desk.words, self.teller, self.names).say(self.position, seat, action)
        return squares_of(self.position, seat, action), hint

    def _keys(self) -> Iterable[KeyHint]:
        say, cap, caps = self.desk.words.say, self.desk.prompts.cap, self.desk.prompts.caps
        return (
            KeyHint(caps(*ACTIONS[:4]), say("ur.keys.actions")),
            KeyHint((cap(Intention.LESS), cap(Intention.MORE)), say("ur.keys.adjust")),
            KeyHint(caps(Intention.FLIP), say("ur.keys.flip")),
            KeyHint(caps(Intention.END), say("ur.keys.end")),
            KeyHint(caps(Intention.KEEP), say("ur.keys.keep")),
        )

    # ------------------------------------------------------------------ what is seen while choosing

    @property
    def _invites(self) -> bool:
        return self.grid.invites

    def _sight(self) -> Sight:
        """How the viewer sees the squares."""
        freed = self.desk.words.say("ur.freed")
        if self.story.playing:
            return replace(AT_REST, freed=freed)
        return Sight(self.desk.viewer, self.mode, self.grid.near, self._pointed_kind(), self.named, freed)

    def _pointed_kind(self) -> str | None:
        """The action whose button is pointed at, if it could be performed."""
        seat = self.desk.viewer
        if seat is None or not isinstance(self.mode, Idle):
            return None
        for button in self._actions:
            if (button.hovered or button.focused) and not why_not_perform(self.position, seat, button.kind):
                return button.kind if button.hovered or not self.grid.focused else None
        return None

    def _draw_choice(self, easel: Easel) -> None:
        seat = self.desk.viewer
        if seat is None:
            return
        layout, position, mode = self.layout, self.position, self.mode
        of = (position, layout, easel.screen.scale, easel.pictures.palette.name)
        self.prefetch.draw_some(of, lambda: dimmed_tiles(easel, layout, position, seat))
        choice = self._choice()
        if isinstance(mode, Sharing):
            show_bowl(easel, choice, seat, mode)
        if isinstance(mode, Swapping) and mode.place not in (None, MARKET) and layout.places.actions:
            draw_swap_paths(easel, layout, mode.place)
        if isinstance(mode, Idle) and layout.places.goal is not None:
            word = coming_kind(position, seat, self.desk.words)
            show_kind_tags(easel, layout, brings_kind(position, seat), word)
        near = self.grid.near if self.grid.meant else None
        show_hover_card(easel, choice, seat, near)
        self._draw_dragged(easel, seat)

    def _draw_dragged(self, easel: Easel, seat: Seat) -> None:
        """The cube that is being carried from tile to tile."""
        drag = self.grid.drag
        if drag is not None and isinstance(self.mode, Sharing) and drag.start in self.mode.space.squares:
            CubeFlyer(seat, DRAGGED_CUBE, drag.x, drag.y).draw(easel)
