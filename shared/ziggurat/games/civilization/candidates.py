"""Good actions to choose from: all where they are few, else some of every kind (15)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from itertools import compress
from typing import Final

from ziggurat.games.civilization.actions import (
    BuildCities,
    ChooseNation,
    CivilizationAction,
    EndMovement,
    Expand,
    FightOn,
    Load,
    Move,
    NewShip,
    ReduceCity,
    ResetMovement,
    Sail,
    Ships,
    Unload,
    Upkeep,
    ship_id,
)
from ziggurat.games.civilization.areas import (
    AREAS,
    BY_LAND,
    BY_WATER,
    COSTS,
    LAND_AREAS,
    NUMBER_OF,
    AreaId,
    AreaNumber,
    is_open_sea,
)
from ziggurat.games.civilization.card_candidates import discards, market_candidates, purchases
from ziggurat.games.civilization.deciding import NOTHING, why_not
from ziggurat.games.civilization.expansion import allowances
from ziggurat.games.civilization.gold import most_gold
from ziggurat.games.civilization.moving import HOLD, bars, may_cross_open_sea, moving, range_of, why_not_end
from ziggurat.games.civilization.named import Named
from ziggurat.games.civilization.nations import SHIPS
from ziggurat.games.civilization.position import Board, Nation, Own, Ship
from ziggurat.games.civilization.regions import closed_areas
from ziggurat.games.civilization.setup import nations_left
from ziggurat.games.civilization.shipping import PRICE, harbours, usual_upkeep
from ziggurat.games.civilization.strike_candidates import strike_candidates
from ziggurat.games.civilization.taxing import RATES, rebels, seized_number
from ziggurat.games.civilization.trade_actions import BuyGold, SeizeCities, SetTax
from ziggurat.games.game import Seat

NONE: Final[frozenset[AreaNumber]] = frozenset()
_LAND: Final = range(LAND_AREAS)


def candidates(board: Board, seat: Seat, own: Own | None = None) -> Iterable[CivilizationAction]:
    """Actions that the seat may take now; none if it is not asked."""
    if seat not in board.owing and seat not in board.answered:
        return ()
    match board.phase:
        case "nations":
            return map(ChooseNation, nations_left(board))
        case "taxes":
            return map(SetTax, RATES)
        case "revolts":
            return _seizures(board, seat)
        case "expansion":
            return _expansions(board.nations[seat])
        case "ships":
            return _fleets(board, seat)
        case "movement":
            return _steps(board, seat)
        case "conflicts":
            return FightOn(False), FightOn(True)
        case "support" | "aftermath":
            return [ReduceCity(AREAS[area].id) for area in board.nations[seat].cities]
        case "cities":
            return _cities(board, seat)
        case _:
            return _with_cards(board, seat, own or NOTHING)


def _with_cards(board: Board, seat: Seat, own: Own) -> Iterable[CivilizationAction]:
    match board.phase:
        case "gold":
            return map(BuyGold, range(most_gold(board, seat) + 1))
        case "trade":
            return market_candidates(board, seat, own)
        case "advances":
            return purchases(board, seat, own)
        case "discard":
            return discards(board, seat, own)
        case "calamities":
            return strike_candidates(board, seat, own)
        case _:
            return ()


def _seizures(board: Board, seat: Seat) -> Iterator[SeizeCities]:
    """The first that may be taken, and the last."""
    names = [AREAS[area].id for area in rebels(board)]
    due = seized_number(board, seat)
    for chosen in dict.fromkeys((tuple(names[:due]), tuple(names[len(names) - due :]))):
        yield SeizeCities(chosen)


def _expansions(nation: Nation) -> Iterator[Expand]:
    """By id, backwards, where few stand first, and where many do."""
    due = allowances(nation)
    orders = (
        list(due),
        list(reversed(due)),
        sorted(due, key=due.__getitem__),
        sorted(due, key=lambda area: -due[area]),
    )
    found: list[dict[AreaId, int]] = []
    for order in orders:
        chosen = _poured(nation.stock, order, due)
        if chosen not in found:
            found.append(chosen)
            yield Expand(chosen)


def _poured(stock: int, order: list[AreaId], due: dict[AreaId, int]) -> dict[AreaId, int]:
    chosen = {}
    for area in order:
        if stock:
            chosen[area] = min(due[area], stock)
            stock -= chosen[area]
    return chosen


def _fleets(board: Board, seat: Seat) -> Iterator[Ships]:
    """All ships kept, or none, and a new one on every coast that can pay for it beside them, but not with the last."""
    nation = board.nations[seat]
    kept = usual_upkeep(board, seat)
    yield Ships(kept, ())
    if kept:
        yield Ships({}, ())
    if len(kept) == SHIPS or nation.on_map <= PRICE:
        return
    paid = [_payer(ship, kept.get(ship_id(nation.id, number))) for number, ship in nation.sailing]
    treasury = nation.treasury - sum(upkeep.treasury for upkeep in kept.values())
    for area in harbours(board, seat):
        if nation.tokens[area] - paid.count(area) >= PRICE:
            yield Ships(kept, (NewShip(AREAS[area].id, 0, PRICE),))
        elif treasury >= PRICE and (area in nation.cities or nation.tokens[area] > paid.count(area)):
            yield Ships(kept, (NewShip(AREAS[area].id, PRICE, 0),))


def _payer(ship: Ship, upkeep: Upkeep | None) -> AreaNumber | None:
    """The area whose tokens maintain the ship, if any do."""
    if upkeep is None or not upkeep.tokens:
        return None
    return ship.area if upkeep.area is None else NUMBER_OF[upkeep.area]


def _steps(board: Board, seat: Seat) -> list[CivilizationAction]:
    """One token or all of them over every border, every ship over every water, and to and from it as many as can; the
    end, or a new beginning where the movement cannot end."""
    found: list[CivilizationAction] = [ResetMovement() if why_not_end(board, seat, EndMovement()) else EndMovement()]
    nation, moved = board.nations[seat], moving(board).moved
    barred, closed, reach = _barred(board, seat), closed_areas(board), range_of(nation)
    shut = barred | closed
    for area in compress(_LAND, nation.tokens):
        ready = nation.tokens[area] - moved[area]
        if ready:
            walks = _walks(area, ready)
            found += [walk for to, walk in walks if to not in shut] if shut else [walk for _, walk in walks]
    for number, ship in nation.sailing:
        name = ship_id(nation.id, number)
        if ship.sailed < reach:
            found += _sails(name, ship.area, closed, may_cross_open_sea(board, seat))
        if ship.area < LAND_AREAS:
            room = min(HOLD - ship.aboard, nation.tokens[ship.area] - moved[ship.area])
            found += [Load(name, count) for count in dict.fromkeys((1, room)) if room]
            if ship.aboard and ship.area not in barred:
                found += [Unload(name, count) for count in dict.fromkeys((1, ship.aboard))]
    return found


def _barred(board: Board, seat: Seat) -> frozenset[AreaNumber]:
    """The areas that no token of the seat may enter."""
    if not bars(board):
        return NONE
    return NONE.union(*[compress(_LAND, nation.tokens) for other, nation in enumerate(board.nations) if other != seat])


@cache
def _walks(area: AreaNumber, ready: int) -> tuple[tuple[AreaNumber, Move], ...]:
    """Where so many tokens may go from there, and how: one of them or all. Each step exists once."""
    start = AREAS[area].id
    return tuple((to, Move(start, AREAS[to].id, count)) for to in BY_LAND[area] for count in {1, ready})


@cache
def _sails(name: Named, area: AreaNumber, closed: frozenset[AreaNumber], by_sea: bool) -> tuple[Sail, ...]:
    """Where the ship of that name may go from there, across the open sea or not."""
    reached = [to for to in BY_WATER[area] if to not in closed and (by_sea or not is_open_sea(to))]
    return tuple(Sail(name, AREAS[to].id) for to in reached)


def _cities(board: Board, seat: Seat) -> Iterator[BuildCities]:
    """None, each one alone, and all that go together in the order of ids."""
    yield BuildCities(())
    together: tuple[AreaId, ...] = ()
    for area, count in enumerate(board.nations[seat].tokens):
        if count < COSTS[area]:
            continue
        alone = BuildCities((AREAS[area].id,))
        if why_not(board, seat, alone) is None:
            yield alone
        if why_not(board, seat, BuildCities((*together, AREAS[area].id))) is None:
            together = (*together, AREAS[area].id)
    if len(together) > 1:
        yield BuildCities(together)
