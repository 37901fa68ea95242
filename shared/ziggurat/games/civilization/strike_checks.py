"""What the calamity that strikes asks for, and what forbids an answer (15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

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
    Quake,
    ReduceCities,
)
from ziggurat.games.civilization.civil_war import why_not_keep, why_not_partner, why_not_pick, why_not_take
from ziggurat.games.civilization.eruptions import why_not_choose_volcano, why_not_quake
from ziggurat.games.civilization.floods import why_not_choose_plain
from ziggurat.games.civilization.losing import why_not_lose
from ziggurat.games.civilization.orders import why_not_assign, why_not_order_reductions
from ziggurat.games.civilization.piracy import why_not_give_up
from ziggurat.games.civilization.position import Board, Own, StrikeStep
from ziggurat.games.civilization.reductions import why_not_reduce_cities
from ziggurat.games.game import Action, Refusal, Seat

StrikeCheck: TypeAlias = Callable[[Board, Seat, Any, Own | None], Refusal | None]

CALAMITY_CHECKS: Final[dict[type[Action], tuple[frozenset[StrikeStep], StrikeCheck]]] = {
    ChooseVolcano: (frozenset(("volcano",)), why_not_choose_volcano),
    Quake: (frozenset(("quake",)), why_not_quake),
    ChoosePlain: (frozenset(("plain",)), why_not_choose_plain),
    LoseUnits: (frozenset(("losses", "ordered_losses")), why_not_lose),
    AssignLosses: (frozenset(("orders",)), why_not_assign),
    CivilWarPartner: (frozenset(("partner",)), why_not_partner),
    CivilWarPick: (frozenset(("victim_pick", "partner_pick")), why_not_pick),
    CivilWarKeep: (frozenset(("keep",)), why_not_keep),
    CivilWarTake: (frozenset(("take",)), why_not_take),
    ReduceCities: (frozenset(("reductions", "ordered_reductions")), why_not_reduce_cities),
    OrderReductions: (frozenset(("reduction_orders",)), why_not_order_reductions),
    PiracyLosses: (frozenset(("piracy",)), why_not_give_up),
}
"""For each kind of decision the steps of a calamity that ask for it, and what may forbid it."""


def strike_kinds(board: Board) -> tuple[type[Action], ...]:
    """The kinds of decisions that the calamity asks for now."""
    if board.strike is None:
        return ()
    return tuple([kind for kind, (steps, _) in CALAMITY_CHECKS.items() if board.strike.step in steps])


def why_not_answer(board: Board, seat: Seat, action: Action, own: Own | None) -> Refusal | None:
    """What forbids the answer of a seat that is asked for one of that kind."""
    return CALAMITY_CHECKS[type(action)][1](board, seat, action, own)
