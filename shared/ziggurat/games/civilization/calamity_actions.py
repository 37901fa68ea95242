"""What a player can intend when calamities strike (rule 15)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec

from ziggurat.games.civilization.named import Named, NamedCounts, NamedList
from ziggurat.games.game import Action

Camp: TypeAlias = Literal["seceding", "loyal"]
"""The two camps of a civil war: the units that were picked, and all others (11.2)."""


class ChooseVolcano(Action, frozen=True):
    """Have that volcano erupt (11.2)."""

    volcano: Named


class Quake(Action, frozen=True):
    """Have an earthquake reduce that city of one's own, and a foreign one beside it (11.2)."""

    own: Named
    other: Named | None = None


class ChoosePlain(Action, frozen=True):
    """Have that plain be flooded (11.2)."""

    plain: Named


class _Units(Action, frozen=True):
    """Tokens by area, and cities by area."""

    tokens: NamedCounts = msgspec.field(default_factory=dict)
    cities: NamedList = ()

    def __hash__(self) -> int:
        return hash((type(self), frozenset(self.tokens.items()), self.cities))


class LoseUnits(_Units, frozen=True):
    """Lose these units; in a famine Grain cards that are shown lower the loss (11.1, 11.2)."""

    grain: int = 0

    def __hash__(self) -> int:
        return hash((_Units.__hash__(self), self.grain))


class AssignLosses(Action, frozen=True):
    """Order other nations to lose so many units each (11.1)."""

    losses: NamedCounts

    def __hash__(self) -> int:
        return hash(frozenset(self.losses.items()))


class CivilWarPartner(Action, frozen=True):
    """Name the nation that one's civil war is to profit (11.2)."""

    nation: Named


class CivilWarPick(_Units, frozen=True):
    """Pick these units of the victim for the seceding camp (11.2)."""


class CivilWarKeep(Action, frozen=True):
    """Keep that camp (11.2)."""

    camp: Camp


class CivilWarTake(_Units, frozen=True):
    """Take these units of the camp, for want of pieces to take all (11.2)."""


class ReduceCities(Action, frozen=True):
    """Have these own cities reduced, in that order (11.2)."""

    areas: NamedList


class OrderReductions(Action, frozen=True):
    """Order other nations to have so many cities reduced each (11.2)."""

    reductions: NamedCounts

    def __hash__(self) -> int:
        return hash(frozenset(self.reductions.items()))


class PiracyLosses(Action, frozen=True):
    """Lose these coastal cities to pirates (11.2)."""

    areas: NamedList


UnitsAction: TypeAlias = LoseUnits | CivilWarPick | CivilWarTake
"""What names tokens and cities."""
CalamityAction: TypeAlias = (
    ChooseVolcano
    | Quake
    | ChoosePlain
    | LoseUnits
    | AssignLosses
    | CivilWarPartner
    | CivilWarPick
    | CivilWarKeep
    | CivilWarTake
    | ReduceCities
    | OrderReductions
    | PiracyLosses
)
