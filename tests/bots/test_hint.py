"""A hint: a plan that can be played, compared with turns that are played without much thought."""

from __future__ import annotations

from random import Random

import pytest

from bots.matches import careless_match, careless_match_of_babel
from examples import sampled
from ziggurat.bots.hint import Hint, hint
from ziggurat.bots.thinking import Effort
from ziggurat.games import game_named
from ziggurat.games.ur.drawing import parse
from ziggurat.match.match import Match

UR = game_named("ur")
FEW = Effort(300)
ABOUT_TO_BUILD = """
    seat a
    round 4
    hands WT PA
    market CP TA AC
    1 CPa4 ATb2 TAa1 AT   CA
    2 WPa5 CAb1 WC   PT   TW
    3 CT   PW   CPb3 ACa2 WA
    4 TC   CP   TP   WP   AW
    5 PA   TP   WA   ATb2 WA
"""


def hint_in(match: Match, step: int) -> Hint:
    """The hint for whoever decided after so many steps of a match."""
    seat = match.steps[step].seat
    return hint(match.game, match.game.view(match.positions[step], seat), FEW, Random(0))


@sampled("match", [careless_match(), careless_match_of_babel()], every=2, ids=["ur", "babel"])
def test_everyones_chances_sum_to_one_and_the_plan_can_be_played(match: Match) -> None:
    for step in range(0, len(match.steps), len(match.steps) // 3):
        found = hint_in(match, step)
        assert sum(found.careless) == pytest.approx(1)
        assert sum(found.chances) == pytest.approx(1)
        for position, action in found.plan:
            match.game.apply(position, match.steps[step].seat, action)


def test_a_well_played_turn_wins_more_often_than_a_careless_one() -> None:
    found = hint(UR, UR.view(parse(ABOUT_TO_BUILD), 0), Effort(2_000), Random(0))
    assert found.chances[0] > found.careless[0]


def test_the_same_question_gets_the_same_hint() -> None:
    match = careless_match()
    assert hint_in(match, 10) == hint_in(match, 10)


def test_whoever_has_nothing_to_decide_gets_no_hint() -> None:
    with pytest.raises(ValueError, match="decision"):
        hint(UR, UR.view(parse(ABOUT_TO_BUILD), 1), FEW, Random(0))
