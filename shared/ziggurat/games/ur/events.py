"""What happens in Ur. All of it is open: nobody holds a secret but the pile, and no event names a hidden tile."""

from __future__ import annotations

from typing import Literal, TypeAlias

from ziggurat.games.game import OpenEvent, Seat
from ziggurat.games.ur.position import Cubes, Ending, Phase
from ziggurat.games.ur.tiles import OpenTile


class CubesPlaced(OpenEvent, frozen=True):
    """`count` cubes of `seat` came from its supply onto `square`."""

    seat: Seat
    square: int
    count: int


class Farmed(OpenEvent, frozen=True):
    """Agriculture: one cube left each square in `withered`, then `sown` arrived."""

    seat: Seat
    withered: tuple[int, ...]
    sown: tuple[Cubes, ...]


class Traded(OpenEvent, frozen=True):
    """Trade was performed: `gains` arrived at once; a short supply leaves the rest to a choice."""

    seat: Seat
    gains: tuple[Cubes, ...]


class Inspired(OpenEvent, frozen=True):
    """Culture was performed by `seat`: `gains` arrived at once, each in the colour of its tile's owner."""

    seat: Seat
    gains: tuple[Cubes, ...]


class Allotted(OpenEvent, frozen=True):
    """`seat` chose where the cubes of a short supply went."""

    seat: Seat
    cause: Literal["trade", "culture"]
    gains: tuple[Cubes, ...]


class Redistributed(OpenEvent, frozen=True):
    """Politics: the owned tiles had `before` and have `after`, square by square in the same order."""

    seat: Seat
    before: tuple[Cubes, ...]
    after: tuple[Cubes, ...]


class Attacked(OpenEvent, frozen=True):
    """One attack: `fallen` cubes fell on each side, `toll` more on the attacker's, then `moved` marched in.

    `defender` is the seat that lost the target, or None if it was free. `left` cubes stayed on the attacker's tile.
    """

    seat: Seat
    attacker: int
    target: int
    defender: Seat | None
    fallen: int
    toll: int
    moved: int
    left: int


class ZigguratBuilt(OpenEvent, frozen=True):
    """A ziggurat of `seat` stands on `square`; `stock` are left."""

    seat: Seat
    square: int
    stock: int


class Swapped(OpenEvent, frozen=True):
    """`seat` laid down `given` (face up as written) and took `taken` from `square`, or from the market if None."""

    seat: Seat
    square: int | None
    taken: OpenTile
    given: OpenTile


class Kept(OpenEvent, frozen=True):
    """`seat` kept its tile in the opening swap."""

    seat: Seat


class LastRoundBegan(OpenEvent, frozen=True):
    """The fifth ziggurat stands: the round is played to its end."""


class TurnBegan(OpenEvent, frozen=True):
    """The turn passed to `seat`; `forced` cubes must be placed first (0 in an ordinary turn)."""

    seat: Seat
    phase: Phase
    round: int
    forced: int


class GameEnded(OpenEvent, frozen=True):
    """The game is over."""

    ending: Ending


UrEvent: TypeAlias = (
    CubesPlaced
    | Farmed
    | Traded
    | Inspired
    | Allotted
    | Redistributed
    | Attacked
    | ZigguratBuilt
    | Swapped
    | Kept
    | LastRoundBegan
    | TurnBegan
    | GameEnded
)
