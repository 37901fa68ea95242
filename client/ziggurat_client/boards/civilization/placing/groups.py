"""What lies together on the map: counters with the limit of their area below them, a city with those who besiege it."""

from __future__ import annotations

import math
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from ziggurat.games.civilization.areas import AREAS, LAND_AREAS, LIMITS, AreaNumber
from ziggurat.games.game import Seat
from ziggurat_client.art.shape import Point
from ziggurat_client.boards.civilization.art import city, counter, places, ship
from ziggurat_client.boards.civilization.land.reading import LAND, SPOTS
from ziggurat_client.boards.civilization.placing.standing import Measure, Piece, Standing
from ziggurat_client.window.screen import Box

NAME_HEIGHT: Final = 26.0
"""How high the line of an area's name is, in units of the screen."""
_BELOW: Final = 3.0
"""What is left free below a pile."""
_SOCKETS: Final = 9.0
_CITY: Final = (city.DESIGN, city.DESIGN + 1)
_CITY_RISES: Final = 6.0
_CITY_FIXED, _SITE_FIXED, _SHIP_FIXED, _VOLCANO_FIXED = 0.55, 0.45, 0.10, 0.75
_BESIDE: Final = 3.0
_LEASH: Final = 30.0


class Part(NamedTuple):
    """A piece and its box from the group's upper left corner, in units of the screen."""

    piece: Piece
    box: Box


class Group(NamedTuple):
    """Pieces that are moved together; `home` is where the middle belongs, in units of the map."""

    home: Point
    width: float
    height: float
    parts: tuple[Part, ...]
    fixed: float = 0.0
    rises: float = 0.0
    """How far above its home the middle lies."""
    leash: float = math.inf
    """How far it may lie from its home; it is left out where there is no room so near."""


def groups(standing: Standing, measure: Measure, names: Mapping[AreaNumber, float]) -> Iterator[Group]:
    """Everything on the map, areas in order; `names` are how wide the names are that stand above their areas."""
    counters, cities = dict(standing.counters), dict(standing.cities)
    for area in range(LAND_AREAS):
        name = names.get(area, 0.0)
        if area in cities:
            yield _city(area, cities[area], counters.get(area, ()), measure, name)
            continue
        yield _counters(area, counters.get(area, ()), measure, name)
        site = SPOTS[area].site
        if site is not None and AREAS[area].site != "none":
            yield _single(Piece("site", area), site, (places.SITE, places.SITE), measure, _SITE_FIXED)
    for area, own in standing.ships:
        for seat, number in own:
            there = SPOTS[area].ship or SPOTS[area].middle
            yield _single(Piece("ship", area, seat, number), there, (ship.DESIGN, ship.HEIGHT), measure, _SHIP_FIXED)
    for number, point in enumerate(LAND.volcanoes):
        yield _single(Piece("volcano", -1, number=number), point, (16.0, 18.0), measure, _VOLCANO_FIXED)


@lru_cache(maxsize=1024)
def _single(piece: Piece, home: Point, size: tuple[float, float], measure: Measure, fixed: float) -> Group:
    width, height = size[0] * measure.size, size[1] * measure.size
    return Group(home, width, height, (Part(piece, Box(0, 0, width, height)),), fixed)


@lru_cache(maxsize=1024)
def _counters(area: AreaNumber, own: tuple[tuple[Seat, int], ...], measure: Measure, name: float) -> Group:
    """The name, a pile for each seat below it, and the limit below them all."""
    z = measure.size
    used = sum(count for _, count in own)
    limit = Box(0, 0, places.limit_width(places.SOCKET * z, LIMITS[area], used), _SOCKETS * z)
    piles = [(Piece("counter", area, seat), _pile(count, measure)) for seat, count in own]
    column = [*piles, (Piece("limit", area), limit)]
    if name:
        column.insert(0, (Piece("name", area), Box(0, 0, name, NAME_HEIGHT)))
    width, parts = _stacked(column)
    leash = math.inf if own or name else _LEASH * z
    return Group(SPOTS[area].middle, width, parts[-1].box.bottom, parts, leash=leash)


def _city(
    area: AreaNumber, owner: Seat, besiegers: tuple[tuple[Seat, int], ...], measure: Measure, name: float
) -> Group:
    """The city, those who besiege it beside it, and its name below."""
    z = measure.size
    wide, high = _CITY[0] * z, _CITY[1] * z
    piles = [(Piece("counter", area, seat), _pile(count, measure)) for seat, count in besiegers]
    beside, column = _stacked(piles)
    down = max(0.0, (high - sum(box.height for _, box in piles)) / 2)
    width = wide + (beside + _BESIDE * z if piles else 0.0)
    height = max(high, down + sum(box.height for _, box in piles))
    left = max(0.0, (name - width) / 2)
    parts = [Part(Piece("city", area, owner), Box(left, 0, wide, high))]
    for part in column:
        x, y, *size = part.box
        parts.append(Part(part.piece, Box(left + wide + _BESIDE * z + x, down + y, *size)))
    if name:
        parts.append(Part(Piece("name", area), Box(max(0.0, (width - name) / 2), height, name, NAME_HEIGHT)))
    return Group(
        SPOTS[area].site or SPOTS[area].middle,
        max(width, name),
        height + (NAME_HEIGHT if name else 0.0),
        tuple(parts),
        _CITY_FIXED,
        _CITY_RISES * z,
    )


def _pile(count: int, measure: Measure) -> Box:
    room = counter.counter_size(counter.DESIGN * measure.size, count, measure.pixels)
    return Box(0, 0, room.width, room.height + _BELOW * measure.size)


def _stacked(column: list[tuple[Piece, Box]]) -> tuple[float, tuple[Part, ...]]:
    """Boxes one below another, each in the middle; also how wide that is."""
    width = max((box.width for _, box in column), default=0.0)
    parts, down = [], 0.0
    for piece, box in column:
        parts.append(Part(piece, Box((width - box.width) / 2, down, box.width, box.height)))
        down += box.height
    return width, tuple(parts)
