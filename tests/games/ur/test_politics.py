"""Rule 5.4: Politics."""

from __future__ import annotations

import pytest

from games.ur.scenes import Scene, scene
from ziggurat.games.ur.actions import Politics
from ziggurat.games.ur.amounts import LISTED
from ziggurat.games.ur.events import Redistributed
from ziggurat.games.ur.position import Cubes


def realm(corner: str = "TCa4 . TCa1\n. .\nTCa2", **lines: object) -> Scene:
    return scene(corner, **{"hands": "PA WT CT", **lines})


@pytest.mark.parametrize(
    ("deed", "there"),
    [
        ("politics A1:4 C1:1 A3:2", ("a4", "a1", "a2")),
        ("politics A1:1 C1:5 A3:1", ("a1", "a5", "a1")),
        ("politics A1:5 C1:2 A3:0", ("a5", "a2", "")),
        ("politics C1:5 A3:2", ("", "a5", "a2")),
    ],
)
def test_the_cubes_are_spread_freely_over_the_tiles_owned(deed: str, there: tuple[str, str, str]) -> None:
    after = realm().do(deed)
    assert (after["A1"], after["C1"], after["A3"]) == there
    assert after.supply("a") == 13


def test_the_tiles_need_not_be_connected() -> None:
    assert realm("TCa4 . . . . .\n. .\n. .\n. .\n. .\n. . . . . TCa1").do("politics F6:5")["F6"] == "a5"


def test_a_tile_left_empty_is_free() -> None:
    after = realm().do("politics A1:5 C1:2")
    assert after["A3"] == ""
    assert "swap A3 A" in after.offers("swap")


@pytest.mark.parametrize(
    ("deed", "code"),
    [
        ("politics A1:4 C1:1 A3:1", "total_too_small"),
        ("politics", "total_too_small"),
        ("politics A1:4 C1:2 A3:2", "total_too_large"),
        ("politics A1:6 C1:1", "too_many_on_square"),
        ("politics A1:4 B1:1 A3:2", "square_not_offered"),
        ("politics A1:4 A1:1 A3:2", "square_named_twice"),
    ],
)
def test_the_total_the_limit_and_the_tiles_are_kept(deed: str, code: str) -> None:
    assert realm().refusal(deed) == f"{code} 5.4"


@pytest.mark.parametrize("other", ["TCb2", "TCa*", "TCb*"])
def test_other_players_tiles_and_ziggurats_are_left_out(other: str) -> None:
    assert realm(f"TCa4 {other}").refusal("politics A1:3 B1:1") == "square_not_offered 5.4"


def test_no_politics_tile_is_needed() -> None:
    assert realm("TCa4 WTa1").do("politics A1:1 B1:4")["B1"] == "a4"


def test_a_tile_emptied_by_politics_is_no_longer_owned_in_the_same_turn() -> None:
    emptied = realm("TCa1 TCa1").do("politics A1:2")
    assert emptied.refusal("place B1") == "free_tile_takes_both_slots 4.1"


def test_a_player_without_tiles_may_perform_politics_to_no_effect() -> None:
    withered = realm("TCa1 TCb1").do("agriculture")
    assert withered["A1"] == ""
    assert withered.offers("politics") == {"politics"}
    assert withered.do("politics").refusal("place C3") == "no_slot_left 4.1"


def test_every_redistribution_is_offered_while_they_are_few() -> None:
    assert realm("TCa1 TCa1").offers("politics") == {"politics A1:2", "politics B1:2", "politics A1:1 B1:1"}


@pytest.mark.parametrize(
    ("corner", "ways"),
    [
        ("TCa2 TCa1 TCa1", 15),
        ("TCa2 TCa1 TCa1 TCa1", 56),
        ("TCa1 TCa1 TCa1 TCa1 TCa1 TCa1", 0),  # 462
        ("TCa5 TCa5 TCa5 TCa4", 4),
        ("TCa5 TCa5 TCa4 TCa4", 10),
    ],
)
def test_up_to_64_redistributions_are_all_offered(corner: str, ways: int) -> None:
    offered = realm(corner).offers("politics")
    assert len(offered) == ways if ways else len(offered) < LISTED


def test_no_tile_is_given_fewer_than_no_cubes() -> None:
    assert realm().refusal(Politics((Cubes(0, 5), Cubes(2, 3), Cubes(12, -1)))) == "too_few_on_square 5.4"


def test_the_space_of_redistributions_is_described() -> None:
    space = realm().spaces()["politics"]
    assert (space.squares, space.most, space.least_total, space.most_total) == ((0, 2, 12), (5, 5, 5), 7, 7)


def test_the_story_tells_every_tile_before_and_after() -> None:
    after = realm("TCa2 TCa1").do("politics B1:3")
    before, then = (Cubes(0, 2), Cubes(1, 1)), (Cubes(0, 0), Cubes(1, 3))
    assert after.happened(Redistributed) == [Redistributed(seat=0, before=before, after=then)]
