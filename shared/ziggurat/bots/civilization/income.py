"""What cities bring in: trade cards, and in the full game coins, in points a turn."""

from __future__ import annotations

from typing import Final

from ziggurat.games.civilization.nations import CITIES
from ziggurat.games.civilization.position import Board, Mode, Nation

_SETS: Final = 2.0
"""By how much sets and the market make cards worth more than each alone."""
_TAX: Final = 2.0
_CARD: Final = 11.0
"""What a card of the one deck of first societies is worth in the end."""
FULL: Final[tuple[float, ...]] = tuple(_SETS * count * (count + 1) / 2 + _TAX * count for count in range(CITIES + 1))
"""By the number of cities, in the full game: a card of each of as many piles."""
SOCIETIES: Final[tuple[float, ...]] = tuple(_CARD * count for count in range(CITIES + 1))
"""The same in first societies."""
BY_MODE: Final[dict[Mode, tuple[float, ...]]] = {"first_societies": SOCIETIES, "full": FULL}
_LATER: Final = 0.08
"""The share of a city that a token beyond those that support cities is good for, in time."""


def kept_cities(nation: Nation) -> int:
    """The cities that can be supported once tokens have multiplied."""
    growth = min(nation.stock, sum([min(2, count) for count in nation.tokens]))
    return min(len(nation.cities), (nation.on_map + growth) // 2)


def income_of(nation: Nation, by_cities: tuple[float, ...], turns: float) -> float:
    """What the nation takes in during so many turns: at first by the cities that it has, later by those that its tokens
    can become."""
    cities = kept_cities(nation)
    later = min(float(CITIES), cities + _LATER * max(0, nation.on_map - 2 * cities))
    low = int(later)
    grown = by_cities[low] + (later - low) * (by_cities[min(CITIES, low + 1)] - by_cities[low])
    return turns * (by_cities[cities] + grown) / 2


def incomes(board: Board) -> tuple[float, ...]:
    """By seat what the cities that stand bring in at the end of a turn; nothing in a game without cards."""
    by_cities = BY_MODE.get(board.options.mode)
    return tuple([by_cities[len(nation.cities)] if by_cities else 0.0 for nation in board.nations])
