"""What a player of Ur can intend (rules 3 to 5)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from ziggurat.games.game import Action
from ziggurat.games.ur.position import Cubes
from ziggurat.games.ur.tiles import Kind

Square: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=35)]
Amounts: TypeAlias = Annotated[tuple[Cubes, ...], msgspec.Meta(max_length=36)]
"""Cubes for squares, each square at most once; a square that is not named gets none."""


class Place(Action, frozen=True):
    """Put cubes on a tile: one in the placement rounds (3.4, 3.5) and instead of an action (4.1), three or one when
    the turn is forced (4.3)."""

    square: Square


class Agriculture(Action, frozen=True):
    """Perform Agriculture, sowing these cubes on the fields that are left (5.1)."""

    sown: Amounts = ()


class Trade(Action, frozen=True):
    """Perform Trade (5.2). If the supply is short, an Allot follows."""


class Culture(Action, frozen=True):
    """Perform Culture (5.3). Every owner whose supply is short answers with an Allot."""


class Politics(Action, frozen=True):
    """Perform Politics: the cubes each owned tile shall have afterwards (5.4)."""

    cubes: Amounts


class Attack(Action, frozen=True):
    """One attack of a war; the first one begins it (5.5). `moved` cubes march in."""

    attacker: Square
    target: Square
    moved: Annotated[int, msgspec.Meta(ge=1, le=5)]


class Build(Action, frozen=True):
    """Build ziggurats on one or two tiles of five cubes (4.2)."""

    squares: Annotated[tuple[Square, ...], msgspec.Meta(min_length=1, max_length=2)]


class Allot(Action, frozen=True):
    """Say where one's cubes go when the supply is short (5.2, 5.3)."""

    cubes: Amounts


class Swap(Action, frozen=True):
    """Take the tile of `square`, or the market's if None, and lay the hand tile there with `face` up (3.6, 4.4)."""

    square: Square | None
    face: Kind


class Keep(Action, frozen=True):
    """Keep the hand tile in the opening swap (3.6)."""


class EndWithoutSwap(Action, frozen=True):
    """End the turn when no swap is possible, which ends the game (4.4, 7)."""


UrAction: TypeAlias = (
    Place | Agriculture | Trade | Culture | Politics | Attack | Build | Allot | Swap | Keep | EndWithoutSwap
)
