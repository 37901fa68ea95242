"""What somebody sees of the map besides what lies on it: what may be chosen, and what is meant."""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import lru_cache
from typing import Final, Literal, TypeAlias

from ziggurat.games.civilization.actions import Load, Move, Sail, Unload
from ziggurat.games.civilization.areas import COSTS, LAND_AREAS, NUMBER_OF, AreaNumber
from ziggurat.games.civilization.expansion import allowances
from ziggurat.games.civilization.position import Board
from ziggurat.games.civilization.regions import starts_on
from ziggurat.games.civilization.setup import nations_left
from ziggurat.games.civilization.shipping import PRICE, harbours
from ziggurat_client.boards.civilization.board.affliction import Affliction, awaited, chosen_in
from ziggurat_client.boards.civilization.calamities.modes import CalamityMode
from ziggurat_client.boards.civilization.choosing.forecasts import Forecast, forecast_in, forecasts
from ziggurat_client.boards.civilization.choosing.known import Known
from ziggurat_client.boards.civilization.choosing.map_place import MapPlace
from ziggurat_client.boards.civilization.choosing.marching import ground_of
from ziggurat_client.boards.civilization.choosing.modes import (
    Arming,
    Founding,
    Held,
    Marching,
    Mode,
    Naming,
    Planning,
    Reducing,
    Sowing,
    Step,
)
from ziggurat_client.boards.civilization.choosing.plans import planned
from ziggurat_client.boards.civilization.choosing.routes import ways

GhostKind: TypeAlias = Literal["tokens", "city", "ship", "lost"]


@dataclass(frozen=True)
class Ghost:
    """What would come to an area, or be lost there, if the choice were confirmed: so many tokens, a city, a ship."""

    kind: GhostKind
    area: AreaNumber
    count: int = 1


@dataclass(frozen=True)
class Arrow:
    """A step that is planned: from one area to another, on foot or by ship, and whether it still fits."""

    start: AreaNumber
    end: AreaNumber
    by_ship: bool = False
    fits: bool = True


@dataclass(frozen=True)
class Sight:
    """What the map is seen with.

    `board` is another than the true one where a plan is shown. What is in `reach` may be chosen, and what is in
    `grasp` taken in the hand; `held` is there already, and follows the pointer if it is `dragged`. `near` is what is
    meant, with the `conflict` that would follow there. `contested` are the areas of all conflicts that would. Areas
    `named` by a hint or a line of the log are lit. `affliction` is what a calamity or a revolt can touch.
    """

    board: Board | None = None
    reach: frozenset[AreaNumber] = frozenset()
    grasp: frozenset[MapPlace] = frozenset()
    held: Held | None = None
    near: MapPlace | None = None
    conflict: Forecast | None = None
    contested: tuple[AreaNumber, ...] = ()
    named: frozenset[MapPlace] = frozenset()
    ghosts: tuple[Ghost, ...] = ()
    arrows: tuple[Arrow, ...] = ()
    dragged: bool = False
    affliction: Affliction | None = None


AT_REST: Final = Sight()


@lru_cache(maxsize=64)
def sight_of(known: Known | None, board: Board, mode: Mode, near: MapPlace | None, named: frozenset[MapPlace]) -> Sight:
    """How the viewer sees the map; `known` is None for a watcher."""
    seen = Sight(near=near, named=named, affliction=awaited(board))
    if known is None:
        return seen
    match mode:
        case mode if isinstance(mode, CalamityMode):
            affliction = chosen_in(known, mode)
            return replace(seen, affliction=affliction, reach=frozenset(affliction.touched))
        case Marching() | Planning():
            return _while_marching(known, mode, seen)
        case Naming(nation):
            starts = {NUMBER_OF[starts_on(board)[each]] for each in nations_left(board)}
            chosen = () if nation is None else (Ghost("tokens", NUMBER_OF[starts_on(board)[nation]]),)
            return replace(seen, reach=frozenset(starts), ghosts=chosen)
        case Sowing(areas):
            reach = frozenset(NUMBER_OF[name] for name in allowances(known.nation))
            return replace(seen, reach=reach, ghosts=tuple(Ghost("tokens", area, count) for area, count in areas))
        case Arming():
            return _while_arming(known, mode, seen)
        case Founding(areas):
            able = frozenset(area for area, count in enumerate(known.nation.tokens) if count >= COSTS[area])
            return replace(seen, reach=able, ghosts=tuple(Ghost("city", area) for area in areas))
        case Reducing(area):
            lost = () if area is None else (Ghost("lost", area),)
            return replace(seen, reach=frozenset(known.nation.cities), ghosts=lost)
        case _:
            return seen


