"""Every kind of action joined with what may forbid it and with what it does."""

from __future__ import annotations

from typing import Final

from ziggurat.games.action_rule import ActionRule
from ziggurat.games.babel.actions import (
    Banish,
    Build,
    Desertion,
    Destroy,
    Discard,
    EndActions,
    Halve,
    Migrate,
    Move,
    Plunder,
    Progress,
    Settle,
)
from ziggurat.games.babel.building import build, why_not_build
from ziggurat.games.babel.column_powers import banish, desertion, why_not_banish, why_not_desertion
from ziggurat.games.babel.course import end_actions, why_not_end
from ziggurat.games.babel.halving import discard, halve, why_not_discard, why_not_halve
from ziggurat.games.babel.migrating import migrate, why_not_migrate
from ziggurat.games.babel.moving import move, settle, why_not_move, why_not_settle
from ziggurat.games.babel.position import Board
from ziggurat.games.babel.situation import Situation
from ziggurat.games.babel.temple_powers import (
    destroy,
    plunder,
    progress,
    why_not_destroy,
    why_not_plunder,
    why_not_progress,
)
from ziggurat.games.game import Action, Refusal, Seat

ACTION_RULES: Final[dict[type[Action], ActionRule]] = {
    Move: ActionRule(why_not_move, move),
    Settle: ActionRule(why_not_settle, settle),
    Build: ActionRule(why_not_build, build),
    Migrate: ActionRule(why_not_migrate, migrate),
    Destroy: ActionRule(why_not_destroy, destroy),
    Plunder: ActionRule(why_not_plunder, plunder),
    Banish: ActionRule(why_not_banish, banish),
    Desertion: ActionRule(why_not_desertion, desertion),
    Progress: ActionRule(why_not_progress, progress),
    Halve: ActionRule(why_not_halve, halve),
    EndActions: ActionRule(why_not_end, end_actions),
    Discard: ActionRule(why_not_discard, discard),
}

GAME_OVER: Final = Refusal("game_over", rule="10", detail="the game is over")
NOT_YOUR_DECISION: Final = Refusal("not_your_decision", rule="6", detail="another player's decision is awaited")
WRONG_PHASE: Final = Refusal("wrong_phase", rule="8.6", detail="this kind of decision is not asked now")


def deciding(board: Board) -> tuple[Seat, ...]:
    """The seat whose decision is awaited; none once the game is over."""
    match board.phase:
        case "actions":
            return (board.seat,)
        case "discard":
            return (board.rival,)
        case "over":
            return ()


def why_not(situation: Situation, action: Action) -> Refusal | None:
    """What forbids the action, if anything does: the general checks, then those of its kind, in the rules' order."""
    board = situation.board
    if board.phase == "over":
        return GAME_OVER
    if situation.seat not in deciding(board):
        return NOT_YOUR_DECISION
    if isinstance(action, Discard) != (board.phase == "discard"):
        return WRONG_PHASE
    return ACTION_RULES[type(action)].why_not(situation, action)
