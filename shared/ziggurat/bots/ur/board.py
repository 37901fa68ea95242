"""Ur for the search: the position in small integers, in lists that candidates copy before they change them.

The rules are those of `ziggurat.games.ur`; here they are told once more without events and refusals, for speed alone.
A test holds that both agree. A kind is its index in "ATCPW"; ziggurats count as a sixth kind.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from ziggurat.games.ur.course import FORCED_WITH_A_ZIGGURAT, FORCED_WITHOUT_ANY_CUBE, PLACEMENT_ROUNDS
from ziggurat.games.ur.position import NOBODY, Position
from ziggurat.games.ur.tiles import KINDS, Tile

AGRICULTURE: Final = 0
TRADE: Final = 1
CULTURE: Final = 2
POLITICS: Final = 3
WAR: Final = 4
ZIGGURAT: Final = 5
KINDS_OF_ACTION: Final = 5
ALL_KINDS: Final = 6

PLACEMENT: Final = 0
OPENING: Final = 1
TURN: Final = 2
OVER: Final = 3
PHASES: Final[tuple[str, ...]] = ("placement", "opening", "turn", "over")

NO_LIMIT: Final = 1_000_000

Key: TypeAlias = tuple[tuple[int, ...], tuple[int, ...], int, int, bool, int]


class Board:
    """A position in the middle of a search.

    `faces`, `backs`, `owners`, `cubes` and `ziggurats` run over the squares, `supplies`, `shown` and `hidden` (the two
    faces of each hand tile) over the seats; `market` holds (face, back) pairs, the available one first. What a seat has
    done in its turn is `performed` (a bit for each kind), `used` slots, `closed`, `at_war` and `forced`, as in the
    rules. Lists are shared between boards: whoever changes one copies it first.

    It is large because a position of Ur has so many parts, and a search pays for every object that groups some of them.
    """

    __slots__ = (
        "at_war",
        "backs",
        "closed",
        "cubes",
        "faces",
        "first",
        "forced",
        "hidden",
        "last_round",
        "lone_fields_wither",
        "market",
        "most_rounds",
        "owners",
        "performed",
        "phase",
        "round",
        "seat",
        "seats",
        "shown",
        "side",
        "stock",
        "supplies",
        "used",
        "ziggurats",
    )

    def __init__(self) -> None:
        self.side: int = 0
        self.seats: int = 0
        self.faces: list[int] = []
        self.backs: list[int] = []
        self.owners: list[int] = []
        self.cubes: list[int] = []
        self.ziggurats: list[int] = []
        self.supplies: list[int] = []
        self.shown: list[int] = []
        self.hidden: list[int] = []
        self.market: list[tuple[int, int]] = []
        self.stock: int = 0
        self.phase: int = TURN
        self.round: int = 0
        self.first: int = 0
        self.seat: int = 0
        self.most_rounds: int = NO_LIMIT
        self.lone_fields_wither: bool = True
        self.last_round: bool = False
        self.performed: int = 0
        self.used: int = 0
        self.closed: bool = False
        self.at_war: bool = False
        self.forced: int = 0

    def copy(self) -> Board:
        """A board that shares its lists with this one."""
        twin = Board.__new__(Board)
        twin.side = self.side
        twin.seats = self.seats
        twin.faces = self.faces
        twin.backs = self.backs
        twin.owners = self.owners
        twin.cubes = self.cubes
        twin.ziggurats = self.ziggurats
        twin.supplies = self.supplies
        twin.shown = self.shown
        twin.hidden = self.hidden
        twin.market = self.market
        twin.stock = self.stock
        twin.phase = self.phase
        twin.round = self.round
        twin.first = self.first
        twin.seat = self.seat
        twin.most_rounds = self.most_rounds
        twin.lone_fields_wither = self.lone_fields_wither
        twin.last_round = self.last_round
        twin.performed = self.performed
        twin.used = self.used
        twin.closed = self.closed
        twin.at_war = self.at_war
        twin.forced = self.forced
        return twin

    def key(self) -> Key:
        """A key that tells the boards within one turn apart."""
        return tuple(self.owners), tuple(self.cubes), self.performed, self.used, self.at_war, self.stock


def free_squares(board: Board) -> int:
    """The number of squares that nobody holds."""
    free = 0
    for square, owner in enumerate(board.owners):
        if owner == NOBODY and board.ziggurats[square] == NOBODY:
            free += 1
    return free


def board_of(position: Position) -> Board:
    """The position as a board. An owed allotment is not part of it; no tile may be hidden."""
    board = Board()
    board.side = position.side
    board.seats = len(position.hands)
    board.faces = [face_of(tile) for tile in position.tiles]
    board.backs = [back_of(tile) for tile in position.tiles]
    board.owners = list(position.owners)
    board.cubes = list(position.cubes)
    board.ziggurats = list(position.ziggurats)
    board.supplies = list(position.supplies)
    board.shown = [face_of(tile) for tile in position.hands]
    board.hidden = [back_of(tile) for tile in position.hands]
    board.market = [(face_of(tile), back_of(tile)) for tile in position.market]
    board.stock = position.stock
    board.phase = PHASES.index(position.phase)
    board.round = position.round
    board.first = position.first
    board.seat = position.seat
    board.most_rounds = position.options.max_rounds or NO_LIMIT
    board.lone_fields_wither = position.options.lone_fields_wither
    board.last_round = position.last_round
    for kind in position.turn.performed:
        board.performed |= 1 << KINDS.index(kind)
    board.used = position.turn.slots_used
    board.closed = position.turn.closed
    board.at_war = position.turn.at_war
    board.forced = position.turn.forced
    return board


def face_of(tile: Tile) -> int:
    """The kind that the tile shows."""
    return KINDS.index(tile[0])


def back_of(tile: Tile) -> int:
    """The kind on the tile's other side."""
    return KINDS.index(tile[1])


def begin_next_turn(board: Board) -> None:
    """Pass the turn on, in place: the next seat begins, or the game is over (rules 4.3 and 7)."""
    board.performed = 0
    board.used = 0
    board.closed = False
    board.at_war = False
    board.forced = 0
    board.seat = (board.seat + 1) % board.seats
    if board.seat == board.first:
        _begin_next_round(board)
    if board.phase == TURN and board.seat not in board.owners:
        _force(board)


def _begin_next_round(board: Board) -> None:
    if board.phase == PLACEMENT and board.round < PLACEMENT_ROUNDS:
        board.round += 1
    elif board.phase == PLACEMENT:
        board.phase, board.round = OPENING, 1
    elif board.phase == OPENING:
        board.phase, board.round = TURN, 1
    elif board.last_round or board.round == board.most_rounds:
        board.phase = OVER
    else:
        board.round += 1


def _force(board: Board) -> None:
    for square, owner in enumerate(board.owners):
        if owner == NOBODY and board.ziggurats[square] == NOBODY:
            has_ziggurat = board.seat in board.ziggurats
            board.forced = FORCED_WITH_A_ZIGGURAT if has_ziggurat else FORCED_WITHOUT_ANY_CUBE
            return
    board.closed, board.used = True, 2
