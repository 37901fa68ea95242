"""The land of a position: whose a square is, and cubes laid on it."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.game import Refusal, Seat
from ziggurat.games.ur.position import NOBODY, Cubes, Position

NO_SUCH_SQUARE: Final = Refusal("no_such_square", "2", "the grid has no such square")


def is_free(position: Position, square: int) -> bool:
    """No cubes and no ziggurat on it (rule 2)."""
    return position.owners[square] == NOBODY and position.ziggurats[square] == NOBODY


def free_squares(position: Position) -> tuple[int, ...]:
    """Every free square, in order."""
    return position.ground.free


def owned_squares(position: Position, seat: Seat) -> tuple[int, ...]:
    """Every square that `seat` owns, in order."""
    return position.ground.owned[seat]


def add_cubes(position: Position, seat: Seat, gains: tuple[Cubes, ...]) -> Position:
    """`gains` from the seat's supply onto tiles that are free or its own."""
    owners, cubes, spent = list(position.owners), list(position.cubes), 0
    for gain in gains:
        if gain.count:
            owners[gain.square] = seat
            cubes[gain.square] += gain.count
            spent += gain.count
    supplies = change(position.supplies, seat, -spent)
    return replace(position, owners=tuple(owners), cubes=tuple(cubes), supplies=supplies)


def change(values: tuple[int, ...], index: int, by: int) -> tuple[int, ...]:
    """`values` with one of them changed by `by`."""
    changed = list(values)
    changed[index] += by
    return tuple(changed)
