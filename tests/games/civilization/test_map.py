"""The map's data agree with the rules (5 and 18)."""

from __future__ import annotations

from collections import Counter

import pytest

from ziggurat.games.civilization.areas import AREAS, BY_LAND, BY_WATER, LAND_AREAS, MAP, NUMBER_OF, Area
from ziggurat.games.civilization.nations import NATIONS

LAND = AREAS[:LAND_AREAS]


def area(name: str) -> Area:
    return AREAS[NUMBER_OF[name]]


def test_there_are_131_areas_with_land_and_11_open_seas() -> None:
    assert Counter(each.kind for each in AREAS) == {"land": 45, "coast": 86, "sea": 11}
    assert {each.kind for each in LAND} == {"land", "coast"}


def test_numbers_follow_the_ids() -> None:
    ids = [each.id for each in LAND]
    assert ids == sorted(set(ids))


@pytest.mark.parametrize("borders", [BY_LAND, BY_WATER], ids=["land", "water"])
def test_borders_hold_from_both_sides(borders: tuple[tuple[int, ...], ...]) -> None:
    assert {(one, other) for one, others in enumerate(borders) for other in others} == {
        (other, one) for one, others in enumerate(borders) for other in others
    }
    assert all(one not in others for one, others in enumerate(borders))


def test_there_are_263_land_borders_and_194_water_borders() -> None:
    assert (sum(map(len, BY_LAND)), sum(map(len, BY_WATER))) == (2 * 263, 2 * 194)


def test_open_seas_have_water_borders_only_and_no_limit() -> None:
    for each in AREAS[LAND_AREAS:]:
        assert (each.land_borders, each.limit, each.site) == ((), 0, "none")
        assert each.water_borders


def test_areas_without_a_coast_have_no_water_border() -> None:
    assert all(bool(each.water_borders) <= (each.kind != "land") for each in LAND)


def test_water_borders_stay_within_a_body_of_water() -> None:
    for each in AREAS:
        assert {area(other).water_body for other in each.water_borders} <= {each.water_body}


def test_there_are_67_black_and_12_white_sites() -> None:
    assert Counter(each.site for each in LAND) == {"black": 67, "white": 12, "none": 52}


def test_limits_go_from_one_to_five() -> None:
    assert {each.limit for each in LAND} == {1, 2, 3, 4, 5}


@pytest.mark.parametrize(("name", "limit"), [("sparta", 1), ("mycenae", 1), ("corinth", 2)])
def test_the_peloponnese_has_its_printed_limits(name: str, limit: int) -> None:
    assert area(name).limit == limit


def test_rhodes_and_miletus_border_across_water_only() -> None:
    assert "miletus" in area("rhodes").water_borders
    assert "miletus" not in area("rhodes").land_borders


@pytest.mark.parametrize(
    ("volcano", "touched"),
    [("etna", {"syracuse", "messana"}), ("vesuvius", {"cumae", "lucania"}), ("thera", {"thera"})],
)
def test_volcanoes_touch_their_areas(volcano: str, touched: set[str]) -> None:
    assert {each.id for each in AREAS if each.volcano == volcano} == touched


def test_every_row_of_start_areas_names_known_nations_and_areas() -> None:
    for row in MAP.start_areas.values():
        assert set(row) <= set(NATIONS)
        assert all(NUMBER_OF[each] < LAND_AREAS for each in row.values())


def test_seven_players_choose_among_all_nine_nations() -> None:
    assert set(MAP.start_areas["7"]) == set(NATIONS)


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6, 7])
def test_start_areas_lie_in_open_regions(players: int) -> None:
    regions = MAP.open_regions[str(players)]
    assert {area(each).region for each in MAP.start_areas[str(players)].values()} <= set(regions)
