"""What lies on the map of a position, and where: worked out once for a position and a zoom."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from functools import lru_cache

from ziggurat.games.civilization.areas import AREAS, LAND_AREAS, AreaNumber
from ziggurat.games.civilization.position import Board
from ziggurat.games.game import Seat
from ziggurat_client.boards.civilization.art.plates import name_width
from ziggurat_client.boards.civilization.placing.placing import placed
from ziggurat_client.boards.civilization.placing.standing import Lying, Measure, Piece, Standing
from ziggurat_client.boards.civilization.words.sentences import CivilizationTeller

NAMED_FROM = 3.0
"""The zoom from which areas bear their names."""


def standing_on(board: Board) -> Standing:
    """What stands where on a board."""
    counters: dict[AreaNumber, list[tuple[Seat, int]]] = defaultdict(list)
    ships: dict[AreaNumber, list[tuple[Seat, int]]] = defaultdict(list)
    cities: dict[AreaNumber, Seat] = {}
    for seat, nation in enumerate(board.nations):
        for area, count in enumerate(nation.tokens):
            if count:
                counters[area].append((seat, count))
        for number, ship in nation.sailing:
            ships[ship.area].append((seat, number))
        cities |= dict.fromkeys(nation.cities, seat)
    return Standing(
        tuple((area, tuple(own)) for area, own in sorted(counters.items())),
        tuple(sorted(cities.items())),
        tuple((area, tuple(own)) for area, own in sorted(ships.items())),
    )


@lru_cache(maxsize=48)
def lying_on(standing: Standing, measure: Measure, teller: CivilizationTeller | None) -> Mapping[Piece, Lying]:
    """Where each piece lies, in units of the map; with a teller areas bear their names."""
    names = {} if teller is None else _name_widths(teller, measure.pixels)
    return placed(standing, measure, names)


@lru_cache(maxsize=4)
def _name_widths(teller: CivilizationTeller, pixels: float) -> Mapping[AreaNumber, float]:
    return {area: name_width(teller.area(AREAS[area].id), pixels) for area in range(LAND_AREAS)}
