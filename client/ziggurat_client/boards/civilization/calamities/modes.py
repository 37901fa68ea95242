"""The modes in which a player decides about a calamity or a revolt, and the commands that belong to them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from typing import Literal, NamedTuple, TypeAlias

from ziggurat.games.civilization.areas import AreaNumber
from ziggurat.games.civilization.position import StrikeStep
from ziggurat.games.civilization.tables import CalamityId
from ziggurat.games.game import Seat

Asked: TypeAlias = StrikeStep | Literal["revolt"]
"""What is asked: a step of a calamity, or which cities are taken in a revolt."""


@dataclass(frozen=True)
class Question:
    """What a seat is asked: about which calamity (None: a revolt) of which `victim`, and how much is `due`."""

    calamity: CalamityId | None
    asked: Asked
    victim: Seat
    due: int = 0


class Unit(NamedTuple):
    """A token of an area, or its city."""

    area: AreaNumber
    is_city: bool = False


@dataclass(frozen=True)
class Losing:
    """Units are named, in the order in which they were picked; of Grain so many cards are shown. `at` is the area that
    was touched last, where one can count."""

    question: Question
    picks: tuple[Unit, ...] = ()
    grain: int = 0
    at: AreaNumber | None = None

    @property
    def tokens(self) -> dict[AreaNumber, int]:
        """How many tokens are picked, by area."""
        return dict(sorted(Counter(unit.area for unit in self.picks if not unit.is_city).items()))

    @property
    def cities(self) -> tuple[AreaNumber, ...]:
        """The cities that are picked, by area."""
        return tuple(sorted(unit.area for unit in self.picks if unit.is_city))


@dataclass(frozen=True)
class Ordering:
    """How much others lose is ordered, by seat."""

    question: Question
    losses: tuple[tuple[Seat, int], ...] = ()

    @property
    def total(self) -> int:
        """How much is ordered in all."""
        return sum(number for _, number in self.losses)

    def of(self, seat: Seat) -> int:
        """How much that seat is ordered."""
        return dict(self.losses).get(seat, 0)


@dataclass(frozen=True)
class Listing:
    """Cities are named, in that order."""

    question: Question
    areas: tuple[AreaNumber, ...] = ()


@dataclass(frozen=True)
class Pointing:
    """One of a few is named: a volcano, a plain, a nation or a camp."""

    question: Question
    name: str | None = None


@dataclass(frozen=True)
class Quaking:
    """A city of one's own is named, and perhaps a foreign one beside it."""

    question: Question
    own: AreaNumber | None = None
    other: AreaNumber | None = None


CalamityMode: TypeAlias = Losing | Ordering | Listing | Pointing | Quaking


@dataclass(frozen=True)
class Order:
    """So much more or less is ordered of a seat."""

    seat: Seat
    by: int


@dataclass(frozen=True)
class Point:
    """That one was named."""

    name: str


@dataclass(frozen=True)
class Show:
    """So many more or fewer cards of Grain are shown."""

    by: int


CalamityCommand: TypeAlias = Order | Point | Show
