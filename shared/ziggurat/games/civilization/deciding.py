"""What forbids a decision, and what it brings about (15)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from msgspec.structs import replace

from ziggurat.games.civilization import moving
from ziggurat.games.civilization.actions import (
    BuildCities,
    ChooseNation,
    CivilizationAction,
    EndMovement,
    Expand,
    FightOn,
    Load,
    Move,
    ReduceCity,
    ResetMovement,
    Sail,
    Ships,
    Unload,
)
from ziggurat.games.civilization.answers import take_answer
from ziggurat.games.civilization.areas import NUMBER_OF
from ziggurat.games.civilization.cities import why_not_build
from ziggurat.games.civilization.conflicts import why_not_fight_on
from ziggurat.games.civilization.course import Story, end_movement, next_phase, open_support, start_turn
from ziggurat.games.civilization.expansion import why_not_expand
from ziggurat.games.civilization.position import Board, Phase, Position
from ziggurat.games.civilization.refusals import NOT_YOUR_TURN, WRONG_PHASE
from ziggurat.games.civilization.setup import choose_nation, why_not_choose
from ziggurat.games.civilization.shipping import why_not_ships
from ziggurat.games.civilization.support import reduce_city, why_not_reduce
from ziggurat.games.game import Action, Refusal, Seat

Check: TypeAlias = Callable[[Board, Seat, Any], Refusal | None]

CHECKS: Final[dict[type[Action], tuple[Phase, Check]]] = {
    ChooseNation: ("nations", why_not_choose),
    Expand: ("expansion", why_not_expand),
    Ships: ("ships", why_not_ships),
    Move: ("movement", moving.why_not_move),
    Sail: ("movement", moving.why_not_sail),
    Load: ("movement", moving.why_not_load),
    Unload: ("movement", moving.why_not_unload),
    ResetMovement: ("movement", moving.why_not_reset),
    EndMovement: ("movement", moving.why_not_end),
    FightOn: ("conflicts", why_not_fight_on),
    ReduceCity: ("support", why_not_reduce),
    BuildCities: ("cities", why_not_build),
}
"""For each kind of decision the phase that asks for it, and what may forbid it."""


def why_not(board: Board, seat: Seat, action: Action) -> Refusal | None:
    """What forbids the action, if anything does: the phase, then whose turn it is, then what it says."""
    phase, check = CHECKS[type(action)]
    if board.phase != phase:
        return WRONG_PHASE
    if seat not in board.owing and seat not in board.answered:
        return NOT_YOUR_TURN
    return check(board, seat, action)


def carry_out(position: Position, seat: Seat, action: CivilizationAction, story: Story) -> Position:
    """The position after the action, with all that follows by itself."""
    board = position.board
    match action:
        case Expand() | Ships() | FightOn() | BuildCities():
            return take_answer(position, seat, action, story)
        case ChooseNation(nation):
            after = choose_nation(board, seat, nation, story)
            return replace(position, board=after if after.owing else start_turn(after, story))
        case ReduceCity(area):
            after = open_support(reduce_city(board, seat, NUMBER_OF[area], story), story)
            return replace(position, board=after if after.owing else next_phase(after, story))
        case EndMovement():
            return replace(position, board=end_movement(board, story))
        case ResetMovement():
            return replace(position, board=moving.reset(board, seat, story))
        case Move():
            return replace(position, board=moving.move(board, seat, action, story))
        case Sail():
            return replace(position, board=moving.sail(board, seat, action, story))
        case Load():
            return replace(position, board=moving.load(board, seat, action, story))
        case Unload():
            return replace(position, board=moving.unload(board, seat, action, story))
