"""A movement while it is being planned: what stands where in the end, and by which steps."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from ziggurat.bots.civilization.geography import Waters, waters
from ziggurat.games.civilization.actions import CivilizationAction, EndMovement, Load, Move, Sail, Unload, ship_id
from ziggurat.games.civilization.areas import AREAS, LAND_AREAS, LIMITS, AreaNumber
from ziggurat.games.civilization.moving import moving
from ziggurat.games.civilization.position import Board, Ship
from ziggurat.games.game import Seat

CLOSED: Final = -9.0
"""What a token is worth where it must not go."""


class Worths:
    """By area what the first own token there is worth, the second, each further one up to `room`, and each beyond."""

    def __init__(self) -> None:
        self.first: list[float] = [0.0] * LAND_AREAS
        self.second: list[float] = [0.0] * LAND_AREAS
        self.further: list[float] = [0.0] * LAND_AREAS
        self.beyond: list[float] = [0.0] * LAND_AREAS
        self.room: list[int] = list(LIMITS[:LAND_AREAS])

    def of(self, area: AreaNumber, which: int) -> float:
        """What the token that is the `which`-th there is worth."""
        if which > self.room[area]:
            return self.beyond[area]
        if which == 1:
            return self.first[area]
        return self.second[area] if which == 2 else self.further[area]

    def settle(self, area: AreaNumber, worth: float) -> None:
        """Make every token worth the same there."""
        self.first[area] = self.second[area] = self.further[area] = self.beyond[area] = worth


class Draft:
    """The movement of one nation. `count` are its tokens by area, `free` those of them that have not moved."""

    def __init__(self, board: Board, seat: Seat, worths: Worths) -> None:
        nation, moved = board.nations[seat], moving(board).moved
        self.board: Board = board
        self.seat: Seat = seat
        self.worths: Worths = worths
        self.count: list[int] = list(nation.tokens)
        self.free: list[int] = [tokens - moved[area] for area, tokens in enumerate(nation.tokens)]
        self.walks: dict[tuple[AreaNumber, AreaNumber], int] = {}
        self.voyages: list[CivilizationAction] = []
        self.ships: list[Ship | None] = list(nation.ships)
        self.waters: Waters = waters(board, seat)

    def loss(self, area: AreaNumber) -> float:
        """What is lost by taking one token away from there."""
        return self.worths.of(area, self.count[area])

    def gain(self, area: AreaNumber) -> float:
        """What is gained by one more token there."""
        return self.worths.of(area, self.count[area] + 1)

    def walk(self, start: AreaNumber, to: AreaNumber) -> None:
        """Have one token cross a land border."""
        self.count[start] -= 1
        self.free[start] -= 1
        self.count[to] += 1
        self.walks[start, to] = self.walks.get((start, to), 0) + 1

    def carry(self, number: int, path: list[AreaNumber], load: int, drops: list[tuple[AreaNumber, int]]) -> None:
        """Have that ship take tokens aboard where the path begins, and land them on its way."""
        ship = self.ships[number]
        if ship is None:
            raise ValueError("there is no such ship")
        name = ship_id(self.board.nations[self.seat].id, number)
        start = path[0]
        if load:
            self.voyages.append(Load(name, load))
            self.count[start] -= load
            self.free[start] -= load
        for at, area in enumerate(path):
            if at:
                self.voyages.append(Sail(name, AREAS[area].id))
            for landing, tokens in drops:
                if landing == area and at:
                    self.voyages.append(Unload(name, tokens))
                    self.count[area] += tokens
        self.ships[number] = Ship(path[-1], 0, ship.sailed + len(path) - 1)

    def hold(self, area: AreaNumber) -> None:
        """Keep what is there, and send no more."""
        self.free[area] = 0
        self.worths.settle(area, 0.0)

    @property
    def actions(self) -> tuple[CivilizationAction, ...]:
        """The steps, and the end of the movement."""
        walks = [Move(AREAS[start].id, AREAS[to].id, count) for (start, to), count in self.walks.items()]
        return (*walks, *self.voyages, EndMovement())

    @property
    def moved(self) -> Board:
        """The board with everything where it stands in the end; the movement is not over yet."""
        nation = self.board.nations[self.seat]
        after = replace(nation, tokens=tuple(self.count), ships=tuple(self.ships))
        return self.board.with_nation(self.seat, after)
