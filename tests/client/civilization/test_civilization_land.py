"""The geometry of the map agrees with the rules: the same areas and borders, and everything lies where it should."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from ziggurat.games.civilization.areas import AREAS, BY_LAND, BY_WATER, is_open_sea
from ziggurat_client.boards.civilization.land.outlines import area_at, outline, rings
from ziggurat_client.boards.civilization.land.reading import LAND, OUTSIDE, SIZE, SPOTS, Border, area_of, is_water


def shared(*, water: bool) -> set[frozenset[int]]:
    """The pairs of areas whose lands (or waters) share a line."""
    return {
        frozenset((area_of(border.left), area_of(border.right)))
        for border in LAND.borders
        if OUTSIDE not in (border.left, border.right)
        and is_water(border.left) == is_water(border.right) == water
        and area_of(border.left) != area_of(border.right)
    }


def pairs(borders: tuple[tuple[int, ...], ...]) -> set[frozenset[int]]:
    return {frozenset((one, other)) for one, others in enumerate(borders) for other in others}


def test_it_has_a_spot_for_each_area_of_the_rules_in_their_order() -> None:
    assert [spot.id for spot in SPOTS] == [area.id for area in AREAS]


def test_areas_that_one_may_walk_between_share_a_line_and_no_others_do() -> None:
    assert shared(water=False) == pairs(BY_LAND)


def test_areas_that_one_may_sail_between_share_a_line_and_no_others_do() -> None:
    assert shared(water=True) == pairs(BY_WATER)


def points() -> Iterator[tuple[int, tuple[float, float]]]:
    for number, spot in enumerate(SPOTS):
        for point in (spot.middle, spot.site, spot.ship):
            if point is not None:
                yield number, point


def test_middles_sites_and_the_places_of_ships_lie_in_their_areas() -> None:
    assert [number for number, point in points() if area_at(*point) != number] == []


def test_an_area_with_a_site_says_where_it_is() -> None:
    assert [area.id for area, spot in zip(AREAS, SPOTS, strict=True) if area.site != "none" and spot.site is None] == []


def test_an_area_with_water_says_where_ships_lie() -> None:
    assert [area.id for area, spot in zip(AREAS, SPOTS, strict=True) if area.kind != "land" and spot.ship is None] == []


def test_flood_plains_are_those_of_the_rules() -> None:
    plains = {area.flood_plain: spot.plain for area, spot in zip(AREAS, SPOTS, strict=True)}
    assert len(set(plains.values())) == len(plains)
    assert [spot.plain for spot in SPOTS] == [plains[area.flood_plain] for area in AREAS]


def test_there_are_three_volcanoes_and_each_lies_in_or_by_an_area_that_it_may_strike() -> None:
    struck = {number for number, area in enumerate(AREAS) if area.volcano is not None}
    assert len(LAND.volcanoes) == len({area.volcano for area in AREAS} - {None}) == 3
    assert [point for point in LAND.volcanoes if area_at(*point) not in struck] == []


def test_every_line_stays_on_the_map() -> None:
    assert all(0 <= x <= SIZE.width and 0 <= y <= SIZE.height for border in LAND.borders for x, y in border.line)


def test_the_areas_cover_the_map_and_none_of_them_another() -> None:
    assert sum(ring.area for ring in rings()) == pytest.approx(SIZE.width * SIZE.height, rel=1e-6)


def test_only_open_seas_are_without_land() -> None:
    assert all(bool(outline(number)) != is_open_sea(number) for number in range(len(AREAS)))


def test_beyond_the_edge_there_is_no_area() -> None:
    assert area_at(-1, 5) is None
    assert area_at(SIZE.width / 2, SIZE.height + 1) is None


def test_a_point_over_water_belongs_to_the_area_whose_water_it_is() -> None:
    number = next(number for number, area in enumerate(AREAS) if area.id == "sea_ionian")
    assert area_at(*SPOTS[number].middle) == number


def test_lines_with_the_outside_lie_on_the_edge_of_the_map() -> None:
    def on_edge(border: Border) -> bool:
        return all(min(x, y, SIZE.width - x, SIZE.height - y) < 0.01 for x, y in border.line)

    assert all(on_edge(border) for border in LAND.borders if OUTSIDE in (border.left, border.right))


def test_every_ring_of_the_map_encloses_something() -> None:
    assert all(len(ring.points) > 2 and ring.area for ring in rings())


def test_a_hole_is_painted_before_the_island_that_fills_it() -> None:
    order = rings()
    for number, ring in enumerate(order):
        filling = [each for each in order[:number] if ring.is_hole and each.bounds == ring.bounds and not each.is_hole]
        assert not filling
