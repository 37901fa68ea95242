"""A rating: how strong somebody seems to be in a game, how sure that is, and what a match changes of it.

The model is that of Bradley and Terry over all pairs of seats, by openskill: for two players and more, with ties. (That
of Plackett and Luce, which openskill has too, can rate who shares the first place below who has the second.)
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Annotated, Final

import msgspec
from openskill.models import BradleyTerryFull

_MODEL: Final = BradleyTerryFull()
_A_POINT: Final = 29.5
"""So many points of the scale on which ratings are shown are one of the model's: 400 of them are odds of ten to one
between two players of whom one is sure."""
_MIDDLE: Final = 1500
_SURE: Final = 1.96
"""Deviations to either side that hold 95 %."""


class Rating(msgspec.Struct, frozen=True):
    """An estimate of a strength (`mu`) with its deviation (`sigma`), in the model's units, after so many games."""

    mu: Annotated[float, msgspec.Meta(ge=-1000, le=1000)] = _MODEL.mu
    sigma: Annotated[float, msgspec.Meta(gt=0, le=100)] = _MODEL.sigma
    games: Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)] = 0

    @property
    def shown(self) -> int:
        """The rating as people read it: 1500 is where everyone begins."""
        return round(_MIDDLE + (self.mu - _MODEL.mu) * _A_POINT)

    @property
    def within(self) -> int:
        """The strength lies so far to either side of `shown`, with 95 % certainty."""
        return round(_SURE * self.sigma * _A_POINT)


def at(shown: float, within: float) -> Rating:
    """The rating that is shown as that."""
    return Rating(_MODEL.mu + (shown - _MIDDLE) / _A_POINT, within / _SURE / _A_POINT)


def after_match(ratings: Sequence[Rating], ranks: Sequence[int], fixed: Collection[int] = ()) -> tuple[Rating, ...]:
    """By seat the ratings after a match that ended with these ranks, 1 being the first and equal ones shared.

    Those of the seats in `fixed` stay as they are: their strength was measured otherwise, and holds the scale.
    Raises ValueError unless there are two seats at least, and a rank for each.
    """
    if len(ratings) < 2 or len(ratings) != len(ranks):
        raise ValueError("a match has two seats at least, and a rank for each")
    teams = [[_MODEL.rating(mu=rating.mu, sigma=rating.sigma)] for rating in ratings]
    rated = _MODEL.rate(teams, ranks=[float(rank) for rank in ranks])
    return tuple(
        before if seat in fixed else Rating(new.mu, new.sigma, before.games + 1)
        for seat, (before, (new,)) in enumerate(zip(ratings, rated, strict=True))
    )
