"""The record of the server."""

from __future__ import annotations

import msgspec
import pytest
from msgspec.structs import replace

from client.server_double import ServerDouble, table, welcome
from ziggurat.games import game_named
from ziggurat.games.game import Viewer
from ziggurat.match.match import Match
from ziggurat.wire.links import Address
from ziggurat.wire.messages import (
    Closing,
    Done,
    Error,
    Happened,
    Looker,
    Ping,
    PlayingOn,
    Pointed,
    Pong,
    PositionMessage,
    Resume,
    Said,
    Say,
    Sit,
    Together,
    Watch,
)
from ziggurat_client.network.arrivals import MISSPOKEN
from ziggurat_client.network.circle_record import CircleRecord
from ziggurat_client.network.remote import Answer, Remote
from ziggurat_client.network.table_record import Happening, TableRecord
from ziggurat_client.staging import staged

CODE = "ENKI-42"


def raw(value: object) -> msgspec.Raw:
    return msgspec.Raw(msgspec.json.encode(value))


def position(match: Match, viewer: Viewer = None) -> PositionMessage:
    """Where a match stands, for a watcher or a seat."""
    return PositionMessage(CODE, match.revision, match.due.seats, (), raw(match.view(viewer)), viewer)


def step(match: Match, *viewers: Viewer) -> tuple[Happened, ...]:
    """Take the first legal action and say what happened, to each of these, by default to a watcher."""
    actor = match.due.seats[0]
    action = next(iter(match.game.candidates(match.view(actor))))
    events = match.apply(actor, action)
    return tuple(
        Happened(CODE, match.revision, actor, match.due.seats, (), raw(events), raw(match.view(viewer)), viewer=viewer)
        for viewer in viewers or (None,)
    )


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
    desk.tell(table(stage="playing"), position(match), *step(match))
    record = desk.remote.tables[CODE]
    assert record.moment is not None
    assert record.moment.view == match.view(None)
    arrived, happened = record.take_happenings()
    assert (arrived.actor, happened.actor) == (None, match.steps[0].seat)
    assert all(isinstance(event, msgspec.Struct) for event in happened.events)


def test_happenings_are_taken_once(desk: Desk, match: Match) -> None:
    desk.tell(table(stage="playing"), position(match), *step(match))
    record = desk.remote.tables[CODE]
    record.take_happenings()
    assert record.take_happenings() == ()


def test_what_is_told_twice_happens_once(desk: Desk, match: Match) -> None:
    desk.tell(table(stage="playing"), position(match))
    (told,) = step(match)
    desk.tell(told, told)
    assert len(desk.remote.tables[CODE].take_happenings()) == 2


def test_a_line_of_chat_that_is_told_again_after_coming_back_was_said_once(desk: Desk) -> None:
    line = Said("p2", "Shulgi", "Well attacked!", 1_780_000_000.25, CODE)
    desk.tell(table(), line, line, replace(line, at=line.at + 1))
    assert [said.at for said in desk.remote.tables[CODE].chat] == [line.at, line.at + 1]


def test_a_watcher_who_comes_back_asks_for_what_was_missed(desk: Desk, match: Match) -> None:
    desk.tell(table(stage="playing"), position(match), *step(match))
    desk.server.break_connection()
    desk.take()
    desk.tell(welcome())
    (watch,) = desk.server.asked(Watch)
    desk.tell(Done(watch.id, CODE))
    assert [resume.since for resume in desk.server.asked(Resume)] == [1]


def test_the_missed_steps_are_told_as_a_story_after_coming_back(desk: Desk, match: Match) -> None:
    desk.tell(table(your_seats=(0,), stage="playing"), position(match, 0))
    record = desk.remote.tables[CODE]
    record.take_happenings()
    desk.server.break_connection()
    desk.take()
    missed = [*step(match, 0), *step(match, 0)]
    desk.tell(welcome())
    (sit,) = desk.server.asked(Sit)
    desk.tell(table(your_seats=(0,), stage="playing"), position(match, 0), Done(sit.id, CODE))
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


# ------------------------------------------------------------------ several seats at one screen


@pytest.fixture
def family(desk: Desk, match: Match) -> TableRecord:
    """A table where we have both seats, at the start of the match; the mouse is with the seat to act."""
    desk.tell(table(your_seats=(0, 1), stage="playing"), position(match, 0), position(match, 1))
    record = desk.remote.tables[CODE]
    record.pass_mouse(match.due.seats[0])
    return record


