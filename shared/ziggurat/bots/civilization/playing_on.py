"""How a game goes on in the mind: everyone answers as expected, and whoever is still to move stands still or moves."""

from __future__ import annotations

from typing import Final, NamedTuple

from msgspec.structs import replace

from ziggurat.bots.civilization.expected import expected
from ziggurat.bots.civilization.income import incomes
from ziggurat.bots.civilization.movement_plans import planned
from ziggurat.bots.search.budget import Budget
from ziggurat.games.civilization.course import end_movement
from ziggurat.games.civilization.deciding import carry_out
from ziggurat.games.civilization.moving import begun, rested
from ziggurat.games.civilization.position import Board, Position
from ziggurat.games.civilization.sight import own_of
from ziggurat.games.game import Event, Seat

_MOST: Final = 400
"""More answers than a turn can ask for."""


def to_movement(position: Position) -> Position:
    """The position once everyone has answered as expected, up to the next movement or the end."""
    told: list[Event] = []
    for _ in range(_MOST):
        board = position.board
        if not board.owing or board.phase == "movement":
            break
        seat = board.owing[0]
        own = None if position.secrets is None else own_of(position, seat)
        position = carry_out(position, seat, expected(board, seat, own), told)
    return position


def ended(position: Position) -> Position:
    """The position after the movement, whose mover is done, up to the next one or the end."""
    told: list[Event] = []
    return to_movement(end_movement(without_cards(position), told))


def without_cards(position: Position) -> Position:
    """The position without hands, piles and coins, so that chance decides nothing in the mind, and only phases on the
    map take long; what was in treasuries is taken to be spent."""
    secrets = position.secrets
    if secrets is None:
        return position
    board = position.board
    if any(nation.treasury for nation in board.nations):
        spent = [replace(each, stock=each.stock + each.treasury, treasury=0) for each in board.nations]
        board = replace(board, nations=tuple(spent))
    if not any(board.hands) and not any(pile.count for pile in board.piles):
        return position.on(board)
    nothing = replace(secrets, hands=((),) * board.seats, piles=((),) * len(secrets.piles), discard=())
    return position.on(board).keeping(nothing)


def settled(position: Position) -> Board:
    """The board at the beginning of the next turn's movement, or at the end, if nobody moves until then."""
    position = to_movement(position)
    board = position.board
    if board.movement is None:
        return board
    told: list[Event] = []
    alone = replace(board, movement=replace(board.movement, after=()))
    return to_movement(end_movement(without_cards(position.on(alone)), told)).board


class Future(NamedTuple):
    """A position in the mind, and by seat what cities have brought in on the way there, in points."""

    position: Position
    earned: tuple[float, ...]


def followed(position: Position, until: int, budget: Budget) -> Position:
    """The position once all have moved by their usual plans up to the end of that turn or of the game, or as far as
    time allows."""
    return foreseen(position, position.board.turn, until, budget).position


def foreseen(position: Position, since: int, until: int, budget: Budget) -> Future:
    """The same, with what is earned since that turn, which may be over already."""
    turn, earned = since, [0.0] * position.board.seats
    while True:
        board = position.board
        if board.turn > turn or board.ending is not None:
            earned = [before + more for before, more in zip(earned, incomes(board), strict=True)]
            turn = board.turn
        if board.movement is None or board.turn > until or budget.is_late:
            return Future(position, tuple(earned))
        budget.spend()
        position = ended(position.on(planned(board, board.owing[0]).moved))


def brought_forward(board: Board, seat: Seat) -> Board:
    """The board as if that seat, which is still to move, moved now, and nobody after it."""
    return replace(board, movement=begun(seat, (), rested(board.nations[seat])), owing=(seat,))
