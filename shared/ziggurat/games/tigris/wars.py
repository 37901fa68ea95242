"""The wars in a kingdom that a tile has united (rule 6.2)."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.games.game import Event, Refusal
from ziggurat.games.tigris.actions import ChooseWar
from ziggurat.games.tigris.building import offer_monument
from ziggurat.games.tigris.colours import COLOURS, INDEX, RED, Colour
from ziggurat.games.tigris.conflicts import started
from ziggurat.games.tigris.events import UnificationCleared, WarCancelled, WarsFound
from ziggurat.games.tigris.ground import Ground
from ziggurat.games.tigris.kingdoms import Leader
from ziggurat.games.tigris.position import Board, Conflict, Position, Side
from ziggurat.games.tigris.situation import Situation
from ziggurat.games.tigris.spaces import Set, Space, beside, bit, connected, spaces_in

NO_SUCH_WAR: Final = Refusal("no_such_war", "6.2", "no war of that colour is to be fought")


def fight_on(position: Position, story: list[Event]) -> Position:
    """What follows in the united kingdom: the next war, the choice of it, or the end of all wars."""
    board = position.board
    union = union_of(board)
    found = war_colours(board.ground, union)
    story += [WarCancelled(colour) for colour in board.wars if colour not in found]
    if not found:
        story.append(UnificationCleared(union))
        return offer_monument(replace(position, board=replace(board, union=None, wars=())), story)
    story.append(WarsFound(found, board.seat))
    waiting = replace(board, wars=found, phase="war_choice")
    if len(found) > 1:
        return replace(position, board=waiting)
    return _begin(replace(position, board=waiting), found[0], story)


def why_not_choose_war(situation: Situation, action: ChooseWar) -> Refusal | None:
    """What forbids it, if anything does (6.2)."""
    return None if action.color in situation.board.wars else NO_SUCH_WAR


def choose_war(position: Position, action: ChooseWar) -> tuple[Position, tuple[Event, ...]]:
    """That war is fought now."""
    story: list[Event] = []
    return _begin(position, action.color, story), tuple(story)


def _begin(position: Position, colour: Colour, story: list[Event]) -> Position:
    board = position.board
    left = tuple([other for other in board.wars if other != colour])
    return started(replace(position, board=replace(board, wars=left)), war_of(board, colour), story)


def union_of(board: Board) -> Space:
    """The space of the unification marker. Raises ValueError if it is not on the map."""
    if board.union is None:
        raise ValueError("nothing has been united")
    return board.union


def war_colours(ground: Ground, union: Space) -> tuple[Colour, ...]:
    """The colours of which two leaders stand in the kingdom of that space."""
    leaders = [leader.colour for leader in ground.kingdom_with(bit(union)).leaders]
    return tuple([colour for index, colour in enumerate(COLOURS) if leaders.count(index) > 1])


def war_of(board: Board, colour: Colour) -> Conflict:
    """The war of that colour in the united kingdom: who attacks, and what supports both."""
    ground, union = board.ground, union_of(board)
    kingdom, clockwise = ground.kingdom_with(bit(union)), board.clockwise
    rivals = [leader for leader in kingdom.leaders if leader.colour == INDEX[colour]]
    attacker, defender = sorted(rivals, key=lambda leader: clockwise.index(leader.seat))
    return Conflict("war", colour, _side(ground, attacker, union), _side(ground, defender, union))


def _side(ground: Ground, leader: Leader, union: Space) -> Side:
    (stands,) = spaces_in(leader.at)
    return Side(leader.seat, stands, spaces_in(supporters(ground, leader, bit(union))))


def supporters(ground: Ground, leader: Leader, union: Set) -> Set:
    """The tiles of the leader's colour that are joined to him without passing through the uniting tile (R4)."""
    return connected(leader.at, ground.connecting & ~union) & ground.tiles[leader.colour]


def protected(board: Board, conflict: Conflict, loser: Side) -> Set:
    """The supporters of the loser that stay: in a war of priests, temples with a treasure or beside a leader of any
    owner who is none of the two (6.2 step 6, R8)."""
    if conflict.color != COLOURS[RED]:
        return 0
    ground, fighting = board.ground, bit(conflict.attacker.space) | bit(conflict.defender.space)
    others = 0
    for leader in ground.leaders:
        others |= leader.at & ~fighting
    stay = 0
    for space in loser.supporters:
        stay |= bit(space) & (ground.treasures | beside(others))
    return stay
