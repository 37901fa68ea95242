"""What every seat holds, and what that scores, counted quickly enough for a search."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Final, TypeAlias

from ziggurat.games.game import Seat
from ziggurat.games.ur.position import NOBODY, Position
from ziggurat.games.ur.scoring import POINTS, SET_KINDS, ZIGGURAT, partition
from ziggurat.games.ur.tiles import Kind, Tile

Counts: TypeAlias = tuple[int, ...]
"""How many of each kind of `SET_KINDS`, in that order: five faces, then ziggurats."""

_INDEX: Final = {kind: index for index, kind in enumerate(SET_KINDS)}


def holdings(position: Position) -> list[Counts]:
    """What each seat has on the grid, the tiles under its ziggurats and the ziggurats themselves included."""
    counts = [[0] * len(SET_KINDS) for _ in position.hands]
    for tile, owner, builder in zip(position.tiles, position.owners, position.ziggurats, strict=True):
        if owner != NOBODY:
            counts[owner][_INDEX[tile[0]]] += 1
        elif builder != NOBODY:
            counts[builder][_INDEX[tile[0]]] += 1
            counts[builder][_INDEX[ZIGGURAT]] += 1
    return [tuple(held) for held in counts]


def lasting(position: Position, seat: Seat) -> Counts:
    """What `seat` has for good: its ziggurats and the tiles under them."""
    counts = [0] * len(SET_KINDS)
    for tile, builder in zip(position.tiles, position.ziggurats, strict=True):
        if builder == seat:
            counts[_INDEX[tile[0]]] += 1
            counts[_INDEX[ZIGGURAT]] += 1
    return tuple(counts)


@lru_cache(maxsize=1 << 15)
def points(held: Counts, hand: Tile) -> int:
    """The score of these holdings with the better face of this hand tile (rule 8)."""
    return max(_points(_with_one_more(held, face)) for face in hand)


def gain_of(held: Counts, hand: Tile, kind: Kind) -> int:
    """How much one more tile of `kind` would score."""
    return points(_with_one_more(held, kind), hand) - points(held, hand)


def loss_of(held: Counts, hand: Tile, kind: Kind) -> int:
    """How much the loss of a tile of `kind` would cost; there must be one."""
    index = _INDEX[kind]
    return points(held, hand) - points((*held[:index], held[index] - 1, *held[index + 1 :]), hand)


def grid_cubes(position: Position, seats: int) -> list[int]:
    """Each seat's cubes on tiles of the grid."""
    totals = [0] * seats
    for owner, cubes in zip(position.owners, position.cubes, strict=True):
        if owner != NOBODY:
            totals[owner] += cubes
    return totals


def plays_on(position: Position, seat: Seat, closing: Seat) -> bool:
    """Whether `seat` has a turn still to come, when the turn of `closing` counts as spent (rule 7)."""
    if not position.last_round:
        return True
    seats = len(position.hands)
    order, now = ((who - position.first) % seats for who in (seat, position.seat))
    return order > now or (order == now and seat != closing)


def _with_one_more(held: Counts, kind: Kind) -> Counts:
    index = _INDEX[kind]
    return (*held[:index], held[index] + 1, *held[index + 1 :])


def _points(held: Counts) -> int:
    sets = partition(Counter(dict(zip(SET_KINDS, held, strict=True))))
    return sum(POINTS[len(members)] for members in sets)
