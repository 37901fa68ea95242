"""Points that are gained before the end."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from ziggurat.games import game_named
from ziggurat.games.civilization.position import CivilizationOptions, Mode

TIGRIS = game_named("tigris")
CIVILIZATION = game_named("civilization")


def test_in_tigris_points_of_all_colours_count_and_a_treasure_is_one() -> None:
    begun = TIGRIS.setup(2, TIGRIS.options_type(), 1)
    position = replace(begun, points=((1, 2, 0, 4), (9, 9, 9, 9)), treasures=(3, 0))
    assert [TIGRIS.points(position, seat) for seat in range(2)] == [10, 36]


@pytest.mark.parametrize("game", ["ur", "babel"])
def test_in_ur_and_babel_nothing_is_gained_for_good_before_the_end(game: str) -> None:
    rules = game_named(game)
    assert rules.points(rules.setup(2, rules.options_type(), 1), 0) is None


@pytest.mark.parametrize("mode", ["nomads", "farmers"])
def test_without_advances_nothing_is_gained_for_good_before_the_end(mode: Mode) -> None:
    assert CIVILIZATION.points(CIVILIZATION.setup(2, CivilizationOptions(mode=mode), 1), 0) is None


@pytest.mark.parametrize("mode", ["first_societies", "full"])
def test_whoever_has_no_nation_yet_has_no_points(mode: Mode) -> None:
    assert CIVILIZATION.points(CIVILIZATION.setup(2, CivilizationOptions(mode=mode), 1), 1) == 0
