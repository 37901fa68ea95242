"""The process that thinks for the client: it answers the newest question, and ends with us."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator

import msgspec
import pygame
import pytest

from ziggurat.bots.review import Review
from ziggurat.games import game_named
from ziggurat.games.game import IllegalAction
from ziggurat.match.match import Match
from ziggurat_client.thinking.lines import Answer, Failed, FindPlan, FoundPlan, Question, Reviewed, ReviewMatch
from ziggurat_client.thinking.mind import THOUGHT, Mind

UR = game_named("ur")
PATIENCE = 240_000


@pytest.fixture
def mind() -> Iterator[Mind]:
    """A mind, and a queue of events for its news."""
    pygame.display.init()
    pygame.event.clear()
    mind = Mind()
    yield mind
    mind.stop()


class Listener:
    """Asks, and keeps what it hears."""

    def __init__(self, mind: Mind) -> None:
        self._mind = mind
        self.heard: list[Answer] = []
        self.lost = False

    def ask_for_plan(self) -> Match:
        """Ask what to do at the beginning of a match, which is returned."""
        match = Match(UR, 2, seed=7)
        view = msgspec.Raw(msgspec.json.encode(match.view(match.due.seats[0])))
        self._ask(lambda number: FindPlan(number, "ur", view, 500, seconds=5))
        return match

    def ask_for_review(self) -> Match:
        """Ask for the review of a match that has only begun."""
        match = Match(UR, 2, seed=7)
        match.apply(match.due.seats[0], next(iter(UR.candidates(match.view(match.due.seats[0])))))
        self._ask(lambda number: ReviewMatch(number, msgspec.Raw(msgspec.json.encode(match.record()))))
        return match

    def ask_nonsense(self) -> None:
        """Ask about a game that nobody knows."""
        self._ask(lambda number: FindPlan(number, "senet", msgspec.Raw(b"{}"), 1, seconds=5))

    def _ask(self, question: object) -> None:
        self._mind.ask(question, self.heard.append, self._lose)  # type: ignore[arg-type]

    def _lose(self) -> None:
        self.lost = True

    def wait(self, answers: int = 1) -> None:
        """Until so many answers have come."""
        while len(self.heard) < answers:
            assert pygame.event.wait(PATIENCE).type == THOUGHT
            self._mind.deliver()


def test_a_plan_is_found_that_can_be_played(mind: Mind) -> None:
    listener = Listener(mind)
    match = listener.ask_for_plan()
    listener.wait()
    (found,) = listener.heard
    assert isinstance(found, FoundPlan)
    try:
        match.apply(match.due.seats[0], msgspec.json.decode(found.steps[0].action, type=UR.action_type))
    except IllegalAction as error:
        pytest.fail(str(error))


def test_a_review_comes_turn_by_turn_and_is_complete_at_last(mind: Mind) -> None:
    listener = Listener(mind)
    listener.ask_for_review()
    reviews: list[Review] = []
    while not (reviews and reviews[-1].complete):
        listener.wait(len(listener.heard) + 1)
        reviews = [heard.review for heard in listener.heard if isinstance(heard, Reviewed)]
    assert [len(review.turns) for review in reviews[:2]] == [0, 1]


@pytest.mark.thorough
def test_a_new_question_takes_the_place_of_the_one_before(mind: Mind) -> None:
    first, second = Listener(mind), Listener(mind)
    first.ask_for_plan()
    second.ask_for_review()
    second.wait(2)
    assert first.lost
    assert first.heard == []


@pytest.mark.thorough
def test_what_was_forgotten_is_not_delivered(mind: Mind) -> None:
    listener, later = Listener(mind), Listener(mind)
    listener.ask_for_plan()
    mind.forget()
    later.ask_for_plan()
    later.wait()
    assert listener.heard == []


def test_a_question_that_makes_no_sense_fails_and_the_next_one_is_answered(mind: Mind) -> None:
    listener = Listener(mind)
    listener.ask_nonsense()
    listener.wait()
    assert isinstance(listener.heard[0], Failed)
    listener.ask_for_plan()
    listener.wait(2)
    assert isinstance(listener.heard[1], FoundPlan)


def test_a_process_that_dies_is_told_of_and_started_again(mind: Mind) -> None:
    listener = Listener(mind)
    listener.ask_for_plan()
    listener.wait()
    assert mind.process_id is not None
    os.kill(mind.process_id, signal.SIGTERM)
    listener.wait(2)
    assert isinstance(listener.heard[1], Failed)
    listener.ask_for_plan()
    listener.wait(3)
    assert isinstance(listener.heard[2], FoundPlan)


def test_a_process_that_cannot_be_started_is_a_failure(mind: Mind, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    listener = Listener(mind)
    listener.ask_for_plan()
    listener.wait()
    assert isinstance(listener.heard[0], Failed)


def test_the_process_ends_with_its_input_even_while_it_thinks() -> None:
    view = msgspec.Raw(msgspec.json.encode(Match(UR, 2, seed=7).view(0)))
    question: Question = FindPlan(1, "ur", view, 10_000_000, seconds=60)
    process = subprocess.run(
        [sys.executable, "-m", "ziggurat_client.thinking"],
        input=msgspec.json.encode(question) + b"\n",
        capture_output=True,
        timeout=30,
        check=True,
    )
    assert process.stderr == b""
