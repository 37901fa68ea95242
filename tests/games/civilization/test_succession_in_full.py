"""Phase 12 of the full game: epochs, numbers on squares, and markers that stay or move back (12)."""

from __future__ import annotations

import pytest

from games.civilization.card_scenes import opened
from games.civilization.notation import nation
from games.civilization.scenes import told
from ziggurat.games.civilization.events import MarkerMoved, Stay
from ziggurat.games.civilization.succession import step_in_full, succession_points

TRACKS = {
    "africa": ((1, 5, 8, 11, 14), {14: 1000, 15: 1200}),
    "italy": ((1, 5, 8, 11, 14), {14: 1000, 15: 1300}),
    "illyria": ((1, 6, 8, 11, 13), {13: 1000, 14: 1150, 15: 1300}),
    "thrace": ((1, 6, 9, 11, 13), {13: 1000, 14: 1150, 15: 1300}),
    "crete": ((1, 5, 9, 11, 14), {14: 1000, 15: 1200}),
    "asia": ((1, 5, 8, 10, 13), {13: 1000, 14: 1150, 15: 1300}),
    "assyria": ((1, 5, 8, 10, 14), {14: 1000, 15: 1300}),
    "babylon": ((1, 5, 8, 10, 14), {14: 1000, 15: 1400}),
    "egypt": ((1, 4, 7, 10, 13), {13: 1000, 14: 1200, 15: 1400}),
}
"""By nation the squares that open the five epochs, and the numbers on squares."""
EVERY_NATION = pytest.mark.parametrize("name", TRACKS)
THOUSAND = "*law *democracy *philosophy *medicine *engineering *literacy"
"""Six cards of 1000 points: 170 + 200 + 240 + 140 + 140 + 110."""
SEVEN = f"{THOUSAND} *mysticism"
"""Seven cards of 1030 points."""
NEARLY = "*law *democracy *philosophy *medicine *engineering *weaving *music"
"""Seven cards of 995 points."""
GREAT = (
    "+troy +sardis *law *democracy *philosophy *medicine *engineering *literacy *coinage *astronomy *agriculture *music"
)
"""Two cities, and ten cards of 1390 points."""


def moved(name: str, line: str, hand: str = "") -> tuple[int, Stay | None]:
    """Where the marker goes, and why it does not advance."""
    it = nation(name, line)
    return step_in_full(it, succession_points(it, hand.split()))


# 5: a marker moves on


@EVERY_NATION
@pytest.mark.parametrize("at", range(16))
def test_who_meets_every_condition_moves_on_up_to_the_finish(name: str, at: int) -> None:
    assert moved(name, f"{GREAT} $10 @{at}") == (at + 1, None)


@EVERY_NATION
def test_in_the_neolithic_nothing_is_asked(name: str) -> None:
    bronze = TRACKS[name][0][1]
    assert [moved(name, f"@{at}") for at in range(bronze - 1)] == [(at + 1, None) for at in range(bronze - 1)]


# 3: an epoch whose condition is not met is not entered


@EVERY_NATION
@pytest.mark.parametrize(
    ("epoch", "short", "enough"),
    [
        (1, "+troy", "+troy +sardis"),
        (1, "", "+troy +sardis"),
        (2, "+troy", "+troy *music *pottery *coinage"),
        (2, "+troy *music *theatre *pottery", "+troy *engineering *law"),
        (2, "+troy *literacy", "+troy *literacy *pottery"),
        (2, "+troy *engineering *pottery *coinage", "+troy *mysticism *architecture"),
        (3, f"+troy {THOUSAND}", f"+troy {SEVEN}"),
        (
            3,
            "+troy *law *music *theatre *pottery *weaving *coinage",
            "+troy *law *music *theatre *pottery *weaving *coinage *mysticism",
        ),
        (4, f"+troy {NEARLY}", f"+troy {THOUSAND}"),
        (4, f"+troy {NEARLY} $40", f"+troy {THOUSAND} $0"),
    ],
)
def test_an_epoch_is_entered_by_its_condition_alone(name: str, epoch: int, short: str, enough: str) -> None:
    square = TRACKS[name][0][epoch]
    assert moved(name, f"{short} @{square - 1}") == (square - 1, "condition")
    assert moved(name, f"{enough} @{square - 1}") == (square, None)


@EVERY_NATION
def test_neither_hand_nor_treasury_helps_into_the_late_iron_age(name: str) -> None:
    square = TRACKS[name][0][4]
    assert moved(name, f"+troy {NEARLY} $50 @{square - 1}", "gold-1 gold-2 gold-3") == (square - 1, "condition")


