"""The course of the game: an action is finished, a turn ends with income and refill, the next one begins (rules 5.5
and 9)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.game import Event
from ziggurat.games.tigris.actions import EndTurn
from ziggurat.games.tigris.colours import COLOURS, colours_of, in_order
from ziggurat.games.tigris.ending import ended
from ziggurat.games.tigris.events import ActionFinished, TilesDrawn, TurnEnded, TurnStarted, VpGained
from ziggurat.games.tigris.income import incomes
from ziggurat.games.tigris.position import ACTIONS, HAND, Ending, Position
from ziggurat.games.tigris.situation import Situation

FEW_TREASURES: Final = 2
"""So many treasures left on the map end the game, or fewer."""
IDLE_TURNS: Final = 2
"""So many idle turns running of every seat end the game (9.4)."""


def finish_action(position: Position, story: list[Event]) -> Position:
    """The action is done, with all it caused; after the last one the turn ends by itself."""
    board = replace(position.board, actions=position.board.actions - 1)
    story.append(ActionFinished(board.seat, board.actions))
    after = replace(position, board=board)
    return after if board.actions else _end(replace(after, board=replace(board, idle=0)), story)


def why_not_end(situation: Situation, action: EndTurn) -> None:
    """Nothing forbids it (5.5)."""
    return


def end_turn(position: Position, action: EndTurn) -> tuple[Position, tuple[Event, ...]]:
    """The actions that are left are forfeited."""
    story: list[Event] = []
    board = position.board
    idle = board.idle + 1 if board.actions == ACTIONS else 0
    return _end(replace(position, board=replace(board, idle=idle)), story), tuple(story)


def _end(position: Position, story: list[Event]) -> Position:
    """Income, the check of treasures, refill, and the next turn, in this order (R14)."""
    seat = position.board.seat
    for colour, space in incomes(position.board):
        position = position.with_points(seat, colour, 1)
        story.append(VpGained(seat, COLOURS[colour], 1, "monument", space))
    if position.board.ground.treasures.bit_count() <= FEW_TREASURES:
        return _over(position, "treasures", story)
    position, enough = _refilled(position, story)
    if not enough:
        return _over(position, "bag", story)
    board = position.board
    if board.idle >= IDLE_TURNS * board.seats:
        return _over(position, "stalemate", story)
    if board.turn == board.options.max_rounds * board.seats:
        return _over(position, "max_rounds", story)
    return _next_turn(position, story)


def _over(position: Position, reason: Ending, story: list[Event]) -> Position:
    story.append(TurnEnded(position.board.seat))
    return ended(position, reason, story)


def _refilled(position: Position, story: list[Event]) -> tuple[Position, bool]:
    """Everyone draws up to a full hand, the active player first; and whether the bag had enough for all (9.3)."""
    for seat in position.board.clockwise:
        hand, bag = position.hands[seat], position.bag
        missing = HAND - len(hand)
        if missing > len(bag):
            return position, False
        if missing:
            drawn = in_order(bag[:missing])
            position = replace(position, bag=bag[missing:]).with_hand(seat, in_order(hand + drawn))
            story.append(TilesDrawn(seat, missing, len(position.bag), colours_of(drawn)))
    return position, True


def _next_turn(position: Position, story: list[Event]) -> Position:
    board = position.board
    passed = replace(board, seat=(board.seat + 1) % board.seats, actions=ACTIONS, turn=board.turn + 1)
    story += [TurnEnded(board.seat), TurnStarted(passed.seat, passed.turn)]
    return replace(position, board=passed)
