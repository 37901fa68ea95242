"""What lies on the map and wants a place, and the places that it gets."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, NamedTuple

from ziggurat.games.civilization.areas import AreaNumber
from ziggurat.games.game import Seat
from ziggurat_client.art.shape import Point
from ziggurat_client.window.screen import Box

Kind = Literal["counter", "city", "ship", "limit", "site", "volcano", "name"]


class Piece(NamedTuple):
    """Something on the map: counters, a city and ships are a seat's. `number` tells alike ones in an area apart.

    Of a volcano `number` is its place in the data, and its area is -1.
    """

    kind: Kind
    area: AreaNumber
    seat: Seat = -1
    number: int = 0


@dataclass(frozen=True)
class Standing:
    """What stands where: in each area counters by seat, whose city is there, and ships as pairs of seat and number."""

    counters: tuple[tuple[AreaNumber, tuple[tuple[Seat, int], ...]], ...] = ()
    cities: tuple[tuple[AreaNumber, Seat], ...] = ()
    ships: tuple[tuple[AreaNumber, tuple[tuple[Seat, int], ...]], ...] = ()


class Lying(NamedTuple):
    """Where a piece lies, in units of the map. `home` is the point to which a line leads if it lies far from there."""

    box: Box
    home: Point | None = None


@dataclass(frozen=True)
class Measure:
    """How large things are: units of the screen to one of the map, the size of pieces (1: as where the map is whole),
    and pixels to a unit of the screen."""

    scale: float
    size: float = 1.0
    pixels: float = 1.0
