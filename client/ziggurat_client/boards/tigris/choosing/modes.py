"""What a player is doing: the states of choosing an action, and the commands that lead from one to the next."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from ziggurat.games.tigris.colours import Colour
from ziggurat.games.tigris.monuments import Monument
from ziggurat.games.tigris.spaces import Space
from ziggurat_client.boards.play import choosing
from ziggurat_client.boards.play.choosing import Idle, Watching


@dataclass(frozen=True)
class Laying:
    """A tile of that colour is in the hand."""

    color: Colour


@dataclass(frozen=True)
class Leading:
    """A leader of that colour is in the hand, from the supply or from the map."""

    color: Colour


@dataclass(frozen=True)
class Striking:
    """A catastrophe is in the hand."""


@dataclass(frozen=True)
class Swapping:
    """Tiles are being chosen that are given up: their places in the hand."""

    places: frozenset[int] = frozenset()


@dataclass(frozen=True)
class Ordering:
    """Which of several wars is fought next is asked; one may be chosen."""

    color: Colour | None = None


@dataclass(frozen=True)
class Committing:
    """So many tiles would be added to a conflict."""

    count: int


@dataclass(frozen=True)
class Building:
    """A monument may be built on the square whose top-left space that is; one may be chosen."""

    space: Space
    monument: Monument | None = None


@dataclass(frozen=True)
class Leaving:
    """Which treasure stays is asked; one may be chosen."""

    space: Space | None = None


Mode: TypeAlias = Watching | Idle | Laying | Leading | Striking | Swapping | Ordering | Committing | Building | Leaving


@dataclass(frozen=True)
class Choose:
    """A space was chosen, by its number."""

    number: int


@dataclass(frozen=True)
class Take:
    """The tile at that place of the hand was chosen."""

    place: int


@dataclass(frozen=True)
class Call:
    """The leader of that colour was chosen."""

    color: Colour


@dataclass(frozen=True)
class Fight:
    """The war of that colour was chosen."""

    color: Colour


@dataclass(frozen=True)
class Add:
    """So many tiles would be added."""

    count: int


@dataclass(frozen=True)
class Raise:
    """That monument was chosen."""

    monument: Monument


class Press(Enum):
    """Commands that name nothing."""

    TILE = auto()
    LEADER = auto()
    CATASTROPHE = auto()
    SWAP = auto()
    WITHDRAW = auto()
    MORE = auto()
    LESS = auto()
    CONFIRM = auto()
    CANCEL = auto()
    DECLINE = auto()
    END = auto()


Command: TypeAlias = Choose | Take | Call | Fight | Add | Raise | Press
Outcome: TypeAlias = choosing.Outcome[Mode]
"""What a command leads to in this game."""
