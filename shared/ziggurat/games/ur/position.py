"""The position of a game of Ur: plain frozen values, so that it can be compared, kept, and sent as it is."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec

from ziggurat.games.game import Options, Seat
from ziggurat.games.once import once
from ziggurat.games.ur.ground import NOBODY as NOBODY
from ziggurat.games.ur.ground import Ground, ground_of
from ziggurat.games.ur.tiles import OpenTile, Tile

CUBES_PER_PLAYER: Final = 20
MOST_CUBES: Final = 5
"""The most cubes a tile can carry, and the number that lets it be built on."""
ZIGGURATS: Final = 5
SLOTS: Final = 2
"""A turn's slots: one for each action performed or cube placed."""

Phase: TypeAlias = Literal["placement", "opening", "turn", "over"]
Ending: TypeAlias = Literal["no_swap", "fifth_ziggurat", "max_rounds"]


class UrOptions(Options, frozen=True):
    """The table's choices. Rulings 6 and 15."""

    lone_fields_wither: bool = True
    max_rounds: Annotated[int, msgspec.Meta(ge=1, le=999)] | None = None


class Cubes(msgspec.Struct, frozen=True, array_like=True):
    """A number of cubes on (or for) one square; on the wire the pair [square, count]."""

    square: Annotated[int, msgspec.Meta(ge=0, le=35)]
    count: Annotated[int, msgspec.Meta(ge=0, le=20)]


class TurnState(msgspec.Struct, frozen=True, dict=True):
    """What the seat has done in its turn so far (rule 4).

    `performed`: letters of the actions, in order. `placed`: cubes placed instead of an action. `closed`: nothing more
    before the swap, because both slots went to one deed. `at_war`: the last deed was an attack, so the war goes on.
    `forced`: cubes that must be placed on one free tile first (rule 4.3).
    """

    performed: str = ""
    placed: int = 0
    closed: bool = False
    at_war: bool = False
    forced: int = 0

    @once
    def slots_used(self) -> int:
        """0 to 2."""
        return SLOTS if self.closed else len(self.performed) + self.placed


UNTOUCHED: Final = TurnState()
"""An ordinary turn in which nothing has been done yet."""
CLOSED: Final = TurnState(closed=True)
"""A turn in which nothing but the swap is left to do."""


class Allotment(msgspec.Struct, frozen=True):
    """A choice that a short supply forces (rules 5.2 and 5.3): `seat` places `total` cubes on `squares`.

    `most[i]` is the most that `squares[i]` may receive; together they would take more than `total`.
    """

    seat: Seat
    cause: Literal["trade", "culture"]
    squares: tuple[int, ...]
    most: tuple[int, ...]
    total: int


class Position(msgspec.Struct, frozen=True, dict=True):
    """Everything about a game of Ur.

    `tiles`, `owners`, `cubes` and `ziggurats` run over the squares; `owners` and `ziggurats` hold a seat or NOBODY.
    `supplies` and `hands` run over the seats. `market` has the available tile first; tiles below it are hidden from
    all. `stock` is the number of ziggurats left. In the phases "placement" and "opening", `round` counts the rounds of
    that phase; in "turn" it counts full rounds from 1. `turns` numbers the turns of the whole game. `pending` holds the
    choices that interrupt the turn, first one first. `last_round` is set by the fifth ziggurat.
    """

    options: UrOptions
    side: int
    tiles: tuple[OpenTile, ...]
    owners: tuple[int, ...]
    cubes: tuple[int, ...]
    ziggurats: tuple[int, ...]
    supplies: tuple[int, ...]
    hands: tuple[OpenTile, ...]
    market: tuple[Tile, ...]
    stock: int
    phase: Phase
    round: int
    turns: int
    first: Seat
    seat: Seat
    turn: TurnState = UNTOUCHED
    pending: tuple[Allotment, ...] = ()
    last_round: bool = False
    ending: Ending | None = None

    @once
    def ground(self) -> Ground:
        """Whose the squares are, worked out at the first question."""
        return ground_of(self.owners, self.ziggurats, len(self.hands))
