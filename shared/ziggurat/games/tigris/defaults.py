"""What happens for a seat whose time is up (rule 14)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.game import Action, Event, Seat
from ziggurat.games.tigris.action_rules import ACTION_RULES, deciding
from ziggurat.games.tigris.actions import ChooseWar, Commit, DeclineMonument, EndTurn, TakeTreasures
from ziggurat.games.tigris.position import Board, Position
from ziggurat.games.tigris.treasures import choice_on

NOTHING_ADDED: Final = Commit(0)


def safe_default(board: Board) -> Action:
    """The decision that is taken for whoever does not decide. Raises ValueError once the game is over."""
    match board.phase:
        case "action":
            return EndTurn()
        case "war_choice":
            return ChooseWar(board.wars[0])
        case "commit_attacker" | "commit_defender":
            return NOTHING_ADDED
        case "monument":
            return DeclineMonument()
        case "treasure":
            return TakeTreasures(choice_on(board).leave[0])
        case "over":
            raise ValueError("nothing is decided any more")


def time_is_up(position: Position, seats: tuple[Seat, ...]) -> tuple[Position, tuple[Event, ...]]:
    """The safe defaults of these seats within the turn, until another one's decision is awaited: whoever did not answer
    in time keeps the own turn that follows."""
    story: list[Event] = []
    turn = position.board.turn
    while position.board.turn == turn and set(deciding(position.board)) & set(seats):
        default = safe_default(position.board)
        position, events = ACTION_RULES[type(default)].carry_out(position, default)
        story += events
    return position, tuple(story)
