"""95 % confidence intervals of measured shares and means."""

from __future__ import annotations

from math import sqrt
from typing import Final, NamedTuple

SIGMAS: Final = 1.959964
"""Standard deviations to each side that hold 95 % of a normal distribution."""


class Interval(NamedTuple):
    """A value, and the bounds between which the true one is likely to lie."""

    value: float
    low: float
    high: float


def share(points: float, games: int) -> Interval:
    """Wilson's interval for the share of points won in games worth at most one point each.

    Halves and other fractions are taken as they come; the interval is then rather too wide than too narrow. Without a
    game nothing is known: ½ between 0 and 1.
    """
    if not games:
        return Interval(0.5, 0.0, 1.0)
    value, square = points / games, SIGMAS**2
    middle = (value + square / (2 * games)) / (1 + square / games)
    reach = SIGMAS / (1 + square / games) * sqrt(value * (1 - value) / games + square / (4 * games**2))
    return Interval(value, max(0.0, middle - reach), min(1.0, middle + reach))


def mean(total: float, squares: float, count: int) -> Interval:
    """The mean of `count` numbers with this sum and sum of squares; `count` is at least 1."""
    value = total / count
    spread = sqrt(max(0.0, squares / count - value**2) / max(1, count - 1))
    return Interval(value, value - SIGMAS * spread, value + SIGMAS * spread)


def difference(one: Interval, other: Interval) -> Interval:
    """The difference of `one` from `other`, if they were measured independently."""
    value = one.value - other.value
    reach = sqrt(((one.high - one.low) / 2) ** 2 + ((other.high - other.low) / 2) ** 2)
    return Interval(value, value - reach, value + reach)
