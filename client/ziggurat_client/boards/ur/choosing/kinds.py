"""Which kinds a seat collects: the set that grows, and the tiles that would bring it another kind at once."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from ziggurat.games.game import Seat
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.scoring import POINTS, SET_KINDS, score
from ziggurat.games.ur.slots import open_kinds
from ziggurat.games.ur.tiles import WAR
from ziggurat.games.ur.war import attacks
from ziggurat_client.boards.ur.choosing.prospects import prospect_of

_FULL: Final = len(SET_KINDS)


class GrowingSet(NamedTuple):
    """The first set of a seat that is not full: its number, counted from 0, and the kinds in it."""

    number: int
    kinds: str


def growing_set(position: Position, seat: Seat) -> GrowingSet:
    """The set that another kind would make larger (rule 8)."""
    sets = score(position, seat).sets
    number = sum(len(kinds) == _FULL for kinds in sets)
    return GrowingSet(number, sets[number] if number < len(sets) else "")


@lru_cache(maxsize=16)
def brings_kind(position: Position, seat: Seat) -> frozenset[int]:
    """The squares that one attack would win now, if War may be performed, and that make the growing set larger."""
    if WAR not in open_kinds(position, seat):
        return frozenset()
    had = growing_set(position, seat).kinds
    rise = POINTS[len(had) + 1] - POINTS[len(had)]
    wanted = (attack for attack in attacks(position, seat) if position.tiles[attack.target][0] not in had)
    found = ((attack.target, prospect_of(position, seat, attack)) for attack in wanted)
    return frozenset(square for square, prospect in found if prospect is not None and prospect.gain >= rise)
