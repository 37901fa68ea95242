"""Those who read much take turns: they wait for one another, and nobody else waits for them."""

from __future__ import annotations

import itertools
from collections.abc import Callable

import pytest
from twisted.internet.defer import Deferred
from twisted.internet.task import Clock

from server.world import World
from ziggurat.wire.messages import Done, History, Leave, Legal, Lobby, Matches, MatchList, Open, Ping, Pong, Subscribe
from ziggurat_server.guests.intake import Intake
from ziggurat_server.guests.turns import AT_ONCE, SHARE, Turns
from ziggurat_server.journal.finished import MemoryArchive
from ziggurat_server.journal.finished_pages import Asker, MatchPage

PIECE = 0.02
"""Seconds that a piece of work takes here."""


class Labour:
    """Work whose pieces take a while each, in a time that stands still. `done` names the pieces in their order."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.worked = 0.0
        self.done: list[str] = []
        self.turns = Turns(self.clock, lambda: self.worked)

    def piece(self, name: str) -> Callable[[], None]:
        def work() -> None:
            self.worked += PIECE
            self.done.append(name)

        return work

    def ask(self, who: str, *names: str) -> None:
        for name in names:
            self.turns.take(who, self.piece(name))


@pytest.fixture
def labour() -> Labour:
    return Labour()


def test_a_little_work_is_done_at_once(labour: Labour) -> None:
    assert labour.turns.take("Anna", labour.piece("a")) is None
    assert labour.done == ["a"]


def test_each_who_waits_has_one_piece_done_in_turn(labour: Labour) -> None:
    labour.ask("Villain", "1", "2", "3", "4", "5", "6", "7")
    labour.ask("Anna", "a", "b")
    at_once = len(labour.done)
    labour.clock.pump([0.01] * 100)
    assert labour.done[at_once : at_once + 4] == ["4", "a", "5", "b"]
    assert sorted(labour.done) == ["1", "2", "3", "4", "5", "6", "7", "a", "b"]


def test_of_the_servers_time_work_that_waits_takes_its_share_and_no_more(labour: Labour) -> None:
    labour.ask("Villain", *map(str, range(500)))
    labour.clock.pump([0.001] * 2_000)
    assert labour.worked == pytest.approx(2.0 * SHARE + AT_ONCE, abs=2 * PIECE)


def test_whoever_waits_hears_when_it_is_done_and_what_it_raised(labour: Labour) -> None:
    def fail() -> None:
        raise ValueError("no")

    labour.ask("Villain", *map(str, range(9)))
    heard: list[object] = []
    for work in (labour.piece("a"), fail):
        waiting = labour.turns.take("Anna", work)
        assert waiting is not None
        waiting.addBoth(lambda outcome: heard.append(getattr(outcome, "value", outcome)))
    assert heard == []
    labour.clock.pump([0.01] * 100)
    assert heard[0] is None
    assert isinstance(heard[1], ValueError)


# ------------------------------------------------------------------------------------ one question at a time


def test_messages_wait_for_the_answer_to_the_one_before_and_the_connection_with_them() -> None:
    taken: list[int] = []
    answers: dict[int, Deferred[None] | None] = {1: None, 2: Deferred(), 3: None, 4: Deferred()}
    flows: list[bool] = []

    def take(message: int) -> Deferred[None] | None:
        taken.append(message)
        return answers[message]

    intake = Intake(take, flows.append)
    for message in answers:
        intake.put(message)
    assert (taken, flows) == ([1, 2], [False])
    answers[2].callback(None)  # type: ignore[union-attr]
    assert (taken, flows) == ([1, 2, 3, 4], [False])
    answers[4].callback(None)  # type: ignore[union-attr]
    assert flows == [False, True]


# ------------------------------------------------------------------------------------ at a server


@pytest.fixture
def slow() -> World:
    """A server to which everything that is read costs a second."""
    seconds = itertools.count()
    return World(worked=lambda: float(next(seconds)))


def test_whoever_asks_for_the_lobby_again_and_again_waits_and_another_opens_a_table_at_once(slow: World) -> None:
    villain, anna = slow.visitor("Villain"), slow.visitor("Anna", address="192.0.2.2")
    for number in range(3):
        villain.say(Subscribe(number))
    assert len(villain.all(Lobby)) == 1
    anna.say(Open(1, "ur", 2))
    assert anna.only(Done).table
    slow.wait(10)
    assert len(villain.all(Lobby)) == 3
    assert [done.id for done in villain.all(Done)] == [0, 1, 2]


def test_what_is_asked_after_a_question_that_waits_is_answered_after_it(slow: World) -> None:
    villain = slow.visitor("Villain")
    for message in (Subscribe(1), Subscribe(2), Ping(3)):
        villain.say(message)
    assert villain.all(Pong) == []
    slow.wait(10)
    assert villain.only(Pong).id == 3


@pytest.mark.parametrize("ask", [Legal, History])
def test_what_is_told_of_a_match_takes_turns_as_well(slow: World, ask: Callable[[int, str], Legal | History]) -> None:
    code, (anna, belit) = slow.match("Anna", "Belit")
    anna.say(ask(1, code))
    heard = len(anna.heard)
    anna.say(ask(2, code))
    belit.say(Leave(3, code))
    assert belit.only(Done).id == 3
    assert [getattr(message, "id", None) for message in anna.heard[heard:]].count(2) == 0
    slow.wait(10)
    assert [getattr(message, "id", None) for message in anna.heard].count(2) == 1


def test_a_question_that_waits_is_not_answered_to_the_next_connection_of_the_same_person(slow: World) -> None:
    villain = slow.visitor("Villain")
    for number in range(3):
        villain.say(Subscribe(number))
    again = slow.visitor("Villain", villain.welcome.token)
    slow.wait(10)
    assert again.all(Lobby) == []


class SlowArchive(MemoryArchive):
    """Finds a page only when the test says so. `asked` are those who wait for one."""

    def __init__(self, world_limits: World) -> None:
        super().__init__(world_limits.limits)
        self.asked: list[Deferred[MatchPage]] = []

    def page(self, asker: Asker, number: int) -> Deferred[MatchPage]:
        self.asked.append(Deferred())
        return self.asked[-1]


def test_of_the_finished_matches_each_connection_has_one_page_read_at_a_time() -> None:
    archive = SlowArchive(World())
    world = World(archive=archive)
    anna = world.visitor("Anna")
    for number in range(5):
        anna.say(Matches(number))
    assert len(archive.asked) == 1
    archive.asked[0].callback(MatchPage((), 1))
    assert len(archive.asked) == 2
    assert [answer.id for answer in anna.all(MatchList)] == [0]
    assert anna.transport.producerState == "paused"
