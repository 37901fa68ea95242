"""What a player of Babel is doing: the states of choosing an action, and the commands between them."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Literal, TypeAlias

from ziggurat.games.babel.actions import BabelAction
from ziggurat.games.babel.peoples import People, Site
from ziggurat_client.boards.babel.choosing.cells import Cell
from ziggurat_client.boards.play import choosing
from ziggurat_client.boards.play.choosing import Idle, Watching

ActionName: TypeAlias = Literal[
    "destroy",
    "plunder",
    "banish",
    "desertion",
    "progress",
    "halve",
    "build_start",
    "build_own",
    "build_opponent",
    "migrate",
]
"""What one can do besides using a card of the hand."""


@dataclass(frozen=True)
class Holding:
    """A card of the hand is picked up: it may be settled, or discarded to move. `place` is where it is in the hand."""

    card: People
    place: int


@dataclass(frozen=True)
class Considering:
    """An action is chosen, and what it would do is shown; `action` is done once it is confirmed."""

    name: ActionName
    action: BabelAction


@dataclass(frozen=True)
class Migrating:
    """Three cards are about to march from a column; without a `source` that is still to be chosen."""

    source: Site | None = None


@dataclass(frozen=True)
class Discarding:
    """Cards are to be discarded: `chosen` are places in the hand, `count` is how many it must be."""

    count: int
    chosen: frozenset[int] = frozenset()


Mode: TypeAlias = Watching | Idle | Holding | Considering | Migrating | Discarding


@dataclass(frozen=True)
class Pick:
    """The card at a place in the hand was chosen."""

    place: int


@dataclass(frozen=True)
class Choose:
    """A cell of the board was chosen; `card` is the place in its column that was meant, if any."""

    cell: Cell
    card: int | None = None


@dataclass(frozen=True)
class Consider:
    """An action was chosen."""

    name: ActionName


@dataclass(frozen=True)
class Vary:
    """Another way to do the action under consideration was chosen."""

    action: BabelAction


@dataclass(frozen=True)
class Lay:
    """The card at a place in the hand was carried to a cell."""

    place: int
    cell: Cell


@dataclass(frozen=True)
class March:
    """The end of one column was carried to another."""

    source: Site
    target: Site


class Press(Enum):
    """Commands that name nothing."""

    SETTLE = auto()
    MOVE = auto()
    CONFIRM = auto()
    CANCEL = auto()
    END = auto()


Command: TypeAlias = Pick | Choose | Consider | Vary | Lay | March | Press


Outcome: TypeAlias = choosing.Outcome[Mode]
"""What a command leads to in this game."""
