"""Pieces on the map lie apart, near to where they belong, and always at the same places."""

from __future__ import annotations

import math
import random
from itertools import combinations

import pytest

from examples import sampled
from ziggurat.games.civilization.areas import AREAS, LAND_AREAS, NUMBER_OF
from ziggurat_client.boards.civilization.land.reading import SIZE, SPOTS
from ziggurat_client.boards.civilization.placing.placing import piece_size, placed
from ziggurat_client.boards.civilization.placing.standing import Lying, Measure, Piece, Standing
from ziggurat_client.window.screen import Box

HAIR = 0.03
ONE = Measure(1.0)
AEGEAN = (
    *("athens", "corinth", "mycenae", "sparta", "thessaly", "chalcis", "troy"),
    *("lesbos", "miletus", "rhodes", "thera", "knossos", "phaistos"),
)


def crowd(seed: int) -> Standing:
    """Seven nations all over the map, with cities, sieges, contested areas and ships."""
    chance = random.Random(seed)
    cities: dict[int, int] = {}
    counters: dict[int, tuple[tuple[int, int], ...]] = {}
    for area in range(LAND_AREAS):
        if AREAS[area].site != "none" and chance.random() < 0.5:
            cities[area] = chance.randrange(7)
            if chance.random() < 0.1:
                counters[area] = (((cities[area] + 1) % 7, 7),)
        elif chance.random() < 0.6:
            seats = chance.sample(range(7), chance.choice((1, 1, 1, 2)))
            counters[area] = tuple((seat, chance.randint(1, 12)) for seat in seats)
    waters = [number for number, spot in enumerate(SPOTS) if spot.ship is not None]
    ships = {area: ((chance.randrange(7), 0),) for area in chance.sample(waters, 20)}
    return Standing(tuple(counters.items()), tuple(cities.items()), tuple(ships.items()))


def all_in_the_aegean() -> Standing:
    """A pile of each of seven nations next to the other, with cities between them and three ships in one place."""
    numbers = [NUMBER_OF[area] for area in AEGEAN]
    counters = tuple((number, ((place % 7, 2),)) for place, number in enumerate(numbers) if place % 3)
    cities = tuple((number, place % 7) for place, number in enumerate(numbers) if place % 3 == 0)
    return Standing(counters, cities, ((NUMBER_OF["thera"], ((0, 0), (1, 0), (1, 1))),))


def overlap(one: Box, other: Box) -> float:
    """How far two boxes lie over each other, the lesser way."""
    across = min(one.right, other.right) - max(one.x, other.x)
    return min(across, min(one.bottom, other.bottom) - max(one.y, other.y))


MEASURES = [ONE, Measure(1.0, 1.2), Measure(1.5, 1.2), Measure(3.5, 1.7), Measure(5.0, 1.9)]
POSITIONS = [crowd(1), crowd(2), all_in_the_aegean()]


@sampled("measure", MEASURES, every=2)
@pytest.mark.parametrize("standing", POSITIONS)
def test_no_two_pieces_lie_over_each_other(standing: Standing, measure: Measure) -> None:
    boxes = [lying.box for lying in placed(standing, measure).values()]
    assert max(overlap(one, other) for one, other in combinations(boxes, 2)) * measure.scale < HAIR


@pytest.mark.parametrize("standing", POSITIONS)
def test_every_piece_stays_on_the_map(standing: Standing) -> None:
    boxes = [lying.box for lying in placed(standing, ONE).values()]
    assert min(min(box.x, box.y, SIZE.width - box.right, SIZE.height - box.bottom) for box in boxes) > -HAIR


def test_the_same_pieces_always_lie_at_the_same_places() -> None:
    assert placed(crowd(3), ONE) == placed(crowd(3), ONE)


def test_every_pile_city_and_ship_has_a_place() -> None:
    standing = crowd(4)
    wanted = {Piece("counter", area, seat) for area, own in standing.counters for seat, _ in own}
    wanted |= {Piece("city", area, seat) for area, seat in standing.cities}
    wanted |= {Piece("ship", area, seat, number) for area, own in standing.ships for seat, number in own}
    assert wanted <= placed(standing, ONE).keys()


def test_a_pile_alone_lies_in_the_middle_of_its_area() -> None:
    area = NUMBER_OF["garamantia"]
    lying = placed(Standing(((area, ((3, 2),)),)), ONE)[Piece("counter", area, 3)]
    assert math.dist(lying.box.centre, SPOTS[area].middle) < 8
    assert lying.home is None


def centres(found: dict[Piece, Lying]) -> dict[Piece, tuple[float, float]]:
    return {piece: lying.box.centre for piece, lying in found.items() if piece.kind in ("counter", "city", "ship")}


def test_seven_nations_in_the_aegean_stay_near_their_areas() -> None:
    far = [
        math.dist(centre, SPOTS[piece.area].middle)
        for piece, centre in centres(placed(all_in_the_aegean(), ONE)).items()
    ]
    assert max(far) < 80


def test_a_piece_that_had_to_move_far_knows_its_home_and_others_do_not() -> None:
    for piece, lying in placed(all_in_the_aegean(), ONE).items():
        if piece.kind == "ship":
            far = math.dist(lying.box.centre, SPOTS[piece.area].ship or (0, 0))
            assert (lying.home is not None) == (far > 15)


def test_piles_of_one_area_stand_one_below_the_other_above_its_limit() -> None:
    area = NUMBER_OF["gaetulia"]
    found = placed(Standing(((area, ((0, 2), (4, 3))),)), ONE)
    first, second = found[Piece("counter", area, 0)].box, found[Piece("counter", area, 4)].box
    assert first.bottom <= second.y + HAIR
    assert second.bottom <= found[Piece("limit", area)].box.y + HAIR


def test_besiegers_stand_beside_the_city() -> None:
    area = NUMBER_OF["assur"]
    found = placed(Standing(((area, ((1, 7),)),), ((area, 2),)), ONE)
    assert found[Piece("counter", area, 1)].box.x >= found[Piece("city", area, 2)].box.right - HAIR


def test_a_name_stands_above_its_piles_and_below_its_city() -> None:
    land, town = NUMBER_OF["mari"], NUMBER_OF["assur"]
    standing = Standing(((land, ((1, 2),)),), ((town, 2),))
    found = placed(standing, Measure(3.5, 1.7), {land: 120.0, town: 90.0})
    assert found[Piece("name", land)].box.bottom <= found[Piece("counter", land, 1)].box.y + HAIR
    assert found[Piece("name", town)].box.y >= found[Piece("city", town, 2)].box.bottom - HAIR


def test_pieces_grow_where_one_looks_nearer() -> None:
    sizes = [piece_size(zoom, 1.0, 7) for zoom in (1.0, 1.5, 2.2, 3.5, 5.0)]
    assert sizes == sorted(sizes)
    assert sizes[0] == 1.0


def test_in_a_small_window_few_nations_have_larger_pieces_than_many() -> None:
    assert piece_size(1.0, 2 / 3, 3) > piece_size(1.0, 2 / 3, 7) > piece_size(1.0, 1.0, 7)
