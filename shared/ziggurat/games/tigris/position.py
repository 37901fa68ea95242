"""The position of a game of Tigris & Euphrates, and what is shown of it: plain frozen values (rules 4, 11 and 14)."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from ziggurat.games.game import Options, Seat
from ziggurat.games.once import once
from ziggurat.games.tigris import changing
from ziggurat.games.tigris.colours import COLOURS, PLAIN_COLOURS, Colour, Tiles
from ziggurat.games.tigris.ground import Ground, Leaders, ground_of, remember
from ziggurat.games.tigris.kingdoms import Leader
from ziggurat.games.tigris.monuments import MONUMENTS, PLAIN_MONUMENTS, Monument
from ziggurat.games.tigris.spaces import SPACES, WIDTH, Space, bit
from ziggurat.whole import whole

ACTIONS: Final = 2
"""The actions of a turn (rule 5)."""
CATASTROPHES: Final = 2
"""The catastrophe tiles that each player begins with (rule 1)."""
HAND: Final = 6
"""The most tiles in a hand."""

Phase: TypeAlias = Literal["action", "war_choice", "commit_attacker", "commit_defender", "monument", "treasure", "over"]
Ending: TypeAlias = Literal["treasures", "bag", "stalemate", "max_rounds"]
ConflictKind: TypeAlias = Literal["revolt", "war"]
Dynasty: TypeAlias = Literal["archer", "bull", "lion", "pot"]
DYNASTIES: Final[tuple[Dynasty, ...]] = ("archer", "bull", "lion", "pot")
"""By seat (rule 3.2)."""
Contents: TypeAlias = Annotated[str, msgspec.Meta(pattern=whole("[.krbgyRxX#]*"), min_length=SPACES, max_length=SPACES)]
"""What lies on the spaces, row by row, a letter each: `.` nothing or a leader, k r b g y a tile (black, red, blue,
green, yellow), R a temple with a treasure, x a flipped tile, X one with a treasure, # a catastrophe."""


class TigrisOptions(Options, frozen=True):
    """The table's choices (rule 12): the English variant, the Artist, and a limit of rounds, 0 for none."""

    english: bool = False
    artist: bool = False
    max_rounds: Annotated[int, msgspec.Meta(ge=0, le=200)] = 0

    @property
    def colours(self) -> tuple[Colour, ...]:
        """The colours of the game."""
        return COLOURS if self.artist else COLOURS[:PLAIN_COLOURS]

    @property
    def monuments(self) -> tuple[Monument, ...]:
        """The monuments of the game."""
        return MONUMENTS if self.artist else MONUMENTS[:PLAIN_MONUMENTS]


class BuiltMonument(msgspec.Struct, frozen=True):
    """A monument on the map; `space` is the top-left one of its four."""

    monument: Monument
    space: Space


class Square(msgspec.Struct, frozen=True):
    """A square that a monument may be built on: its top-left space, and the monuments that fit it and are left."""

    space: Space
    monuments: tuple[Monument, ...]


class Side(msgspec.Struct, frozen=True):
    """One side of a conflict: whose it is, where the leader stands, and what supports it on the map."""

    seat: Seat
    space: Space
    supporters: tuple[Space, ...]

    @property
    def strength(self) -> int:
        """The board strength (rules 6.1 and 6.2)."""
        return len(self.supporters)


class Conflict(msgspec.Struct, frozen=True):
    """A conflict that is being fought between two leaders of one `color`.

    `commitment` is what the attacker has added, None until then.
    """

    kind: ConflictKind
    color: Colour
    attacker: Side
    defender: Side
    commitment: int | None = None

    @property
    def tiles(self) -> Colour:
        """The colour of the tiles that are added from the hand: red in a revolt (rule 6.1)."""
        return "red" if self.kind == "revolt" else self.color


class TreasureChoice(msgspec.Struct, frozen=True):
    """The owner of a trader chooses which treasure of the kingdom stays (rule 8): `spaces` hold one each, and any of
    `leave` may be left."""

    seat: Seat
    spaces: tuple[Space, ...]
    leave: tuple[Space, ...]


