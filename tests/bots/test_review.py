"""The review of a finished match: everyone's chances turn by turn, and the turns that could have been better."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from bots.matches import careless_match, careless_match_of_babel
from examples import sampled_params
from games.babel.scenes import BABEL, scene
from ziggurat.bots.review import (
    LEAST_SWING,
    Better,
    Evaluation,
    Judge,
    PlannedStep,
    PlayedTurn,
    Review,
    ReviewedTurn,
    checking,
    played_turns,
    reviewing,
)
from ziggurat.games import game_named
from ziggurat.match.match import Match
from ziggurat.match.record import BadRecord, MatchRecord

UR = game_named("ur")
FEW = 0
"""As few positions as a review makes do with: what it says matters less here than what holds of it."""
TEN_TIMES = 3_000
"""Positions, of which the review looks at 300 for a question."""
A_PLAN = (PlannedStep(msgspec.Raw(b"{}"), msgspec.Raw(b"{}")),)


@pytest.fixture(scope="module", params=sampled_params([careless_match, careless_match_of_babel], every=2))
def match(request: pytest.FixtureRequest) -> Match:
    """A match with much to find fault with."""
    made: Match = request.param()
    return made


@pytest.fixture(scope="module")
def reviews(match: Match) -> list[Review]:
    """Its review as it comes."""
    return list(reviewing(match.record(), FEW))


def turn(seat: int, played: float, possible: float | None = None) -> ReviewedTurn:
    """A turn of one of two players, with the mover's chance after it, and after a better plan if there is one."""

    def both(mine: float) -> tuple[float, ...]:
        return (mine, 1 - mine) if seat == 0 else (1 - mine, mine)

    return ReviewedTurn(seat, 0, both(played), None if possible is None else Better(A_PLAN, both(possible)))


def review_of(*turns: ReviewedTurn) -> Review:
    """A review to which turns were added one after the other."""
    review = Review((0.5, 0.5), len(turns))
    for each in turns:
        review = review.with_turn(each)
    return review


# ---------------------------------------------------------------------------------------- the swings


def test_the_three_largest_swings_are_named_the_largest_first() -> None:
    review = review_of(turn(0, 0.5, 0.6), turn(1, 0.2, 0.7), turn(0, 0.4), turn(1, 0.3, 0.5), turn(0, 0.1, 0.4))
    assert [swing.number for swing in review.swings] == [1, 4, 3]


def test_of_equal_swings_the_earlier_comes_first() -> None:
    review = review_of(turn(0, 0.25, 0.5), turn(1, 0.25, 0.5))
    assert [swing.number for swing in review.swings] == [0, 1]


def test_what_lies_within_the_error_of_the_estimate_is_no_swing() -> None:
    assert review_of(turn(0, 0.5, 0.5 + LEAST_SWING / 2)).swings == ()


def test_only_the_swings_keep_their_better_plans() -> None:
    review = review_of(turn(0, 0.5, 0.6), turn(1, 0.2, 0.7), turn(1, 0.3, 0.5), turn(0, 0.1, 0.4))
    assert [each.better is not None for each in review.turns] == [False, True, True, True]


# ---------------------------------------------------------------------------------------- what is better


def test_what_gives_better_chances_is_better() -> None:
    assert Evaluation((0.6, 0.4)).is_better(Evaluation((0.5, 0.5)), seat=0)
    assert not Evaluation((0.6, 0.4)).is_better(Evaluation((0.5, 0.5)), seat=1)


def test_what_the_search_calls_worse_the_further_it_looks_is_not_better() -> None:
    assert not Evaluation((0.6, 0.4), lead=0.1).is_better(Evaluation((0.5, 0.5), lead=0.2), seat=0)
    assert Evaluation((0.6, 0.4), lead=0.3).is_better(Evaluation((0.5, 0.5), lead=0.2), seat=0)


def test_between_two_the_lead_after_a_turn_is_what_the_other_lacks() -> None:
    match = careless_match(rounds=1)
    turn, judge = played_turns(match)[-2], Judge(UR, 300)
    mover, other = (judge.evaluation(turn.ends, seat).lead for seat in (turn.seat, 1 - turn.seat))
    assert mover is not None
    assert mover == -(other or 0)


class Doubting(Judge):
    """A judge whose preference is known, whatever it would find."""

    def __init__(self, *, prefers: bool) -> None:
        super().__init__(UR, 1)
        self._answer = prefers

    def prefers(self, position: Any, other: Any, seat: int) -> bool:
        return self._answer


