"""Politics (rule 5.4): all cubes of a player, spread anew over the tiles owned."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from operator import ne, sub

from msgspec.structs import replace

from ziggurat.games.game import Event, Refusal, Seat
from ziggurat.games.ur.actions import Politics
from ziggurat.games.ur.amounts import AMOUNTS, few_ways, filled_ways, named
from ziggurat.games.ur.events import Redistributed
from ziggurat.games.ur.land import owned_squares
from ziggurat.games.ur.position import MOST_CUBES, NOBODY, Cubes, Position
from ziggurat.games.ur.slots import performed, why_no_slot
from ziggurat.games.ur.spread import Spread
from ziggurat.games.ur.tiles import POLITICS


def why_not_redistribute(position: Position, seat: Seat, action: Politics) -> Refusal | None:
    """What forbids Politics with these cubes, if anything does."""
    return why_no_slot(position, seat, POLITICS) or redistribution(position, seat).why_not(action.cubes)


def redistribute(position: Position, seat: Seat, action: Politics) -> tuple[Position, tuple[Event, ...]]:
    """Perform Politics."""
    turn = performed(position.turn, POLITICS)
    squares = owned_squares(position, seat)
    wanted = {given.square: given.count for given in action.cubes}
    owners, cubes = list(position.owners), list(position.cubes)
    for square in squares:
        cubes[square] = wanted.get(square, 0)
        owners[square] = seat if cubes[square] else NOBODY
    before = tuple(Cubes(square, position.cubes[square]) for square in squares)
    after = tuple(Cubes(square, cubes[square]) for square in squares)
    moved = replace(position, owners=tuple(owners), cubes=tuple(cubes), turn=turn)
    return moved, (Redistributed(seat, before, after),)


def redistribution(position: Position, seat: Seat) -> Spread:
    """Every way to spread the cubes: 0 to 5 on each tile owned now, the total unchanged."""
    squares, cubes = owned_squares(position, seat), position.cubes
    total = sum([cubes[square] for square in squares])
    return Spread(
        action="politics", rule="5.4", squares=squares, most=_most(squares), least_total=total, most_total=total
    )


def redistributions(position: Position, seat: Seat) -> Sequence[Politics]:
    """All redistributions if they are few; else every move of a single cube and the fullest ones, each once."""
    squares, cubes = owned_squares(position, seat), position.cubes
    standing = [cubes[square] for square in squares]
    return _all_if_few(squares, sum(standing)) or _some(squares, standing)


def _most(squares: tuple[int, ...]) -> tuple[int, ...]:
    return (MOST_CUBES,) * len(squares)


@lru_cache(1024)  # the same tiles are asked for again and again
def _all_if_few(squares: tuple[int, ...], total: int) -> tuple[Politics, ...]:
    return tuple([Politics(named(squares, counts)) for counts in few_ways(_most(squares), total, total)])


def _some(squares: tuple[int, ...], standing: list[int]) -> list[Politics]:
    found = _single_moves([AMOUNTS[square][count] for square, count in zip(squares, standing, strict=True)])
    total = sum(standing)
    for counts in filled_ways(_most(squares), total, total):
        if not _is_single_move(standing, counts):
            found.append(Politics(named(squares, counts)))
    return found


def _is_single_move(before: list[int], after: tuple[int, ...]) -> bool:
    """Whether one cube went from one tile to another, where the total is the same."""
    changed: int = sum(map(ne, before, after))
    return changed == 2 and max(map(sub, before, after)) == 1


def _single_moves(standing: list[Cubes]) -> list[Politics]:
    """Every way to move one cube from a tile to another one that is not full."""
    found = []
    for index, giver in enumerate(standing):
        moved = standing[:]
        moved[index : index + 1] = [AMOUNTS[giver.square][giver.count - 1]] if giver.count > 1 else []
        for place, taker in enumerate(moved):
            if taker.count < MOST_CUBES and taker.square != giver.square:
                moved[place] = AMOUNTS[taker.square][taker.count + 1]
                found.append(Politics(tuple(moved)))
                moved[place] = taker
    return found
