"""Building ziggurats (rule 4.2)."""

from __future__ import annotations

from itertools import combinations
from typing import Final

from msgspec.structs import replace

from ziggurat.games.game import Event, Refusal, Seat
from ziggurat.games.ur.actions import Build
from ziggurat.games.ur.events import LastRoundBegan, ZigguratBuilt
from ziggurat.games.ur.land import change, owned_squares
from ziggurat.games.ur.position import CLOSED, MOST_CUBES, NOBODY, UNTOUCHED, Position
from ziggurat.games.ur.slots import why_no_turn

MOST_BUILT: Final = 2
TURN_BEGUN: Final = Refusal("building_takes_whole_turn", "4.2", "building leaves no slot for anything else")
ONE_OR_TWO: Final = Refusal("one_or_two_tiles", "4.2", "one ziggurat is built in a turn, or two")
NAMED_TWICE: Final = Refusal("square_named_twice", "4.2", "each square may be named once")


def why_not_build(position: Position, seat: Seat, action: Build) -> Refusal | None:
    """What forbids building there, if anything does."""
    refusal = why_no_turn(position)
    if refusal is not None:
        return refusal
    if position.turn != UNTOUCHED:
        return TURN_BEGUN
    if not 1 <= len(action.squares) <= MOST_BUILT:
        return ONE_OR_TWO
    if len(set(action.squares)) != len(action.squares):
        return NAMED_TWICE
    if len(action.squares) > position.stock:
        return Refusal.of("stock_empty", "4.2", "not enough ziggurats are left", stock=position.stock)
    ready = ready_to_build(position, seat)
    for square in action.squares:
        if square not in ready:
            return Refusal.of("not_five_cubes", "4.2", "build where five of your cubes lie", square=square)
    return None


def build(position: Position, seat: Seat, action: Build) -> tuple[Position, tuple[Event, ...]]:
    """Build on one or two tiles of five cubes."""
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