def test_nothing_is_better_that_a_judge_who_looks_further_does_not_prefer() -> None:
    match = careless_match(rounds=1)
    missed = next(turn for turn in played_turns(match) if Judge(UR, 300).review(turn).better is not None)
    sure, unsure = (Judge(UR, 300, doubting=Doubting(prefers=answer)).review(missed) for answer in (True, False))
    assert sure == Judge(UR, 300).review(missed)
    assert unsure == msgspec.structs.replace(sure, better=None)


def test_whoever_has_won_prefers_that_to_how_it_began_and_the_other_does_not() -> None:
    match = careless_match(rounds=1)
    assert match.result is not None
    winner = match.result.standings[0].seat
    first, last, judge = match.positions[0], match.position, Judge(UR, 300)
    assert judge.prefers(last, first, winner)
    assert not judge.prefers(last, first, 1 - winner)
    assert not judge.prefers(last, last, winner)


def test_once_nobody_waits_for_a_review_it_comes_to_its_end_at_once() -> None:
    looked_at: list[None] = []

    def out_of_time() -> bool:
        looked_at.append(None)
        return True

    record = careless_match(rounds=1).record()
    *_, hurried = reviewing(record, 80_000, out_of_time)
    assert hurried.complete
    assert len(looked_at) < 100 * hurried.turns_in_all


def test_once_the_match_is_over_nothing_is_left_to_look_at() -> None:
    match = careless_match(rounds=1)
    assert Judge(UR, 300).evaluation(match.position, 0).lead is None


# ---------------------------------------------------------------------------------------- the checks


def checked(first: list[ReviewedTurn], deeper: list[ReviewedTurn], checks: int) -> list[Review]:
    """The review of turns that look as `first` says, as it is checked by a search that finds what `deeper` says."""
    turns = tuple(msgspec.structs.replace(each, better=None) for each in first)
    review = Review((0.5, 0.5), len(first), turns, checks)
    return list(checking(review, [each.missed for each in first], lambda number: deeper[number]))


FOUR = [turn(0, 0.5, 0.6), turn(1, 0.2, 0.7), turn(1, 0.3, 0.5), turn(0, 0.1, 0.4)]
"""At first sight the second is the largest swing, then the last, the third and the first."""


def test_a_swing_that_the_deeper_search_does_not_confirm_is_not_named_and_the_next_moves_up() -> None:
    deeper = [FOUR[0], turn(1, 0.6, 0.6 + LEAST_SWING / 2), FOUR[2], FOUR[3]]
    assert [swing.number for swing in checked(FOUR, deeper, 4)[-1].swings] == [3, 2, 0]


def test_what_the_deeper_search_calls_worse_is_not_named() -> None:
    deeper = [turn(each.seat, 0.5, 0.4) for each in FOUR]
    assert checked(FOUR, deeper, 4)[-1].swings == ()


def test_of_a_swing_the_deeper_plan_and_its_chances_are_kept() -> None:
    deeper = [FOUR[0], turn(1, 0.25, 0.5), FOUR[2], FOUR[3]]
    assert checked(FOUR, deeper, 4)[-1].turns[1] == deeper[1]


def test_once_enough_swings_are_confirmed_no_other_turn_is_checked() -> None:
    asked: list[int] = []

    def deeper(number: int) -> ReviewedTurn:
        asked.append(number)
        return FOUR[number]

    unnamed = tuple(msgspec.structs.replace(each, better=None) for each in FOUR)
    list(checking(Review((0.5, 0.5), 4, unnamed, 4), [each.missed for each in FOUR], deeper))
    assert asked == [1, 3, 2]


def test_no_more_turns_are_checked_than_the_review_has_checks_for() -> None:
    assert [swing.number for swing in checked(FOUR, FOUR, 2)[-1].swings] == [1, 3]


def test_a_review_is_complete_only_when_its_swings_are_checked() -> None:
    reviews = checked(FOUR, FOUR, 4)
    assert [review.complete for review in reviews] == [False, False, False, True]
    assert [review.progress for review in reviews] == sorted({review.progress for review in reviews})
    assert reviews[-1].progress == 1


# ---------------------------------------------------------------------------------------- a match looked at again


def test_a_review_grows_by_a_turn_at_a_time_and_then_by_a_check_until_it_is_complete(reviews: list[Review]) -> None:
    turns = reviews[-1].turns_in_all
    assert [len(review.turns) for review in reviews[: turns + 1]] == list(range(turns + 1))
    assert {len(review.turns) for review in reviews[turns:]} == {turns}
    assert [review.complete for review in reviews] == [False] * (len(reviews) - 1) + [True]


