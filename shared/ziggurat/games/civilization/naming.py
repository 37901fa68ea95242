"""What forbids naming units: tokens by area, and cities (15.1)."""

from __future__ import annotations

from collections.abc import Container, Iterable

from ziggurat.games.civilization.areas import LAND_AREAS, NUMBER_OF, AreaNumber
from ziggurat.games.civilization.calamity_actions import UnitsAction
from ziggurat.games.civilization.refusals import BAD_VALUE, NOT_ENOUGH_UNITS
from ziggurat.games.civilization.units import Reach
from ziggurat.games.game import Refusal


def why_not_cities(named: Iterable[str], cities: Container[AreaNumber]) -> Refusal | None:
    """Each of them once, and all among these."""
    numbers = [NUMBER_OF.get(area, -1) for area in named]
    if len(set(numbers)) < len(numbers) or any(area not in cities for area in numbers):
        return BAD_VALUE
    return None


def why_not_name(
    action: UnitsAction, reach: Reach, owned: dict[AreaNumber, int], grounds: Container[AreaNumber]
) -> Refusal | None:
    """Units within reach; tokens that are there and may not be touched are a bad value, those that are not are too
    few."""
    refused = why_not_cities(action.cities, reach.cities)
    most, short = dict(reach.tokens), False
    for name, count in action.tokens.items():
        area = NUMBER_OF.get(name, LAND_AREAS)
        if count < 0 or area >= LAND_AREAS or (count and area not in grounds):
            return BAD_VALUE
        if most.get(area, 0) < count <= owned.get(area, 0):
            return BAD_VALUE
        short = short or count > owned.get(area, 0)
    if refused is None and not reach.may_mix(sum(action.tokens.values()), len(action.cities)):
        return BAD_VALUE
    return refused or (NOT_ENOUGH_UNITS if short else None)


def total_of(action: UnitsAction, reach: Reach) -> int:
    """What the units that are named count."""
    return sum(action.tokens.values()) + reach.worth * len(action.cities)
