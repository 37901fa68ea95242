"""What a position of farmers is worth: how far the marker will come, then cities, then territories."""

from __future__ import annotations

from typing import Final, NamedTuple

from ziggurat.bots.civilization.geography import SITES
from ziggurat.games.civilization.areas import BY_LAND, LAND_AREAS
from ziggurat.games.civilization.conflicts import BESIEGERS, DEFENDERS
from ziggurat.games.civilization.position import Board, Nation
from ziggurat.games.civilization.scoring import territories
from ziggurat.games.civilization.succession import CITIES_FOR_BRONZE, EARLY_BRONZE, GOAL
from ziggurat.games.game import Seat

_READY: Final = 16
"""The tokens of which two cities are founded, and four support them."""


class Weights(NamedTuple):
    """How much each thing counts, in cities: squares by which the marker will be ahead, cities, territories, tokens
    now and in the next expansion, sites within reach, and cities in danger."""

    square: float = 2.5
    city: float = 1.0
    territory: float = 0.06
    token: float = 0.05
    growth: float = 0.06
    site: float = 0.08
    danger: float = 0.35


EXPERIENCE: Final = Weights()
PLAIN: Final = Weights(square=1.0, territory=0.15, token=0.1, growth=0.0, site=0.0, danger=0.0)
"""Those of a player who counts what lies on the table and fears nobody."""


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
    owner = _cities(board)
    found: list[float] = []
    for seat, nation in enumerate(board.nations):
        worth = weights.square * _marker_in_the_end(nation, left)
        tokens = nation.on_map
        kept = len(nation.cities) if over else min(len(nation.cities), (tokens + _growth(nation)) // 2)
        worth += weights.city * kept + weights.territory * territories(nation)
        worth += ripe * (weights.token * tokens + weights.growth * _growth(nation))
        if not over and weights.site:
            worth += weights.site * ripe * min(nation.free_cities, _sites(board, nation, seat, owner))
        if not over and weights.danger:
            worth -= weights.danger * _in_danger(board, seat)
        found.append(worth)
    return tuple(found)


def _cities(board: Board) -> list[Seat]:
    """By area whose city stands there, -1 for nobody's."""
    owner = [-1] * LAND_AREAS
    for seat, nation in enumerate(board.nations):
        for area in nation.cities:
            owner[area] = seat
    return owner


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


def _sites(board: Board, nation: Nation, seat: Seat, owner: list[Seat]) -> int:
    """The free sites on which the nation stands or beside which it does."""
    found = 0
    tokens = nation.tokens
    for site in SITES:
        if owner[site] >= 0 or not (tokens[site] or any(tokens[near] for near in BY_LAND[site])):
            continue
        found += not any(other.tokens[site] for each, other in enumerate(board.nations) if each != seat)
    return found


def _in_danger(board: Board, seat: Seat) -> float:
    """The cities that one other nation could attack with enough tokens; worse where they would surrender."""
    found = 0.0
    each = 1.0 if board.nations[seat].stock < DEFENDERS else 0.6
    for area in board.nations[seat].cities:
        for other, nation in enumerate(board.nations):
            if other == seat:
                continue
            if nation.tokens[area] + sum([nation.tokens[near] for near in BY_LAND[area]]) >= BESIEGERS:
                found += each
                break
    return found