def test_no_swing_is_named_before_all_turns_have_been_looked_at(reviews: list[Review]) -> None:
    assert not any(
        review.swings for review in reviews if len(review.turns) <= review.turns_in_all and not review.checks
    )


def test_what_is_called_better_is_not_called_worse_by_ten_times_the_search(match: Match, reviews: list[Review]) -> None:
    turns, judge = played_turns(match), Judge(match.game, TEN_TIMES)
    for swing in reviews[-1].swings[:1]:
        assert swing.turn.better is not None
        last = swing.turn.better.plan[-1]
        position = msgspec.json.decode(last.position, type=match.game.position_type)
        action = msgspec.json.decode(last.action, type=match.game.action_type)
        seat, played = swing.turn.seat, turns[swing.number]
        planned, _ = match.game.apply(position, seat, action)
        assert judge.chances_after(planned, seat)[seat] > judge.chances_after(played.ends, seat)[seat]


def test_everyones_chances_sum_to_one_after_every_turn(reviews: list[Review]) -> None:
    assert all(sum(each.chances) == pytest.approx(1) for each in reviews[-1].turns)


def test_after_the_last_turn_the_chances_are_the_result(match: Match, reviews: list[Review]) -> None:
    assert match.result is not None
    winners = {standing.seat for standing in match.result.standings if standing.rank == 1}
    assert reviews[-1].turns[-1].chances == tuple((seat in winners) / len(winners) for seat in range(match.seats))


def test_each_turn_begins_with_the_first_step_of_its_mover(match: Match, reviews: list[Review]) -> None:
    for each in reviews[-1].turns:
        begins = match.positions[each.first]
        game = match.game
        assert game.span(begins).seat == each.seat
        assert each.first == 0 or game.span(match.positions[each.first - 1]) != game.span(begins)


def test_carelessness_is_found_out(reviews: list[Review]) -> None:
    assert len(reviews[-1].swings) == 3


def test_a_better_plan_begins_with_what_its_mover_saw_and_can_be_played(match: Match, reviews: list[Review]) -> None:
    game = match.game
    for swing in reviews[-1].swings:
        assert swing.turn.better is not None
        plan = [
            (
                msgspec.json.decode(step.position, type=game.position_type),
                msgspec.json.decode(step.action, type=game.action_type),
            )
            for step in swing.turn.better.plan
        ]
        seat = swing.turn.seat
        assert game.view(plan[0][0], seat) == game.view(match.positions[swing.turn.first], seat)
        for position, action in plan:
            game.apply(position, seat, action)


def test_what_the_mover_cannot_see_counts_for_nothing() -> None:
    sides = ("pawn S, S HH/1, hand AAM", "quarry 2, hand HS"), ("pawn S, S HH/1, hand AAM", "quarry 2, hand AP")
    seen_alike = [
        scene(*sides[0], pile="124356", known=3, deck="APSH", discard="SSA").position,
        scene(*sides[1], pile="124635", known=3, deck="SHSH", discard="SSA").position,
    ]
    assert BABEL.view(seen_alike[0], 0) == BABEL.view(seen_alike[1], 0)
    reviewed = [Judge(BABEL, 300).review(PlayedTurn(0, 0, begins=position, ends=position)) for position in seen_alike]
    assert reviewed[0] == reviewed[1]


@pytest.mark.thorough
def test_the_same_record_always_gets_the_same_review(match: Match, reviews: list[Review]) -> None:
    assert list(reviewing(match.record(), FEW))[-1] == reviews[-1]


def test_a_review_can_be_kept_as_json(reviews: list[Review]) -> None:
    kept = msgspec.json.encode(reviews[-1])
    assert msgspec.json.decode(kept, type=Review) == reviews[-1]


def test_a_match_that_was_called_off_is_reviewed_as_far_as_it_went() -> None:
    match = Match(UR, 2, seed=4)
    match.apply(match.due.seats[0], next(iter(UR.candidates(match.view(match.due.seats[0])))))
    match.call_off()
    *_, last = reviewing(match.record(), FEW)
    assert last.complete


def test_a_record_that_cannot_be_played_has_no_review(match: Match) -> None:
    record: MatchRecord = msgspec.structs.replace(match.record(), seats=3)
    with pytest.raises(BadRecord):
        next(reviewing(record, FEW))
