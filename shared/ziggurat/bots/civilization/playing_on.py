"""How a game goes on in the mind: everyone answers as expected, and whoever is still to move stands still or moves."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.bots.civilization.expected import expected
from ziggurat.bots.civilization.movement_plans import planned
from ziggurat.bots.search.budget import Budget
from ziggurat.games.civilization.course import end_movement
from ziggurat.games.civilization.deciding import carry_out
from ziggurat.games.civilization.moving import begun, rested
from ziggurat.games.civilization.position import Board, Position
from ziggurat.games.game import Event, Seat

_MOST: Final = 200
"""More answers than a turn can ask for."""


def to_movement(position: Position) -> Position:
    """The position once everyone has answered as expected, up to the next movement or the end."""
    told: list[Event] = []
    for _ in range(_MOST):
        board = position.board
        if not board.owing or board.phase == "movement":
            break
        seat = board.owing[0]
        position = carry_out(position, seat, expected(board, seat), told)
    return position


def ended(board: Board) -> Position:
    """The position after the movement, whose mover is done, up to the next one or the end."""
    told: list[Event] = []
    return to_movement(end_movement(Position(board, (None,) * board.seats), told))


def settled(position: Position) -> Board:
    """The board at the beginning of the next turn's movement, or at the end, if nobody moves until then."""
    position = to_movement(position)
    board = position.board
    if board.movement is None:
        return board
    told: list[Event] = []
    alone = replace(board, movement=replace(board.movement, after=()))
    return to_movement(end_movement(position.on(alone), told)).board


def followed(position: Position, until: int, budget: Budget) -> Position:
    """The position once all have moved by their usual plans up to the end of that turn or of the game, or as far as
    time allows."""
    while position.board.movement is not None and position.board.turn <= until and not budget.is_late:
        budget.spend()
        board = position.board
        position = ended(planned(board, board.owing[0]).moved)
    return position


def brought_forward(board: Board, seat: Seat) -> Board:
    """The board as if that seat, which is still to move, moved now, and nobody after it."""
    return replace(board, movement=begun(seat, (), rested(board.nations[seat])), owing=(seat,))
