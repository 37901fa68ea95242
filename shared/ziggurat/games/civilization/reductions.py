"""Civil Disorder, and Iconoclasm and Heresy: cities are reduced (11.2)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.civilization.areas import AREAS, NUMBER_OF
from ziggurat.games.civilization.calamity_actions import OrderReductions, ReduceCities
from ziggurat.games.civilization.naming import why_not_cities
from ziggurat.games.civilization.orders import caps, give_orders, most_ordered
from ziggurat.games.civilization.position import Board, Own, StrikeStep
from ziggurat.games.civilization.refusals import WRONG_LOSS
from ziggurat.games.civilization.striking import Answers, asking, due_from, ended, owns, strike_of
from ziggurat.games.civilization.support import reduce_city
from ziggurat.games.game import Event, Refusal, Seat

KEPT: Final = 4
"""The cities that civil disorder leaves to its victim."""
KEPT_WITH_LAW: Final = 5
KEPT_WITH_DEMOCRACY: Final = 6
DESECRATED: Final = 4
"""The cities that iconoclasm costs its victim."""
DESECRATED_WITH_LAW: Final = 3
DESECRATED_WITH_PHILOSOPHY: Final = 2


def begin_reductions(board: Board, story: list[Event]) -> Board:
    """The victim reduces cities; where there are none, and no order can be given, there is no effect."""
    victim = strike_of(board).victim
    count = _reduced_of(board, victim)
    if count:
        return _demand(board, "reductions", ((victim, count),), story)
    return _open_orders(board, story) if _may_order(board) else ended(board, "no_effect", story)


def _reduced_of(board: Board, victim: Seat) -> int:
    """How many of its cities the victim must reduce."""
    cities = len(board.nations[victim].cities)
    if strike_of(board).calamity == "civil_disorder":
        with_law = KEPT_WITH_LAW if owns(board, victim, "law") else KEPT
        return max(0, cities - (KEPT_WITH_DEMOCRACY if owns(board, victim, "democracy") else with_law))
    if not owns(board, victim, "law"):
        return min(cities, DESECRATED)
    return min(cities, DESECRATED_WITH_PHILOSOPHY if owns(board, victim, "philosophy") else DESECRATED_WITH_LAW)


def _may_order(board: Board) -> bool:
    return strike_of(board).calamity == "iconoclasm" and any(caps(board).values())


def _open_orders(board: Board, story: list[Event]) -> Board:
    return asking(board, "reduction_orders", ((strike_of(board).victim, most_ordered(board)),))


def _demand(board: Board, step: StrikeStep, due: tuple[tuple[Seat, int], ...], story: list[Event]) -> Board:
    """Those with more than one city are asked, which and in what order; the others' is reduced together with them."""
    board = replace(board, strike=replace(strike_of(board), step=step, due=due))
    owing = [seat for seat, _ in due if len(board.nations[seat].cities) > 1]
    return asking(board, step, due, owing) if owing else cities_named(board, {}, story)


def cities_named(board: Board, answers: Answers, story: list[Event]) -> Board:
    """The cities are reduced, in nation order; after its own the victim of iconoclasm may order others."""
    strike = strike_of(board)
    concerned = dict(strike.due)
    for seat in board.in_nation_order:
        if seat in concerned:
            named = answers.get(seat) or usual_reductions(board, seat)
            if not isinstance(named, ReduceCities):
                raise TypeError(f"{named} reduces no cities")
            for area in named.areas:
                board = reduce_city(board, seat, NUMBER_OF[area], story)
    if strike.step == "reductions" and _may_order(board):
        return _open_orders(board, story)
    return ended(board, "struck", story)


def reductions_ordered(board: Board, answers: Answers, story: list[Event]) -> Board:
    """Those who are named reduce cities; nobody may be."""
    orders = answers[strike_of(board).victim]
    if not isinstance(orders, OrderReductions):
        raise TypeError(f"{orders} orders no reductions")
    due = give_orders(board, orders.reductions, story)
    return _demand(board, "ordered_reductions", due, story) if due else ended(board, "struck", story)


def why_not_reduce_cities(board: Board, seat: Seat, action: ReduceCities, own: Own | None) -> Refusal | None:
    """Own cities, each once, exactly as many as are due (11.2)."""
    refused = why_not_cities(action.areas, board.nations[seat].cities)
    return refused or (None if len(action.areas) == due_from(board, seat) else WRONG_LOSS)


def usual_reductions(board: Board, seat: Seat) -> ReduceCities:
    """The first by id (15)."""
    return ReduceCities(tuple([AREAS[area].id for area in board.nations[seat].cities[: due_from(board, seat)]]))
