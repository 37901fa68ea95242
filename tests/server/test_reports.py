"""Reports: with the lines that the server itself knows, to the table's host, and kept for whoever runs the server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from twisted.internet.defer import Deferred

from server.host import Host
from server.on_disk import ServerOnDisk, look_into
from server.test_own_profile import said_of
from server.test_watching import begun
from server.world import TODAY, SlowJournal, Visitor, World
from ziggurat.wire.codec import encode
from ziggurat.wire.messages import (
    Delay,
    Done,
    Error,
    ForgetMe,
    HandOver,
    Leave,
    Mute,
    Ping,
    Report,
    Reported,
    ReportedLine,
    Say,
    Sit,
    Subscribe,
    Watch,
    Whisper,
)
from ziggurat.wire.reports import MOST_LINES
from ziggurat.wire.terms import MAX_LINE
from ziggurat_server.journal.report_entries import MOST_REPORTS, NumberedReport, ReportKept, ReportMade
from ziggurat_server.journal.storage_reports import keep_report, kept_reports
from ziggurat_server.refusal import Refusal
from ziggurat_server.reports.book import ReportsInMemory
from ziggurat_server.reports.reporting import AT_ONCE

ODD_WORDS = "Šamhat-sells-cubes"
"""Words that are nowhere else in a file."""


def report(visitor: Visitor, other: Visitor, table: str | None = None, **fields: Any) -> None:
    visitor.say(Report(80, other.person, table, **fields))


def fired(deferred: Deferred[Any]) -> Any:
    """What it fired with. Raises what it failed with."""
    found: list[Any] = []
    deferred.addBoth(found.append)
    (outcome,) = found
    if hasattr(outcome, "raiseException"):
        outcome.raiseException()
    return outcome


def kept(world: World) -> list[ReportMade]:
    """All reports, the oldest first."""
    return [each.report for each in fired(world.game_server.friends.reporting.book.all())]


def texts(reported: Reported | ReportMade) -> list[str]:
    return [line.text for line in reported.lines]


# ------------------------------------------------------------------ what goes with it


def test_a_report_at_a_table_has_what_was_said_there_and_is_told_to_its_host(world: World) -> None:
    code, (anna, belit), watcher = begun(world, Delay())
    anna.say(Say(5, "Welcome", code))
    watcher.say(Say(6, "Buy my cubes", code))
    report(belit, watcher, code, reason=" spam\u200b ")
    assert belit.last(Done).id == 80
    told = anna.only(Reported)
    assert (told.table, told.person, told.name) == (code, watcher.person, watcher.welcome.name)
    assert (told.by, told.by_name, told.reason) == (belit.person, "Belit", "spam")
    assert told.lines == (
        ReportedLine(anna.person, "Anna", "Welcome", TODAY),
        ReportedLine(watcher.person, watcher.welcome.name, "Buy my cubes", TODAY),
    )
    (made,) = kept(world)
    assert (made.where, made.table, made.lines) == ("table", code, told.lines)


def test_only_the_host_is_told(world: World) -> None:
    code, (_, belit), watcher = begun(world, Delay())
    other = world.visitor("Carla")
    report(belit, watcher, code)
    assert [visitor.all(Reported) for visitor in (belit, watcher, other)] == [[], [], []]


def test_a_host_is_told_neither_of_themselves_nor_by_themselves(world: World) -> None:
    code, (anna, belit), watcher = begun(world, Delay())
    report(belit, anna, code)
    report(anna, watcher, code)
    assert anna.all(Reported) == []
    assert len(kept(world)) == 2


def test_a_host_who_is_not_here_is_not_told_and_the_report_is_kept(world: World) -> None:
    code, (anna, belit), watcher = begun(world, Delay())
    anna.say(HandOver(5, code, watcher.person))
    watcher.hang_up()
    report(belit, anna, code)
    assert len(kept(world)) == 1


def test_a_report_in_the_lobby_has_what_was_said_there(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    for number in range(10):
        belit.say(Say(number, f"Spam {number}"))
    anna.say(Say(1, "Stop it"))
    report(anna, belit, reason="spam")
    (made,) = kept(world)
    assert texts(made) == [*(f"Spam {number}" for number in range(10)), "Stop it"]
    assert (made.where, made.table) == ("lobby", "")


def test_a_report_of_whispers_has_those_of_the_two_alone(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit")
    carla = world.visitor("Carla")
    carla.say(Watch(1, code))
    anna.say(Say(1, "To all", code))
    carla.say(Whisper(2, belit.person, "I know where you live"))
    anna.say(Whisper(3, belit.person, "What is it?"))
    belit.say(Whisper(4, carla.person, "Leave me alone"))
    report(belit, carla, whispers=True)
    (made,) = kept(world)
    assert texts(made) == ["I know where you live", "Leave me alone"]
    assert made.where == "whispers"
    report(belit, carla, code, whispers=True)
    assert anna.all(Reported) == []


def test_whoever_whispered_and_left_can_still_be_reported(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    belit.say(Whisper(1, anna.person, "I know where you live"))
    belit.hang_up()
    report(anna, belit, whispers=True)
    (made,) = kept(world)
    assert (made.name, texts(made)) == ("Belit", ["I know where you live"])


def test_only_the_last_lines_go_with_a_report(world: World) -> None:
    code, (anna, belit) = world.room("Anna", "Belit")
    for number in range(MOST_LINES + 10):
        anna.say(Say(number, f"Line {number}", code))
        belit.say(Ping(number))
        world.wait(2.5)
    report(belit, anna, code)
    (made,) = kept(world)
    assert texts(made) == [f"Line {number}" for number in range(10, MOST_LINES + 10)]


def test_whoever_watches_reports_what_they_heard_and_no_more(world: World) -> None:
    code, (anna, _), watcher = begun(world, Delay(seconds=60))
    anna.say(Say(5, "Not to be heard yet", code))
    watcher.say(Say(6, "Hello", code))
    report(watcher, anna, code)
    assert texts(kept(world)[0]) == ["Hello"]


def test_nobody_says_themselves_what_was_said(world: World) -> None:
    """There is no field for it; what somebody adds is not read."""
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    anna.send(
        b'{"type":"report","id":1,"person":"%b","lines":[{"person":"%b","name":"Belit","text":"Lies","at":1}]}\n'
        % (belit.person.encode(), belit.person.encode())
    )
    assert kept(world)[0].lines == ()


# ------------------------------------------------------------------ who is refused


def test_nobody_reports_themselves_or_somebody_unknown_or_at_a_table_where_they_are_not(world: World) -> None:
    code, (anna, _) = world.room("Anna", "Belit")
    other = world.visitor("Carla")
    report(other, other)
    assert other.refusal() == "not_yourself"
    other.say(Report(1, "p99"))
    assert other.refusal() == "not_here"
    report(other, anna, code)
    assert other.refusal() == "not_at_table"
    report(other, anna, "URUK-99")
    assert other.refusal() == "no_such_table"
    assert kept(world) == []


def test_one_person_makes_a_few_reports_in_one_go_and_more_after_a_while(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    for _ in range(AT_ONCE + 3):
        report(anna, belit)
    assert [error.code for error in anna.all(Error)] == ["too_many_reports"] * 3
    assert len(kept(world)) == AT_ONCE
    for number in range(5):
        world.wait(25)
        anna.say(Ping(number))
    report(anna, belit)
    assert len(kept(world)) == AT_ONCE + 1


def test_many_from_one_place_share_what_may_be_reported(world: World) -> None:
    belit = world.visitor("Belit")
    for number in range(30):
        visitor = world.visitor(f"Guest {number}", address="198.51.100.7")
        report(visitor, belit)
    assert len(kept(world)) == 4 * AT_ONCE


def test_ten_thousand_reports_push_nothing_out(world: World) -> None:
    anna, belit, hostile = (world.visitor(name) for name in ("Anna", "Belit", "Hostile"))
    report(anna, belit, reason="the true one")
    for number in range(10_000):
        if hostile.is_closed:
            break
        hostile.say(Report(number, belit.person, reason="noise"))
    assert hostile.is_closed
    reports = kept(world)
    assert len(reports) == 1 + AT_ONCE
    assert reports[0].reason == "the true one"


def test_a_reason_that_is_too_long_is_read_as_no_message(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    report(anna, belit, reason="x" * 121)
    assert anna.refusal() == "bad_message"


def test_a_report_that_cannot_be_kept_is_not_said_to_be_done() -> None:
    journal = SlowJournal()
    world = World(journal=journal)
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    journal.can_write = False
    report(anna, belit)
    assert anna.refusal() == "not_saved"
    assert anna.all(Done) == []


def test_a_report_with_the_longest_lines_fits_into_a_line() -> None:
    name, text = "\N{CUNEIFORM SIGN AN}" * 64, "\N{CUNEIFORM SIGN AN}" * 500
    line = ReportedLine("p" * 32, name, text, TODAY + 0.123456)
    told = Reported("E" * 32, "p" * 32, name, "p" * 32, name, "\N{CUNEIFORM SIGN AN}" * 120, (line,) * MOST_LINES)
    assert len(encode(told)) <= MAX_LINE


# ------------------------------------------------------------------ what is kept


@pytest.mark.both_stores
def test_a_kill_loses_no_report(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    code, (anna, belit) = server.world.room("Anna", "Belit")
    anna.say(Say(1, "Buy my cubes", code))
    report(belit, anna, code, reason="spam")
    belit.last(Done)
    (made,) = kept(server.again())
    assert (made.name, made.by_name, made.reason, texts(made)) == ("Anna", "Belit", "spam", ["Buy my cubes"])


@pytest.mark.both_stores
def test_a_settled_report_is_gone_for_good_and_its_number_with_it(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    anna, belit = server.world.visitor("Anna"), server.world.visitor("Belit")
    for reason in ("first", "second"):
        report(anna, belit, reason=reason)
    book = server.world.game_server.friends.reporting.book
    first, second = fired(book.all())
    assert fired(book.settle(second.number)).reason == "second"
    with pytest.raises(Refusal, match="no_such_report"):
        fired(book.settle(second.number))
    report(anna, belit, reason="third")
    assert [each.report.reason for each in fired(book.all())] == ["first", "third"]
    assert fired(book.all())[1].number > second.number > first.number
    assert [made.reason for made in kept(server.again())] == ["first", "third"]


@pytest.mark.both_stores
def test_only_the_newest_reports_are_kept(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    sql = server.place.store.sql
    for number in range(MOST_REPORTS + 7):
        keep_report(sql, ReportKept(ReportMade(TODAY, "p1", "Anna", "p2", "Belit", "lobby", reason=str(number))))
    reasons = [each.report.reason for each in kept_reports(sql)]
    assert (len(reasons), reasons[0], reasons[-1]) == (MOST_REPORTS, "7", str(MOST_REPORTS + 6))


def test_a_server_without_a_folder_keeps_the_newest_too() -> None:
    book = ReportsInMemory()
    for number in range(MOST_REPORTS + 7):
        book.keep(ReportMade(TODAY, "p1", "Anna", "p2", "Belit", "lobby", reason=str(number)))
    assert [each.number for each in fired(book.all())] == list(range(8, MOST_REPORTS + 8))
    assert fired(book.settle(8)).reason == "7"
    with pytest.raises(Refusal, match="no_such_report"):
        fired(book.settle(8))


@pytest.mark.both_stores
def test_a_report_that_cannot_be_read_costs_the_others_nothing(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    anna, belit = server.world.visitor("Anna"), server.world.visitor("Belit")
    for reason in ("first", "second", "third"):
        report(anna, belit, reason=reason)
    second: NumberedReport = fired(server.world.game_server.friends.reporting.book.all())[1]
    with look_into(tmp_path) as sql:
        sql.execute("UPDATE reports SET told = ? WHERE number = ?", ('{"at": "yesterday"}', second.number))
    assert [made.reason for made in kept(server.world)] == ["first", "third"]


# ------------------------------------------------------------------ to be forgotten


def forget(visitor: Visitor) -> None:
    visitor.say(ForgetMe(90))
    assert visitor.last(Done).id == 90


@pytest.mark.parametrize("in_memory", [True, False])
def test_a_report_about_somebody_goes_with_them(tmp_path: Path, in_memory: bool) -> None:
    world = World() if in_memory else ServerOnDisk(tmp_path).world
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    report(anna, belit)
    forget(belit)
    assert kept(world) == []


@pytest.mark.both_stores
def test_what_somebody_said_and_that_they_reported_is_erased_from_what_is_reported_of_others(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    world = server.world
    anna, belit, carla = (world.visitor(name) for name in ("Anna", "Belit", "Carla"))
    belit.say(Say(1, "Spam"))
    anna.say(Say(2, ODD_WORDS))
    report(anna, belit, reason=ODD_WORDS)
    report(carla, belit, reason="spam")
    forget(anna)
    first, second = kept(world)
    assert (first.by, first.by_name, first.reason, texts(first)) == ("", "", "", ["Spam"])
    assert (second.by_name, second.reason, texts(second)) == ("Carla", "spam", ["Spam"])
    assert said_of(tmp_path, ODD_WORDS) == []
    server.die()


def test_nothing_that_is_said_later_brings_back_the_words_of_somebody_who_was_forgotten(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    world = server.world
    code, (anna, belit) = world.room("Anna", "Belit")
    carla = world.visitor("Carla")
    carla.say(Watch(1, code))
    carla.say(Say(2, ODD_WORDS, code))
    carla.say(Say(3, ODD_WORDS))
    carla.say(Whisper(4, belit.person, ODD_WORDS))
    carla.say(Leave(5, code))
    forget(carla)
    for where in (code, None):
        report(belit, anna, where)
    assert [texts(made) for made in kept(world)] == [[], []]
    newcomer = world.visitor("Damu")
    newcomer.say(Watch(1, code))
    assert ODD_WORDS.encode() not in newcomer.traffic
    assert said_of(tmp_path, ODD_WORDS) == []


# ------------------------------------------------------------------ for whoever runs the server


def test_whoever_runs_the_server_reads_reports_in_plain_text_and_takes_them_off(tmp_path: Path) -> None:
    host = Host(tmp_path)
    with host.server as server:
        anna, belit = server.call(), server.call()
        anna_id, belit_id = anna.hello("Anna").person, belit.hello("Belit").person
        anna.say(Subscribe(1))
        anna.await_message(Done)
        belit.say(Say(2, "Buy my \u202ecubes"))
        belit.await_message(Done)
        anna.say(Report(3, belit_id, reason="spam"))
        assert anna.await_message(Done).id == 3
        (told,) = host.asked("reports")
        assert (told["number"], told["person"], told["by"], told["reason"]) == (1, belit_id, anna_id, "spam")
        said = host.order("reports").said
        assert f"Belit ({belit_id}), in the lobby, by Anna ({anna_id}): spam" in said
        assert f"Belit ({belit_id}): Buy my cubes" in said
        assert host.order("settle", "1").said == f"settled report 1, about Belit ({belit_id})\n"
        refused = host.order("settle", "1")
        assert (refused.code, refused.complained) == (1, "no_such_report: there is no report 1\n")
        assert host.order("reports").said == "nobody has reported anything\n"


def test_reports_need_the_key(tmp_path: Path) -> None:
    host = Host(tmp_path)
    with host.server:
        assert host.get("/reports")[0] in (200, 401)
        assert host.get("/orders", "POST", '{"order":"settle","number":1}')[0] == 401


def test_the_log_says_that_somebody_was_reported_and_not_what_they_said(tmp_path: Path) -> None:
    host = Host(tmp_path)
    with host.server as server:
        anna, belit = server.call(), server.call()
        anna.hello("Anna")
        belit_id = belit.hello("Belit").person
        belit.say(Say(2, ODD_WORDS))
        belit.await_message(Done)
        anna.say(Report(3, belit_id, reason=ODD_WORDS))
        anna.await_message(Done)
        _, log = server.end()
    assert f"Belit ({belit_id}) was reported" in log
    assert "amhat" not in log


def test_somebody_who_is_muted_at_the_table_may_still_report(world: World) -> None:
    code, (anna, _), watcher = begun(world, Delay())
    anna.say(Mute(5, code, watcher.person))
    report(watcher, anna, code)
    assert watcher.last(Done).id == 80


def test_a_player_who_came_back_reports_what_they_missed_too(world: World) -> None:
    code, (anna, belit) = world.match("Anna", "Belit")
    belit.hang_up()
    anna.say(Say(5, "Coward", code))
    again = world.visitor("Belit", belit.welcome.token)
    again.say(Sit(1, code))
    report(again, anna, code)
    assert texts(kept(world)[0]) == ["Coward"]
