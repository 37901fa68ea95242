"""What each nation owes the table, in a word or two: who has answered, who chooses, who moves and who is next (3.1)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, TypeAlias

from ziggurat.games.civilization.position import Board
from ziggurat.games.civilization.scoring import standings
from ziggurat.games.game import Seat, Viewer
from ziggurat_client.wording.words import Words

Duty: TypeAlias = Literal["owes", "answered", "next", "waits", "done", "won", "none"]
"""A decision is awaited; several were asked, and this one has answered; comes next; comes later; has had its turn in
this phase; has won; has nothing to decide."""


@dataclass(frozen=True)
class Owing:
    """What one nation owes, and the words for it."""

    duty: Duty
    words: str

    @property
    def is_done(self) -> bool:
        """Whether nothing more is awaited in this phase of whoever was asked."""
        return self.duty in ("answered", "done")


def duty_of(board: Board, seat: Seat) -> Duty:
    """What a seat owes in the phase that goes on."""
    if seat in board.owing:
        return "owes"
    if seat in board.answered:
        return "answered"
    if board.ending is not None:
        won = {each.seat for each in standings(board, board.ending) if each.rank == 1}
        return "won" if seat in won else "none"
    if board.phase == "nations":
        return _in_choosing(board, seat)
    if board.phase in ("advances", "gold"):
        return _in_order(board, seat)
    if board.phase == "movement" and board.movement is not None:
        after = board.movement.after
        if seat in after:
            return "next" if seat == after[0] else "waits"
        nation = board.nations[seat]
        return "done" if nation.on_map or nation.sailing else "none"
    return "none"


def _in_order(board: Board, seat: Seat) -> Duty:
    """Advances, and gold, are bought one after the other (8.3, 10.2)."""
    after = board.buyers if board.purchases is None else board.purchases.after
    if seat in after:
        return "next" if seat == after[0] else "waits"
    return "done" if board.purchases is not None else "none"


def owing_of(board: Board, seat: Seat, viewer: Viewer, words: Words) -> Owing:
    """The same with its words: to the viewer what is to be done, of others what they do."""
    duty = duty_of(board, seat)
    if duty == "none":
        return Owing(duty, "")
    if duty == "owes":
        phase = "fights" if board.fight is not None else board.phase
        side = "yours" if seat == viewer else "theirs"
        return Owing(duty, words.say(f"civilization.seat.owes.{phase}.{side}"))
    return Owing(duty, words.say(f"civilization.seat.{_said(duty, board)}"))


def _said(duty: Duty, board: Board) -> str:
    """What is said of a duty: at the market whoever has answered is ready."""
    if duty == "done":
        return "bought" if board.phase == "advances" else "moved"
    return "ready" if duty == "answered" and board.phase == "trade" else duty


def _in_choosing(board: Board, seat: Seat) -> Duty:
    """The nations are chosen one after the other (4.3)."""
    if board.chosen[seat] is not None:
        return "none"
    left = [each for each, nation in enumerate(board.chosen) if nation is None and each not in board.owing]
    return "next" if seat == min(left, key=lambda each: board.products[each]) else "waits"
