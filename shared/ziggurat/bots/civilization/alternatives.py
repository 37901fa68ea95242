"""The answers worth a thought, where something is decided besides movement."""

from __future__ import annotations

from collections.abc import Iterator

from ziggurat.bots.civilization.expected import expected, fleet, grounds, poured, wanted_in
from ziggurat.games.civilization.actions import (
    BuildCities,
    CivilizationAction,
    Expand,
    FightOn,
    NewShip,
    ReduceCity,
    Ships,
)
from ziggurat.games.civilization.areas import AREAS
from ziggurat.games.civilization.candidates import candidates
from ziggurat.games.civilization.deciding import why_not
from ziggurat.games.civilization.expansion import allowances
from ziggurat.games.civilization.position import Board, Own
from ziggurat.games.civilization.shipping import PRICE, harbours, usual_upkeep
from ziggurat.games.game import Seat


def alternatives(board: Board, seat: Seat, own: Own | None = None) -> list[CivilizationAction]:
    """Answers of the seat that the rules allow, the expected one first and each once."""
    found = [expected(board, seat, own)]
    for action in _others(board, seat, own):
        if action not in found and why_not(board, seat, action, own) is None:
            found.append(action)
    return found


def _others(board: Board, seat: Seat, own: Own | None) -> Iterator[CivilizationAction]:
    nation = board.nations[seat] if board.nations else None
    if nation is None:
        return
    match board.phase:
        case "expansion":
            order = wanted_in(board, seat)
            yield Expand(poured(nation, sorted(allowances(nation))))
            yield Expand(poured(nation, order[::-1]))
        case "ships":
            yield from _fleets(board, seat)
        case "conflicts":
            yield from (FightOn(True), FightOn(False))
        case "revolts" | "calamities":
            yield from candidates(board, seat, own)
        case "support" | "aftermath":
            yield from (ReduceCity(AREAS[area].id) for area in nation.cities)
        case "cities":
            whole = grounds(board, seat)
            yield from (BuildCities(whole[:count]) for count in range(len(whole) + 1))
            yield BuildCities(whole[::-1])
        case _:
            return


def _fleets(board: Board, seat: Seat) -> Iterator[Ships]:
    """All ships kept, or none, and with those that are expected one more or less, wherever it can be paid for."""
    nation = board.nations[seat]
    kept = usual_upkeep(board, seat)
    yield Ships(kept, ())
    yield Ships({}, ())
    chosen = fleet(board, seat)
    yield Ships(chosen.maintain, ())
    if nation.on_map <= PRICE:
        return
    for area in harbours(board, seat):
        yield Ships(chosen.maintain, (NewShip(AREAS[area].id, 0, PRICE),))
        if nation.treasury >= PRICE:
            yield Ships(chosen.maintain, (NewShip(AREAS[area].id, PRICE, 0),))
