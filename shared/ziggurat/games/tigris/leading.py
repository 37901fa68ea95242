"""Leaders come, move and go, and a revolt may follow (rules 5.1 and 6.1)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.game import Event, Refusal, Seat
from ziggurat.games.tigris.actions import MoveLeader, PlaceLeader, WithdrawLeader
from ziggurat.games.tigris.board import RIVERS
from ziggurat.games.tigris.colours import COLOURS, INDEX, RED
from ziggurat.games.tigris.conflicts import started
from ziggurat.games.tigris.events import LeaderMoved, LeaderPlaced, LeaderWithdrawn
from ziggurat.games.tigris.ground import Ground
from ziggurat.games.tigris.kingdoms import Leader
from ziggurat.games.tigris.position import Board, Conflict, Position, Side
from ziggurat.games.tigris.situation import Situation
from ziggurat.games.tigris.spaces import Set, Space, beside, bit, spaces_in
from ziggurat.games.tigris.treasures import settle_treasures

NOT_IN_SUPPLY: Final = Refusal("leader_not_in_supply", "5.1", "that leader is not in the supply")
NOT_ON_BOARD: Final = Refusal("leader_not_on_board", "5.1", "that leader is not on the map")
SAME_SPACE: Final = Refusal("same_space", "5.1", "a leader that moves goes to another space")
OCCUPIED: Final = Refusal("occupied", "5.1", "something lies on that space")
ON_RIVER: Final = Refusal("leader_on_river", "5.1", "leaders do not stand on rivers")
NO_TEMPLE: Final = Refusal("no_adjacent_temple", "5.1", "a leader needs a temple beside it")
JOINS_KINGDOMS: Final = Refusal("leader_joins_kingdoms", "5.1", "a leader may not join kingdoms")


def why_not_place_leader(situation: Situation, action: PlaceLeader) -> Refusal | None:
    """What forbids it, if anything does (5.1)."""
    board, seat = situation.board, situation.seat
    if board.leaders[seat][INDEX[action.color]] is not None:
        return NOT_IN_SUPPLY
    return _why_not_there(board.ground, bit((action.x, action.y)))


def why_not_move_leader(situation: Situation, action: MoveLeader) -> Refusal | None:
    """What forbids it, if anything does: the leader is thought away from where he stands (5.1, R18)."""
    board, seat, colour = situation.board, situation.seat, INDEX[action.color]
    stands = board.leaders[seat][colour]
    if stands is None:
        return NOT_ON_BOARD
    if stands == (action.x, action.y):
        return SAME_SPACE
    return _why_not_there(board.ground.without_leader(seat, colour), bit((action.x, action.y)))


def why_not_withdraw_leader(situation: Situation, action: WithdrawLeader) -> Refusal | None:
    """What forbids it, if anything does (5.1)."""
    stands = situation.board.leaders[situation.seat][INDEX[action.color]]
    return NOT_ON_BOARD if stands is None else None


def _why_not_there(ground: Ground, at: Set) -> Refusal | None:
    if not ground.empty & at:
        return OCCUPIED
    if RIVERS & at:
        return ON_RIVER
    if not ground.by_temples & at:
        return NO_TEMPLE
    if ground.between_kingdoms & at:
        return JOINS_KINGDOMS
    return None


def place_leader(position: Position, action: PlaceLeader) -> tuple[Position, tuple[Event, ...]]:
    """The leader stands there, and a revolt may follow."""
    board, space = position.board, Space(action.x, action.y)
    placed = board.with_leader(board.seat, INDEX[action.color], space)
    story: list[Event] = [LeaderPlaced(board.seat, action.color, space)]
    return _received(replace(position, board=placed), INDEX[action.color], space, story), tuple(story)


def move_leader(position: Position, action: MoveLeader) -> tuple[Position, tuple[Event, ...]]:
    """The leader goes there, and a revolt may follow."""
    board, space, colour = position.board, Space(action.x, action.y), INDEX[action.color]
    stood = board.leaders[board.seat][colour]
    if stood is None:
        raise ValueError("a leader that is not on the map does not move")
    moved = board.with_leader(board.seat, colour, space)
    story: list[Event] = [LeaderMoved(board.seat, action.color, stood, space)]
    return _received(replace(position, board=moved), colour, space, story), tuple(story)


def withdraw_leader(position: Position, action: WithdrawLeader) -> tuple[Position, tuple[Event, ...]]:
    """The leader goes back into the supply."""
    board, colour = position.board, INDEX[action.color]
    stood = board.leaders[board.seat][colour]
    if stood is None:
        raise ValueError("a leader that is not on the map cannot be withdrawn")
    left = replace(position, board=board.with_leader(board.seat, colour, None))
    story: list[Event] = [LeaderWithdrawn(board.seat, action.color, stood)]
    return settle_treasures(left, story), tuple(story)


def _received(position: Position, colour: int, space: Space, story: list[Event]) -> Position:
    """What follows once the active player's leader stands there: a revolt, or the end of the action."""
    revolt = revolt_of(position.board, colour, space)
    return settle_treasures(position, story) if revolt is None else started(position, revolt, story)


def revolt_of(board: Board, colour: int, space: Space) -> Conflict | None:
    """The revolt that the active player's leader of that colour, who stands there now, begins; None if the kingdom has
    no other of that colour (6.1)."""
    rival = rival_in_kingdom(board.ground, board.seat, colour, bit(space))
    if rival is None:
        return None
    attacker = Side(board.seat, space, temples_beside(board.ground, bit(space)))
    (stands,) = spaces_in(rival.at)
    defender = Side(rival.seat, stands, temples_beside(board.ground, rival.at))
    return Conflict("revolt", COLOURS[colour], attacker, defender)


def rival_in_kingdom(ground: Ground, seat: Seat, colour: int, at: Set) -> Leader | None:
    """The leader of that colour and of another seat in the kingdom of the space, None if there is none."""
    for leader in ground.kingdom_with(at).leaders:
        if leader.colour == colour and leader.seat != seat:
            return leader
    return None


def temples_beside(ground: Ground, at: Set) -> tuple[Space, ...]:
    """The temples that share a side with the space, of whichever region."""
    return spaces_in(beside(at) & ground.tiles[RED])
