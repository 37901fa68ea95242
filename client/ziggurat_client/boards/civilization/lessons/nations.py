"""The nations of the lessons of Civilization: the learner plays Asia in seat 1, Kubaba Thrace in seat 0."""

from __future__ import annotations

from typing import Final

from ziggurat.games.civilization.advances import in_table_order
from ziggurat.games.civilization.areas import LAND_AREAS, NUMBER_OF
from ziggurat.games.civilization.nations import SHIPS, TOKENS, NationId
from ziggurat.games.civilization.position import Nation, Ship
from ziggurat.games.civilization.tables import AdvanceId
from ziggurat.games.game import Seat

LEARNER: Final[Seat] = 1
KUBABA: Final[Seat] = 0
AWAY: Final = "scythia 3, tyras 2"
"""What Kubaba has where she teaches nothing."""


def asia(
    tokens: str,
    cities: str = "",
    ships: str = "",
    marker: int = 3,
    *,
    treasury: int = 0,
    advances: tuple[AdvanceId, ...] = (),
) -> Nation:
    """The learner's nation: tokens by area, areas with cities, and ships by area with the tokens aboard."""
    return _nation("asia", tokens, cities, ships, marker, treasury, advances)


def thrace(tokens: str = AWAY, cities: str = "", marker: int = 3, *, advances: tuple[AdvanceId, ...] = ()) -> Nation:
    """Kubaba's nation: tokens by area, and areas with cities."""
    return _nation("thrace", tokens, cities, "", marker, 0, advances)


def _nation(
    name: NationId,
    tokens: str,
    cities: str,
    ships: str,
    marker: int,
    treasury: int,
    advances: tuple[AdvanceId, ...],
) -> Nation:
    counts = [0] * LAND_AREAS
    for each in filter(None, tokens.split(", ")):
        area, count = each.split()
        counts[NUMBER_OF[area]] = int(count)
    fleet: list[Ship | None] = [None] * SHIPS
    for number, each in enumerate(filter(None, ships.split(", "))):
        area, count = each.split()
        fleet[number] = Ship(NUMBER_OF[area], int(count))
    aboard = sum(ship.aboard for ship in fleet if ship is not None)
    built = tuple(sorted(NUMBER_OF[each] for each in cities.split(", ") if each))
    stock = TOKENS - sum(counts) - aboard - treasury
    owned = in_table_order(advances)
    return Nation(name, stock, tuple(counts), built, tuple(fleet), sum(counts), marker, treasury, owned)