@lru_cache(maxsize=16)
def told_sight(board: Board, reached: tuple[AreaNumber, ...]) -> Sight:
    """How the map is seen while a story is told: at rest, unless a calamity strikes, whose light has come so far."""
    affliction = awaited(board)
    return AT_REST if affliction is None else Sight(affliction=replace(affliction, touched=reached))


def _while_arming(known: Known, mode: Arming, seen: Sight) -> Sight:
    """The coasts that can pay for a ship, those where one would be built, and the ships that would be given up."""
    nation = known.nation
    coins = nation.treasury if known.board.options.is_full else 0
    coasts = frozenset(area for area in harbours(known.board, known.seat) if nation.tokens[area] + coins >= PRICE)
    built = tuple(Ghost("ship", area, mode.built.count(area)) for area in dict.fromkeys(mode.built))
    lost = tuple(Ghost("lost", ship.area) for number, ship in nation.sailing if number not in mode.kept)
    return replace(seen, reach=coasts, grasp=_ships(known), ghosts=built + lost)


def _ships(known: Known) -> frozenset[MapPlace]:
    return frozenset(MapPlace(ship.area, number) for number, ship in known.nation.sailing)


def _while_marching(known: Known, mode: Marching | Planning, seen: Sight) -> Sight:
    """Where what is in the hand can go, what could be taken instead, and which conflicts would follow."""
    ground = ground_of(known, mode)
    areas = [area for area, count in enumerate(ground.nation.tokens) if count and ground.unmoved(area)]
    grasp = frozenset(MapPlace(area) for area in areas) | _ships(ground)
    routes = {} if mode.held is None else ways(ground, mode.held)
    contested = tuple(each.area for each in forecasts(ground.board) if known.seat in dict(each.before))
    seen = replace(
        seen,
        board=ground.board if isinstance(mode, Planning) else None,
        reach=frozenset(routes),
        grasp=grasp,
        held=mode.held,
        contested=contested,
        arrows=_arrows(known, mode.steps) if isinstance(mode, Planning) else (),
    )
    near = seen.near
    return (
        seen if near is None else replace(seen, conflict=foreseen(ground, mode.held, near.area, routes.get(near.area)))
    )


def foreseen(
    ground: Known, held: Held | None, area: AreaNumber, route: tuple[Step, ...] | None = None
) -> Forecast | None:
    """The conflict in an area, once what is in the hand has come there if it can."""
    if area >= LAND_AREAS:
        return None
    for step in route or ():
        ground = ground.after(step)
    return forecast_in(ground.board, area)


def _arrows(known: Known, steps: tuple[Step, ...]) -> tuple[Arrow, ...]:
    """The steps of a plan that lead from one area to another."""
    plan = planned(known, steps)
    ships = {f"{known.nation.id}-{number + 1}": ship.area for number, ship in known.nation.sailing}
    arrows = []
    for step, fits in zip(steps, plan.fits, strict=True):
        match step:
            case Move(start, to):
                arrows.append(Arrow(NUMBER_OF[start], NUMBER_OF[to], fits=fits))
            case Sail(ship, to) if ship in ships:
                arrows.append(Arrow(ships[ship], NUMBER_OF[to], by_ship=True, fits=fits))
                ships[ship] = NUMBER_OF[to]
            case Load() | Unload() | Sail():
                pass
    return tuple(arrows)
