"""Every kind of action joined with what may forbid it, with what it does, and with the phases that ask for it."""

from __future__ import annotations

from typing import Final

from ziggurat.games.action_rule import ActionRule
from ziggurat.games.game import Action, Refusal, Seat
from ziggurat.games.tigris.actions import (
    BuildMonument,
    ChooseWar,
    Commit,
    DeclineMonument,
    EndTurn,
    MoveLeader,
    PlaceCatastrophe,
    PlaceLeader,
    PlaceTile,
    SwapTiles,
    TakeTreasures,
    WithdrawLeader,
)
from ziggurat.games.tigris.building import build_monument, decline_monument, why_not_build, why_not_decline
from ziggurat.games.tigris.catastrophes import place_catastrophe, why_not_place_catastrophe
from ziggurat.games.tigris.committing import commit
from ziggurat.games.tigris.conflicts import committing, why_not_commit
from ziggurat.games.tigris.course import end_turn, why_not_end
from ziggurat.games.tigris.leading import (
    move_leader,
    place_leader,
    why_not_move_leader,
    why_not_place_leader,
    why_not_withdraw_leader,
    withdraw_leader,
)
from ziggurat.games.tigris.position import Board, Phase
from ziggurat.games.tigris.situation import Situation
from ziggurat.games.tigris.swapping import swap_tiles, why_not_swap
from ziggurat.games.tigris.tiles import place_tile, why_not_place_tile
from ziggurat.games.tigris.treasures import choice_on, take_treasures, why_not_take
from ziggurat.games.tigris.wars import choose_war, why_not_choose_war
from ziggurat.games.tigris.well_formed import is_well_formed

ACTION_RULES: Final[dict[type[Action], ActionRule]] = {
    PlaceLeader: ActionRule(why_not_place_leader, place_leader),
    MoveLeader: ActionRule(why_not_move_leader, move_leader),
    WithdrawLeader: ActionRule(why_not_withdraw_leader, withdraw_leader),
    PlaceTile: ActionRule(why_not_place_tile, place_tile),
    PlaceCatastrophe: ActionRule(why_not_place_catastrophe, place_catastrophe),
    SwapTiles: ActionRule(why_not_swap, swap_tiles),
    EndTurn: ActionRule(why_not_end, end_turn),
    ChooseWar: ActionRule(why_not_choose_war, choose_war),
    Commit: ActionRule(why_not_commit, commit),
    BuildMonument: ActionRule(why_not_build, build_monument),
    DeclineMonument: ActionRule(why_not_decline, decline_monument),
    TakeTreasures: ActionRule(why_not_take, take_treasures),
}
ASKED_IN: Final[dict[type[Action], tuple[Phase, ...]]] = dict.fromkeys(ACTION_RULES, ("action",)) | {
    ChooseWar: ("war_choice",),
    Commit: ("commit_attacker", "commit_defender"),
    BuildMonument: ("monument",),
    DeclineMonument: ("monument",),
    TakeTreasures: ("treasure",),
}
"""The phases in which each kind of decision is asked for (rule 14)."""

GAME_OVER: Final = Refusal("game_over", "10", "the game is over")
NOT_YOUR_DECISION: Final = Refusal("not_your_decision", "5", "another player's decision is awaited")
WRONG_PHASE: Final = Refusal("wrong_phase", "5", "this kind of decision is not asked now")
MALFORMED: Final = Refusal("malformed", "5", "this game has no such colour, monument or space")


def deciding(board: Board) -> tuple[Seat, ...]:
    """The seat whose decision is awaited; none once the game is over (rule 14)."""
    match board.phase:
        case "commit_attacker" | "commit_defender":
            return (committing(board).seat,)
        case "treasure":
            return (choice_on(board).seat,)
        case "over":
            return ()
        case _:
            return (board.seat,)


def why_not(situation: Situation, action: Action) -> Refusal | None:
    """What forbids the action, if anything does: the general checks, then those of its kind, in order (5)."""
    board = situation.board
    if board.phase == "over":
        return GAME_OVER
    if situation.seat not in deciding(board):
        return NOT_YOUR_DECISION
    if board.phase not in ASKED_IN[type(action)]:
        return WRONG_PHASE
    if not is_well_formed(board, action):
        return MALFORMED
    refusal: Refusal | None = ACTION_RULES[type(action)].why_not(situation, action)
    return refusal
