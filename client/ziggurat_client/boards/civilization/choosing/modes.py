"""The modes in which a player of Civilization chooses, and the commands that lead from one to the next."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from typing import TypeAlias

from ziggurat.games.civilization.actions import Load, Move, Sail, Unload
from ziggurat.games.civilization.areas import AreaNumber
from ziggurat.games.civilization.nations import NationId
from ziggurat_client.boards.civilization.calamities.modes import CalamityCommand, CalamityMode
from ziggurat_client.boards.civilization.choosing.card_modes import (
    Buying,
    Discarding,
    Gilding,
    Lay,
    Rate,
    Taxing,
    Want,
)
from ziggurat_client.boards.civilization.choosing.ship_shares import Payee, Repay, Share
from ziggurat_client.boards.civilization.market.modes import MarketCommand, Trading
from ziggurat_client.boards.play import choosing
from ziggurat_client.boards.play.choosing import Idle, Watching

Step: TypeAlias = Move | Sail | Load | Unload
"""A step of a movement."""


@dataclass(frozen=True)
class Tokens:
    """So many tokens of an area are in the hand."""

    area: AreaNumber
    count: int


@dataclass(frozen=True)
class Vessel:
    """A ship is in the hand, by its place among the four; `count` is how many tokens it would load or land."""

    number: int
    count: int


Held: TypeAlias = Tokens | Vessel


@dataclass(frozen=True)
class Naming:
    """Which nation to play is asked; one may be chosen."""

    nation: NationId | None = None


@dataclass(frozen=True)
class Sowing:
    """Where tokens are added is asked: so many in each of these areas, by rising number."""

    areas: tuple[tuple[AreaNumber, int], ...]

    @property
    def total(self) -> int:
        """How many are added in all."""
        return sum(count for _, count in self.areas)

    def count_in(self, area: AreaNumber) -> int:
        """How many are added there."""
        return dict(self.areas).get(area, 0)


@dataclass(frozen=True)
class Arming:
    """Which ships stay, by their places among the four, and where new ones are built, is asked; the treasury pays
    before tokens if it is to, and for some ships it is `wished` what pays for them."""

    kept: tuple[int, ...]
    built: tuple[AreaNumber, ...]
    coins_first: bool = False
    wished: tuple[tuple[Payee, Share], ...] = ()


@dataclass(frozen=True)
class Marching:
    """The nation moves: something may be in the hand, and steps may `follow` the one that was sent."""

    held: Held | None = None
    follow: tuple[Step, ...] = ()


@dataclass(frozen=True)
class Planning:
    """The nation's movement is planned while another one moves: these steps, in order."""

    steps: tuple[Step, ...] = ()
    held: Held | None = None


@dataclass(frozen=True)
class Deciding:
    """Whether a fight goes on is asked; an answer may have been given."""

    go_on: bool | None = None


@dataclass(frozen=True)
class Reducing:
    """Which city is reduced is asked; one may be chosen."""

    area: AreaNumber | None = None


@dataclass(frozen=True)
class Founding:
    """Where cities are built is asked, in that order."""

    areas: tuple[AreaNumber, ...] = ()


CardMode: TypeAlias = Taxing | Gilding | Buying | Discarding
"""The modes about cards and coins."""
Mode: TypeAlias = (
    Watching
    | Idle
    | Naming
    | Sowing
    | Arming
    | Marching
    | Planning
    | Deciding
    | Reducing
    | Founding
    | CardMode
    | CalamityMode
    | Trading
)


@dataclass(frozen=True)
class Choose:
    """An area was chosen, or one of the own ships by its place among the four."""

    area: AreaNumber
    ship: int | None = None


@dataclass(frozen=True)
class Adjust:
    """So many more or fewer are wanted in an area, or of what is in the hand."""

    by: int
    area: AreaNumber | None = None


@dataclass(frozen=True)
class Carry:
    """What stands in an area, or an own ship, was dragged to another one."""

    start: Choose
    end: AreaNumber


@dataclass(frozen=True)
class Name:
    """That nation was chosen."""

    nation: NationId


@dataclass(frozen=True)
class Answer:
    """Whether to fight on was answered."""

    go_on: bool


class Press(Enum):
    """Commands that name nothing."""

    CONFIRM = auto()
    CANCEL = auto()
    SUGGESTED = auto()
    NONE = auto()
    RESET = auto()
    END = auto()
    NEXT = auto()
    NEXT_SHIP = auto()
    LOAD = auto()
    LAND = auto()
    PAY = auto()
    BACK = auto()
    FOLLOW = auto()


Command: TypeAlias = (
    Choose | Adjust | Carry | Name | Answer | Rate | Want | Lay | Repay | Press | CalamityCommand | MarketCommand
)
Outcome: TypeAlias = choosing.Outcome[Mode]
"""What a command leads to in this game."""
