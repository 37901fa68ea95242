"""Agriculture (rule 5.1): lonely tiles wither, then fields are sown."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from ziggurat.games.game import Event, Refusal, Seat
from ziggurat.games.ur.actions import Agriculture
from ziggurat.games.ur.amounts import listed
from ziggurat.games.ur.events import Farmed
from ziggurat.games.ur.land import add_cubes, owned_squares
from ziggurat.games.ur.position import MOST_CUBES, NOBODY, Position
from ziggurat.games.ur.slots import performed, why_no_slot
from ziggurat.games.ur.spread import Spread
from ziggurat.games.ur.squares import NEIGHBOURS
from ziggurat.games.ur.tiles import AGRICULTURE

SOWN_PER_FIELD: Final = 2

_MOST_SOWN: Final = tuple(min(SOWN_PER_FIELD, MOST_CUBES - cubes) for cubes in range(MOST_CUBES + 1))
"""By the cubes that lie on a field: how many may be sown there."""


def why_not_farm(position: Position, seat: Seat, action: Agriculture) -> Refusal | None:
    """What forbids Agriculture with these cubes, if anything does."""
    refusal = why_no_slot(position, seat, AGRICULTURE)
    return refusal or sowing(position, seat, withering(position, seat)).why_not(action.sown)


def farm(position: Position, seat: Seat, action: Agriculture) -> tuple[Position, tuple[Event, ...]]:
    """Perform Agriculture."""
    turn = performed(position.turn, AGRICULTURE)
    lost = withering(position, seat)
    grown = add_cubes(wither(position, seat, lost), seat, action.sown)
    sown = tuple(given for given in action.sown if given.count)
    return replace(grown, turn=turn), (Farmed(seat, lost, sown),)


def withering(position: Position, seat: Seat) -> tuple[int, ...]:
    """The owned squares that lose a cube: those beside no Agriculture tile of the same owner.

    A tile is not beside itself, so a lone field withers too, unless the table's option spares it (ruling 6).
    """
    own, near = owned_squares(position, seat), NEIGHBOURS[position.side]
    fields = frozenset(_fields(position, own))
    spared = frozenset() if position.options.lone_fields_wither else fields
    return tuple([square for square in own if fields.isdisjoint(near[square]) and square not in spared])


def wither(position: Position, seat: Seat, squares: tuple[int, ...]) -> Position:
    """Each of `squares` loses a cube to the supply, all at once; a tile that loses its last one becomes free."""
    owners, cubes, supplies = list(position.owners), list(position.cubes), list(position.supplies)
    for square in squares:
        cubes[square] -= 1
        if not cubes[square]:
            owners[square] = NOBODY
    supplies[seat] += len(squares)
    return replace(position, owners=tuple(owners), cubes=tuple(cubes), supplies=tuple(supplies))


def sowing(position: Position, seat: Seat, lost: tuple[int, ...] = ()) -> Spread:
    """What may be sown once the squares of `lost` have withered: up to two cubes on each field that is left, within
    five a tile and the supply."""
    cubes = position.cubes
    left = {field: cubes[field] - (field in lost) for field in _fields(position, owned_squares(position, seat))}
    fields = [field for field, count in left.items() if count]
    most = tuple([_MOST_SOWN[left[field]] for field in fields])
    return Spread(
        action="agriculture",
        rule="5.1",
        squares=tuple(fields),
        most=most,
        least_total=0,
        most_total=min(position.supplies[seat] + len(lost), sum(most)),
    )


@lru_cache(1024)  # the same fields are asked for again and again
def sowings(space: Spread) -> tuple[Agriculture, ...]:
    """The ways to sow in a `space` that `sowing` gave: all if they are few, else the fullest and none."""
    return tuple(map(Agriculture, listed(space)))


def _fields(position: Position, squares: Sequence[int]) -> list[int]:
    """Those of `squares` that show Agriculture."""
    tiles = position.tiles
    return [square for square in squares if tiles[square][0] == AGRICULTURE]
