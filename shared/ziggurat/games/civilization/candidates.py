"""Good actions to choose from: all where they are few, else some of every kind (15)."""

from __future__ import annotations

from collections.abc import Iterator

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
    ship_id,
)
from ziggurat.games.civilization.areas import AREAS, BY_LAND, BY_WATER, COSTS, AreaId
from ziggurat.games.civilization.deciding import why_not
from ziggurat.games.civilization.expansion import allowances
from ziggurat.games.civilization.moving import HOLD, is_barred, unmoved
from ziggurat.games.civilization.nations import SHIPS
from ziggurat.games.civilization.position import Board, Nation
from ziggurat.games.civilization.setup import nations_left
from ziggurat.games.civilization.shipping import PRICE, harbours, usual_upkeep
from ziggurat.games.game import Seat


def candidates(board: Board, seat: Seat) -> Iterator[CivilizationAction]:
    """Actions that the seat may take now; none if it is not asked."""
    if seat not in board.owing and seat not in board.answered:
        return
    match board.phase:
        case "nations":
            yield from (ChooseNation(nation) for nation in nations_left(board))
        case "expansion":
            yield from _expansions(board.nations[seat])
        case "ships":
            yield from _fleets(board.nations[seat])
        case "movement":
            yield from _steps(board, seat)
        case "conflicts":
            yield from (FightOn(False), FightOn(True))
        case "support":
            yield from (ReduceCity(AREAS[area].id) for area in board.nations[seat].cities)
        case "cities":
            yield from _cities(board, seat)


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


def _fleets(nation: Nation) -> Iterator[Ships]:
    """All ships kept, or none, and a new one on every coast that can pay for it beside them."""
    kept = usual_upkeep(nation)
    yield Ships(kept, ())
    if kept:
        yield Ships({}, ())
    if len(kept) == SHIPS:
        return
    paid = [ship.area for number, ship in nation.sailing if ship_id(nation.id, number) in kept]
    for area in harbours(nation):
        if nation.tokens[area] - paid.count(area) >= PRICE:
            yield Ships(kept, (NewShip(AREAS[area].id, 0, PRICE),))


def _steps(board: Board, seat: Seat) -> Iterator[CivilizationAction]:
    """One token or all of them over every border, every ship over every water, and to and from it as many as can; the
    end, or a new beginning where the movement cannot end."""
    yield EndMovement() if why_not(board, seat, EndMovement()) is None else ResetMovement()
    nation = board.nations[seat]
    for area, count in enumerate(nation.tokens):
        ready = unmoved(board, seat, area) if count else 0
        if ready:
            yield from _walks(board, seat, area, ready)
    for number, ship in nation.sailing:
        name = ship_id(nation.id, number)
        tried: list[CivilizationAction] = [Sail(name, AREAS[to].id) for to in BY_WATER[ship.area]]
        tried += [Load(name, 1), Load(name, HOLD - ship.aboard), Unload(name, 1), Unload(name, ship.aboard)]
        yield from (each for each in dict.fromkeys(tried) if why_not(board, seat, each) is None)


def _walks(board: Board, seat: Seat, area: int, ready: int) -> Iterator[Move]:
    for to in BY_LAND[area]:
        if not is_barred(board, seat, to):
            for count in {1, ready}:
                yield Move(AREAS[area].id, AREAS[to].id, count)


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
