"""Building ziggurats (rule 4.2)."""

from __future__ import annotations

from itertools import combinations

from msgspec.structs import replace

from ziggurat.games.game import Event, IllegalAction, Seat
from ziggurat.games.ur.actions import Build
from ziggurat.games.ur.events import LastRoundBegan, ZigguratBuilt
from ziggurat.games.ur.land import change, owned_squares
from ziggurat.games.ur.position import CLOSED, MOST_CUBES, NOBODY, UNTOUCHED, Position
from ziggurat.games.ur.slots import require_turn

MOST_BUILT = 2


def build(position: Position, seat: Seat, action: Build) -> tuple[Position, tuple[Event, ...]]:
    """Build on one or two tiles of five cubes. Raises IllegalAction."""
    require_turn(position)
    if position.turn != UNTOUCHED:
        raise IllegalAction("building_takes_whole_turn", "4.2", "building leaves no slot for anything else")
    if not 1 <= len(action.squares) <= MOST_BUILT:
        raise IllegalAction("one_or_two_tiles", "4.2", "one ziggurat is built in a turn, or two")
    if len(set(action.squares)) != len(action.squares):
        raise IllegalAction("square_named_twice", "4.2", "each square may be named once")
    if len(action.squares) > position.stock:
        raise IllegalAction("stock_empty", "4.2", "not enough ziggurats are left", stock=position.stock)
    ready = ready_to_build(position, seat)
    for square in action.squares:
        if square not in ready:
            raise IllegalAction("not_five_cubes", "4.2", "build where five of your cubes lie", square=square)
    events: list[Event] = []
    for square in action.squares:
        position = _raise_ziggurat(position, seat, square)
        events.append(ZigguratBuilt(seat, square, position.stock))
    if position.stock == 0:
        events.append(LastRoundBegan())
    return replace(position, turn=CLOSED, last_round=position.stock == 0), tuple(events)


def ready_to_build(position: Position, seat: Seat) -> list[int]:
    """The squares on which `seat` has five cubes."""
    cubes = position.cubes
    return [square for square in owned_squares(position, seat) if cubes[square] == MOST_CUBES]


def buildings(position: Position, seat: Seat) -> list[Build]:
    """Every legal way to build."""
    if position.phase != "turn" or position.turn != UNTOUCHED:
        return []
    ready = ready_to_build(position, seat)
    if not ready:
        return []
    counts = range(1, min(MOST_BUILT, position.stock) + 1)
    return [Build(squares) for count in counts for squares in combinations(ready, count)]


def _raise_ziggurat(position: Position, seat: Seat, square: int) -> Position:
    """The five cubes go home and one comes back as the mark of its owner: four more in the supply."""
    return replace(
        position,
        owners=change(position.owners, square, NOBODY - seat),
        cubes=change(position.cubes, square, -MOST_CUBES),
        ziggurats=change(position.ziggurats, square, seat - NOBODY),
        supplies=change(position.supplies, seat, MOST_CUBES - 1),
        stock=position.stock - 1,
    )
