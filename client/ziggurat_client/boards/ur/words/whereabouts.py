"""Where on the board an event of Ur happened."""

from __future__ import annotations

from collections.abc import Iterable

from ziggurat.games.game import Event
from ziggurat.games.ur.events import (
    Allotted,
    Attacked,
    CubesPlaced,
    Farmed,
    Inspired,
    Redistributed,
    Swapped,
    Traded,
    ZigguratBuilt,
)
from ziggurat.games.ur.position import Cubes
from ziggurat_client.boards.ur.choosing.modes import MARKET


def squares_in(event: Event) -> frozenset[int]:
    """The squares (and MARKET) that the event changed; empty for one that happened nowhere."""
    match event:
        case CubesPlaced(square=square) | ZigguratBuilt(square=square):
            return frozenset({square})
        case Farmed(withered=withered, sown=sown):
            return frozenset(withered) | _named(sown)
        case Traded(gains=gains) | Inspired(gains=gains) | Allotted(gains=gains):
            return _named(gains)
        case Redistributed(before=before, after=after):
            return _named(set(before) ^ set(after))
        case Attacked(attacker=attacker, target=target):
            return frozenset({attacker, target})
        case Swapped(square=square):
            return frozenset({MARKET if square is None else square})
        case _:
            return frozenset()


def _named(cubes: Iterable[Cubes]) -> frozenset[int]:
    return frozenset(given.square for given in cubes)
