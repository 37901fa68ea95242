"""What a nation is expected to answer when calamities strike."""

from __future__ import annotations

from ziggurat.bots.civilization.calamity.ordering import harm, weakest
from ziggurat.games.civilization.actions import CivilizationAction
from ziggurat.games.civilization.areas import AREAS, COSTS, LIMITS, AreaNumber
from ziggurat.games.civilization.calamity_actions import (
    AssignLosses,
    CivilWarPartner,
    OrderReductions,
    ReduceCities,
)
from ziggurat.games.civilization.civil_war import partners
from ziggurat.games.civilization.position import Board, Own
from ziggurat.games.civilization.strike_defaults import usual_strike_answer
from ziggurat.games.civilization.striking import due_from, strike_of
from ziggurat.games.game import Seat


def chosen_fate(board: Board, seat: Seat, own: Own | None) -> CivilizationAction:
    """The answer of the seat: the strongest are harmed, the weakest is helped, and of cities go those that leave many
    tokens or can be founded anew."""
    match strike_of(board).step:
        case "orders":
            return AssignLosses(harm(board, seat))
        case "reduction_orders":
            return OrderReductions(harm(board, seat))
        case "partner":
            return CivilWarPartner(board.nations[weakest(board, partners(board))].id)
        case "reductions" | "ordered_reductions":
            cities = sorted(board.nations[seat].cities, key=_ease)
            return ReduceCities(tuple([AREAS[area].id for area in cities[: due_from(board, seat)]]))
        case _:
            return usual_strike_answer(board, seat, own)


def _ease(area: AreaNumber) -> tuple[int, int, AreaNumber]:
    """How easily the city there can be done without, the easiest first."""
    return COSTS[area], -LIMITS[area], area
