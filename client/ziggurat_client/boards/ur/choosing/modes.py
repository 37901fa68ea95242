"""What a player of Ur is doing: the states of choosing an action, and the commands that lead from one to the next."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import Final, Literal, TypeAlias

from ziggurat.games.ur.spread import Spread
from ziggurat.games.ur.tiles import Kind
from ziggurat_client.boards.play import choosing
from ziggurat_client.boards.play.choosing import Idle, Watching

MARKET: Final = -1
"""Stands for the market's tile wherever a square is chosen."""


Purpose: TypeAlias = Literal["agriculture", "politics", "allot"]
"""Why cubes are shared out; the name of the action that carries them."""


@dataclass(frozen=True)
class Placing:
    """A cube is in the hand. `required`: it must be placed, so there is no way back."""

    required: bool = False


@dataclass(frozen=True)
class Attacking:
    """A war: no attacker yet, an attacker, or an attacker and a target with the number of cubes that would move in."""

    attacker: int | None = None
    target: int | None = None
    moved: int = 0


@dataclass(frozen=True)
class Sharing:
    """Cubes are being shared out over the squares of `space`; `counts` runs beside `space.squares`."""

    purpose: Purpose
    space: Spread
    counts: tuple[int, ...]

    @property
    def left(self) -> int:
        """How many cubes may still be placed, within the squares' own bounds."""
        return self.space.most_total - sum(self.counts)

    @property
    def missing(self) -> int:
        """How many cubes must still be placed."""
        return max(0, self.space.least_total - sum(self.counts))

    def count(self, square: int) -> int:
        """How many cubes `square` is to get. Raises ValueError if it is not in the space."""
        return self.counts[self.space.squares.index(square)]


@dataclass(frozen=True)
class Building:
    """Ziggurats are about to be built on `chosen`."""

    chosen: tuple[int, ...] = ()


@dataclass(frozen=True)
class Swapping:
    """A tile is to be taken: none yet, or `place` (a square or MARKET), and `face` of the hand tile laid up."""

    face: Kind
    place: int | None = None


Mode: TypeAlias = Watching | Idle | Placing | Attacking | Sharing | Building | Swapping


@dataclass(frozen=True)
class Choose:
    """A square was chosen, or MARKET."""

    square: int


@dataclass(frozen=True)
class Perform:
    """One of the hand tile's actions was chosen."""

    kind: Kind


@dataclass(frozen=True)
class More:
    """One cube more on a square."""

    square: int


@dataclass(frozen=True)
class Less:
    """One cube less on a square."""

    square: int


@dataclass(frozen=True)
class Carry:
    """One cube from a square to another."""

    source: int
    target: int


@dataclass(frozen=True)
class MoveIn:
    """Attack, moving in so many cubes; or, with `now` false, only set that number."""

    count: int
    now: bool = True


class Press(Enum):
    """Commands that name nothing."""

    PLACE = auto()
    BUILD = auto()
    SWAP = auto()
    END_WAR = auto()
    FLIP = auto()
    CONFIRM = auto()
    CANCEL = auto()
    KEEP = auto()
    END_GAME = auto()


Command: TypeAlias = Choose | Perform | More | Less | Carry | MoveIn | Press


Outcome: TypeAlias = choosing.Outcome[Mode]
"""What a command leads to in this game."""
