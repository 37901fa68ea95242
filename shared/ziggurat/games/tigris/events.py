"""What happens in a game. All of it is open but the colours of what is swapped and drawn, which only their owner sees
(rules 11 and 15)."""

from __future__ import annotations

from typing import Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from ziggurat.games.game import Event, OpenEvent, Seat, Viewer
from ziggurat.games.tigris.colours import Colour
from ziggurat.games.tigris.monuments import Monument
from ziggurat.games.tigris.position import ConflictKind, Ending, Side, Square
from ziggurat.games.tigris.spaces import Space

GainCause: TypeAlias = Literal["tile", "revolt", "war", "monument"]
RemovalCause: TypeAlias = Literal["revolt", "war", "stranded"]
LossCause: TypeAlias = Literal["war", "catastrophe"]
SideName: TypeAlias = Literal["attacker", "defender"]


class TurnStarted(OpenEvent, frozen=True):
    """Turn number `turn` of the game begins; it is the turn of `seat`."""

    seat: Seat
    turn: int


class TilePlaced(OpenEvent, frozen=True):
    """`seat` laid a tile; it touched so many kingdoms."""

    seat: Seat
    color: Colour
    space: Space
    kingdoms: int


class VpGained(OpenEvent, frozen=True):
    """`seat` gained `amount` points of a colour. `space` is the tile's, the winning leader's or the top-left one of
    the monument."""

    seat: Seat
    color: Colour
    amount: int
    cause: GainCause
    space: Space


class LeaderPlaced(OpenEvent, frozen=True):
    """A leader of `seat` came from the supply to `space`."""

    seat: Seat
    color: Colour
    space: Space


class LeaderMoved(OpenEvent, frozen=True):
    """A leader of `seat` went from one space to another."""

    seat: Seat
    color: Colour
    from_space: Space
    to_space: Space


class LeaderWithdrawn(OpenEvent, frozen=True):
    """`seat` took a leader on `space` back into the supply."""

    seat: Seat
    color: Colour
    space: Space


class LeaderRemoved(OpenEvent, frozen=True):
    """A leader of `seat` had to leave `space` for the supply."""

    seat: Seat
    color: Colour
    space: Space
    cause: RemovalCause


class UnificationMarked(OpenEvent, frozen=True):
    """The tile on `space` unites two kingdoms and wears the marker."""

    space: Space


class UnificationCleared(OpenEvent, frozen=True):
    """Nothing is left to fight for; the marker is taken from `space`."""

    space: Space


class WarsFound(OpenEvent, frozen=True):
    """In the united kingdom two leaders of each of these colours stand; `chooser` says which fight is next."""

    colors: tuple[Colour, ...]
    chooser: Seat


class WarCancelled(OpenEvent, frozen=True):
    """The kingdom fell apart, so that these leaders stand in one no more."""

    color: Colour


class ConflictStarted(OpenEvent, frozen=True):
    """Two leaders of a colour fight; both sides have this strength on the map."""

    kind: ConflictKind
    color: Colour
    attacker: Side
    defender: Side
    strengths: tuple[int, int]


class Reinforced(OpenEvent, frozen=True):
    """`seat` added `count` tiles of a colour, and its side has `total` now."""

    seat: Seat
    side: SideName
    color: Colour
    count: int
    total: int


class ConflictResolved(OpenEvent, frozen=True):
    """The conflict is decided. `totals` are the attacker's and the defender's; `removed` are the spaces that lose their
    tile, `protected` those of supporting temples that stay."""

    winner: Seat
    loser: Seat
    totals: tuple[int, int]
    removed: tuple[Space, ...]
    protected: tuple[Space, ...]


class TilesRemoved(OpenEvent, frozen=True):
    """The tiles on these spaces, of these colours, left the game."""

    spaces: tuple[Space, ...]
    colors: tuple[Colour, ...]
    cause: LossCause


class CatastrophePlaced(OpenEvent, frozen=True):
    """`seat` laid a catastrophe; `color` is that of the tile it destroyed, if any."""

    seat: Seat
    space: Space
    color: Colour | None


class MonumentOffered(OpenEvent, frozen=True):
    """`seat` may build on one of these squares."""

    seat: Seat
    squares: tuple[Square, ...]


class MonumentBuilt(OpenEvent, frozen=True):
    """`seat` built a monument on the square whose top-left space that is."""

    seat: Seat
    monument: Monument
    space: Space


class MonumentDeclined(OpenEvent, frozen=True):
    """`seat` left the square as it is."""

    seat: Seat


class TreasureOffered(OpenEvent, frozen=True):
    """`seat` takes all treasures on `spaces` but one of those on `leave`."""

    seat: Seat
    spaces: tuple[Space, ...]
    leave: tuple[Space, ...]


class TreasureTaken(OpenEvent, frozen=True):
    """`seat` took the treasure on `space`."""

    seat: Seat
    space: Space


class TilesSwapped(Event, frozen=True):
    """`seat` gave up `count` tiles and drew as many; the bag has `bag` now. Only the seat is told the colours, each in
    their order."""

    seat: Seat
    count: int
    bag: int
    given: tuple[Colour, ...] | None
    drawn: tuple[Colour, ...] | None

    def seen_by(self, viewer: Viewer) -> Event:
        return self if viewer == self.seat else replace(self, given=None, drawn=None)


class TilesDrawn(Event, frozen=True):
    """`seat` filled its hand with `count` tiles; the bag has `bag` now. Only the seat is told the colours."""

    seat: Seat
    count: int
    bag: int
    drawn: tuple[Colour, ...] | None

    def seen_by(self, viewer: Viewer) -> Event:
        return self if viewer == self.seat else replace(self, drawn=None)


class ActionFinished(OpenEvent, frozen=True):
    """An action of `seat` is done, with all it caused; so many are left."""

    seat: Seat
    actions: int


class TurnEnded(OpenEvent, frozen=True):
    """The turn of `seat` is over."""

    seat: Seat


class FinalCount(msgspec.Struct, frozen=True):
    """What a seat comes to: points by colour and treasures, and its points in ascending order once the treasures are
    spread."""

    seat: Seat
    points: tuple[int, ...]
    treasures: int
    ascending: tuple[int, ...]
    rank: int


class GameOver(OpenEvent, frozen=True):
    """The game is over; `counts` run over the seats."""

    reason: Ending
    counts: tuple[FinalCount, ...]


TigrisEvent: TypeAlias = (
    TurnStarted
    | TilePlaced
    | VpGained
    | LeaderPlaced
    | LeaderMoved
    | LeaderWithdrawn
    | LeaderRemoved
    | UnificationMarked
    | UnificationCleared
    | WarsFound
    | WarCancelled
    | ConflictStarted
    | Reinforced
    | ConflictResolved
    | TilesRemoved
    | CatastrophePlaced
    | MonumentOffered
    | MonumentBuilt
    | MonumentDeclined
    | TreasureOffered
    | TreasureTaken
    | TilesSwapped
    | TilesDrawn
    | ActionFinished
    | TurnEnded
    | GameOver
)
