"""What pays for one ship, and the command to have it paid otherwise."""

from __future__ import annotations

from dataclasses import dataclass

from ziggurat.games.civilization.areas import AreaNumber


@dataclass(frozen=True)
class Payee:
    """A ship that is paid for: one of the own by its place among the four, or a new one by its place in the list."""

    number: int
    is_new: bool = False


@dataclass(frozen=True)
class Share:
    """So many coins of the treasury, and so many tokens of that area."""

    coins: int
    tokens: int
    area: AreaNumber


@dataclass(frozen=True)
class Repay:
    """A ship is to be paid with that many more coins or fewer, or from the next area or the one before."""

    payee: Payee
    by: int