class Board(msgspec.Struct, frozen=True, dict=True):
    """Everything that lies open to everyone.

    `spaces` has the contents of the map but for the leaders: they stand, by seat and colour, where `leaders` says, None
    in the supply. `catastrophes` are those left by seat. `seat` is the active player, `actions` how many are left to
    it, the one in progress included. `turn` counts the turns of all from 1, `idle` the last of them in which nothing
    was done. `laid` is the tile that the action in progress laid, `union` the space of the unification marker, `wars`
    the colours that are still to be fought for there. The rest is the question of the phase.

    It is large because rule 14 lists so much that a position has to hold.
    """

    options: TigrisOptions
    spaces: Contents
    leaders: tuple[tuple[Space | None, ...], ...]
    catastrophes: tuple[int, ...]
    first: Seat
    seat: Seat
    monuments: tuple[BuiltMonument, ...] = ()
    actions: int = ACTIONS
    phase: Phase = "action"
    turn: int = 1
    idle: int = 0
    laid: Space | None = None
    union: Space | None = None
    wars: tuple[Colour, ...] = ()
    conflict: Conflict | None = None
    squares: tuple[Square, ...] = ()
    treasure: TreasureChoice | None = None
    ending: Ending | None = None

    @once
    def ground(self) -> Ground:
        """The map as sets of spaces, worked out at the first question."""
        return ground_of(self.spaces, self.leaders)

    @property
    def seats(self) -> int:
        """How many play."""
        return len(self.leaders)

    @property
    def clockwise(self) -> tuple[Seat, ...]:
        """All seats, the active one first."""
        return tuple([(self.seat + step) % self.seats for step in range(self.seats)])

    def with_leader(self, seat: Seat, colour: int, space: Space | None) -> Board:
        """The board once that leader stands there, or is back in the supply."""
        leaders, ground = led(self.leaders, seat, colour, space), self.ground
        if self.leaders[seat][colour] is not None:
            ground = ground.without_leader(seat, colour)
        if space is not None:
            ground = changing.with_leader(ground, Leader(bit(space), seat, colour))
        remember(self.spaces, leaders, ground)
        return replace(self, leaders=leaders)

    def with_contents(self, changed: dict[int, str]) -> Board:
        """The board once these spaces, by their number, have these contents."""
        spaces = self.spaces
        for number, letter in changed.items():
            spaces = spaces[:number] + letter + spaces[number + 1 :]
        remember(spaces, self.leaders, changing.with_contents(self.ground, changed))
        return replace(self, spaces=spaces)

    def contents(self, space: Space) -> str:
        """The letter of that space."""
        return self.spaces[space[1] * WIDTH + space[0]]


def led(leaders: Leaders, seat: Seat, colour: int, space: Space | None) -> Leaders:
    """The leaders once one of them stands there, or is back in the supply."""
    own = leaders[seat]
    moved = (*own[:colour], space, *own[colour + 1 :])
    return (*leaders[:seat], moved, *leaders[seat + 1 :])


class Position(msgspec.Struct, frozen=True):
    """Everything about a game.

    By seat: `hands` in the order of colours; `points`, a number for each colour; `treasures`. The bag has the tile that
    is drawn next first.
    """

    board: Board
    hands: tuple[Tiles, ...]
    points: tuple[tuple[int, ...], ...]
    treasures: tuple[int, ...]
    bag: Tiles

    def with_hand(self, seat: Seat, tiles: Tiles) -> Position:
        """The position once that is the hand of `seat`."""
        return replace(self, hands=(*self.hands[:seat], tiles, *self.hands[seat + 1 :]))

    def with_points(self, seat: Seat, colour: int, gained: int) -> Position:
        """The position once `seat` has so many more points of that colour."""
        own = self.points[seat]
        grown = (*own[:colour], own[colour] + gained, *own[colour + 1 :])
        return replace(self, points=(*self.points[:seat], grown, *self.points[seat + 1 :]))


class Unveiled(msgspec.Struct, frozen=True):
    """What was hidden, once the game is over, as in `Position`."""

    hands: tuple[Tiles, ...]
    points: tuple[tuple[int, ...], ...]
    treasures: tuple[int, ...]
    bag: Tiles


class Shown(msgspec.Struct, frozen=True):
    """What everyone may know (rule 11): the board, how many tiles are in each hand, and in the bag.

    `unveiled` is there once the game is over.
    """

    board: Board
    hands: tuple[int, ...]
    bag: int
    unveiled: Unveiled | None = None


class Screened(msgspec.Struct, frozen=True):
    """What lies behind a seat's screen: its hand, its points of each colour, its treasures (rule 11)."""

    hand: Tiles
    points: tuple[int, ...]
    treasures: int
