"""What a board that is played on asks of its game, and what a game may know to answer."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Iterable, Iterator, Sequence
from typing import Any, ClassVar, Generic, TypeVar, cast

import pygame

from ziggurat.games.game import Seat, Viewer
from ziggurat_client.boards.board import BoardView
from ziggurat_client.boards.layout import BoardLayout
from ziggurat_client.boards.play.choice import ColumnChoice, first_awaited
from ziggurat_client.boards.play.choosing import Idle, Outcome, Watching
from ziggurat_client.boards.seats.company import Company
from ziggurat_client.boards.story.board import StoryBoard
from ziggurat_client.boards.story.parts import BoardParts
from ziggurat_client.boards.story.scenery import Scenery
from ziggurat_client.boards.story.teller import Teller
from ziggurat_client.boards.story.widget import BoardWidget
from ziggurat_client.input.intentions import Scope
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.network.table_record import Moment
from ziggurat_client.ui.piece import Easel, Explanation, Piece
from ziggurat_client.window.screen import Box

L = TypeVar("L", bound=BoardLayout)
Mode = TypeVar("Mode")
Command = TypeVar("Command")
Place = TypeVar("Place")
C = TypeVar("C", bound=ColumnChoice[Any, Any, Any, Any])


class GameHooks(BoardView, Generic[L, Mode, Command, Place, C]):
    """The hooks by which a game fills a `PlayedBoard`.

    `parts` are what its board is made of; a game may say more narrowly of what kinds `teller`, `grid` and `scenery`
    are, which those parts make.
    """

    parts: BoardParts[Any, L, Any]
    choice_type: type[C] = cast("type[C]", ColumnChoice)
    """What the column shows, where the game has a kind of its own."""
    moment: Moment
    """The truth that input is judged by."""
    teller: Teller
    grid: BoardWidget[Any, Any]
    story: StoryBoard[Any]
    scenery: Scenery[Any]
    """What is on show, which the story brings to the newest moment."""
    mode: Mode
    """What the viewer is choosing now."""
    advised: frozenset[Place]
    """The places that the hint on show would use."""
    pointed_out: frozenset[Place]
    """The places that the line of the log under the pointer is about."""

    # ------------------------------------------------------------------ what a game says

    @abstractmethod
    def _step(self, seat: Seat, command: Command) -> Outcome[Mode]:
        """What a command of the viewer, who has that seat, leads to. A refused one leaves the mode as it is."""

    @abstractmethod
    def _cancelling(self) -> Command:
        """The command that goes one step back."""

    @abstractmethod
    def _command_of(self, event: pygame.Event) -> Command | None:
        """The command that a pressed key gives while the viewer chooses, or None if it gives none."""

    @abstractmethod
    def _choose(self, place: Place, point: tuple[float, float] | None) -> None:
        """A place was clicked or chosen by key, at the point that was meant, if any."""

    @abstractmethod
    def _choosing(self) -> Sequence[Piece]:
        """What the viewer chooses from, over the board and in the column."""

    @abstractmethod
    def _advice(self, seat: Seat, action: Any) -> tuple[frozenset[Place], str]:
        """The places that an action of the seat would use, and a sentence that says what to do."""

    # ------------------------------------------------------------------ what a game may say

    def _begin(self) -> Mode:
        """The mode in which the viewer meets the moment: with nothing chosen yet, unless the game says more."""
        return cast("Mode", Watching() if self.deciding is None else Idle())

    prefetched_at_once: ClassVar[int] = 1
    """How many pictures are drawn in one frame before they are needed."""

    def _carry(self, start: Place, end: Place) -> None:
        """Something was dragged from one place to another."""

    def _adjust(self, place: Place, by: int) -> None:
        """So much more or less is wanted at a place."""

    def _sight(self) -> Any:
        """What the board's widget is to know in each frame of what the viewer chooses from and means."""
        return self.named

    def _goal(self, seat: Seat, box: Box) -> Piece | None:
        """The strip that shows the goal of the viewer's seat, if the game has one."""
        return None

    @property
    def _following(self) -> Viewer:
        """The seat whose turn comes next, where the game shows that."""
        return None

    def _beside(self, company: Company) -> Iterator[Piece]:
        """What stands beside the board."""
        return self.parts.beside(self.scenery, company)

    def _explanations(self) -> Iterator[Piece]:
        """What is said of the numbers that are shown, while they are meant."""
        yield from ()

    def _explained(self, place: Place) -> Explanation:
        """What is said about a place of the board while it is meant."""
        return Explanation()

    def _place_of(self, number: int) -> Place:
        """The place that a line of the log gives by its number: the number itself unless the game says otherwise."""
        return cast("Place", number)

    def _draw_choice(self, easel: Easel) -> None:
        """Draw over everything what belongs to choosing, if anything does; no story is told now."""

    def _keys(self) -> Iterable[KeyHint]:
        """The game's own keys for a player."""
        return ()

    @property
    def _invites(self) -> bool:
        """Whether something on the board is lit because it may be chosen."""
        return False

    @property
    def scopes(self) -> tuple[Scope, ...]:
        return (Scope.GAME, Scope.TURN)

    def status(self, box: Box) -> Sequence[Piece]:
        return ()

    # ------------------------------------------------------------------ what is known

    @property
    def names(self) -> tuple[str, ...]:
        """The players' names by seat."""
        return tuple(player.name for player in self.desk.players())

    @property
    def awaited(self) -> Seat | None:
        """The seat whose decision is awaited, the viewer's before others; None if there is none."""
        return first_awaited(self.moment.due, self.desk.viewer)

    @property
    def is_over(self) -> bool:
        """Whether the match is over."""
        return self.moment.result is not None

    @property
    def deciding(self) -> Viewer:
        """The viewer's seat while its decision is awaited, perhaps beside others."""
        return self.desk.viewer if self.desk.viewer in self.moment.due.seats else None

    @property
    def may_undo(self) -> bool:
        """Whether the viewer may take a step back."""
        return self.desk.viewer is not None and self.desk.viewer in self.moment.may_undo

    @property
    def named(self) -> frozenset[Place]:
        """The places that a line of the log or a hint is about."""
        return self.pointed_out or self.advised

    @property
    def layout(self) -> L:
        """Where everything lies."""
        layout: L = self.scenery.layout
        return layout
