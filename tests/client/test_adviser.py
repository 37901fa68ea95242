"""Advice: a plan is asked for once, followed while all goes by it, and dropped when the match moves on."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from client.time_in_ur import EverybodysUr, ForbearingUr
from ziggurat.bots.review import written
from ziggurat.bots.thinking import Effort, ponder
from ziggurat.games import game_named
from ziggurat.games.game import Game, View
from ziggurat.match.match import Match
from ziggurat_client.thinking.adviser import Adviser
from ziggurat_client.thinking.lines import Failed, FindPlan, FoundPlan, Question
from ziggurat_client.thinking.mind import Heard, Mind

UR = game_named("ur")


class TestMind(Mind):
    """A mind without a process: it thinks when it is told to."""

    __test__ = False

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[FindPlan] = []
        self.forgotten = False
        self._tell: Heard | None = None

    def ask(self, question: Callable[[int], Question], heard: Heard, lost: Callable[[], None]) -> None:
        asked = question(len(self.asked))
        assert isinstance(asked, FindPlan)
        self.asked.append(asked)
        self._tell = heard

    def forget(self) -> None:
        self.forgotten = True

    def think(self) -> FoundPlan:
        """Answer the last question."""
        kind = View[UR.public_type, None]  # type: ignore[name-defined]
        view: View[Any, Any] = msgspec.json.decode(self.asked[-1].view, type=kind)
        thought = ponder(UR, view, Effort(200), Random(0))
        found = FoundPlan(0, written(thought.plan), (0.25, 0.75), thought.chances)
        assert self._tell is not None
        self._tell(found)
        return found

    def fail(self) -> None:
        """Answer the last question with a failure."""
        assert self._tell is not None
        self._tell(Failed(0, "no"))


@pytest.fixture
def mind() -> TestMind:
    return TestMind()


@pytest.fixture
def adviser(mind: TestMind) -> Adviser:
    return Adviser(mind, UR)


@pytest.fixture
def match() -> Match:
    """A match of two in the middle, in which the first seat has a turn of several steps before it."""
    match, chance = Match(UR, 2, seed=5), Random(5)
    while match.revision < 40 or match.due.seats[0] != 0 or match.span == _turn_before(match):
        seat = match.due.seats[0]
        actions: list[Any] = list(UR.candidates(match.view(seat)))
        match.apply(seat, chance.choice(actions))
    return match


def _turn_before(match: Match) -> object:
    return UR.span(match.positions[-2])


def test_advice_tells_the_first_step_of_the_plan_and_the_viewers_own_chances(
    mind: TestMind, adviser: Adviser, match: Match
) -> None:
    adviser.ask(match.revision, match.view(0))
    found = mind.think()
    advice = adviser.take()
    assert advice is not None
    assert msgspec.json.encode(advice.action) == bytes(found.steps[0].action)
    assert (advice.careless, advice.chance) == (0.25, found.chances[0])


def test_advice_is_given_once(mind: TestMind, adviser: Adviser, match: Match) -> None:
    adviser.ask(match.revision, match.view(0))
    mind.think()
    assert adviser.take() is not None
    assert adviser.take() is None


def test_a_plan_is_followed_without_thinking_again(mind: TestMind, adviser: Adviser, match: Match) -> None:
    adviser.ask(match.revision, match.view(0))
    steps = mind.think().steps
    assert len(steps) > 1
    first = adviser.take()
    assert first is not None
    match.apply(0, first.action)
    adviser.ask(match.revision, match.view(0))
    second = adviser.take()
    assert len(mind.asked) == 1
    assert second is not None
    assert msgspec.json.encode(second.action) == bytes(steps[1].action)


def test_where_something_else_was_done_the_plan_is_made_anew(mind: TestMind, adviser: Adviser, match: Match) -> None:
    adviser.ask(match.revision, match.view(0))
    planned = mind.think().steps[0].action
    other = next(each for each in UR.candidates(match.view(0)) if msgspec.json.encode(each) != bytes(planned))
    match.apply(0, other)
    adviser.ask(match.revision, match.view(match.due.seats[0]))
    assert len(mind.asked) == 2


def test_nobody_is_advised_by_the_plan_of_another(mind: TestMind, adviser: Adviser, match: Match) -> None:
    adviser.ask(match.revision, match.view(0))
    mind.think()
    adviser.ask(match.revision, match.view(1))
    assert len(mind.asked) == 2


def test_while_it_thinks_the_same_is_not_asked_twice(mind: TestMind, adviser: Adviser, match: Match) -> None:
    for _ in range(2):
        adviser.ask(match.revision, match.view(0))
    assert len(mind.asked) == 1


def test_thinking_is_given_up_when_the_match_moves_on(mind: TestMind, adviser: Adviser, match: Match) -> None:
    adviser.ask(match.revision, match.view(0))
    assert adviser.move_on(match.revision + 1, match.view(0))
    assert mind.forgotten
    assert not adviser.thinks


def test_where_all_act_at_once_thinking_goes_on_while_others_act(mind: TestMind, match: Match) -> None:
    adviser = Adviser(mind, EverybodysUr())
    adviser.ask(match.revision, match.view(0))
    assert not adviser.move_on(match.revision + 1, match.view(0))
    mind.think()
    assert adviser.take() is not None


@pytest.mark.parametrize(("game", "meant"), [(UR, False), (ForbearingUr(), True)])
def test_advice_about_an_older_position_is_meant_where_the_action_still_fits(
    mind: TestMind, match: Match, game: Game[Any, Any, Any], meant: bool
) -> None:
    adviser = Adviser(mind, game)
    adviser.ask(match.revision, match.view(0))
    mind.think()
    advice = adviser.take()
    assert advice is not None
    assert adviser.is_meant(advice, match.revision, match.view(0))
    assert adviser.is_meant(advice, match.revision + 1, match.view(0)) == meant


def test_the_question_holds_nothing_but_the_view(mind: TestMind, adviser: Adviser, match: Match) -> None:
    adviser.ask(match.revision, match.view(0))
    assert bytes(mind.asked[0].view) == msgspec.json.encode(match.view(0))


def test_a_failure_is_told_once(mind: TestMind, adviser: Adviser, match: Match) -> None:
    adviser.ask(match.revision, match.view(0))
    mind.fail()
    assert [adviser.take_failure(), adviser.take_failure()] == [True, False]
