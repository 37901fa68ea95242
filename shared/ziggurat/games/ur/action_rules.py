"""Every kind of action joined with what may forbid it and with what it does."""

from __future__ import annotations

from typing import Final

from ziggurat.games.action_rule import ActionRule
from ziggurat.games.game import Action, Refusal, Seat
from ziggurat.games.ur.actions import (
    Agriculture,
    Allot,
    Attack,
    Build,
    Culture,
    EndWithoutSwap,
    Keep,
    Place,
    Politics,
    Swap,
    Trade,
)
from ziggurat.games.ur.building import build, why_not_build
from ziggurat.games.ur.farming import farm, why_not_farm
from ziggurat.games.ur.growth import allot, allotting, inspire, trade, why_not_allot, why_not_inspire, why_not_trade
from ziggurat.games.ur.placing import place, why_not_place
from ziggurat.games.ur.politics import redistribute, why_not_redistribute
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.swapping import end_without_swap, keep, swap, why_not_end, why_not_keep, why_not_swap
from ziggurat.games.ur.war import attack, why_not_attack

ACTION_RULES: Final[dict[type[Action], ActionRule]] = {
    Place: ActionRule(why_not_place, place),
    Agriculture: ActionRule(why_not_farm, farm),
    Trade: ActionRule(why_not_trade, trade),
    Culture: ActionRule(why_not_inspire, inspire),
    Politics: ActionRule(why_not_redistribute, redistribute),
    Attack: ActionRule(why_not_attack, attack),
    Build: ActionRule(why_not_build, build),
    Allot: ActionRule(why_not_allot, allot),
    Swap: ActionRule(why_not_swap, swap),
    Keep: ActionRule(why_not_keep, keep),
    EndWithoutSwap: ActionRule(why_not_end, end_without_swap),
}

GAME_OVER: Final = Refusal("game_over", "7", "the game is over")
NOT_YOUR_TURN: Final = Refusal("not_your_turn", "4", "another player's decision is awaited")


def deciding(position: Position) -> tuple[Seat, ...]:
    """The seat whose decision is awaited; none once the game is over."""
    if position.phase == "over":
        return ()
    return (position.pending[0].seat,) if position.pending else (position.seat,)


def why_not(position: Position, seat: Seat, action: Action) -> Refusal | None:
    """What forbids the action, if anything does: the general checks, then those of its kind."""
    if position.phase == "over":
        return GAME_OVER
    if seat not in deciding(position):
        return NOT_YOUR_TURN
    if position.pending and not isinstance(action, Allot):
        return Refusal("allot_first", allotting(position.pending[0]).rule, "say first where the cubes go")
    refusal: Refusal | None = ACTION_RULES[type(action)].why_not(position, seat, action)
    return refusal
