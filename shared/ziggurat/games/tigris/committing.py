"""Adding tiles to a conflict, and how it ends (rule 6)."""

from __future__ import annotations

from msgspec.structs import replace

from ziggurat.games.game import Event
from ziggurat.games.tigris.actions import Commit
from ziggurat.games.tigris.colours import INDEX, RED
from ziggurat.games.tigris.conflicts import conflict_on, reinforced
from ziggurat.games.tigris.events import ConflictResolved, LeaderRemoved, TilesRemoved, VpGained
from ziggurat.games.tigris.position import Board, Conflict, Position, Side
from ziggurat.games.tigris.spaces import number_of, set_of, spaces_in
from ziggurat.games.tigris.treasures import settle_treasures
from ziggurat.games.tigris.wars import fight_on, protected


def commit(position: Position, action: Commit) -> tuple[Position, tuple[Event, ...]]:
    """The attacker's number lies open and the defender is asked; after the defender's the conflict is decided."""
    story: list[Event] = []
    conflict = conflict_on(position.board)
    after = reinforced(position, action.count, story)
    if conflict.commitment is None:
        asked = replace(after.board, conflict=replace(conflict, commitment=action.count), phase="commit_defender")
        return replace(after, board=asked), tuple(story)
    totals = conflict.attacker.strength + conflict.commitment, conflict.defender.strength + action.count
    resolve = _end_revolt if conflict.kind == "revolt" else _end_war
    return resolve(after, conflict, totals, story), tuple(story)


def outcome(conflict: Conflict, totals: tuple[int, int]) -> tuple[Side, Side]:
    """The winner and the loser: only a higher total is enough for the attacker (6)."""
    attacker, defender = conflict.attacker, conflict.defender
    return (attacker, defender) if totals[0] > totals[1] else (defender, attacker)


def _end_revolt(position: Position, conflict: Conflict, totals: tuple[int, int], story: list[Event]) -> Position:
    """The loser goes, the winner gains one red point (6.1)."""
    winner, loser = outcome(conflict, totals)
    story.append(ConflictResolved(winner.seat, loser.seat, totals, (), ()))
    board = _driven_out(position.board, conflict, loser, story)
    after = replace(position, board=board).with_points(winner.seat, RED, 1)
    story.append(VpGained(winner.seat, "red", 1, "revolt", winner.space))
    return settle_treasures(after, story)


def _end_war(position: Position, conflict: Conflict, totals: tuple[int, int], story: list[Event]) -> Position:
    """The loser goes with the supporters, the winner gains a point for each of them (6.2 steps 6 and 7)."""
    winner, loser = outcome(conflict, totals)
    stay = protected(position.board, conflict, loser)
    fallen = spaces_in(set_of(loser.supporters) & ~stay)
    story.append(ConflictResolved(winner.seat, loser.seat, totals, fallen, spaces_in(stay)))
    board = _driven_out(position.board, conflict, loser, story)
    if fallen:
        board = board.with_contents(dict.fromkeys(map(number_of, fallen), "."))
        story.append(TilesRemoved(fallen, (conflict.color,) * len(fallen), "war"))
    gained = 1 + len(fallen)
    after = replace(position, board=board).with_points(winner.seat, INDEX[conflict.color], gained)
    story.append(VpGained(winner.seat, conflict.color, gained, "war", winner.space))
    return fight_on(after, story)


def _driven_out(board: Board, conflict: Conflict, loser: Side, story: list[Event]) -> Board:
    """The board without the loser's leader, and without the conflict."""
    story.append(LeaderRemoved(loser.seat, conflict.color, loser.space, conflict.kind))
    return replace(board.with_leader(loser.seat, INDEX[conflict.color], None), conflict=None)
