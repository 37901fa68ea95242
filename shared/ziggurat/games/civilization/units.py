"""The units of a nation: which totals of them can be named, and in how many ways (1, 11.1)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from math import comb
from typing import Final

import msgspec

from ziggurat.games.civilization.areas import AREAS, NUMBER_OF, AreaNumber
from ziggurat.games.civilization.calamity_actions import UnitsAction
from ziggurat.games.civilization.calamity_events import AreaCounts
from ziggurat.games.civilization.position import Nation, Units

CITY_UNITS: Final = 5
"""What a city counts; a token counts 1."""


class Reach(msgspec.Struct, frozen=True):
    """Units of one nation that can be named: tokens by area number, and the areas of cities, in order.

    Each city counts `worth`. Where a token has to take the place of a city, `spare` are those in stock: no more cities
    can be named than these and the tokens that are named (R40).
    """

    tokens: tuple[tuple[AreaNumber, int], ...] = ()
    cities: tuple[AreaNumber, ...] = ()
    worth: int = CITY_UNITS
    spare: int | None = None

    @property
    def count(self) -> int:
        """All its tokens."""
        return sum([count for _, count in self.tokens])

    @property
    def units(self) -> int:
        """What all of it counts."""
        return self.count + self.worth * len(self.cities)

    @property
    def most(self) -> int:
        """The largest total that can be named."""
        return max(self.totals)

    @property
    def totals(self) -> frozenset[int]:
        """The totals that can be named."""
        return frozenset(
            tokens + self.worth * cities
            for cities in range(len(self.cities) + 1)
            for tokens in range(self.count + 1)
            if self.may_mix(tokens, cities)
        )

    def may_mix(self, tokens: int, cities: int) -> bool:
        """Whether so many tokens and so many cities can be named together."""
        return self.spare is None or cities <= self.spare + tokens

    def at_least(self, number: int) -> int:
        """Exactly the number if it can be named, else the least excess, else all (R15)."""
        totals = self.totals
        return min([total for total in totals if total >= number], default=max(totals))

    def at_most(self, number: int) -> int:
        """The largest total that is not above the number (R15)."""
        return max([total for total in self.totals if total <= number])

    def mixes(self, total: int) -> Iterator[tuple[int, int]]:
        """The numbers of tokens and of cities that make that total, the most tokens first."""
        for cities in range(len(self.cities) + 1):
            tokens = total - self.worth * cities
            if 0 <= tokens <= self.count and self.may_mix(tokens, cities):
                yield tokens, cities

    def is_choice(self, total: int) -> bool:
        """Whether that total can be named in more than one way (3.1)."""
        mixes = list(self.mixes(total))
        return len(mixes) > 1 or any(self.is_open(tokens, cities) for tokens, cities in mixes)

    def is_open(self, tokens: int, cities: int) -> bool:
        """Whether so many tokens and cities can be named in more than one way."""
        spread = len(self.tokens) > 1 and 0 < tokens < self.count
        return spread or comb(len(self.cities), cities) > 1

    def without(self, units: Units) -> Reach:
        """What is left when these are named."""
        gone = dict(units.tokens)
        tokens = [(area, count - gone.get(area, 0)) for area, count in self.tokens]
        return Reach(
            tuple([(area, count) for area, count in tokens if count > 0]),
            tuple([area for area in self.cities if area not in units.cities]),
            self.worth,
            self.spare,
        )


def reach_of(units: Units) -> Reach:
    """Exactly these units, to name some of them."""
    return Reach(units.tokens, units.cities)


def all_units(nation: Nation) -> Reach:
    """Everything that the nation has on the map."""
    return Reach(tuple([(area, count) for area, count in enumerate(nation.tokens) if count]), nation.cities)


def everything(reach: Reach) -> Units:
    """All units that can be named."""
    return Units(reach.tokens, reach.cities)


def thinned(reach: Reach, tokens: int, cities: int) -> Units:
    """So many tokens, one by one from the area that is fullest then, and so many cities by id (15)."""
    left = dict(reach.tokens)
    for _ in range(tokens):
        fullest = max(left, key=lambda area: (left[area], -area))
        left[fullest] -= 1
    taken = {area: count - left[area] for area, count in reach.tokens}
    return units_from(taken, reach.cities[:cities])


def poured(reach: Reach, tokens: int, cities: int) -> Units:
    """So many tokens and cities, in the order of their areas (15)."""
    taken: dict[AreaNumber, int] = {}
    for area, count in reach.tokens:
        taken[area] = min(count, tokens)
        tokens -= taken[area]
    return units_from(taken, reach.cities[:cities])


def units_from(tokens: Mapping[AreaNumber, int], cities: Iterable[AreaNumber]) -> Units:
    """These tokens and cities, in order, without areas of which none is named."""
    return Units(tuple(sorted((area, count) for area, count in tokens.items() if count)), tuple(sorted(cities)))


def named_units(action: UnitsAction) -> Units:
    """The units that an action names."""
    tokens = {NUMBER_OF[area]: count for area, count in action.tokens.items()}
    return units_from(tokens, [NUMBER_OF[area] for area in action.cities])


def joined(one: Units, other: Units) -> Units:
    """The units of both."""
    tokens = dict(one.tokens)
    for area, count in other.tokens:
        tokens[area] = tokens.get(area, 0) + count
    return units_from(tokens, (*one.cities, *other.cities))


def bereft(nation: Nation, units: Units) -> Nation:
    """The nation once these units are back in its stock."""
    for area, count in units.tokens:
        nation = nation.placed(area, -count)
    for area in units.cities:
        nation = nation.without_city(area)
    return nation


def counted(units: Units) -> AreaCounts:
    """The tokens among the units, by area id."""
    return tuple([(AREAS[area].id, count) for area, count in units.tokens])


def city_names(units: Units) -> tuple[str, ...]:
    """The ids of the areas of the cities among the units."""
    return tuple([AREAS[area].id for area in units.cities])
