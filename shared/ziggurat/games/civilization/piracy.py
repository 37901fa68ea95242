"""Piracy: the ships of the giver cost coastal cities (11.2, R19)."""

from __future__ import annotations

from ziggurat.games.civilization.areas import AREAS, NUMBER_OF, AreaNumber, is_coastal
from ziggurat.games.civilization.calamity_actions import PiracyLosses
from ziggurat.games.civilization.calamity_events import UnitsLost
from ziggurat.games.civilization.naming import why_not_cities
from ziggurat.games.civilization.position import Board, Own, Units
from ziggurat.games.civilization.refusals import WRONG_LOSS
from ziggurat.games.civilization.striking import Answers, asking, ended, strike_of
from ziggurat.games.civilization.units import bereft, city_names
from ziggurat.games.game import Event, Refusal, Seat


def coastal_cities(board: Board, seat: Seat) -> dict[str, list[AreaNumber]]:
    """The cities of the seat on the coast, in id order, by the water that they lie on."""
    found: dict[str, list[AreaNumber]] = {}
    for area in board.nations[seat].cities:
        water = AREAS[area].water_body
        if is_coastal(area) and water is not None:
            found.setdefault(water, []).append(area)
    return found


def prey(board: Board, seat: Seat) -> dict[str, int]:
    """By water how many cities the victim loses: one for each ship of the giver there."""
    giver = strike_of(board).giver
    waters = [] if giver is None else [AREAS[ship.area].water_body for _, ship in board.nations[giver].sailing]
    return {water: min(waters.count(water), len(cities)) for water, cities in coastal_cities(board, seat).items()}


def begin_piracy(board: Board, story: list[Event]) -> Board:
    """The victim chooses, if on some water it has more cities than the giver has ships."""
    victim = strike_of(board).victim
    due, cities = prey(board, victim), coastal_cities(board, victim)
    if not any(due.values()):
        return ended(board, "no_effect", story)
    if any(0 < due[water] < len(cities[water]) for water in due):
        return asking(board, "piracy", ((victim, sum(due.values())),))
    return _raided(board, usual_piracy(board, victim), story)


def pirates_fed(board: Board, answers: Answers, story: list[Event]) -> Board:
    """The cities that were named are lost."""
    losses = answers[strike_of(board).victim]
    if not isinstance(losses, PiracyLosses):
        raise TypeError(f"{losses} gives up no city to pirates")
    return _raided(board, losses, story)


def _raided(board: Board, losses: PiracyLosses, story: list[Event]) -> Board:
    victim = strike_of(board).victim
    units = Units(cities=tuple(sorted([NUMBER_OF[area] for area in losses.areas])))
    story.append(UnitsLost(victim, "piracy", (), city_names(units), 0))
    return ended(board.with_nation(victim, bereft(board.nations[victim], units)), "struck", story)


def why_not_give_up(board: Board, seat: Seat, action: PiracyLosses, own: Own | None) -> Refusal | None:
    """Own coastal cities, each once; on every water as many as are due (11.2)."""
    cities = coastal_cities(board, seat)
    refused = why_not_cities(action.areas, [area for waters in cities.values() for area in waters])
    if refused is not None:
        return refused
    named = [AREAS[NUMBER_OF[area]].water_body for area in action.areas]
    due = prey(board, seat)
    return None if all(named.count(water) == due[water] for water in due) else WRONG_LOSS


def usual_piracy(board: Board, seat: Seat) -> PiracyLosses:
    """On every water the first by id (15)."""
    due, cities = prey(board, seat), coastal_cities(board, seat)
    lost = sorted([area for water in due for area in cities[water][: due[water]]])
    return PiracyLosses(tuple([AREAS[area].id for area in lost]))
