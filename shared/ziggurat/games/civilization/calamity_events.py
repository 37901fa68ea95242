"""What happens when calamities strike (rules 11 and 16)."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ziggurat.games.civilization.areas import AreaId
from ziggurat.games.civilization.tables import CalamityId
from ziggurat.games.game import OpenEvent, Seat

Outcome: TypeAlias = Literal["struck", "no_effect", "ignored"]
AreaCounts: TypeAlias = tuple[tuple[AreaId, int], ...]
"""Areas with a number of tokens each."""


class CalamityStarted(OpenEvent, frozen=True):
    """A calamity strikes its victim; `giver` passed it (11.1)."""

    calamity: CalamityId
    victim: Seat
    giver: Seat | None


class PlaceStruck(OpenEvent, frozen=True):
    """The volcano that erupts, or the plain that is flooded (11.2)."""

    calamity: CalamityId
    victim: Seat
    place: str


class UnitsLost(OpenEvent, frozen=True):
    """`seat` lost these tokens and cities; of Grain it showed so many cards (11.1, 11.2). In an epidemic a token is
    left of each city."""

    seat: Seat
    calamity: CalamityId
    tokens: AreaCounts
    cities: tuple[AreaId, ...]
    grain: int


class LossesOrdered(OpenEvent, frozen=True):
    """The victim orders these to lose so many units, or to have so many cities reduced (11.1, 11.2)."""

    victim: Seat
    calamity: CalamityId
    losses: tuple[tuple[Seat, int], ...]


class CampsFormed(OpenEvent, frozen=True):
    """These units of the victim secede; the partner takes that camp (11.2)."""

    victim: Seat
    partner: Seat
    tokens: AreaCounts
    cities: tuple[AreaId, ...]
    taken: Literal["seceding", "loyal"]


class CampAnnexed(OpenEvent, frozen=True):
    """`seat` put its own pieces in the place of these of the victim (11.2)."""

    victim: Seat
    seat: Seat
    tokens: AreaCounts
    cities: tuple[AreaId, ...]


class CalamityEnded(OpenEvent, frozen=True):
    """A calamity is over: it has struck, had no effect, or was ignored (11.1)."""

    calamity: CalamityId
    victim: Seat
    outcome: Outcome


CalamityEvent: TypeAlias = (
    CalamityStarted | PlaceStruck | UnitsLost | LossesOrdered | CampsFormed | CampAnnexed | CalamityEnded
)
