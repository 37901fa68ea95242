"""Rule 5.1 and ruling 6: Agriculture."""

from __future__ import annotations

import pytest

from games.ur.scenes import Scene, scene
from ziggurat.games.ur.actions import Agriculture
from ziggurat.games.ur.events import Farmed
from ziggurat.games.ur.position import Cubes

HANDS = "AT PW CW"


def farm(corner: str, **lines: object) -> Scene:
    return scene(corner, hands=HANDS, **lines)


def spared(corner: str) -> Scene:
    return farm(corner, options='{"lone_fields_wither":false}')


def test_a_tile_away_from_every_field_loses_a_cube() -> None:
    after = farm("PCa3").do("agriculture")
    assert after["A1"] == "a2"
    assert after.supply("a") == 18


def test_a_tile_beside_an_own_field_keeps_its_cubes() -> None:
    assert farm("PCa3 ATa1").do("agriculture")["A1"] == "a3"


def test_corners_do_not_count() -> None:
    assert farm("PCa3 .\n. ATa2").do("agriculture")["A1"] == "a2"


@pytest.mark.parametrize("field", ["ATb2", "AT", "ATa*", "TAa2"])
def test_only_an_own_field_with_its_agriculture_face_up_keeps_a_neighbour(field: str) -> None:
    assert farm(f"PCa3 {field}").do("agriculture")["A1"] == "a2"


def test_a_lone_field_loses_a_cube_too() -> None:
    assert farm("ATa3").do("agriculture")["A1"] == "a2"


def test_two_fields_side_by_side_keep_their_cubes() -> None:
    after = farm("ATa3 ATa1").do("agriculture")
    assert (after["A1"], after["B1"]) == ("a3", "a1")


@pytest.mark.parametrize(("cubes", "left"), [(3, "a3"), (1, "a1")])
def test_the_table_option_spares_a_lone_field(cubes: int, left: str) -> None:
    assert spared(f"ATa{cubes}").do("agriculture")["A1"] == left


def test_the_table_option_spares_fields_only() -> None:
    after = spared("ATa2 PCa2\n. .\nPCa2").do("agriculture")
    assert (after["A1"], after["B1"], after["A3"]) == ("a2", "a2", "a1")


def test_a_tile_that_loses_its_last_cube_becomes_free() -> None:
    after = farm("PCa1").do("agriculture")
    assert after["A1"] == ""
    assert after.offers("swap") >= {"swap A1 A", "swap A1 T"}


def test_all_removals_are_judged_before_the_first_and_happen_at_once() -> None:
    # The field withers away, yet its neighbour was beside it when Agriculture began.
    after = farm("ATa1 PCa2").do("agriculture")
    assert (after["A1"], after["B1"]) == ("", "a2")


def test_other_players_lose_nothing() -> None:
    assert farm("PCa2 PCb2").do("agriculture")["B1"] == "b2"


@pytest.mark.parametrize("sown", [0, 1, 2])
def test_each_field_takes_up_to_two_cubes(sown: int) -> None:
    after = farm("ATa2 ATa2").do(f"agriculture A1:{sown} B1:2")
    assert (after["A1"], after["B1"]) == (f"a{2 + sown}", "a4")
    assert after.supply("a") == 20 - 8 - sown + 2


def test_three_cubes_are_too_many_for_a_field() -> None:
    assert farm("ATa1 ATa1").refusal("agriculture A1:3") == "too_many_on_square 5.1"


def test_no_field_grows_beyond_five() -> None:
    fields = farm("ATa4 ATa5")
    assert fields.do("agriculture A1:1")["A1"] == "a5"
    assert fields.refusal("agriculture A1:2") == "too_many_on_square 5.1"
    assert fields.refusal("agriculture B1:1") == "too_many_on_square 5.1"


def test_the_cube_that_withered_makes_room_for_sowing() -> None:
    after = farm("ATa5").do("agriculture A1:1")
    assert after["A1"] == "a5"


@pytest.mark.parametrize("corner", ["PCa2 ATa2", "AT ATa2", "ATb2 ATa2", "TAa2 ATa2", "ATa* ATa2"])
def test_cubes_are_sown_on_own_fields_only(corner: str) -> None:
    assert farm(corner).refusal("agriculture A1:1") == "square_not_offered 5.1"


def test_a_field_that_withered_away_is_not_sown() -> None:
    assert farm("ATa1").refusal("agriculture A1:1") == "square_not_offered 5.1"


def test_a_field_is_named_once() -> None:
    assert farm("ATa1 ATa1").refusal("agriculture A1:1 A1:1") == "square_named_twice 5.1"


def test_what_withered_can_be_sown_from_an_empty_supply() -> None:
    # Two full fields and, alone, ten cubes on two tiles: two wither and may be sown.
    fields = scene("ATa3 ATa2\n. .\nPCa5 .\n. .\nPCa5 . PCa5", hands=HANDS)
    assert fields.supply("a") == 0
    assert fields.do("agriculture A1:2 B1:1")["A1"] == "a5"
    assert fields.refusal("agriculture A1:2 B1:2") == "total_too_large 5.1"


def test_agriculture_without_any_field_or_tile_may_be_performed() -> None:
    assert farm("PCb1").do("agriculture").position.turn.performed == "A"


def test_every_sowing_is_offered_while_they_are_few() -> None:
    assert farm("ATa4 ATa3").offers("agriculture") == {
        "agriculture",
        "agriculture A1:1",
        "agriculture B1:1",
        "agriculture B1:2",
        "agriculture A1:1 B1:1",
        "agriculture A1:1 B1:2",
    }


def test_the_space_of_sowings_is_described_as_it_is_after_the_withering() -> None:
    space = farm("ATa5 . ATa1 . PCa2").spaces()["agriculture"]
    assert (space.squares, space.most, space.least_total, space.most_total) == ((0,), (1,), 0, 1)


def test_no_more_is_said_to_be_sown_than_the_fields_take() -> None:
    space = farm("ATa4 ATa3").spaces()["agriculture"]
    assert (space.most, space.most_total) == ((1, 2), 3)


def test_no_field_is_sown_with_fewer_than_no_cubes() -> None:
    deed = Agriculture((Cubes(0, -1), Cubes(1, 2)))
    assert farm("ATa3 ATa2").refusal(deed) == "too_few_on_square 5.1"


def test_the_story_tells_what_withered_and_what_was_sown() -> None:
    after = farm("ATa2 ATa2 . PCa1").do("agriculture A1:2")
    assert after.happened(Farmed) == [Farmed(seat=0, withered=(3,), sown=(Cubes(0, 2),))]
