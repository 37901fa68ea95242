"""The shelf: what is kept of tables and people that are not here now, each read when it is asked for."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from functools import partial
from typing import Any, Protocol, TypeAlias, TypeVar

from twisted.internet.defer import Deferred, succeed

from ziggurat_server.journal.journal import Journal
from ziggurat_server.journal.kept import Elsewhere, KeptPerson, KeptTable
from ziggurat_server.journal.night_entries import NightKept
from ziggurat_server.journal.report_entries import NumberedReport
from ziggurat_server.journal.set_aside import PersonAside, TableAside
from ziggurat_server.journal.storage_reader import StorageReader

T = TypeVar("T")

Outcome: TypeAlias = T | TableAside | Elsewhere | None
"""What was made of a table; or what is to be set aside, where it is, or that it is open no more."""


class Reading(Protocol):
    """Runs a function where it may block and nothing but reading waits for it; fires with what it returns."""

    def __call__(self, work: Callable[[], Any]) -> Deferred[Any]: ...


class Shelf(Protocol):
    """Finds tables and people as the journal has them. What it returns fails where that cannot be read."""

    def tables_to_bring(self, most: int) -> Deferred[tuple[int, ...]]:
        """The numbers of the open tables that should come back though nobody asks for them: those whose clocks run in
        any case, and the `most` newest."""

    def table_of_code(self, code: str) -> Deferred[int | None]:
        """The number of the open table to which that code leads."""

    def taken_codes(self, codes: tuple[str, ...]) -> Deferred[frozenset[str]]:
        """Those of these codes that open tables have."""

    def table(
        self, number: int, chat_lines: int, prepare: Callable[[KeptTable], T]
    ) -> Deferred[T | TableAside | Elsewhere | None]:
        """What `prepare` makes of the open table of that number, where that may take its time; None if it is open no
        more, where it is if another server has it, and a table to be set aside if it cannot be made out."""

    def nights(self) -> Deferred[tuple[NightKept, ...]]:
        """Every games night, in the order in which they were opened."""

    def reports(self) -> Deferred[tuple[NumberedReport, ...]]:
        """What people reported and nobody has settled, the oldest first."""

    def person_with(self, digest: bytes) -> Deferred[KeptPerson | None]:
        """Whoever has the token of that SHA-256 digest."""

    def person_called(self, who: str) -> Deferred[KeptPerson | None]:
        """The person of that id or else that name: who has a seat, or the last who left with it."""

    def held_names(self, keys: Collection[str], asker: str) -> Deferred[frozenset[str]]:
        """Those of these names (as `name_key` has them) that somebody else has who has a place at an open table."""

    def take_name(self, keys: Sequence[str], person: str) -> Deferred[str | None]:
        """The first of these names (as `name_key` has them) that nobody else has who is expected back anywhere, or is
        at another server; it is theirs from now on."""

    def leave(self, person: str) -> Deferred[None]:
        """They are not connected any more."""

    def people_aside(self, most: int) -> Deferred[tuple[PersonAside, ...]]:
        """Those of the `most` newest people of whom something cannot be read."""


class EmptyShelf:
    """Where nothing is kept."""

    def tables_to_bring(self, most: int) -> Deferred[tuple[int, ...]]:
        """None."""
        return succeed(())

    def table_of_code(self, code: str) -> Deferred[int | None]:
        """None."""
        return succeed(None)

    def taken_codes(self, codes: tuple[str, ...]) -> Deferred[frozenset[str]]:
        """None."""
        return succeed(frozenset())

    def table(
        self, number: int, chat_lines: int, prepare: Callable[[KeptTable], T]
    ) -> Deferred[T | TableAside | Elsewhere | None]:
        """None."""
        return succeed(None)

    def nights(self) -> Deferred[tuple[NightKept, ...]]:
        """None."""
        return succeed(())

    def reports(self) -> Deferred[tuple[NumberedReport, ...]]:
        """None."""
        return succeed(())

    def person_with(self, digest: bytes) -> Deferred[KeptPerson | None]:
        """Nobody."""
        return succeed(None)

    def person_called(self, who: str) -> Deferred[KeptPerson | None]:
        """Nobody."""
        return succeed(None)

    def held_names(self, keys: Collection[str], asker: str) -> Deferred[frozenset[str]]:
        """None."""
        return succeed(frozenset())

    def take_name(self, keys: Sequence[str], person: str) -> Deferred[str | None]:
        """The first."""
        return succeed(next(iter(keys), None))

    def leave(self, person: str) -> Deferred[None]:
        """Nobody else knew."""
        return succeed(None)

    def people_aside(self, most: int) -> Deferred[tuple[PersonAside, ...]]:
        """Nobody."""
        return succeed(())


class DiskShelf:
    """Reads the file to which the journal writes, in a row of its own: the journal waits for no reader.

    Whatever was noted before something is asked is on file when that is looked for, unless the disk fails.
    """

    def __init__(self, journal: Journal, reader: StorageReader, reading: Reading) -> None:
        self._journal = journal
        self._reader = reader
        self._reading = reading

    def tables_to_bring(self, most: int) -> Deferred[tuple[int, ...]]:
        """Read their numbers."""
        return self._read(partial(self._reader.tables_to_bring, most))

    def table_of_code(self, code: str) -> Deferred[int | None]:
        """Look the code up."""
        return self._read(partial(self._reader.table_of_code, code))

    def taken_codes(self, codes: tuple[str, ...]) -> Deferred[frozenset[str]]:
        """Look the codes up."""
        return self._read(partial(self._reader.taken_codes, codes))

    def table(
        self, number: int, chat_lines: int, prepare: Callable[[KeptTable], T]
    ) -> Deferred[T | TableAside | Elsewhere | None]:
        """Read the table, and prepare it away from the reactor."""

        def read() -> Outcome[T]:
            found = self._reader.table(number, chat_lines)
            return prepare(found) if isinstance(found, KeptTable) else found

        return self._read(read)

    def nights(self) -> Deferred[tuple[NightKept, ...]]:
        """Read them."""
        return self._read(self._reader.nights)

    def reports(self) -> Deferred[tuple[NumberedReport, ...]]:
        """Read them."""
        return self._read(self._reader.reports)

    def person_with(self, digest: bytes) -> Deferred[KeptPerson | None]:
        """Look the digest up."""
        return self._read(partial(self._reader.person_with, digest))

    def person_called(self, who: str) -> Deferred[KeptPerson | None]:
        """Look them up."""
        return self._read(partial(self._reader.person_called, who))

    def held_names(self, keys: Collection[str], asker: str) -> Deferred[frozenset[str]]:
        """Look the names up."""
        return self._read(partial(self._reader.held_names, keys, asker))

    def take_name(self, keys: Sequence[str], person: str) -> Deferred[str | None]:
        """Look the names up, and take one."""
        return self._read(partial(self._reader.take_name, keys, person))

    def leave(self, person: str) -> Deferred[None]:
        """Strike them out."""
        return self._read(partial(self._reader.leave, person))

    def new_person(self) -> Deferred[int]:
        """A number that nobody's id has had."""
        return self._reading(self._reader.new_person)

    def people_aside(self, most: int) -> Deferred[tuple[PersonAside, ...]]:
        """Look at so many rows."""
        return self._read(partial(self._reader.people_aside, most))

    def _read(self, work: Callable[[], Any]) -> Deferred[Any]:
        return self._journal.settled().addBoth(lambda _: self._reading(work))
