"""Whether a position of Ur, as it is shown, fits a match: what the board, the supplies and the choices can be."""

from __future__ import annotations

from typing import Final

from ziggurat.games.fitting import Misfit, check_counts, check_length
from ziggurat.games.ur.position import CUBES_PER_PLAYER, MOST_CUBES, NOBODY, SLOTS, ZIGGURATS, Allotment, Position
from ziggurat.games.ur.tiles import COPIES, HIDDEN, KINDS, PAIRS

_MOST_TURNS: Final = 10**6


def check_fits(position: Position, seats: int) -> None:
    """Raises Misfit if no match with so many seats comes to this position."""
    side = 5 if seats == 2 else 6
    check_counts("side", [position.side], side, side)
    for what in ("tiles", "owners", "cubes", "ziggurats"):
        check_length(what, getattr(position, what), side * side)
    for what in ("supplies", "hands"):
        check_length(what, getattr(position, what), seats)
    check_counts("owners", (*position.owners, *position.ziggurats), seats - 1, NOBODY)
    check_counts("cubes", position.cubes, MOST_CUBES)
    check_counts("supplies", position.supplies, CUBES_PER_PLAYER)
    check_counts("market", [len(position.market)], len(PAIRS) * COPIES)
    if position.market[:1] == (HIDDEN,):
        raise Misfit("market: the first tile lies open")
    check_counts("stock", [position.stock], ZIGGURATS)
    check_counts("turns", (position.round, position.turns), _MOST_TURNS)
    check_counts("seats", (position.first, position.seat), seats - 1)
    _check_turn(position)
    check_counts("choices", [len(position.pending)], seats)
    for allotment in position.pending:
        _check_choice(allotment, position, seats)


def _check_turn(position: Position) -> None:
    turn = position.turn
    if not set(turn.performed) <= set(KINDS):
        raise Misfit(f"actions: {turn.performed!r} are none")
    check_counts("slots", [len(turn.performed) + turn.placed], SLOTS)
    check_counts("cubes of the turn", (turn.placed, turn.forced), CUBES_PER_PLAYER)
    if (position.phase == "over") != (position.ending is not None):
        raise Misfit("the game is over and has no ending, or the other way round")


def _check_choice(allotment: Allotment, position: Position, seats: int) -> None:
    check_counts("seats", [allotment.seat], seats - 1)
    check_counts("squares", allotment.squares, len(position.tiles) - 1)
    check_length("shares", allotment.most, len(set(allotment.squares)))
    check_counts("shares", allotment.most, CUBES_PER_PLAYER)
    check_counts("cubes to place", [allotment.total], min(sum(allotment.most), CUBES_PER_PLAYER))
