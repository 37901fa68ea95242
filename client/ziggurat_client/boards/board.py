"""The contract of a board view: how a game shows itself, tells what happened, and turns input into actions.

The game scene knows no game. It finds a view by the game's id, hands it what happens, lays out its pieces, and shows
its refusals and its log.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

import pygame

from ziggurat.games.game import Action, Seat, Viewer
from ziggurat_client.boards.places import Places
from ziggurat_client.clock import Clock
from ziggurat_client.clock_reading import ClockReading
from ziggurat_client.input.intentions import Scope
from ziggurat_client.input.key_hint import KeyHint
from ziggurat_client.input.prompts import Prompts
from ziggurat_client.network.table_record import Happening
from ziggurat_client.sound.names import Piece as MusicPiece
from ziggurat_client.stage.telling import Telling
from ziggurat_client.ui.piece import Easel, Piece
from ziggurat_client.window.screen import Box
from ziggurat_client.wording.log_line import LogLine
from ziggurat_client.wording.sitters import Player
from ziggurat_client.wording.words import Words

RIGHT_COLUMN: Final = Box(1468, 96, 428, 744)
"""The right column of a game, on the grid that screens are designed on."""


@dataclass(frozen=True)
class Desk:
    """What a board view has of the client.

    `act` and `undo` send what the player decided, `refuse` shows a line about what cannot be done, with the number of
    the rules' paragraph or an empty string, `changed` says that the pieces must be laid out anew. `prompts` know the
    keycaps of what one can press; `clock` tells the time. `players` are asked for each time, since they may come and
    go, and so is `telling`, the person's wishes about motion and sound. `by_name` says that several people share the
    screen, so that nobody is simply "you" in what is told.
    """

    words: Words
    viewer: Viewer
    players: Callable[[], tuple[Player, ...]]
    act: Callable[[Action], None]
    undo: Callable[[], None]
    refuse: Callable[[str, str], None]
    changed: Callable[[], None]
    prompts: Prompts
    clock: Clock
    telling: Callable[[], Telling] = Telling
    by_name: bool = False
    reading: Callable[[], ClockReading | None] = lambda: None


class BoardView(ABC):
    """One table's game on the screen.

    It is large because it is everything that the game screen and the lessons ask of a game.
    """

    def __init__(self, desk: Desk) -> None:
        self.desk = desk

    @property
    @abstractmethod
    def title(self) -> str:
        """What the top bar calls the game."""

    @property
    def music(self) -> MusicPiece | None:
        """The piece for what is on show, or None where the game's own is heard throughout."""
        return None

    @abstractmethod
    def tell(self, happening: Happening) -> None:
        """The match moved on. Input is for the new position from now on, while the story is still being played."""

    @abstractmethod
    def recall(self, told: Sequence[Happening]) -> None:
        """This was told before the view was made, oldest first: for what it wants to know of the running turn."""

    @abstractmethod
    def lines(self, happening: Happening) -> tuple[LogLine, ...]:
        """What the log says of something that happened, in the language spoken now."""

    @abstractmethod
    def refusal(self, code: str, rule: str, params: dict[str, str | int]) -> str | None:
        """What the game says of a refusal, or None if the code is not one of its own."""

    @abstractmethod
    def arrange(self, places: Places) -> None:
        """Lay the view out in these places from now on."""

    @abstractmethod
    def status(self, box: Box) -> Sequence[Piece]:
        """How the game stands, in the free place of the top bar."""

    @abstractmethod
    def pieces(self) -> Sequence[Piece]:
        """Everything in the view's places but the log, lowest first. What stands behind a tab is not among it."""

    @property
    @abstractmethod
    def actions_height(self) -> float:
        """How much of their place the actions take; the log may have the rest."""

    @abstractmethod
    def clock_place(self, seat: Seat) -> Box | None:
        """Where a player's clock can be laid, or None while the players are behind their tab."""

    @abstractmethod
    def seat_place(self, seat: Seat) -> Box | None:
        """A player's panel, or None while the players are behind their tab."""

    @property
    def shows_phase_clock(self) -> bool:
        """Whether the board shows the time of the phase, so that the bar need not."""
        return False

    @property
    def shows_cards(self) -> bool:
        """Whether cards lie where the board is otherwise, which need neither the room around it nor the players."""
        return False

    @property
    @abstractmethod
    def scopes(self) -> tuple[Scope, ...]:
        """The scopes whose intentions mean something on the board now."""

    @abstractmethod
    def handle(self, event: pygame.Event, point: tuple[float, float] | None) -> bool:
        """React to a key, or to the pointer at `point` in design units; return whether it was taken."""

    @property
    def awaits_confirmation(self) -> bool:
        """Whether Enter confirms what a key has chosen, so that the focus belongs on the board."""
        return False

    @abstractmethod
    def back(self) -> bool:
        """Escape: go one step back in what is being chosen; return whether there was such a step."""

    @abstractmethod
    def advise(self, action: Action) -> str:
        """Show on the board what `action` would use, until the match moves on. It is a legal action of the viewer.

        Returns a sentence that says what to do and what speaks for it.
        """

    @abstractmethod
    def point_out(self, places: frozenset[int]) -> bool:
        """Show on the board the places that a line of the log is about, and no others; return whether others were
        shown before."""

    def box_of(self, place: int) -> Box | None:
        """Where a place of the board lies, by the number that a line of the log or the guide has for it; None where it
        is not shown."""
        return None

    @property
    @abstractmethod
    def animating(self) -> bool:
        """Whether something moves."""

    @property
    @abstractmethod
    def wakes_in(self) -> float | None:
        """Seconds until it wants to be drawn again although nothing moves (a light that breathes), or None."""

    @abstractmethod
    def update(self, elapsed: float) -> None:
        """Advance the story by `elapsed` seconds."""

    @abstractmethod
    def skip(self) -> None:
        """Go to the end of the story at once."""

    @abstractmethod
    def draw_over(self, easel: Easel) -> None:
        """Draw what flies over everything: moving tiles and hover cards."""

    @abstractmethod
    def keys(self) -> tuple[KeyHint, ...]:
        """The keys that work on this board."""
