"""A conflict begins, and both sides add tiles to it (rules 6 and 12.1)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.game import Event, Refusal
from ziggurat.games.tigris.actions import Commit
from ziggurat.games.tigris.colours import LETTER
from ziggurat.games.tigris.events import ConflictStarted, Reinforced, SideName
from ziggurat.games.tigris.position import Board, Conflict, Position, Side
from ziggurat.games.tigris.situation import Situation

BAD_COUNT: Final = Refusal("bad_commit_count", "6", "that is not a number of such tiles in the hand")
ENGLISH_ATTACK: Final = Refusal("english_variant", "12.1", "the attacker adds nothing, or enough to exceed")
ENGLISH_DEFENCE: Final = Refusal("english_variant", "12.1", "the defender adds nothing, or exactly what makes a tie")


def started(position: Position, conflict: Conflict, story: list[Event]) -> Position:
    """The position in which the attacker is asked for tiles."""
    sides = conflict.attacker, conflict.defender
    strengths = conflict.attacker.strength, conflict.defender.strength
    story.append(ConflictStarted(conflict.kind, conflict.color, *sides, strengths))
    return replace(position, board=replace(position.board, conflict=conflict, phase="commit_attacker"))


def conflict_on(board: Board) -> Conflict:
    """The conflict that is being fought. Raises ValueError if there is none."""
    if board.conflict is None:
        raise ValueError("no conflict is being fought")
    return board.conflict


def committing(board: Board) -> Side:
    """The side that is asked for tiles. Raises ValueError if there is no conflict."""
    conflict = conflict_on(board)
    return conflict.attacker if board.phase == "commit_attacker" else conflict.defender


def why_not_commit(situation: Situation, action: Commit) -> Refusal | None:
    """What forbids it, if anything does (6, 12.1)."""
    board = situation.board
    conflict = conflict_on(board)
    if not 0 <= action.count <= situation.hand.count(LETTER[conflict.tiles]):
        return BAD_COUNT
    if not board.options.english or not action.count:
        return None
    attacker, defender = conflict.attacker.strength, conflict.defender.strength
    if conflict.commitment is None:
        return None if attacker + action.count > defender else ENGLISH_ATTACK
    return None if defender + action.count == attacker + conflict.commitment else ENGLISH_DEFENCE


def reinforced(position: Position, count: int, story: list[Event]) -> Position:
    """The position once the side that is asked has added so many tiles from its hand."""
    board = position.board
    conflict, side = conflict_on(board), committing(board)
    name: SideName = "attacker" if board.phase == "commit_attacker" else "defender"
    hand = position.hands[side.seat].replace(LETTER[conflict.tiles], "", count)
    story.append(Reinforced(side.seat, name, conflict.tiles, count, side.strength + count))
    return position.with_hand(side.seat, hand)
