"""What a player can intend (rule 15)."""

from __future__ import annotations

from typing import Annotated, TypeAlias

import msgspec

from ziggurat.games.civilization.calamity_actions import CalamityAction
from ziggurat.games.civilization.named import Named, NamedCounts, NamedList
from ziggurat.games.civilization.trade_actions import (
    Buy,
    BuyGold,
    Discard,
    EndBuy,
    SeizeCities,
    SetTax,
    TradeAction,
)
from ziggurat.games.game import Action

ShipId: TypeAlias = str
"""A nation and a number from 1 to 4, as `crete-2`."""


class ChooseNation(Action, frozen=True):
    """Play that nation (4.3)."""

    nation: Named


class Expand(Action, frozen=True):
    """Add so many tokens in each of these areas, because the stock does not suffice for all (6.2)."""

    areas: NamedCounts

    def __hash__(self) -> int:
        return hash(frozenset(self.areas.items()))


class Upkeep(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What maintains a ship: treasury and tokens; `area` is where the tokens stand, if not where the ship is."""

    treasury: int
    tokens: int
    area: Named | None = None


class NewShip(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A ship to build, and what pays for it."""

    area: Named
    treasury: int
    tokens: int


class Ships(Action, frozen=True):
    """Maintain these ships, give up the others, and build new ones (6.2)."""

    maintain: Annotated[dict[Named, Upkeep], msgspec.Meta(max_length=20)]
    build: Annotated[tuple[NewShip, ...], msgspec.Meta(max_length=20)]

    def __hash__(self) -> int:
        return hash((frozenset(self.maintain.items()), self.build))


class Move(Action, frozen=True, rename={"start": "from"}):
    """Have tokens cross a land border (6.2)."""

    start: Named
    to: Named
    count: int


class Sail(Action, frozen=True):
    """Have a ship cross a water border (6.2)."""

    ship: Named
    to: Named


class Load(Action, frozen=True):
    """Take tokens aboard a ship (6.2)."""

    ship: Named
    count: int


class Unload(Action, frozen=True):
    """Land tokens from a ship (6.2)."""

    ship: Named
    count: int


class ResetMovement(Action, frozen=True):
    """Begin one's movement anew (6.2)."""


class EndMovement(Action, frozen=True):
    """Be done with one's movement (6.2)."""


class FightOn(Action, frozen=True):
    """Say whether the fight is to go on although the limit is reached (6.3)."""

    go_on: bool


class ReduceCity(Action, frozen=True):
    """Reduce the city in that area for want of support (6.4)."""

    area: Named


class BuildCities(Action, frozen=True):
    """Turn tokens into cities, in that order (6.5)."""

    areas: NamedList


CivilizationAction: TypeAlias = (
    ChooseNation
    | Expand
    | Ships
    | Move
    | Sail
    | Load
    | Unload
    | ResetMovement
    | EndMovement
    | FightOn
    | ReduceCity
    | BuildCities
    | SetTax
    | SeizeCities
    | BuyGold
    | TradeAction
    | Buy
    | EndBuy
    | Discard
    | CalamityAction
)


def ship_id(nation: str, number: int) -> ShipId:
    """The name of the ship at that place among the four of a nation, from 0."""
    return f"{nation}-{number + 1}"
