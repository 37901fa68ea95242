"""What a board of Ur is judged to be worth."""

from __future__ import annotations

import pytest
from hypothesis import given, settings

from bots.test_ur_turns import positions
from examples import examples
from games.ur.scenes import scene
from ziggurat.bots.ur.board import board_of
from ziggurat.bots.ur.judgement import DONE, FEATURE_NAMES, LAST, features, leads, stage_of, worths
from ziggurat.bots.ur.survey import gains_of, losses_of, points, survey
from ziggurat.bots.ur.weights import EXPERIENCE
from ziggurat.bots.ur.winning import chances
from ziggurat.games.ur.farming import withering
from ziggurat.games.ur.growth import culture_gains, trade_gains
from ziggurat.games.ur.position import Position
from ziggurat.games.ur.scoring import score

HANDS = "AP CP TW"


def seen(corner: str, **lines: object) -> dict[str, int]:
    """The features of a, by name, in the scene."""
    board = board_of(scene(corner, **{"hands": HANDS, **lines}).position)  # type: ignore[arg-type]
    return dict(zip(FEATURE_NAMES, features(board, 0), strict=True))


@settings(max_examples=examples(40), deadline=None)
@given(positions)
def test_points_are_those_of_the_rules(position: Position) -> None:
    board = board_of(position)
    for seat in range(board.seats):
        assert features(board, seat)[0] == score(position, seat).points


@settings(max_examples=examples(40), deadline=None)
@given(positions)
def test_what_the_actions_promise_is_what_the_rules_would_give(position: Position) -> None:
    found = survey(board_of(position))
    for seat in range(len(position.hands)):
        assert found.traded[seat] == sum(gain.count for gain in trade_gains(position, seat))
        assert found.withered[seat] == len(withering(position, seat))
        due = [gain.count for gain in culture_gains(position, seat) if position.owners[gain.square] == seat]
        assert found.inspired[seat] == sum(due)


@settings(max_examples=examples(40), deadline=None)
@given(positions)
def test_a_worth_is_the_sum_of_features_times_weights(position: Position) -> None:
    board = board_of(position)
    weights = EXPERIENCE[board.seats]
    for seat, worth in enumerate(worths(board, weights)):
        row = weights[stage_of(board, seat)]
        counted = zip(row, features(board, seat), strict=True)
        assert worth == pytest.approx(sum(weight * value for weight, value in counted))


@settings(max_examples=examples(40), deadline=None)
@given(positions)
def test_chances_sum_to_one_and_follow_the_leads(position: Position) -> None:
    found = chances(position)
    assert sum(found) == pytest.approx(1)
    board = board_of(position)
    ahead = leads(worths(board, EXPERIENCE[board.seats]))
    assert max(range(len(found)), key=lambda seat: found[seat]) == max(range(len(ahead)), key=lambda seat: ahead[seat])


def test_one_more_tile_gains_and_one_less_loses_the_difference_in_points() -> None:
    held = [2, 1, 1, 0, 3, 1]
    for kind, (gain, loss) in enumerate(zip(gains_of(held), losses_of(held), strict=True)):
        more = [count + (index == kind) for index, count in enumerate(held)]
        assert gain == points(more) - points(held)
        if held[kind]:
            less = [count - (index == kind) for index, count in enumerate(held)]
            assert loss == points(held) - points(less)


def test_only_ziggurats_and_their_tiles_last() -> None:
    assert seen("WTa5 TCa* WAb*")["lasting points"] == 3


def test_a_raider_with_war_in_its_hand_threatens_most() -> None:
    armed = seen("TCa1 WCb3", hands="AP WP TC", seat="b")
    unarmed = seen("TCa1 WCb3", hands="AP CP TC", seat="b")
    assert (armed["gravest loss to an armed raider"], armed["losses to an unarmed raider"]) == (1, 0)
    assert (unarmed["gravest loss to an armed raider"], unarmed["losses to an unarmed raider"]) == (0, 1)


def test_a_tile_of_five_cubes_cannot_be_raided() -> None:
    assert seen("TCa5 WCb5", hands="AP WP TC", seat="b")["something lost to it"] == 0


def test_fives_count_up_to_those_that_can_be_built_on() -> None:
    found = seen("TCa5 WCa5 ACa5", stock=4)
    assert (found["fives, moving next"], found["more fives than can be built on"]) == (2, 1)
    assert seen("TCa5 WCa5 ACa5", stock=1)["fives, moving next"] == 1


def test_in_the_last_round_only_those_who_come_after_play_on() -> None:
    board = board_of(scene("WTa1", hands=HANDS, seat="b", first="a", last_round="").position)
    assert [stage_of(board, seat) for seat in range(3)] == [DONE, LAST, LAST]


def test_a_game_limited_in_rounds_nears_its_end_with_them() -> None:
    stages = []
    for number in (1, 7, 9, 10):
        position = scene("WTa1", hands=HANDS, round=number, options='{"max_rounds":10}').position
        stages.append(stage_of(board_of(position), 0))
    assert stages == [0, 1, 2, LAST]


def test_a_finished_game_is_certain() -> None:
    over = scene("WTa1 TCa1 . CPb1", hands=HANDS, phase="over", ending="no_swap").position
    assert chances(over) == (1, 0, 0)
