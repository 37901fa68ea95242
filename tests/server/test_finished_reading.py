"""Reading finished matches costs little, and the journal waits for nobody who reads."""

from __future__ import annotations

import queue
import sqlite3
import threading
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest
from twisted.internet.defer import Deferred
from twisted.internet.task import Clock

from server.programs import PATIENCE
from server.world import TODAY
from ziggurat.wire.messages import ClockTerms, MatchCard
from ziggurat_server.journal.finished_pages import Asker, MatchPage
from ziggurat_server.journal.finished_reading import FinishedReader
from ziggurat_server.journal.journal import JournalEntry, MatchFinished, MatchStarted, TableGone, TableKept
from ziggurat_server.journal.opening import open_journal
from ziggurat_server.journal.sqlite import open_to_read
from ziggurat_server.journal.storage_place import FILE, settle_in
from ziggurat_server.limits import ServerLimits

RAW = msgspec.Raw(b"{}")
GUEST = Asker("p4711", TODAY)


def finished(number: int, listed_from: float = TODAY) -> list[JournalEntry]:
    """A match of its own people that is over, at a table that is gone."""
    code, people = f"ENKI-{number}", (f"p{2 * number}", f"p{2 * number + 1}")
    names = ("Anna", "Belit")
    return [
        TableKept(code, "Ur", "ur", RAW, ClockTerms(), True, None, None, ()),
        MatchStarted(code, "ur", 2, 1, RAW, names),
        MatchFinished(
            code, "ur", names, people, False, TODAY, listed_from, RAW, msgspec.Raw(b'"' + b"x" * 9999 + b'"')
        ),
        TableGone(code),
    ]


def reader_of(folder: Path, matches: int) -> FinishedReader:
    """Reads so many finished matches."""
    place = settle_in(folder)
    place.store.write([entry for number in range(matches) for entry in finished(number)])
    place.leave()
    return FinishedReader(open_to_read(folder / FILE, text=bytes))


def effort(reader: FinishedReader, work: Callable[[], object]) -> int:
    """How many steps of its machine SQLite takes for that."""
    steps = 0

    def step() -> int:
        nonlocal steps
        steps += 1
        return 0

    connection: sqlite3.Connection = vars(reader)["_sql"].connection
    connection.set_progress_handler(step, 1)
    work()
    connection.set_progress_handler(None, 1)
    return steps


def test_a_page_of_many_matches_costs_no_more_than_one_of_few(tmp_path: Path) -> None:
    few, many = (reader_of(tmp_path / str(count), count) for count in (40, 400))
    for reader in (few, many):
        reader.page(GUEST, 0, change=1)
    costs = [effort(reader, lambda reader=reader: reader.page(GUEST, 1, change=1)) for reader in (few, many)]  # type: ignore[misc]
    assert costs[0] == costs[1]


def test_matches_are_counted_again_when_some_were_kept_or_can_be_seen_by_now(tmp_path: Path) -> None:
    place = settle_in(tmp_path)
    place.store.write([entry for number in range(20) for entry in finished(number)])
    assert place.finished.page(GUEST, 0, change=1).pages == 1
    place.store.write(finished(20, listed_from=TODAY + 60))
    assert place.finished.page(GUEST, 0, change=2).pages == 1
    assert place.finished.page(Asker("p4711", TODAY + 61), 0, change=2).pages == 2
    assert place.finished.page(Asker("p41", TODAY), 0, change=2).pages == 2
    place.leave()


def test_a_page_that_there_is_not_is_empty_without_looking(tmp_path: Path) -> None:
    reader = reader_of(tmp_path, 3)
    assert reader.page(GUEST, 50_000, change=1) == MatchPage((), 1)


@pytest.mark.parametrize("column", ["game", "names", "ended", "result", "record", "code", "people"])
@pytest.mark.parametrize("value", ["x'ff'", "CAST(x'ff' AS TEXT)", "'['", "9e999", "hex(zeroblob(99))"])
def test_a_row_that_makes_no_sense_costs_no_other(tmp_path: Path, column: str, value: str) -> None:
    reader_of(tmp_path, 2).close()
    with closing(sqlite3.connect(tmp_path / FILE)) as connection, connection:
        connection.execute(f"UPDATE finished SET {column} = {value} WHERE match = 1")
    reader = FinishedReader(open_to_read(tmp_path / FILE, text=bytes))
    cards = reader.page(GUEST, 0, change=1).matches
    assert 2 in [card.match for card in cards]
    for card in cards:
        assert msgspec.json.decode(msgspec.json.encode(card), type=MatchCard) == card
    assert reader.record(GUEST, 2) is not None
    kept = reader.record(GUEST, 1)
    assert kept is None or msgspec.json.decode(kept.record) is not None
    reader.close()


def test_who_reads_cannot_write(tmp_path: Path) -> None:
    connection: sqlite3.Connection = vars(reader_of(tmp_path, 1))["_sql"].connection
    with pytest.raises(sqlite3.OperationalError, match="readonly"):
        connection.execute("DELETE FROM finished")


class ThreadedClock(Clock):
    """A reactor of which there is just what threads need."""

    def __init__(self) -> None:
        super().__init__()
        self._calls: queue.Queue[Callable[[], object]] = queue.Queue()

    def callFromThread(self, call: Callable[..., object], *args: Any) -> None:  # noqa: N802 - Twisted's name
        self._calls.put(lambda: call(*args))

    def callWhenRunning(self, call: Callable[[], object]) -> None:  # noqa: N802 - Twisted's name
        call()

    def run_until(self, deferred: Deferred[Any]) -> None:
        while not deferred.called:
            self._calls.get(timeout=PATIENCE)()


def test_the_journal_writes_while_somebody_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    may_end = threading.Event()

    def read(*_: object) -> MatchPage:
        may_end.wait(PATIENCE)
        return MatchPage((), 1)

    monkeypatch.setattr(FinishedReader, "page", read)
    reactor = ThreadedClock()
    opened = open_journal(tmp_path, reactor, ServerLimits())
    reactor.run_until(opened.journal.settled())
    page = opened.archive.page(GUEST, 0)
    opened.journal.note(TableKept("ENKI-42", "Ur", "ur", RAW, ClockTerms(), True, None, None, ()))
    written = opened.journal.settled()
    reactor.run_until(written)
    assert not page.called or isinstance(page.result, Deferred)
    may_end.set()
    reactor.run_until(page)
    reactor.run_until(opened.end())
