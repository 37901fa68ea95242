"""A server that starts with many tables kept: how soon it answers, what it holds, how soon an old table is back.

On SQLite the reference is an empty interpreter, and the same server with one table on file; on PostgreSQL it is the
same number of tables on SQLite.
"""

from __future__ import annotations

import os
import random
import tempfile
import time
from dataclasses import dataclass
from hashlib import sha256
from pathlib import Path
from typing import Final

import msgspec
from tests.bench.measuring import Missing, Row, milliseconds_to_first_line
from tests.server.programs import LOOPBACK, Program

from server.postgres_server import PostgresServer, is_installed
from ziggurat.games import game_named
from ziggurat.match.digests import digest_of
from ziggurat.match.match import Match
from ziggurat.wire.clocks import ClockTerms
from ziggurat.wire.links import TABLE_WORDS
from ziggurat.wire.messages import PositionMessage, Sit
from ziggurat_server.backup.progress import Progress
from ziggurat_server.journal.journal import JournalEntry, MatchStarted, SeatKept, StepTaken, TableKept
from ziggurat_server.journal.people_entries import PersonKept
from ziggurat_server.journal.storage_place import Place, settle_in
from ziggurat_server.moving.moving import move

COUNTS: Final = (1, 1_000, 10_000, 100_000)
STEPS: Final = 6
SEATS: Final = 2
AT_ONCE: Final = 500
STARTS: Final = 3
SETTLED: Final = 5.0
"""Seconds after which the newest tables are back."""
UR: Final = game_named("ur")
NAMES: Final = ("Anna", "Belit")


@dataclass(frozen=True)
class Started:
    """Milliseconds to the first answer and to the oldest table, and megabytes that the process holds in the end."""

    answer: float
    table: float
    memory: float


def rows() -> list[Row | Missing]:
    """For each number of tables: milliseconds from the start to a welcome and then to the oldest table, and memory."""
    empty = min(milliseconds_to_first_line("-c", "pass") for _ in range(STARTS))
    postgres = PostgresServer(durable=True) if is_installed() else None
    try:
        found = {count: _started_with(count, postgres) for count in COUNTS}
    finally:
        if postgres is not None:
            postgres.end()
    one, _ = found[COUNTS[0]]
    result: list[Row | Missing] = []
    for count, (started, _) in found.items():
        kept = f"{count:,} tables kept"
        result += [
            Row(f"welcome after a start, {kept} (an interpreter)", started.answer, empty, "ms", larger_is_better=False),
            Row(f"oldest table asked for, {kept} (1 kept)", started.table, one.table, "ms", larger_is_better=False),
            Row(f"memory then, {kept} (1 kept)", started.memory, one.memory, "MB", larger_is_better=False),
        ]
    return result + _rows_on_postgres(found)


def _rows_on_postgres(found: dict[int, tuple[Started, Started | None]]) -> list[Row | Missing]:
    """The same on PostgreSQL, beside what it took on SQLite."""
    result: list[Row | Missing] = []
    for count, (beside, shared) in found.items():
        if shared is None:
            return [Missing("the same on PostgreSQL", "PostgreSQL is not installed")]
        kept = f"{count:,} kept on PostgreSQL (on SQLite)"
        result += [
            Row(f"welcome after a start, {kept}", shared.answer, beside.answer, "ms", larger_is_better=False),
            Row(f"oldest table, {kept}", shared.table, beside.table, "ms", larger_is_better=False),
            Row(f"memory then, {kept}", shared.memory, beside.memory, "MB", larger_is_better=False),
        ]
    return result


def _started_with(count: int, postgres: PostgresServer | None) -> tuple[Started, Started | None]:
    """What a start takes with so many tables on file, and with the same ones moved into a database."""
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as other:
        _fill(settle_in(Path(folder)), count)
        database = "" if postgres is None else postgres.new_database(f"kept{count}")
        if database:
            move(Path(folder), database, Progress(_ignore, time.monotonic))
        return _best(folder), _best(other, database) if database else None


def _ignore(_: str) -> None:
    """How far the move is."""


def _best(folder: str, database: str = "") -> Started:
    """The least that some starts take."""
    starts = [_start(folder, database) for _ in range(STARTS)]
    return Started(*(min(getattr(start, field) for start in starts) for field in ("answer", "table", "memory")))


def _start(folder: str, database: str) -> Started:
    environment = {"ZIGGURAT_LIMITS_TABLES": "1000000", **({"ZIGGURAT_JOURNAL": database} if database else {})}
    begun = time.perf_counter()
    with Program("--listen", LOOPBACK, "--data", folder, environment=environment) as program:
        anna = program.call()
        anna.hello(NAMES[0], _token(0, 0))
        welcomed = time.perf_counter()
        anna.say(Sit(1, _code(0)))
        anna.await_message(PositionMessage)
        seated = time.perf_counter()
        time.sleep(SETTLED)
        memory = _memory(program.process.pid)
    return Started((welcomed - begun) * 1e3, (seated - welcomed) * 1e3, memory)


def _memory(process: int) -> float:
    pages = int(Path(f"/proc/{process}/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / 1e6


def _fill(place: Place, count: int) -> None:
    """Write so many tables with running matches, each of two people of its own, and leave."""
    match, steps = _played()
    record = match.record()
    for first in range(0, count, AT_ONCE):
        entries: list[JournalEntry] = []
        for number in range(first, min(first + AT_ONCE, count)):
            entries += _entries(number, record.options, digest_of(UR, match.position_after(0)), steps)
        place.store.write(entries)
    place.leave()


def _played() -> tuple[Match, list[tuple[int, msgspec.Raw]]]:
    """A match of so many steps, and those steps."""
    match, chance, steps = Match(UR, SEATS, 1), random.Random(1), []
    for _ in range(STEPS):
        seat = match.due.seats[0]
        action = chance.choice(list(UR.candidates(match.view(seat))))
        match.apply(seat, action)
        steps.append((seat, msgspec.Raw(msgspec.json.encode(action))))
    return match, steps


def _entries(
    number: int, options: msgspec.Raw, digest: str, steps: list[tuple[int, msgspec.Raw]]
) -> list[JournalEntry]:
    code, people = _code(number), [f"p{number * SEATS + seat + 1}" for seat in range(SEATS)]
    known = [
        PersonKept(person, f"{NAMES[seat]} {number}", False, sha256(_token(number, seat).encode()).digest())
        for seat, person in enumerate(people)
    ]
    seats = tuple(SeatKept(person=person, dealt_to=person) for person in people)
    return [
        *known,
        TableKept(code, f"Table {number}", "ur", options, ClockTerms(), True, None, people[0], seats),
        MatchStarted(code, "ur", SEATS, 1, options, NAMES, UR.rules_version, digest),
        *(StepTaken(code, revision, seat, action) for revision, (seat, action) in enumerate(steps, 1)),
    ]


def _token(number: int, seat: int) -> str:
    return f"token-{number}-{seat}"


def _code(number: int) -> str:
    """A code of three words for each number."""
    words, rest = [], number // 90
    for _ in range(3):
        words.append(TABLE_WORDS[rest % len(TABLE_WORDS)])
        rest //= len(TABLE_WORDS)
    return f"{'-'.join(words)}-{10 + number % 90}"
