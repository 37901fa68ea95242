"""The record of the server."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from client.server_double import ServerDouble, table, welcome
from ziggurat.games import game_named
from ziggurat.match import Match
from ziggurat.wire.links import Address
from ziggurat.wire.messages import Done, Error, Happened, Ping, Pong, PositionMessage, Resume, Said, Say, Sit, Watch
from ziggurat_client import staged
from ziggurat_client.remote import Answer, Remote

CODE = "ENKI-42"


def raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def position(match: Match) -> PositionMessage:
    """Where a match stands, for a watcher."""
    return PositionMessage(CODE, match.revision, match.to_act, (), raw(match.view(None)))


def step(match: Match) -> Happened:
    """Take the first legal action and say what happened."""
    actor = match.to_act[0]
    action = next(iter(match.game.legal(match.view(actor))))
    events = match.apply(actor, action)
    return Happened(CODE, match.revision, actor, match.to_act, (), raw(events), raw(match.view(None)))


class Desk:
    """A remote whose server is in memory."""

    def __init__(self) -> None:
        self.server = ServerDouble()
        self.server.answering = False
        self.remote = Remote(self.server)
        self.remote.connect(Address("test.example"), "Ninsun")
        self.tell(welcome())

    def tell(self, *messages: object) -> None:
        self.server.tell(*messages)  # type: ignore[arg-type]
        self.take()

    def take(self) -> None:
        for arrival in self.server.arrivals():
            self.remote.receive(arrival)


@pytest.fixture
def desk(driver: object) -> Desk:
    # The driver brings pygame's events up, which arrivals are announced by.
    return Desk()


@pytest.fixture
def match() -> Match:
    return Match(game_named("ur"), 2, seed=1)


def test_an_answer_reaches_whoever_asked(desk: Desk) -> None:
    answers: list[Answer] = []
    number = desk.remote.ask(lambda n: Say(n, "hello"), answers.append)
    assert desk.remote.waits_for(number)
    desk.tell(Done(number))
    assert answers == [Done(number)]
    assert not desk.remote.waits_for(number)


def test_a_lost_connection_answers_what_is_open(desk: Desk) -> None:
    answers: list[Answer] = []
    desk.remote.ask(lambda n: Say(n, "hello"), answers.append)
    desk.server.break_connection()
    desk.take()
    assert [answer.code for answer in answers if isinstance(answer, Error)] == ["connection_lost"]


def test_what_is_asked_while_the_connection_is_broken_is_answered_at_once(desk: Desk) -> None:
    answers: list[Answer] = []
    desk.server.break_connection()
    desk.take()
    desk.remote.ask(lambda n: Say(n, "hello"), answers.append)
    assert [answer.code for answer in answers if isinstance(answer, Error)] == ["connection_lost"]


def test_a_ping_is_answered(desk: Desk) -> None:
    desk.tell(Ping(9))
    assert desk.server.received[-1] == Pong(9)


def test_views_and_events_have_their_games_types(desk: Desk, match: Match) -> None:
    desk.tell(table(stage="playing"), position(match), step(match))
    record = desk.remote.tables[CODE]
    assert record.moment is not None
    assert record.moment.view == match.view(None)
    arrived, happened = record.take_happenings()
    assert (arrived.actor, happened.actor) == (None, match.steps[0].seat)
    assert all(isinstance(event, msgspec.Struct) for event in happened.events)


def test_happenings_are_taken_once(desk: Desk, match: Match) -> None:
    desk.tell(table(stage="playing"), position(match), step(match))
    record = desk.remote.tables[CODE]
    record.take_happenings()
    assert record.take_happenings() == ()


def test_what_is_told_twice_happens_once(desk: Desk, match: Match) -> None:
    desk.tell(table(stage="playing"), position(match))
    told = step(match)
    desk.tell(told, told)
    assert len(desk.remote.tables[CODE].take_happenings()) == 2


def test_a_line_of_chat_that_is_told_again_after_coming_back_was_said_once(desk: Desk) -> None:
    line = Said("p2", "Shulgi", "Well attacked!", 1_780_000_000.25, CODE)
    desk.tell(table(), line, line, replace(line, at=line.at + 1))
    assert [said.at for said in desk.remote.tables[CODE].chat] == [line.at, line.at + 1]


def test_a_watcher_who_comes_back_asks_for_what_was_missed(desk: Desk, match: Match) -> None:
    desk.tell(table(stage="playing"), position(match), step(match))
    desk.server.break_connection()
    desk.take()
    desk.tell(welcome())
    (watch,) = desk.server.asked(Watch)
    desk.tell(Done(watch.id, CODE))
    assert [resume.since for resume in desk.server.asked(Resume)] == [1]


def test_the_missed_steps_are_told_as_a_story_after_coming_back(desk: Desk, match: Match) -> None:
    desk.tell(table(your_seats=(0,), stage="playing"), position(match))
    record = desk.remote.tables[CODE]
    record.take_happenings()
    desk.server.break_connection()
    desk.take()
    missed = [step(match), step(match)]
    desk.tell(welcome())
    (sit,) = desk.server.asked(Sit)
    desk.tell(table(your_seats=(0,), stage="playing"), position(match), Done(sit.id, CODE))
    (resume,) = desk.server.asked(Resume)
    desk.tell(*missed, Done(resume.id))
    happenings = record.take_happenings()
    assert [happening.actor for happening in happenings] == [missed[0].actor, missed[1].actor]
    assert record.moment is not None
    assert record.moment.revision == 2


def test_where_the_story_is_gone_the_position_stays(desk: Desk, match: Match) -> None:
    desk.tell(table(stage="playing"), position(match))
    record = desk.remote.tables[CODE]
    desk.server.break_connection()
    desk.take()
    step(match)
    desk.tell(welcome())
    (watch,) = desk.server.asked(Watch)
    desk.tell(position(match), Done(watch.id, CODE))
    (resume,) = desk.server.asked(Resume)
    desk.tell(Error("match_not_running", "gone", resume.id))
    assert record.moment is not None
    assert record.moment.revision == 1


def test_a_table_that_is_gone_when_we_come_back_is_forgotten(desk: Desk) -> None:
    desk.tell(table())
    desk.server.break_connection()
    desk.take()
    desk.tell(welcome())
    (watch,) = desk.server.asked(Watch)
    desk.tell(Error("no_such_table", "gone", watch.id))
    assert desk.remote.tables == {}


def test_a_rematch_begins_without_the_last_matchs_position(desk: Desk) -> None:
    match = staged.played_match(seats=2)
    over = PositionMessage(CODE, match.revision, (), (), raw(match.view(None)), result=raw(match.result))
    desk.tell(table(stage="over"), over)
    desk.tell(table(stage="playing"))
    assert desk.remote.tables[CODE].moment is None
    desk.tell(position(Match(game_named("ur"), 2, seed=2)))
    moment = desk.remote.tables[CODE].moment
    assert moment is not None
    assert moment.revision == 0


def test_going_elsewhere_forgets_the_server_before(desk: Desk) -> None:
    desk.tell(table())
    desk.remote.connect(Address("other.example"), "Ninsun")
    assert desk.remote.tables == {}
    assert desk.remote.welcome is None
