"""Orders that the desk of one server passes to others: each is answered, or it is said that it was not."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from twisted.internet.defer import Deferred, succeed
from twisted.internet.task import Clock

from server.on_disk import read_at_once
from server.postgres_server import PostgresServer
from server.test_shared_store import One
from ziggurat_server.journal.shared_orders import SharedOrders
from ziggurat_server.other_desks import ANSWERING, OtherDesks
from ziggurat_server.refusal import Refusal


@dataclass
class Asked:
    """What came of asking, if anything did yet."""

    answers: dict[int, str] | None = None
    refused: Refusal | None = None


class Desk:
    """One of several servers with a desk. Its bell rings when the test says so."""

    def __init__(self, address: str, clock: Clock) -> None:
        self.one = One(address)
        self.number = self.one.process
        self.others = OtherDesks(SharedOrders(self.one.place.reader.shared), read_at_once, clock)
        self.obeyed: list[str] = []
        self.others.obey = self._obey

    def _obey(self, order: str) -> Deferred[str]:
        self.obeyed.append(order)
        return succeed(f"{order} was done")

    def ask(self, order: str, server: int | None = None) -> Asked:
        """Ask that server, or all others."""
        asked = Asked()

        def keep_answers(answers: dict[int, str]) -> None:
            asked.answers = dict(answers)

        def keep_refusal(failure: object) -> None:
            asked.refused = failure.value  # type: ignore[attr-defined]

        Deferred.fromCoroutine(self.others.ask(order, server)).addCallbacks(keep_answers, keep_refusal)
        return asked

    def hear(self, calls: int = 1) -> None:
        """Do what was called so far, so many calls at the least."""
        heard = 0
        while heard < calls:
            for news in self.one.heart.listen().news:
                if news.process == self.number:
                    continue
                heard += 1
                if news.kind == "order":
                    self.others.hear_order(int(news.what))
                elif news.kind == "answer":
                    self.others.hear_answer(int(news.what))
                elif news.kind == "died":
                    self.others.lose(news.process)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture(scope="module")
def address(postgres: PostgresServer) -> str:
    return postgres.new_database("desks")


@pytest.fixture
def desks(address: str, clock: Clock) -> Iterator[list[Desk]]:
    both = [Desk(address, clock) for _ in range(2)]
    yield both
    for desk in both:
        desk.one.end()


def test_an_order_is_carried_out_elsewhere_and_answered(desks: list[Desk]) -> None:
    first, second = desks
    asked = first.ask("dance", second.number)
    second.hear()
    first.hear()
    assert asked.answers == {second.number: "dance was done"}
    assert (first.obeyed, second.obeyed) == ([], ["dance"])


def test_a_call_that_comes_twice_does_no_harm(desks: list[Desk]) -> None:
    first, second = desks
    asked = first.ask("dance")
    (number,) = first.others._passed
    for _ in range(2):
        second.others.hear_order(number)
        first.others.hear_answer(number)
    assert asked.answers == {second.number: "dance was done"}
    assert second.obeyed == ["dance"]


def test_an_order_for_a_server_that_is_not_there_has_no_answer_at_once(desks: list[Desk]) -> None:
    assert desks[0].ask("dance", 4_000).answers == {}


def test_a_server_that_ends_before_it_takes_an_order_is_left_out(desks: list[Desk]) -> None:
    first, second = desks
    asked = first.ask("dance")
    second.one.heart.end()
    first.hear()
    assert (asked.answers, second.obeyed) == ({}, [])


def test_a_server_that_ends_once_it_has_answered_was_heard(desks: list[Desk]) -> None:
    first, second = desks
    asked = first.ask("dance")
    second.hear()
    first.others.lose(second.number)
    assert asked.answers == {second.number: "dance was done"}


def test_an_order_that_nobody_takes_is_withdrawn_in_time_and_that_is_said(desks: list[Desk], clock: Clock) -> None:
    first, second = desks
    asked = first.ask("dance")
    clock.advance(ANSWERING)
    assert asked.refused is not None
    assert (asked.refused.code, "has done nothing" in asked.refused.message) == ("no_answer", True)
    second.hear()
    assert second.obeyed == []


def test_an_order_that_was_taken_and_not_answered_may_still_be_carried_out(desks: list[Desk], clock: Clock) -> None:
    first, second = desks
    second.others.obey = lambda order: Deferred()
    asked = first.ask("dance")
    second.hear()
    clock.advance(ANSWERING)
    assert asked.refused is not None
    assert (asked.refused.code, "may still" in asked.refused.message) == ("no_answer", True)


def test_nothing_is_waited_for_after_an_answer(desks: list[Desk], clock: Clock) -> None:
    first, second = desks
    first.ask("dance")
    second.hear()
    first.hear()
    assert clock.getDelayedCalls() == []
