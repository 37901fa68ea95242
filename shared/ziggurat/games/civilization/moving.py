"""Phase 5: one nation after the other walks and sails (6.2)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.civilization.actions import EndMovement, Load, Move, ResetMovement, Sail, Unload, ship_id
from ziggurat.games.civilization.areas import AREAS, BY_LAND, BY_WATER, LAND_AREAS, NUMBER_OF, AreaNumber, is_open_sea
from ziggurat.games.civilization.events import (
    MovementReset,
    ShipLoaded,
    ShipSailed,
    ShipUnloaded,
    TokensMoved,
)
from ziggurat.games.civilization.position import Board, Movement, Nation, Ship
from ziggurat.games.civilization.refusals import (
    BAD_VALUE,
    CAPACITY,
    CLOSED_AREA,
    NO_MOVES_LEFT,
    NOT_ADJACENT,
    NOT_ENOUGH_TOKENS,
    OCCUPIED,
    OPEN_SEA,
    TOKENS_ABOARD,
)
from ziggurat.games.civilization.regions import closed_areas
from ziggurat.games.game import Event, Refusal, Seat

RANGE: Final = 4
"""The water borders that a ship may cross in a turn, without Weaving."""
HOLD: Final = 5
"""The most tokens aboard a ship."""


def range_of(nation: Nation) -> int:
    """The water borders that its ships may cross in a turn: one more with Weaving."""
    return RANGE + ("weaving" in nation.advances)


def may_cross_open_sea(board: Board, seat: Seat) -> bool:
    """Whether its ships may enter the open sea: with cards in the game only with Astronomy (6.2)."""
    return not board.options.has_cards or "astronomy" in board.nations[seat].advances


def moving(board: Board) -> Movement:
    """The movement that is going on. Raises ValueError if there is none."""
    if board.movement is None:
        raise ValueError("nobody moves now")
    return board.movement


def unmoved(board: Board, seat: Seat, area: AreaNumber) -> int:
    """How many tokens of the mover in that area have not moved."""
    return board.nations[seat].tokens[area] - moving(board).moved[area]


def ship_named(nation: Nation, name: str) -> tuple[int, Ship] | None:
    """The ship of that name and its place among the four, if the nation has it on the map."""
    for number, ship in enumerate(nation.ships):
        if ship is not None and ship_id(nation.id, number) == name:
            return number, ship
    return None


def bars(board: Board) -> bool:
    """Whether tokens may not enter where another nation has any: in nomads (6.2)."""
    return board.options.mode == "nomads"


def is_barred(board: Board, seat: Seat, area: AreaNumber) -> bool:
    """Whether tokens may not enter that area, because another nation has any there (6.2)."""
    if bars(board):
        for other, nation in enumerate(board.nations):
            if other != seat and nation.tokens[area]:
                return True
    return False


def why_not_move(board: Board, seat: Seat, action: Move) -> Refusal | None:
    """An open region, a land border, nobody who bars it, and enough tokens that have not moved (6.2)."""
    if action.start not in NUMBER_OF or action.to not in NUMBER_OF or action.count < 1:
        return BAD_VALUE
    start, to = NUMBER_OF[action.start], NUMBER_OF[action.to]
    if to in closed_areas(board):
        return CLOSED_AREA
    if to not in BY_LAND[start]:
        return NOT_ADJACENT
    if is_barred(board, seat, to):
        return OCCUPIED
    return NOT_ENOUGH_TOKENS if action.count > unmoved(board, seat, start) else None


def why_not_sail(board: Board, seat: Seat, action: Sail) -> Refusal | None:
    """An open region, a water border, an open sea that may be crossed, and a step that is left (6.2)."""
    nation = board.nations[seat]
    found = ship_named(nation, action.ship)
    if found is None or action.to not in NUMBER_OF:
        return BAD_VALUE
    (_, ship), to = found, NUMBER_OF[action.to]
    if to in closed_areas(board):
        return CLOSED_AREA
    if to not in BY_WATER[ship.area]:
        return NOT_ADJACENT
    if is_open_sea(to) and not may_cross_open_sea(board, seat):
        return OPEN_SEA
    return NO_MOVES_LEFT if ship.sailed >= range_of(nation) else None


def why_not_load(board: Board, seat: Seat, action: Load) -> Refusal | None:
    """Not in the open sea, tokens that have not moved, and room aboard (6.2)."""
    found = ship_named(board.nations[seat], action.ship)
    if found is None or action.count < 1:
        return BAD_VALUE
    _, ship = found
    if is_open_sea(ship.area):
        return OPEN_SEA
    if action.count > unmoved(board, seat, ship.area):
        return NOT_ENOUGH_TOKENS
    return CAPACITY if ship.aboard + action.count > HOLD else None


def why_not_unload(board: Board, seat: Seat, action: Unload) -> Refusal | None:
    """Not in the open sea, nobody who bars it, and tokens aboard (6.2)."""
    found = ship_named(board.nations[seat], action.ship)
    if found is None or action.count < 1:
        return BAD_VALUE
    _, ship = found
    if is_open_sea(ship.area):
        return OPEN_SEA
    if is_barred(board, seat, ship.area):
        return OCCUPIED
    return NOT_ENOUGH_TOKENS if action.count > ship.aboard else None


def why_not_reset(board: Board, seat: Seat, action: ResetMovement) -> Refusal | None:
    """Nothing forbids it (15)."""
    return None


def why_not_end(board: Board, seat: Seat, action: EndMovement) -> Refusal | None:
    """No ship in the open sea, and nobody aboard (6.2)."""
    ships = [ship for _, ship in board.nations[seat].sailing]
    if any(is_open_sea(ship.area) for ship in ships):
        return OPEN_SEA
    return TOKENS_ABOARD if any(ship.aboard for ship in ships) else None


def move(board: Board, seat: Seat, action: Move, story: list[Event]) -> Board:
    """Tokens cross a land border."""
    start, to, count = NUMBER_OF[action.start], NUMBER_OF[action.to], action.count
    story.append(TokensMoved(seat, action.start, action.to, count))
    nation = board.nations[seat].moved_in(start, -count).moved_in(to, count)
    return _with_moved(board.with_nation(seat, nation), to, count)


def sail(board: Board, seat: Seat, action: Sail, story: list[Event]) -> Board:
    """A ship crosses a water border."""
    nation = board.nations[seat]
    number, ship = _ship(nation, action.ship)
    sailed = ship.sailed + 1
    story.append(ShipSailed(seat, action.ship, AREAS[ship.area].id, action.to, range_of(nation) - sailed))
    return board.with_nation(seat, nation.with_ship(number, replace(ship, area=NUMBER_OF[action.to], sailed=sailed)))


def load(board: Board, seat: Seat, action: Load, story: list[Event]) -> Board:
    """Tokens go aboard."""
    nation = board.nations[seat]
    number, ship = _ship(nation, action.ship)
    story.append(ShipLoaded(seat, action.ship, AREAS[ship.area].id, action.count))
    left = nation.moved_in(ship.area, -action.count)
    return board.with_nation(seat, left.with_ship(number, replace(ship, aboard=ship.aboard + action.count)))


def unload(board: Board, seat: Seat, action: Unload, story: list[Event]) -> Board:
    """Tokens go ashore, and do nothing more this turn."""
    nation = board.nations[seat]
    number, ship = _ship(nation, action.ship)
    story.append(ShipUnloaded(seat, action.ship, AREAS[ship.area].id, action.count))
    landed = nation.moved_in(ship.area, action.count)
    after = board.with_nation(seat, landed.with_ship(number, replace(ship, aboard=ship.aboard - action.count)))
    return _with_moved(after, ship.area, action.count)


def reset(board: Board, seat: Seat, story: list[Event]) -> Board:
    """The nation stands as it did when its movement began."""
    movement = moving(board)
    story.append(MovementReset(seat))
    return replace(board.with_nation(seat, movement.start), movement=begun(seat, movement.after, movement.start))


def begun(seat: Seat, after: tuple[Seat, ...], start: Nation) -> Movement:
    """The movement of that seat, of which nothing is done yet."""
    return Movement(seat, after, (0,) * LAND_AREAS, start)


def rested(nation: Nation) -> Nation:
    """The nation whose ships have all their steps before them."""
    ships = tuple(None if ship is None else replace(ship, sailed=0) for ship in nation.ships)
    return nation if ships == nation.ships else replace(nation, ships=ships)


def _ship(nation: Nation, name: str) -> tuple[int, Ship]:
    found = ship_named(nation, name)
    if found is None:
        raise ValueError(f"{nation.id} has no ship {name} on the map")
    return found


def _with_moved(board: Board, area: AreaNumber, count: int) -> Board:
    movement = moving(board)
    moved = movement.moved
    return replace(board, movement=replace(movement, moved=(*moved[:area], moved[area] + count, *moved[area + 1 :])))
