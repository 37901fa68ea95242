"""The position of a game of Civilization, and what is shown of it: plain frozen values (rules 4 and 14)."""

from __future__ import annotations

from typing import Annotated, Final, Literal, TypeAlias

import msgspec
from msgspec.structs import replace

from ziggurat.games.civilization.actions import CivilizationAction
from ziggurat.games.civilization.areas import LAND_AREAS, AreaNumber
from ziggurat.games.civilization.nations import CITIES, NATIONS, SHIPS, NationId
from ziggurat.games.game import Options, Seat

Mode: TypeAlias = Literal["nomads", "farmers"]
Phase: TypeAlias = Literal[
    "nations", "expansion", "census", "ships", "movement", "conflicts", "support", "cities", "over"
]
Ending: TypeAlias = Literal["last_turn", "succession", "wiped_out", "turn_limit"]
TOGETHER: Final[frozenset[Phase]] = frozenset(("expansion", "ships", "conflicts", "cities"))
"""The phases in which several nations are asked at once, and may replace their answers until all are in (3.1)."""
NOMADS_TURNS: Final = 16
"""The turns of a game of nomads (7)."""


class CivilizationOptions(Options, frozen=True):
    """The table's choices (rule 3): the mode; in farmers whether the nations of a conflict may go on at the limit, and
    the last turn, 0 for none."""

    mode: Mode = "farmers"
    fight_on: bool = True
    turn_limit: Annotated[int, msgspec.Meta(ge=0, le=200)] = 60

    @property
    def moot(self) -> frozenset[str]:
        return frozenset(("fight_on", "turn_limit")) if self.mode == "nomads" else frozenset()


class Ship(msgspec.Struct, frozen=True):
    """A ship on the map: its area, the tokens aboard, and the borders it has crossed this turn."""

    area: AreaNumber
    aboard: int = 0
    sailed: int = 0


class Nation(msgspec.Struct, frozen=True):
    """What belongs to one nation: its stock, its tokens by area number, the numbers of the areas with its cities in
    rising order, its ships by number less one, its tokens at the last census, and its succession marker."""

    id: NationId
    stock: int
    tokens: tuple[int, ...]
    cities: tuple[AreaNumber, ...] = ()
    ships: tuple[Ship | None, ...] = (None,) * SHIPS
    census: int = 0
    marker: int = 0

    @property
    def rank(self) -> int:
        """Its place in nation order, from 0."""
        return NATIONS.index(self.id)

    @property
    def free_cities(self) -> int:
        """Its city markers that are not on the map."""
        return CITIES - len(self.cities)

    @property
    def on_map(self) -> int:
        """Its tokens that stand on the map."""
        return sum(self.tokens)

    @property
    def sailing(self) -> tuple[tuple[int, Ship], ...]:
        """Its ships on the map, with their places among the four."""
        return tuple([(number, ship) for number, ship in enumerate(self.ships) if ship is not None])

    def moved_in(self, area: AreaNumber, count: int) -> Nation:
        """The nation with so many tokens more in that area; fewer if `count` is negative. The stock is as it was."""
        tokens = self.tokens
        return replace(self, tokens=(*tokens[:area], tokens[area] + count, *tokens[area + 1 :]))

    def placed(self, area: AreaNumber, count: int) -> Nation:
        """The nation with so many tokens put from its stock in that area; returned to it if `count` is negative."""
        return replace(self.moved_in(area, count), stock=self.stock - count)

    def with_city(self, area: AreaNumber) -> Nation:
        """The nation with one more city marker there."""
        return replace(self, cities=tuple(sorted((*self.cities, area))))

    def without_city(self, area: AreaNumber) -> Nation:
        """The nation without its city there."""
        return replace(self, cities=tuple([each for each in self.cities if each != area]))

    def with_ship(self, number: int, ship: Ship | None) -> Nation:
        """The nation with that ship at that place among its four."""
        return replace(self, ships=(*self.ships[:number], ship, *self.ships[number + 1 :]))


class Movement(msgspec.Struct, frozen=True):
    """Phase 5: whose turn it is, who moves after that, by area number the tokens of the mover that have moved, and how
    the mover stood at the start."""

    seat: Seat
    after: tuple[Seat, ...]
    moved: tuple[int, ...]
    start: Nation


class Conflict(msgspec.Struct, frozen=True):
    """A conflict of phase 6: where, and the seats concerned in nation order; `city` is whose city it is about."""

    area: AreaNumber
    seats: tuple[Seat, ...]
    city: Seat | None = None


class Fight(msgspec.Struct, frozen=True):
    """A fight that stands still: who loses tokens together, in order, and the place of the group that is next."""

    area: AreaNumber
    groups: tuple[tuple[Seat, ...], ...]
    next: int


class Board(msgspec.Struct, frozen=True):
    """What lies open: everything but the answers that are not all in.

    `spans` counts the stretches of the match that are over. `products` are the values of the products drawn, by seat.
    `owing` are the seats whose decision is awaited, `answered` those that have answered already. `conflicts` are still
    to be resolved, in order, `waiting` are those whose surrender is put off (6.3); `fight` is one that stands still.
    """

    options: CivilizationOptions
    products: tuple[int, ...]
    nations: tuple[Nation, ...] = ()
    chosen: tuple[NationId | None, ...] = ()
    turn: int = 0
    phase: Phase = "nations"
    spans: int = 0
    owing: tuple[Seat, ...] = ()
    answered: tuple[Seat, ...] = ()
    movement: Movement | None = None
    conflicts: tuple[Conflict, ...] = ()
    waiting: tuple[Conflict, ...] = ()
    fight: Fight | None = None
    ending: Ending | None = None

    @property
    def seats(self) -> int:
        """How many nations are played."""
        return len(self.products)

    @property
    def in_nation_order(self) -> tuple[Seat, ...]:
        """The seats by the nations that they play."""
        return tuple(sorted(range(self.seats), key=lambda seat: self.nations[seat].rank))

    def with_nation(self, seat: Seat, nation: Nation) -> Board:
        """The board on which the nation of that seat stands so."""
        return replace(self, nations=(*self.nations[:seat], nation, *self.nations[seat + 1 :]))

    def present(self, area: AreaNumber) -> tuple[Seat, ...]:
        """The seats with tokens in that area."""
        return tuple([seat for seat, nation in enumerate(self.nations) if nation.tokens[area]])

    def city_in(self, area: AreaNumber) -> Seat | None:
        """Whose city stands in that area."""
        return next((seat for seat, nation in enumerate(self.nations) if area in nation.cities), None)


class Position(msgspec.Struct, frozen=True):
    """Everything: the board, and by seat the answer that waits for those of others."""

    board: Board
    answers: tuple[CivilizationAction | None, ...]


class Shown(msgspec.Struct, frozen=True):
    """What everyone sees."""

    board: Board


class OwnAnswer(msgspec.Struct, frozen=True):
    """What a seat alone knows: its own answer, while those of others are missing."""

    answer: CivilizationAction | None


NOBODY_HERE: Final = (0,) * LAND_AREAS
"""No token in any area."""
