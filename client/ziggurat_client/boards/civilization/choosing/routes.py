"""Where what is in the hand can go, and by which steps: on foot, or with a ship (6.2)."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator, Mapping

from ziggurat.games.civilization.actions import Load, Move, Sail, Unload, ship_id
from ziggurat.games.civilization.areas import AREAS, BY_LAND, BY_WATER, AreaNumber, is_open_sea
from ziggurat.games.civilization.moving import HOLD, is_barred, may_cross_open_sea, range_of
from ziggurat.games.civilization.position import Ship
from ziggurat.games.civilization.regions import closed_areas
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.modes import Held, Step, Tokens, Vessel


def ways(known: Known, held: Held) -> Mapping[AreaNumber, tuple[Step, ...]]:
    """By area, the fewest steps that bring there what is in the hand. Nothing forbids any of them."""
    if isinstance(held, Vessel):
        ship = known.nation.ships[held.number]
        return {} if ship is None else _sailing(known, held, ship)
    return _marching(known, held)


def _sailing(known: Known, held: Vessel, ship: Ship) -> dict[AreaNumber, tuple[Step, ...]]:
    """Everywhere that the ship can still sail to."""
    name = ship_id(known.nation.id, held.number)
    routes = sea_routes(known, ship.area, range_of(known.nation) - ship.sailed)
    return {area: _sails(name, route) for area, route in routes.items() if area != ship.area}


def _marching(known: Known, held: Tokens) -> dict[AreaNumber, tuple[Step, ...]]:
    """Every area across a border, and those that one own ship can carry the tokens to."""
    carried: dict[AreaNumber, tuple[Step, ...]] = {}
    for area, steps in _carried(known, held):
        if area not in carried or len(steps) < len(carried[area]):
            carried[area] = steps
    closed = closed_areas(known.board)
    walked: dict[AreaNumber, tuple[Step, ...]] = {
        to: (Move(AREAS[held.area].id, AREAS[to].id, held.count),)
        for to in BY_LAND[held.area]
        if to not in closed and not is_barred(known.board, known.seat, to)
    }
    return {**carried, **walked}


def _carried(known: Known, held: Tokens) -> Iterator[tuple[AreaNumber, tuple[Step, ...]]]:
    """The ways by each ship that has room: to the tokens, and on with them."""
    for number, ship in known.nation.sailing:
        left = range_of(known.nation) - ship.sailed
        there = sea_routes(known, ship.area, left).get(held.area)
        if there is None or ship.aboard or held.count > HOLD:
            continue
        name = ship_id(known.nation.id, number)
        for area, route in sea_routes(known, held.area, left - len(there)).items():
            if area != held.area and not is_open_sea(area) and not is_barred(known.board, known.seat, area):
                aboard: tuple[Step, ...] = (*_sails(name, there), Load(name, held.count))
                yield area, (*aboard, *_sails(name, route), Unload(name, held.count))


def sea_routes(known: Known, start: AreaNumber, steps: int) -> dict[AreaNumber, tuple[AreaNumber, ...]]:
    """By area, the shortest way over at most so many water borders that the nation's ships may cross; the start itself
    by none."""
    closed, by_sea = closed_areas(known.board), may_cross_open_sea(known.board, known.seat)
    routes: dict[AreaNumber, tuple[AreaNumber, ...]] = {start: ()}
    waiting = deque([start])
    while waiting:
        area = waiting.popleft()
        if len(routes[area]) == steps:
            continue
        for to in BY_WATER[area]:
            if to not in routes and to not in closed and (by_sea or not is_open_sea(to)):
                routes[to] = (*routes[area], to)
                waiting.append(to)
    return routes


def _sails(name: str, route: tuple[AreaNumber, ...]) -> tuple[Sail, ...]:
    return tuple(Sail(name, AREAS[area].id) for area in route)
