"""Good answers to what calamities ask: all where they are few, else some of every kind (15)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations, islice, product
from typing import Final

from ziggurat.games.civilization.actions import CivilizationAction
from ziggurat.games.civilization.areas import AREAS, AreaNumber
from ziggurat.games.civilization.calamity_actions import (
    AssignLosses,
    ChoosePlain,
    ChooseVolcano,
    CivilWarKeep,
    CivilWarPartner,
    CivilWarPick,
    CivilWarTake,
    LoseUnits,
    OrderReductions,
    PiracyLosses,
    ReduceCities,
)
from ziggurat.games.civilization.civil_war import camp_of, partners, pick_of, take_of, taken_by_partner, unpicked
from ziggurat.games.civilization.eruptions import quakes_of, volcanoes_of
from ziggurat.games.civilization.floods import plains_of
from ziggurat.games.civilization.losing import loss_of
from ziggurat.games.civilization.orders import caps, most_ordered
from ziggurat.games.civilization.piracy import coastal_cities, prey
from ziggurat.games.civilization.position import Board, Own, Units
from ziggurat.games.civilization.strike_defaults import usual_strike_answer
from ziggurat.games.civilization.striking import due_from, strike_of
from ziggurat.games.civilization.touching import SAVED_BY_GRAIN, grain_held, may_show, required_loss, touched
from ziggurat.games.civilization.units import Reach, poured, thinned
from ziggurat.games.game import Seat

MOST_LISTS: Final = 60
"""So many lists of cities at most."""


def strike_candidates(board: Board, seat: Seat, own: Own | None) -> Iterable[CivilizationAction]:
    """Answers that the seat may give, the safe one first; each once."""
    return tuple(dict.fromkeys((usual_strike_answer(board, seat, own), *_answers(board, seat, own))))


def _answers(board: Board, seat: Seat, own: Own | None) -> Iterable[CivilizationAction]:
    match strike_of(board).step:
        case "volcano":
            return map(ChooseVolcano, volcanoes_of(board, seat))
        case "quake":
            return quakes_of(board, seat)
        case "plain":
            return map(ChoosePlain, plains_of(board, seat))
        case "losses" | "ordered_losses":
            return _losses(board, seat, own)
        case "orders":
            return map(AssignLosses, _orders(board))
        case "partner":
            return [CivilWarPartner(board.nations[other].id) for other in partners(board)]
        case "victim_pick" | "partner_pick":
            return _picks(board, seat)
        case "keep":
            return CivilWarKeep("seceding"), CivilWarKeep("loyal")
        case "take":
            return _takes(board)
        case "reductions" | "ordered_reductions":
            return _reductions(board, seat)
        case "reduction_orders":
            return map(OrderReductions, _orders(board))
        case "piracy":
            return _piracy(board, seat)


def _losses(board: Board, seat: Seat, own: Own | None) -> Iterator[LoseUnits]:
    """With every number of Grain that helps, and every number of cities."""
    helpful = -(-due_from(board, seat) // SAVED_BY_GRAIN)
    reach = touched(board, seat)
    for grain in range(min(grain_held(own), helpful) if may_show(board, seat) else 0, -1, -1):
        for tokens, cities in reach.mixes(required_loss(board, seat, grain)):
            for units in _named(reach, tokens, cities):
                yield loss_of(units, grain)


def _named(reach: Reach, tokens: int, cities: int) -> Iterator[Units]:
    """So many of them: from the fullest areas, by id, and by id backwards."""
    backwards = Reach(reach.tokens[::-1], reach.cities[::-1], reach.worth, reach.spare)
    yield thinned(reach, tokens, cities)
    yield poured(reach, tokens, cities)
    yield poured(backwards, tokens, cities)


def _orders(board: Board) -> Iterator[dict[str, int]]:
    """None; each nation alone, up to its cap or by one; and all, by nation order there and back, up to the whole."""
    most, whole = caps(board), most_ordered(board)
    names: dict[Seat, str] = {seat: board.nations[seat].id for seat in most if most[seat]}
    yield {}
    for seat, name in names.items():
        yield {name: most[seat]}
        yield {name: 1}
    for order in (list(names), list(names)[::-1]):
        left = whole
        numbers: dict[str, int] = {}
        for seat in order:
            number = min(left, most[seat])
            left -= number
            if number:
                numbers[names[seat]] = number
        yield numbers


def _picks(board: Board, seat: Seat) -> Iterator[CivilWarPick]:
    """With every number of cities."""
    left = unpicked(board)
    for tokens, cities in left.mixes(due_from(board, seat)):
        yield from map(pick_of, _named(left, tokens, cities))


def _takes(board: Board) -> Iterator[CivilWarTake]:
    return map(take_of, _named(camp_of(board), *taken_by_partner(board)))


def _reductions(board: Board, seat: Seat) -> Iterator[ReduceCities]:
    """By id, and the last ones first."""
    cities, count = board.nations[seat].cities, due_from(board, seat)
    for chosen in islice(combinations(cities, count), MOST_LISTS):
        yield ReduceCities(_ids(chosen))
    yield ReduceCities(_ids(cities[::-1][:count]))


def _piracy(board: Board, seat: Seat) -> Iterator[PiracyLosses]:
    """Those of every water together, by id, and the last ones."""
    cities, due = coastal_cities(board, seat), prey(board, seat)
    each = [combinations(cities[water], due[water]) for water in due]
    for chosen in islice(product(*each), MOST_LISTS):
        yield PiracyLosses(_ids(sorted([area for group in chosen for area in group])))
    yield PiracyLosses(_ids(sorted([area for water in due for area in cities[water][::-1][: due[water]]])))


def _ids(areas: Iterable[AreaNumber]) -> tuple[str, ...]:
    return tuple([AREAS[area].id for area in areas])
