"""Rule 8, rulings 9 and 10: sets, the hand tile, ranking and ties."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st

from games.ur.scenes import UR, Scene, scene
from ziggurat.games.ur.drawing import parse
from ziggurat.games.ur.scoring import UrResult, UrStanding, partition, score

POINTS = {1: 1, 2: 3, 3: 6, 4: 10, 5: 15, 6: 21}


def ended(corner: str, *, hands: str = "WT WT WT") -> UrResult:
    result = UR.result(scene(corner, hands=hands, filler="TW").do("end").position)
    assert isinstance(result, UrResult)
    return result


def points(corner: str, hand: str = "WT") -> int:
    return score(scene(corner, hands=f"{hand} PA CT").position, 0).points


@pytest.mark.parametrize(
    ("corner", "expected"),
    [
        ("", 1),
        ("ATa1", 3),
        ("ATa1 CTa1", 6),
        ("ATa1 CTa1 PTa1", 10),
        ("ATa1 CTa1 PTa1 TPa1", 15),
        ("ATa1 CTa1 PTa1 TPa*", 21),
    ],
)
def test_a_set_scores_by_its_size(corner: str, expected: int) -> None:
    # The hand tile counts as War, which no tile shows.
    assert points(corner, hand="WT") == expected


def test_a_ziggurat_counts_as_itself_and_for_the_tile_beneath_it() -> None:
    assert points("ATa*", hand="WT") == 6


def test_equal_kinds_go_into_different_sets() -> None:
    assert points("ATa1 ATa3 ATa5", hand="AT") == 3 + 1 + 1


def test_two_ziggurats_go_into_different_sets() -> None:
    assert points("ATa* CTa*", hand="WT") == 10 + 1


def test_the_number_of_cubes_on_a_tile_does_not_matter() -> None:
    assert points("ATa1") == points("ATa5")


@pytest.mark.parametrize("corner", ["ATb3", "AT", "ATb*"])
def test_other_players_tiles_and_free_tiles_do_not_count(corner: str) -> None:
    assert points(corner) == 1


@pytest.mark.parametrize(("hand", "kept"), [("WA", "W"), ("AW", "W"), ("AC", "C")])
def test_the_hand_tile_counts_as_the_face_that_suits_best(hand: str, kept: str) -> None:
    found = score(scene("ATa1", hands=f"{hand} PA CT").position, 0)
    assert (found.points, found.hand_as) == (3, kept)


def test_the_example_of_the_rules_scores_32_with_the_hand_tile_as_politics() -> None:
    corner = "ATa1 ATa1 ATa1 TAa1 TAa1\nWAa1 WAa1 PAa1 CAa*"
    found = score(scene(corner, hands="WP PA CT").position, 0)
    assert found.points == 32
    assert found.hand_as == "P"
    assert sorted(map(len, found.sets)) == [1, 4, 6]


def _partitions(kinds: list[str]) -> Iterator[list[set[str]]]:
    """Every way to arrange the kinds into sets."""
    if not kinds:
        yield []
        return
    first, *rest = kinds
    for arrangement in _partitions(rest):
        yield [{first}, *arrangement]
        for index, members in enumerate(arrangement):
            if first not in members:
                yield [*arrangement[:index], members | {first}, *arrangement[index + 1 :]]


@given(st.lists(st.sampled_from("ATCPWZ"), max_size=8))
def test_no_other_arrangement_scores_more(kinds: list[str]) -> None:
    best = max(sum(POINTS[len(members)] for members in arrangement) for arrangement in _partitions(kinds))
    assert sum(POINTS[len(members)] for members in partition(Counter(kinds))) == best


class TestRanking:
    def test_puts_the_highest_score_first(self) -> None:
        result = ended("ATb1 CTb1 CTc1")
        assert [(standing.seat, standing.rank, standing.score) for standing in result.standings] == [
            (1, 1, 6),
            (2, 2, 3),
            (0, 3, 1),
        ]

    def test_breaks_a_tie_by_cubes_on_tiles_of_the_grid(self) -> None:
        result = ended("ATa2 ATb3 CTc1")
        assert [(standing.seat, standing.rank, *standing.breakers) for standing in result.standings] == [
            (1, 1, 3),
            (0, 2, 2),
            (2, 3, 1),
        ]

    def test_does_not_count_the_marks_on_ziggurats_for_the_tie(self) -> None:
        # a and b score 6 each; with the mark of the ziggurat a would have as many cubes as b.
        result = ended("ATa* . ATb1 CTb1")
        assert [(standing.seat, standing.score, *standing.breakers) for standing in result.standings[:2]] == [
            (1, 6, 2),
            (0, 6, 0),
        ]

    def test_shares_the_rank_of_a_full_tie(self) -> None:
        result = ended("ATa2 CTb2 PTc1")
        assert [(standing.seat, standing.rank) for standing in result.standings] == [(0, 1), (1, 1), (2, 3)]

    def test_may_be_shared_by_everyone(self) -> None:
        assert {standing.rank for standing in ended("ATa2 CTb2 PTc2").standings} == {1}

    def test_tells_the_sets_and_the_face_of_the_hand_tile(self) -> None:
        first: UrStanding = ended("ATa1 ATa1 CTa1").standings[0]
        assert [sorted(members) for members in first.sets] == [["A", "C", "W"], ["A"]]
        assert first.hand_as == "W"


def test_the_result_names_the_rule_that_ended_the_game() -> None:
    assert ended("ATa1").ending == "no_swap"


def test_a_running_game_can_be_scored_as_it_stands() -> None:
    running: Scene = scene("ATa1 CTa1", hands="WT PA CT")
    assert score(running.position, 0).points == 6


WHOLE_GAME = """\
phase over
seat a
first b
round 11
turns 46
stock 0
last_round
ending fifth_ziggurat
hands WC CA PW
market TC
        A     B     C     D     E     F
1    CPc1    AC  CPc1    WP  WTb2  ACb1
2    TPb*  CTc1  CWa*  TPb2  PAa1  TPa1
3    WAc1  APc1  AWc1  PCb1  CWa1    AC
4    PWc2  TPa3  WTa1  APa1  AWb1  WPb1
5      TA  AWa1  CWa1  TWc*  APa*  TAb*
6      CT    WT  TAc1  PCc2    CT  ATc1
"""

# Seat, points, cubes on the grid, sets. By hand: seat a has three A (D4, B5, E5 under its ziggurat), two T (F2, B4),
# three C (E3, C5, C2 under its ziggurat), one P (E2), one W (C4), two ziggurats, and the hand tile as War:
# ATCPWZ 21 + ATCWZ 15 + AC 3 = 39. Seat b: two A, three T, one P, two W, two ziggurats, the hand tile as Culture:
# 21 + ATWZ 10 + T 1 = 32. Seat c: three A, two T, three C, two P, one W, one ziggurat, the hand tile as War:
# 21 + ATCPW 15 + AC 3 = 39. Seats c and a are even; c has 12 cubes on the grid to 10.
COUNTED_BY_HAND = [
    (2, 39, 12, ["ATCPWZ", "ATCPW", "AC"]),
    (0, 39, 10, ["ATCPWZ", "ATCWZ", "AC"]),
    (1, 32, 8, ["ATCPWZ", "ATWZ", "T"]),
]


def test_a_whole_game_scores_what_was_counted_by_hand() -> None:
    result = UR.result(parse(WHOLE_GAME))
    assert isinstance(result, UrResult)
    counted = [(each.seat, each.score, *each.breakers, list(each.sets)) for each in result.standings]
    assert counted == COUNTED_BY_HAND
