"""Ruling 3 and rule 6: everything is open but the tiles under the top of the two-player pile."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from games.ur.scenes import FOUR, THREE, TWO, UR, scene

PILE = "AC TC PW"


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_the_top_of_the_pile_is_open_and_the_rest_is_hidden(viewer: int | None) -> None:
    view = UR.view(scene(hands=TWO, market=PILE).position, viewer)
    assert view.public.market == ("AC", "??", "??")


@pytest.mark.parametrize("viewer", [None, 0, 1])
def test_everything_else_is_open_to_everyone(viewer: int | None) -> None:
    position = scene("WTa3 TCb2 PCa*", hands=TWO, market=PILE).position
    view = UR.view(position, viewer)
    assert replace(view.public, market=position.market) == position


@pytest.mark.parametrize(("hands", "market"), [(THREE, "AC"), (FOUR, "")])
def test_with_more_players_nothing_is_hidden(hands: str, market: str) -> None:
    position = scene(hands=hands, market=market).position
    assert UR.view(position, 0).public == position


def test_nobody_has_a_private_part() -> None:
    position = scene(hands=TWO, market=PILE).position
    assert [UR.view(position, viewer).private for viewer in (None, 0, 1)] == [None, None, None]


def test_a_tile_given_to_the_pile_is_seen_no_more() -> None:
    after = scene(hands=TWO, market=PILE).do("swap market W")
    assert UR.view(after.position, 0).public.market == ("TC", "??", "??")


def test_the_next_tile_of_the_pile_comes_to_light_when_the_top_is_taken() -> None:
    after = scene("ACa1 ACb1", hands=TWO, market=PILE).do("swap market W", "swap market P")
    assert UR.view(after.position, None).public.market == ("PW", "??", "??")
