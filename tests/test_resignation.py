"""How a match counts in which somebody has resigned."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from ziggurat.games.game import CALLED_OFF, RESIGNED, Result, Standing
from ziggurat.match.resignation import counted_result

ENDED = Result("fifth_ziggurat", (Standing(2, 1, 20), Standing(0, 2, 15), Standing(1, 3, 9)))
ENDED_EARLY = Result(CALLED_OFF, ())


def ranks(result: Result) -> dict[int, int]:
    return {standing.seat: standing.rank for standing in result.standings}


def test_a_match_in_which_nobody_has_resigned_counts_as_it_ended() -> None:
    assert counted_result(ENDED, 3, ()) is ENDED


def test_who_resigned_is_last_however_well_their_seat_was_played_on() -> None:
    counted = counted_result(ENDED, 3, (2,))
    assert ranks(counted) == {0: 1, 1: 2, 2: 3}
    assert counted.ending == "fifth_ziggurat"


def test_scores_stay_as_they_are() -> None:
    assert {each.seat: each.score for each in counted_result(ENDED, 3, (2,)).standings} == {0: 15, 1: 9, 2: 20}


def test_of_two_the_other_wins_when_one_resigns() -> None:
    counted = counted_result(ENDED_EARLY, 2, (0,))
    assert (counted.ending, ranks(counted)) == (RESIGNED, {1: 1, 0: 2})


def test_who_stayed_until_the_rest_ended_the_match_shares_the_first_place() -> None:
    assert ranks(counted_result(ENDED_EARLY, 4, (1,))) == {0: 1, 2: 1, 3: 1, 1: 4}


@given(st.integers(2, 7).flatmap(lambda seats: st.tuples(st.permutations(range(seats)), st.sets(st.integers(0, 6)))))
def test_every_seat_has_a_place_and_nobody_who_resigned_is_ahead_of_one_who_did_not(
    match: tuple[list[int], set[int]],
) -> None:
    order, gave_up = match
    resigned = {seat for seat in gave_up if seat < len(order)}
    result = Result("end", tuple(Standing(seat, rank, 0) for rank, seat in enumerate(order, 1)))
    found = ranks(counted_result(result, len(order), resigned))
    assert sorted(found) == list(range(len(order)))
    assert all(found[one] > found[other] for one in resigned for other in found if other not in resigned)
