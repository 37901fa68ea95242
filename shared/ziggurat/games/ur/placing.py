"""Placing cubes: the placement rounds, instead of an action, and when forced (rules 3.4, 3.5, 4.1, 4.3)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.game import Event, Refusal, Seat
from ziggurat.games.ur.actions import Place
from ziggurat.games.ur.amounts import AMOUNTS
from ziggurat.games.ur.course import pass_on
from ziggurat.games.ur.events import CubesPlaced
from ziggurat.games.ur.land import NO_SUCH_SQUARE, add_cubes, free_squares, is_free, owned_squares
from ziggurat.games.ur.position import CLOSED, MOST_CUBES, SLOTS, Position
from ziggurat.games.ur.slots import NO_SLOT_LEFT
from ziggurat.games.ur.squares import MOST_SQUARES, NEIGHBOURS

_PLACES: Final = tuple(map(Place, range(MOST_SQUARES)))
"""By square. Actions are frozen, so that they are shared rather than made again for every list."""


OPENING_GOES_ON: Final = Refusal("not_now", "3.6", "the opening swap is under way")
SUPPLY_EMPTY: Final = Refusal("supply_empty", "4.1", "there is no cube in the supply")


def why_not_place(position: Position, seat: Seat, action: Place) -> Refusal | None:
    """What forbids putting a cube (or the forced ones) on a tile, if anything does."""
    if not 0 <= action.square < len(position.tiles):
        return NO_SUCH_SQUARE
    if position.phase == "placement":
        return _why_not_in_round(position, seat, action.square)
    if position.phase != "turn":
        return OPENING_GOES_ON
    if not position.turn.forced:
        return _why_not_instead_of_action(position, seat, action.square)
    if not is_free(position, action.square):
        return Refusal.of("tile_not_free", "4.3", "a forced placement needs a free tile", square=action.square)
    return None


def place(position: Position, seat: Seat, action: Place) -> tuple[Position, tuple[Event, ...]]:
    """Put a cube (or the forced ones) on a tile."""
    turn, square = position.turn, action.square
    if position.phase == "placement":
        placed, events = _put(position, seat, square, 1)
        passed, more = pass_on(placed)
        return passed, events + more
    placed, events = _put(position, seat, square, turn.forced or 1)
    if position.owners[square] == seat:
        return replace(placed, turn=replace(turn, placed=turn.placed + 1, at_war=False)), events
    return replace(placed, turn=CLOSED), events


def placements(position: Position, seat: Seat) -> list[Place]:
    """Every legal placement."""
    if position.phase == "placement" and position.round > 1:
        return [_PLACES[square] for square in _near_own(position, seat)]
    if position.phase == "placement" or position.turn.forced:
        return [_PLACES[square] for square in free_squares(position)]
    return _instead_of_action(position, seat)


def _why_not_in_round(position: Position, seat: Seat, square: int) -> Refusal | None:
    own = position.owners[square] == seat
    if not own and not is_free(position, square):
        rule = "3.4" if position.round == 1 else "3.5"
        return Refusal.of("tile_not_free", rule, "another player is there", square=square)
    if position.round > 1 and square not in _near_own(position, seat):
        return Refusal.of("not_near_own", "3.5", "only an own tile or a free tile beside one", square=square)
    return None


def _near_own(position: Position, seat: Seat) -> list[int]:
    """Own tiles and the free tiles beside them (rule 3.5)."""
    near = NEIGHBOURS[position.side]
    own = owned_squares(position, seat)
    around = {square for tile in own for square in near[tile] if is_free(position, square)}
    return sorted(around.union(own))


def _why_not_instead_of_action(position: Position, seat: Seat, square: int) -> Refusal | None:
    turn = position.turn
    if turn.slots_used >= SLOTS:
        return NO_SLOT_LEFT
    if position.supplies[seat] == 0:
        return SUPPLY_EMPTY
    if position.owners[square] == seat:
        if position.cubes[square] == MOST_CUBES:
            return Refusal.of("tile_full", "4.1", "five cubes lie there already", square=square)
        return None
    if not is_free(position, square):
        return Refusal.of("tile_not_yours", "4.1", "cubes go on an own tile or a free one", square=square)
    if turn.slots_used:
        return Refusal.of("free_tile_takes_both_slots", "4.1", "a free tile takes the whole turn", square=square)
    return None


def _instead_of_action(position: Position, seat: Seat) -> list[Place]:
    used = position.turn.slots_used
    if position.phase != "turn" or used >= SLOTS or position.supplies[seat] == 0:
        return []
    cubes = position.cubes
    found = [_PLACES[square] for square in owned_squares(position, seat) if cubes[square] < MOST_CUBES]
    if not used:
        found += [_PLACES[square] for square in free_squares(position)]
    return found


def _put(position: Position, seat: Seat, square: int, count: int) -> tuple[Position, tuple[Event, ...]]:
    return add_cubes(position, seat, (AMOUNTS[square][count],)), (CubesPlaced(seat, square, count),)
