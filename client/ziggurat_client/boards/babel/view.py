"""The board view of Babel: everything that belongs to the game between the top bar and the log."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import pygame

from ziggurat.games.babel.actions import BabelAction
from ziggurat.games.babel.position import Shown
from ziggurat.games.game import Seat
from ziggurat_client.boards.babel.board.grid import Grid
from ziggurat_client.boards.babel.board.hand import HandCard, draw_carried
from ziggurat_client.boards.babel.board.hover import HoverCards
from ziggurat_client.boards.babel.board.layout import Layout
from ziggurat_client.boards.babel.board.painting import AT_REST, Sight
from ziggurat_client.boards.babel.board.piles import PileButton, PileName
from ziggurat_client.boards.babel.board.scenery import BabelScenery
from ziggurat_client.boards.babel.board.sight import sight_of
from ziggurat_client.boards.babel.board.status import status_pieces
from ziggurat_client.boards.babel.choosing.cells import Cell
from ziggurat_client.boards.babel.choosing.consequences import Known, known_by
from ziggurat_client.boards.babel.choosing.keyboard import Keyboard, key_hints
from ziggurat_client.boards.babel.choosing.modes import (
    Choose,
    Command,
    Considering,
    Discarding,
    Holding,
    Lay,
    March,
    Migrating,
    Mode,
    Outcome,
    Pick,
    Press,
)
from ziggurat_client.boards.babel.choosing.rows import possible
from ziggurat_client.boards.babel.choosing.transitions import begin, step
from ziggurat_client.boards.babel.column.controls import ActionButton, PowerButton
from ziggurat_client.boards.babel.column.hand_pieces import hand_pieces
from ziggurat_client.boards.babel.column.plan import actions_height
from ziggurat_client.boards.babel.column.turn import Choice, turn_column
from ziggurat_client.boards.babel.guide.places import guided_box
from ziggurat_client.boards.babel.motion.prefetch import pictures_of_a_turn
from ziggurat_client.boards.babel.parts import BABEL_PARTS
from ziggurat_client.boards.babel.players.explanations import (
    card_explanation,
    cell_explanation,
    pile_explanation,
    player_explanations,
)
from ziggurat_client.boards.babel.players.goal_signs import paint_temple
from ziggurat_client.boards.babel.players.side_panels import SidePanels
from ziggurat_client.boards.babel.words.action_words import ActionWords
from ziggurat_client.boards.babel.words.advice import Advice, cells_of
from ziggurat_client.boards.babel.words.goal import goal_of
from ziggurat_client.boards.babel.words.sentences import BabelTeller
from ziggurat_client.boards.babel.words.whereabouts import cell_of
from ziggurat_client.boards.board import Desk
from ziggurat_client.boards.goal.explaining import explained
from ziggurat_client.boards.goal.strip import GoalStrip
from ziggurat_client.boards.play.board import PlayedBoard
from ziggurat_client.boards.play.choosing import Watching
from ziggurat_client.boards.seats.company import Company
from ziggurat_client.input.intentions import Intention, Scope, intention_of
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.network.table_record import Moment
from ziggurat_client.ui.piece import Easel, Explanation, Piece
from ziggurat_client.window.screen import Box


class BabelBoardView(PlayedBoard[Layout, Mode, Command, Cell, Choice]):
    """One table of Babel."""

    parts = BABEL_PARTS
    choice_type = Choice
    teller: BabelTeller
    grid: Grid
    scenery: BabelScenery
    _cards: Sequence[HandCard] = ()
    _buttons: Sequence[PowerButton | ActionButton] = ()

    def __init__(self, desk: Desk, moment: Moment) -> None:
        super().__init__(desk, moment)
        self._hover = HoverCards(desk.words, self.teller)

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

    # ------------------------------------------------------------------ the pieces

    @property
    def actions_height(self) -> float:
        return actions_height(self.layout.places.actions, waiting=isinstance(self.mode, Watching))

    def _goal(self, seat: Seat, box: Box) -> Piece:
        return GoalStrip(box, goal_of(self.scenery.shown.board, seat, self.names, self.desk.words), paint_temple)

    def _beside(self, company: Company) -> Iterator[Piece]:
        for piece in SidePanels(self.layout, self.scenery.shown, company, self.known).pieces(self._look_through):
            if isinstance(piece, PileButton):
                piece.explain(pile_explanation(piece.name, self.desk))
            yield piece

    def _explanations(self) -> Iterator[Piece]:
        return player_explanations(self.layout, self.desk, known=bool(self.scenery.shown.temple_known))

    def _explained(self, place: Cell) -> Explanation:
        if self._hover.covers(self.layout, self.scenery.shown, place):
            return Explanation()
        return cell_explanation(place, self.teller, self.desk)

    def _choosing(self) -> Sequence[Piece]:
        choice = self._choice()
        pieces = [*hand_pieces(choice, self.scenery.hand, self._laid)]
        if self.layout.places.actions is not None:
            pieces += turn_column(choice)
        self._cards = [piece for piece in pieces if isinstance(piece, HandCard)]
        for card in self._cards:
            card.explain(card_explanation(card.people, self.desk))
        self._buttons = [piece for piece in pieces if isinstance(piece, PowerButton | ActionButton)]
        return pieces

    def status(self, box: Box) -> Sequence[Piece]:
        turn, *final = status_pieces(box, self.scenery.shown, self.desk.words, self.layout.places.extent.width)
        words = [explained(self.desk, "final", sign.box, "babel.explained.final", "10.2") for sign in final]
        return [turn, *final, *words]

    def box_of(self, place: int) -> Box | None:
        return guided_box(self.layout, place)

    # ------------------------------------------------------------------ choosing

    def _begin(self) -> Mode:
        return begin(self.known, self.deciding)

    def _step(self, seat: Seat, command: Command) -> Outcome:
        known = known_by(seat, self.moment.view)
        if isinstance(command, Pick | Lay) and command.place >= len(known.hand):
            # The card has left the hand while its picture was still there.
            return Outcome(self.mode)
        return step(known, self.mode, command)

    def _cancelling(self) -> Command:
        return Press.CANCEL

    def _command_of(self, event: pygame.Event) -> Command | None:
        known = self.known
        chooses = self.grid.by_keys and not isinstance(self.mode, Considering)
        if known is None or (chooses and intention_of(event) is Intention.CONFIRM):
            return None
        return Keyboard(known, self.mode, self._choice().lists_briefly).command(event)

    @property
    def scopes(self) -> tuple[Scope, ...]:
        return (Scope.GAME, Scope.TURN, Scope.HAND)

    @property
    def awaits_confirmation(self) -> bool:
        return isinstance(self.mode, Considering)

    def back(self) -> bool:
        if self._hover.close():
            self.desk.changed()
            return True
        return super().back()

    def _choose(self, cell: Cell, point: tuple[float, float] | None) -> None:
        card = None if point is None else self.layout.card_meant(self.shown.board, cell, *point)
        self.command(Choose(cell, card))

    def _carry(self, start: Cell, end: Cell) -> None:
        if start.row == end.row == "near":
            self.command(March(start.site, end.site))

    def _laid(self, place: int, x: float, y: float) -> None:
        """A card of the hand was let go at (x, y)."""
        cell = self.layout.cell_at(x, y)
        if cell is not None:
            self.command(Lay(place, cell))

    def _look_through(self, pile: PileName) -> None:
        """Show what is known of a pile, or put it away again."""
        self._hover.look_through(pile)
        self.desk.changed()

    @property
    def _labels(self) -> ActionWords:
        """What actions are called."""
        return ActionWords(self.desk.words, self.teller, self.names)

    def _advice(self, seat: Seat, action: Any) -> tuple[frozenset[Cell], str]:
        known = known_by(seat, self.moment.view)
        return cells_of(known, action), Advice(self.desk.words, self.teller, self._labels).say(known, action)

    def _place_of(self, number: int) -> Cell:
        return cell_of(number)

    def _keys(self) -> Iterable[KeyHint]:
        return key_hints(self.desk)

    # ------------------------------------------------------------------ what is seen while choosing

    @property
    def _invites(self) -> bool:
        return isinstance(self.mode, Holding | Migrating)

    def _sight(self) -> Sight:
        """How the viewer sees the board."""
        if self.story.playing:
            return AT_REST
        known, grid = self.known, self.grid
        cursor = grid.cursor if grid.by_keys else None
        pointed = None if known is None else self._pointed_action(known)
        return sight_of(known, self.mode, grid.near, pointed, self.named, cursor, self._strength())

    def _pointed_action(self, known: Known) -> BabelAction | None:
        """The first way of the action whose button is pointed at."""
        for button in self._buttons:
            if button.hovered or (button.focused and not self.grid.focused):
                listed = next(
                    (d for d in possible(known, brief=self._choice().lists_briefly) if d.name == button.action), None
                )
                if listed is not None and listed.name != "migrate":
                    return listed.ways[0]
        return None

    def _draw_choice(self, easel: Easel) -> None:
        layout = self.layout
        of = (layout.unit, layout.side_unit, layout.with_hand, easel.screen.scale, easel.pictures.palette.name)
        self.prefetch.draw_some(of, lambda: pictures_of_a_turn(easel, layout))
        if not isinstance(self.mode, Watching | Discarding):
            draw_carried(easel, layout, self._cards)
        self._hover.show(easel, layout, self.scenery.shown, self.names, self.grid)