@EVERY_NATION
@pytest.mark.parametrize("epoch", [1, 2, 3])
def test_a_condition_is_needed_only_when_its_epoch_is_entered(name: str, epoch: int) -> None:
    first, after_it = TRACKS[name][0][epoch], TRACKS[name][0][epoch + 1]
    for at in range(first, after_it - 1):
        assert moved(name, f"+troy @{at}") == (at + 1, None)


# 1: without a city beyond the Neolithic


@EVERY_NATION
@pytest.mark.parametrize("at", range(16))
def test_beyond_the_neolithic_a_nation_without_a_city_moves_back_whatever_it_has(name: str, at: int) -> None:
    bronze = TRACKS[name][0][1]
    landless = GREAT.replace("+troy +sardis", "knossos 9")
    expected = (at - 1, "no_city") if at >= bronze else (at, "condition") if at == bronze - 1 else (at + 1, None)
    assert moved(name, f"{landless} $10 @{at}") == expected


@EVERY_NATION
def test_a_marker_that_moved_back_over_a_boundary_must_meet_the_condition_again(name: str) -> None:
    bronze = TRACKS[name][0][1]
    assert moved(name, f"knossos 9 @{bronze}") == (bronze - 1, "no_city")
    assert moved(name, f"+troy @{bronze - 1}") == (bronze - 1, "condition")


# 2 and 4: numbers on squares


@EVERY_NATION
def test_a_square_with_a_number_is_left_backwards_with_fewer_points(name: str) -> None:
    for square, number in TRACKS[name][1].items():
        missing = number - 1000
        assert moved(name, f"+troy {THOUSAND} =0 ${missing} @{square}")[0] != square - 1
        assert moved(name, f"+troy {NEARLY} ${missing + 4} @{square}") == (square - 1, "points")


@EVERY_NATION
def test_from_the_late_iron_age_a_square_is_entered_with_its_number_of_points(name: str) -> None:
    epochs, numbers = TRACKS[name]
    for square, number in numbers.items():
        at = square - 1
        if at < epochs[4]:
            continue
        assert moved(name, f"+troy {THOUSAND} ${number - 1001} @{at}")[1] == "points"
        assert moved(name, f"+troy {THOUSAND} ${number - 1000} @{at}") == (square, None)


@EVERY_NATION
def test_the_finish_is_reached_with_the_points_of_the_last_square(name: str) -> None:
    last = TRACKS[name][1][15]
    assert moved(name, f"+troy {THOUSAND} ${last - 1000} @15") == (16, None)
    assert moved(name, f"+troy {THOUSAND} ${last - 1001} @15") == (14, "points")


def test_in_the_late_iron_age_the_value_of_the_hand_and_the_treasury_are_points_too() -> None:
    assert moved("crete", f"+troy {THOUSAND} $119 @14", "gold-1 gold-2 gold-3") == (15, None)
    assert moved("crete", f"+troy {THOUSAND} $118 @14", "gold-1 gold-2 gold-3") == (14, "points")
    assert moved("crete", f"+troy {THOUSAND} $119 @14", "gold-1 gold-2 gold-3 piracy") == (15, None)


def test_without_a_city_a_marker_moves_back_one_square_though_points_are_missing_too() -> None:
    assert moved("crete", f"{NEARLY} @15") == (14, "no_city")


def test_a_nation_that_is_short_of_points_stays_only_if_it_meets_the_number_where_it_stands() -> None:
    assert moved("egypt", f"+troy {THOUSAND} $199 @14") == (13, "points")
    assert moved("egypt", f"+troy {THOUSAND} $200 @14") == (14, "points")
    assert moved("egypt", f"+troy {THOUSAND} $400 @14") == (15, None)


# In a match


def test_all_markers_move_at_the_end_of_the_turn_with_the_hands_of_then() -> None:
    _, events = opened(
        "aftermath",
        hands={"crete": "gold-1 gold-2 gold-3"},
        crete=f"+troy knossos 2 {THOUSAND} $119 =0 @14",
        asia="@6",
        egypt="+memphis sais 2 @3",
    )
    assert told(events, MarkerMoved) == [
        MarkerMoved(0, 14, 15),
        MarkerMoved(1, 6, 5, "no_city"),
        MarkerMoved(2, 3, 3, "condition"),
    ]


def test_first_societies_have_no_table_of_succession() -> None:
    _, events = opened("discard", mode="first_societies", crete="+troy knossos 2 @3", asia="sardis 2")
    assert told(events, MarkerMoved) == []
