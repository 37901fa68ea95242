"""What the boards of one game are made of, whether somebody plays on them or a match is told again."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Hashable, Iterator, Sequence
from typing import Any, ClassVar, Generic, Protocol, TypeAlias, TypeVar

from ziggurat.games.game import Event, Game, Seat, View, Viewer
from ziggurat_client.boards.layout import BoardLayout
from ziggurat_client.boards.places import USUAL, Places
from ziggurat_client.boards.seats.company import Company
from ziggurat_client.boards.story.board import StoryBoard
from ziggurat_client.boards.story.clips import EventClips
from ziggurat_client.boards.story.scenery import Scenery
from ziggurat_client.boards.story.teller import Teller
from ziggurat_client.boards.story.widget import BoardWidget, Eyes, Hands
from ziggurat_client.replaying.chronicle import Frame
from ziggurat_client.sound.names import Piece as MusicPiece
from ziggurat_client.stage.telling import Telling
from ziggurat_client.ui.piece import Piece
from ziggurat_client.wording.words import Words

S = TypeVar("S", bound=Scenery[Any])
L = TypeVar("L", bound=BoardLayout)
T = TypeVar("T", bound=Teller)
Names: TypeAlias = Callable[[], Sequence[str]]
"""Asks for the players' names, by seat."""


class Onlooker(Protocol):
    """For whom a board tells its story: the language, the viewer's seat, how stories are to be told, and what is called
    when the pieces must be laid out anew."""

    @property
    def words(self) -> Words: ...

    @property
    def viewer(self) -> Viewer: ...

    @property
    def telling(self) -> Callable[[], Telling]: ...

    @property
    def changed(self) -> Callable[[], None]: ...


class BoardParts(ABC, Generic[S, L, T]):
    """A game's parts, from which its played board and its replay board are put together alike.

    `rules` say which span a position belongs to. An event of the kind `begins` begins a turn, if the game has one;
    what a step of a kind in `revealing` has shown cannot be taken back. A scenery or a teller that is made of more than
    others is made by the game.
    """

    rules: ClassVar[Game[Any, Any, Any]]
    begins: ClassVar[type[Event] | None] = None
    revealing: ClassVar[tuple[type[Event], ...]] = ()
    clips: EventClips[S]
    scenery_type: type[S]
    teller_type: type[T]

    # ------------------------------------------------------------------ what a game says

    @abstractmethod
    def layout(self, view: View[Any, Any], near: Viewer) -> L:
        """Where everything lies; the seat `near` is the viewer's."""

    @abstractmethod
    def widget(
        self, scenery: S, teller: T, names: Names, hands: Hands[Any] | None, eyes: Eyes | None
    ) -> BoardWidget[S, Any]:
        """The board, with what its players are called, and the hands and the eyes of whoever plays on it; None where
        nobody does."""

    @abstractmethod
    def beside(self, scenery: S, company: Company) -> Iterator[Piece]:
        """What stands beside the board: the players unless they are behind their tab."""

    # ------------------------------------------------------------------ what a game may say

    def scenery(self, view: View[Any, Any], layout: L, telling: Telling, words: Words) -> S:
        """What is on show, at first that view."""
        return self.scenery_type(view, layout, view.viewer, telling)

    def teller(self, words: Words, viewer: Viewer, view: View[Any, Any]) -> T:
        """What says what happens, to a viewer who is "you", or in names."""
        return self.teller_type(words, viewer)

    def ground(self, layout: L) -> Iterator[Piece]:
        """What the board lies on."""
        yield from ()

    def step_sign(self, event: Event) -> Hashable | None:
        """The sign before a step of a turn in its list; None for an event that is no step."""
        return ""

    def lit(self, scenery: S, frame: Frame) -> Collection[Seat]:
        """Which seats are lit in a replay: whoever took the step, or whose span it was."""
        acting = frame.span.seat if frame.actor is None else frame.actor
        return () if acting is None else (acting,)

    def music(self, scenery: S) -> MusicPiece | None:
        """The piece for what is on show, or None where the game's own is heard throughout."""
        return None

    # ------------------------------------------------------------------ putting them together

    def story(
        self,
        view: View[Any, Any],
        onlooker: Onlooker,
        teller: T,
        names: Names,
        hands: Hands[Any] | None = None,
        eyes: Eyes | None = None,
        places: Places = USUAL,
    ) -> StoryBoard[S]:
        """A board that begins with a view and lies in those places."""
        layout = self.layout(view, onlooker.viewer).moved(places)
        scenery = self.scenery(view, layout, onlooker.telling(), onlooker.words)
        widget = self.widget(scenery, teller, names, hands, eyes)
        return StoryBoard(scenery, self.clips, widget, onlooker.telling, onlooker.changed)
