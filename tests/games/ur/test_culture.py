"""Rule 5.3 and ruling 8: Culture."""

from __future__ import annotations

import pytest

from games.ur.scenes import Scene, scene
from ziggurat.games.ur.events import Allotted, Inspired
from ziggurat.games.ur.position import Cubes

HANDS = "TC PA WA"


def culture(corner: str, **lines: object) -> Scene:
    return scene(corner, **{"hands": HANDS, **lines}).do("culture")


def test_each_own_tile_beside_a_culture_tile_receives_a_cube() -> None:
    after = culture("CPa1 PCa1\nPCa1 PCa1")
    assert (after["A1"], after["B1"], after["A2"], after["B2"]) == ("a1", "a2", "a2", "a1")


def test_a_tile_of_another_player_receives_a_cube_of_its_owner() -> None:
    after = culture("CPa1 PCb1")
    assert after["B1"] == "b2"
    assert (after.supply("a"), after.supply("b")) == (19, 18)


def test_two_culture_tiles_side_by_side_feed_each_other() -> None:
    after = culture("CPa1 CPa1")
    assert (after["A1"], after["B1"]) == ("a2", "a2")


def test_a_tile_between_two_culture_tiles_receives_two_cubes() -> None:
    assert culture("CPa1 PCb1 CPa1")["B1"] == "b3"


def test_another_players_culture_tile_gives_nothing_but_receives() -> None:
    after = culture("CPb1 PCa1\nCPa1")
    assert (after["A1"], after["B1"]) == ("b2", "a1")


@pytest.mark.parametrize("neighbour", ["PC", "PCb*", "PCa*"])
def test_free_and_built_tiles_receive_nothing(neighbour: str) -> None:
    before = scene(f"CPa1 {neighbour}", hands=HANDS)
    assert before.do("culture")["B1"] == before["B1"]


@pytest.mark.parametrize("source", ["PCa1", "CP", "CPa*"])
def test_only_owned_tiles_that_show_culture_give(source: str) -> None:
    assert culture(f"{source} PCa1")["B1"] == "a1"


def test_no_tile_grows_beyond_five() -> None:
    after = culture("CPa1 PCb4 CPa1\n. PCb5")
    assert after["B1"] == "b5"
    assert after["B2"] == "b5"


def test_the_story_tells_what_arrived() -> None:
    after = culture("PCb1 CPa1 PCa1")
    assert after.happened(Inspired) == [Inspired(seat=0, gains=(Cubes(2, 1), Cubes(0, 1)))]


def test_an_owner_whose_supply_is_short_chooses_while_the_others_have_received() -> None:
    asked = culture("PCb1 CPa1 PCb1\n. PCa1", supply="b1")
    assert (asked["A1"], asked["C1"], asked["B2"]) == ("b1", "b1", "a2")
    assert asked.to_act == "b"
    assert asked.offers("allot") == {"allot A1:1", "allot C1:1"}


def test_the_turn_returns_to_the_acting_player_after_the_answer() -> None:
    after = culture("PCb1 CPa1 PCb1", supply="b1").do("allot C1:1")
    assert after["C1"] == "b2"
    assert after.supply("b") == 0
    assert after.happened(Allotted) == [Allotted(seat=1, cause="culture", gains=(Cubes(2, 1),))]
    assert after.to_act == "a"


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("", "total_too_small"),
        ("A1:1 C1:1", "total_too_large"),
        ("A1:2", "too_many_on_square"),
        ("B1:1", "square_not_offered"),
        ("A1:1 A1:0", "square_named_twice"),
    ],
)
def test_the_answer_must_fit(answer: str, code: str) -> None:
    assert culture("PCb1 CPa1 PCb1", supply="b1").refusal(f"allot {answer}") == f"{code} 5.3"


def test_the_acting_player_waits_for_the_answer() -> None:
    asked = culture("PCb1 CPa1 PCb1", supply="b1")
    assert asked.refusal("trade", by="a") == "not_your_turn 4"
    assert asked.refusal("swap E5 T", by="a") == "not_your_turn 4"


def test_the_one_who_answers_can_do_nothing_else() -> None:
    assert culture("PCb1 CPa1 PCb1", supply="b1").refusal("place A1") == "allot_first 5.3"


@pytest.mark.parametrize(("acting", "order"), [("a", "abc"), ("b", "bca"), ("c", "cab")])
def test_the_acting_player_chooses_first_then_the_others_clockwise(acting: str, order: str) -> None:
    # The acting seat has a Culture tile between two tiles of every seat, and every supply holds a single cube.
    hub = f"CP{acting}1"
    pairs = f"PCa1 {hub} PCa1 . PCb1 {hub}\n. . . . . PCb1\nPCc1 {hub} PCc1"
    short = scene(pairs, hands="TC TC TC", seat=acting, supply="a1 b1 c1").do("culture")
    asked = ""
    while short.position.pending:
        asked += short.to_act
        short = short.do(min(short.offers("allot")))
    assert asked == order
    assert short.to_act == acting


def test_an_owner_with_a_single_place_for_the_last_cubes_is_not_asked() -> None:
    after = culture("CPa1 PCb1 CPa1", supply="b1")
    assert after["B1"] == "b2"
    assert after.to_act == "a"


def test_an_owner_without_supply_receives_nothing_and_is_not_asked() -> None:
    after = culture("PCb1 CPa1 PCb1", supply="b0")
    assert (after["A1"], after["C1"]) == ("b1", "b1")
    assert after.to_act == "a"


def test_four_players_may_all_share_in_one_culture() -> None:
    after = culture(". PCb1 .\nPCc1 CPa1 PCd1\n. PCa1 .", hands="TC PA WA AT")
    assert [after[square] for square in ("B1", "A2", "C2", "B3")] == ["b2", "c2", "d2", "a2"]
