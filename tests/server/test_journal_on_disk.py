"""The journal's row: what waits is written together, in order, and a full disk is waited out."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from twisted.internet.defer import Deferred
from twisted.internet.task import Clock

from server.journal_entries import CODE, person, start, step, table
from server.on_disk import Scribe, at_once
from ziggurat_server.journal.on_disk import FIRST_PAUSE, LONGEST_PAUSE, DiskJournal
from ziggurat_server.journal.storage_place import Place, settle_in


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Place]:
    settled = settle_in(tmp_path)
    yield settled
    settled.leave()


class Desk:
    """A journal whose writing and whose time the test has in hand. `safe` is what fired, in order, by its label."""

    def __init__(self, place: Place) -> None:
        self.place = place
        self.clock = Clock()
        self.scribe = Scribe()
        self.journal = DiskJournal(place.store, self.clock, self.scribe)
        self.safe: list[str] = []
        self.lost: list[str] = []

    def watch(self, label: str, kept: Deferred[None]) -> None:
        """Note when that fires."""

        def lost(failure: object) -> None:
            self.lost.append(label)

        kept.addCallbacks(lambda _: self.safe.append(label), lost)

    def fill_disk(self) -> None:
        """Let no write succeed until `empty_disk`."""
        self.place.store.sql.execute("PRAGMA query_only = ON")

    def empty_disk(self) -> None:
        """Let writes succeed again."""
        self.place.store.sql.execute("PRAGMA query_only = OFF")

    def rows(self, table: str) -> int:
        """How many rows that table of the file has."""
        (count,) = self.place.store.sql.execute(f"SELECT count(*) FROM {table}").fetchone()
        return int(count)


@pytest.fixture
def desk(place: Place) -> Desk:
    return Desk(place)


def open_tables(desk: Desk, *codes: str) -> None:
    """Tables with a match each, on file."""
    for code in codes:
        desk.journal.note(table(code))
        desk.journal.append(start(code))
    while desk.scribe.waiting:
        desk.scribe.write()


CODES = tuple(f"URUK-{number}" for number in range(10, 60))


def test_what_waits_for_many_tables_is_committed_together(desk: Desk) -> None:
    open_tables(desk, *CODES)
    before = desk.journal.writes
    desk.watch("first", desk.journal.append(step(1, CODES[0])))
    for code in CODES[1:]:
        desk.watch(code, desk.journal.append(step(1, code)))
    desk.scribe.write()
    assert desk.safe == ["first"]
    desk.scribe.write()
    assert desk.safe == ["first", *CODES[1:]]
    assert desk.journal.writes == before + 2
    assert desk.rows("steps") == len(CODES)


def test_nothing_is_safe_before_it_is_committed(desk: Desk) -> None:
    open_tables(desk, CODE)
    desk.watch("step", desk.journal.append(step(1)))
    assert (desk.safe, desk.rows("steps")) == ([], 0)
    desk.scribe.write()
    assert (desk.safe, desk.rows("steps")) == (["step"], 1)


def test_everything_becomes_safe_in_the_order_in_which_it_was_told(desk: Desk) -> None:
    open_tables(desk, CODE)
    desk.watch("one", desk.journal.append(step(1)))
    desk.watch("two", desk.journal.append(step(2)))
    desk.watch("settled", desk.journal.settled())
    desk.watch("three", desk.journal.append(step(3)))
    while desk.scribe.waiting:
        desk.scribe.write()
    assert desk.safe == ["one", "two", "settled", "three"]


def test_what_is_told_while_others_are_answered_comes_next(desk: Desk) -> None:
    open_tables(desk, CODE)
    first = desk.journal.append(step(1))
    first.addCallback(lambda _: desk.watch("two", desk.journal.append(step(2))))
    desk.scribe.write()
    desk.scribe.write()
    assert (desk.safe, desk.rows("steps")) == (["two"], 2)


def test_where_nothing_waits_everything_is_settled_at_once(desk: Desk) -> None:
    desk.watch("settled", desk.journal.settled())
    assert desk.safe == ["settled"]


def test_what_was_noted_is_settled_once_it_is_committed(desk: Desk) -> None:
    desk.journal.note(person())
    desk.watch("settled", desk.journal.settled())
    assert desk.safe == []
    while desk.scribe.waiting:
        desk.scribe.write()
    assert (desk.safe, desk.rows("people")) == (["settled"], 1)


@pytest.fixture
def failed(desk: Desk) -> Desk:
    """A journal whose disk is full, as it has just found out by a step."""
    open_tables(desk, CODE)
    desk.fill_disk()
    desk.watch("step", desk.journal.append(step(1)))
    desk.journal.note(person())
    desk.scribe.write()
    return desk


def test_a_deed_that_cannot_be_written_fails(failed: Desk) -> None:
    assert (failed.safe, failed.lost) == ([], ["step"])
    assert not failed.journal.can_write


def test_while_the_disk_is_full_deeds_fail_at_once(failed: Desk) -> None:
    failed.watch("again", failed.journal.append(step(1)))
    failed.watch("settled", failed.journal.settled())
    assert failed.lost == ["step", "again", "settled"]
    assert failed.scribe.waiting == []


def test_state_waits_for_the_disk_and_nothing_of_it_is_lost(failed: Desk) -> None:
    failed.journal.note(person(2, "Belit"))
    failed.watch("recovered", failed.journal.recovered())
    failed.empty_disk()
    failed.clock.advance(FIRST_PAUSE)
    failed.scribe.write()
    assert failed.safe == ["recovered"]
    assert failed.journal.can_write
    assert (failed.rows("people"), failed.rows("steps")) == (2, 0)


def test_writing_is_tried_again_with_growing_pauses(failed: Desk) -> None:
    pauses = []
    for _ in range(7):
        (retry,) = failed.clock.getDelayedCalls()
        pauses.append(retry.getTime() - failed.clock.seconds())
        failed.clock.advance(pauses[-1])
        failed.scribe.write()
    assert pauses == [0.25, 0.5, 1.0, 2.0, 4.0, LONGEST_PAUSE, LONGEST_PAUSE]


def test_after_the_disk_has_recovered_deeds_are_kept_again(failed: Desk) -> None:
    failed.empty_disk()
    failed.clock.advance(FIRST_PAUSE)
    failed.scribe.write()
    failed.watch("again", failed.journal.append(step(1)))
    failed.scribe.write()
    assert (failed.safe, failed.rows("steps")) == (["again"], 1)


def test_a_file_without_space_is_a_full_disk(place: Place) -> None:
    connection = place.store.sql
    (pages,) = connection.execute("PRAGMA page_count").fetchone()
    connection.execute(f"PRAGMA max_page_count = {pages}")
    journal = DiskJournal(place.store, Clock(), at_once)
    for number in range(1, 200):
        journal.note(person(number, "Anna" * 200))
    assert not journal.can_write
    connection.execute("PRAGMA max_page_count = 100000")
    journal.close()
    assert connection.execute("SELECT count(*) FROM people").fetchone() == (199,)


def test_closing_writes_what_waits(desk: Desk) -> None:
    desk.journal.note(person())
    desk.journal.note(person(2, "Belit"))
    desk.watch("closed", desk.journal.close())
    assert desk.safe == []
    while desk.scribe.waiting:
        desk.scribe.write()
    assert (desk.safe, desk.rows("people")) == (["closed"], 2)


def test_closing_tries_a_full_disk_once_more_and_then_ends(failed: Desk) -> None:
    failed.watch("closed", failed.journal.close())
    failed.scribe.write()
    assert failed.safe == ["closed"]
    assert failed.clock.getDelayedCalls() == []


def test_after_the_end_no_deed_is_taken(desk: Desk) -> None:
    desk.journal.close()
    desk.watch("step", desk.journal.append(step(1)))
    assert desk.lost == ["step"]
