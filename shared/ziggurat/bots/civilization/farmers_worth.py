"""What a position of farmers is worth: how far the marker will come, then cities, then territories."""

from __future__ import annotations

from typing import Final, NamedTuple

from ziggurat.games.civilization.position import Board, Nation
from ziggurat.games.civilization.scoring import territories
from ziggurat.games.civilization.succession import CITIES_FOR_BRONZE, EARLY_BRONZE, GOAL

_READY: Final = 16
"""The tokens of which two cities are founded, and four support them."""


class Weights(NamedTuple):
    """How much each thing counts, in cities: squares by which the marker will be ahead, cities, territories, and tokens
    while there is time to use them."""

    square: float
    city: float = 1.0
    territory: float = 0.1
    token: float = 0.1


EXPERIENCE: Final = Weights(square=10.0)
PLAIN: Final = Weights(square=1.0, territory=0.15)
"""Those of a player who counts what lies on the table, and thinks less of what is far."""


def turns_left(board: Board) -> int:
    """The turns that are still to be played, this one included, if the leading marker keeps its pace."""
    lead = max(nation.marker for nation in board.nations)
    left = max(0, GOAL - lead)
    limit = board.options.turn_limit
    return min(left, max(0, limit - board.turn + 1)) if limit else left


def worths(board: Board, weights: Weights) -> tuple[float, ...]:
    """By seat what the position is worth."""
    left = turns_left(board)
    over = board.ending is not None
    ripe = 0.0 if over else min(1.0, left / 5)
    found: list[float] = []
    for nation in board.nations:
        worth = weights.square * _marker_in_the_end(nation, left)
        tokens = nation.on_map
        kept = len(nation.cities) if over else min(len(nation.cities), (tokens + _growth(nation)) // 2)
        worth += weights.city * kept + weights.territory * territories(nation)
        worth += ripe * weights.token * tokens
        found.append(worth)
    return tuple(found)


def _growth(nation: Nation) -> int:
    """The tokens that the next expansion adds."""
    return min(nation.stock, sum([min(2, count) for count in nation.tokens]))


def _marker_in_the_end(nation: Nation, left: int) -> float:
    """Where the marker will be, as far as one can tell."""
    bronze = EARLY_BRONZE[nation.id]
    cities = len(nation.cities)
    if nation.marker >= bronze:
        return min(GOAL, nation.marker + left) if cities else nation.marker + 0.5 * left - 2.0
    waits = bronze - 1 - nation.marker
    if cities < CITIES_FOR_BRONZE:
        tokens = nation.on_map + 6 * cities
        needed = 1
        while tokens < _READY and needed < 12:
            tokens += max(1, min(tokens, 8 + tokens // 3))
            needed += 1
        if not nation.on_map and not cities:
            needed = 60
        waits = max(waits, needed - 1)
    return min(GOAL, max(nation.marker, bronze - 1 + left - waits))