def test_the_match_is_seen_through_the_eyes_of_the_seat_that_has_the_mouse(family: TableRecord) -> None:
    for seat in (0, 1):
        family.pass_mouse(seat)
        assert family.moment is not None
        assert (family.seat, family.moment.view.viewer) == (seat, seat)


def test_what_happens_is_told_once_and_not_again_to_the_next_who_has_the_mouse(
    desk: Desk, match: Match, family: TableRecord
) -> None:
    desk.tell(*step(match, 0, 1))
    assert len(family.take_happenings()) == 1
    family.pass_mouse(match.due.seats[0])
    assert family.take_happenings() == ()
    assert len(family.history) == 2


def test_the_mouse_goes_to_the_seat_whose_decision_is_awaited(desk: Desk, match: Match, family: TableRecord) -> None:
    assert family.awaited_seat is None
    desk.tell(*step(match, 0, 1))
    assert family.awaited_seat == match.due.seats[0]


def test_the_mouse_waits_until_the_next_seat_sees_what_happened(desk: Desk, match: Match, family: TableRecord) -> None:
    first = family.seat
    before = step(match, 0, 1)
    desk.tell(*(told for told in before if told.viewer == first))
    assert family.awaited_seat is None


def test_whoever_has_one_seat_never_passes_the_mouse(desk: Desk, match: Match) -> None:
    ours = match.due.seats[0]
    desk.tell(table(your_seats=(ours,), stage="playing"), position(match, ours), *step(match, ours))
    assert desk.remote.tables[CODE].awaited_seat is None


def test_a_seat_that_is_given_up_does_not_keep_the_mouse(desk: Desk, family: TableRecord) -> None:
    family.pass_mouse(1)
    desk.tell(table(your_seats=(0,), stage="playing"))
    assert family.seat == 0


def test_coming_back_tells_every_seat_what_it_missed(desk: Desk, match: Match, family: TableRecord) -> None:
    desk.server.break_connection()
    desk.take()
    missed = step(match, 0, 1)
    desk.tell(welcome())
    (sit,) = desk.server.asked(Sit)
    desk.tell(table(your_seats=(0, 1), stage="playing"), position(match, 0), position(match, 1), Done(sit.id, CODE))
    (resume,) = desk.server.asked(Resume)
    assert resume.since == 0
    desk.tell(*missed, Done(resume.id))
    for seat in (0, 1):
        assert [happening.moment.revision for happening in family_history(family, seat)] == [0, 1]


def family_history(record: TableRecord, seat: int) -> list[Happening]:
    record.pass_mouse(seat)
    return record.history


# ------------------------------------------------------------------ those who look together


def looked_at(desk: Desk) -> TableRecord:
    """A table whose match is over and that somebody looks at."""
    desk.tell(table(CODE, stage="over"), Together(CODE, "p2", (Looker("p2", "Puabi"),), 1), Pointed(CODE, 7))
    return desk.remote.tables[CODE]


def test_who_looks_and_where_is_known_until_nobody_does(desk: Desk) -> None:
    circle = looked_at(desk).circle
    assert (circle.is_on, circle.holder_name, circle.pointed) == (True, "Puabi", Pointed(CODE, 7))
    desk.tell(Together(CODE))
    assert desk.remote.tables[CODE].circle == CircleRecord(Together(CODE))


@pytest.mark.parametrize("stage", ["room", "playing"])
def test_a_table_that_goes_on_forgets_who_looked(desk: Desk, stage: str) -> None:
    record = looked_at(desk)
    desk.tell(table(CODE, stage=stage))
    assert record.circle == CircleRecord()


def test_a_lost_connection_forgets_who_looked(desk: Desk) -> None:
    record = looked_at(desk)
    desk.server.break_connection()
    desk.take()
    assert record.circle == CircleRecord()


def test_a_server_is_left_where_a_seat_agrees_that_the_table_does_not_have(desk: Desk) -> None:
    looked_at(desk)
    desk.tell(Together(CODE, playing_on=PlayingOn(3, 5, (5,))))
    assert isinstance(desk.remote.farewell, Closing)
    assert desk.remote.farewell.code == MISSPOKEN
