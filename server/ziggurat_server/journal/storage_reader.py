"""Reading the server's database while it is written to."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from ziggurat_server.journal.kept import Elsewhere, KeptPerson, KeptTable
from ziggurat_server.journal.night_entries import NightKept
from ziggurat_server.journal.report_entries import NumberedReport
from ziggurat_server.journal.set_aside import PersonAside, TableAside
from ziggurat_server.journal.sql import Sql
from ziggurat_server.journal.storage_known import held_names, newest_person, people_aside, person_called, person_with
from ziggurat_server.journal.storage_nights import kept_nights
from ziggurat_server.journal.storage_reading import read_table, table_of_code, tables_to_bring, taken_codes
from ziggurat_server.journal.storage_reports import kept_reports


class StorageReader:
    """What is kept of tables and people. One thread at a time may use it.

    Every method raises the database's own errors.
    """

    def __init__(self, sql: Sql) -> None:
        """Take a database whose schema is the newest."""
        self._sql = sql

    def tables_to_bring(self, most: int) -> tuple[int, ...]:
        """The numbers of the open tables that should come back though nobody asks for them: those whose clocks run in
        any case, and the `most` newest."""
        return tables_to_bring(self._sql, most)

    def table_of_code(self, code: str) -> int | None:
        """The number of the open table to which that code leads."""
        return table_of_code(self._sql, code)

    def taken_codes(self, codes: tuple[str, ...]) -> frozenset[str]:
        """Those of these codes that open tables have."""
        return taken_codes(self._sql, codes)

    def table(self, number: int, chat_lines: int) -> KeptTable | TableAside | Elsewhere | None:
        """The open table of that number, with so many lines of its chat; None if it is open no more.

        From here on it is ours, unless it is another server's.
        """
        return read_table(self._sql, number, chat_lines)

    def nights(self) -> tuple[NightKept, ...]:
        """Every games night that can be read, in the order in which they were opened."""
        return tuple(kept_nights(self._sql))

    def reports(self) -> tuple[NumberedReport, ...]:
        """Every report that can be read, the oldest first."""
        return tuple(kept_reports(self._sql))

    def person_with(self, digest: bytes) -> KeptPerson | None:
        """Whoever has the token of that SHA-256 digest."""
        return person_with(self._sql, digest)

    def person_called(self, who: str) -> KeptPerson | None:
        """The person of that id or else that name: who has a seat, or the last who left with it."""
        return person_called(self._sql, who)

    def held_names(self, keys: Collection[str], asker: str) -> frozenset[str]:
        """Those of these names (as `name_key` has them) that somebody else has who has a place at an open table."""
        return held_names(self._sql, keys, asker)

    def take_name(self, keys: Sequence[str], person: str) -> str | None:
        """The first of these names (as `name_key` has them) that nobody else has who is here or has a place; it is
        theirs now."""
        held = self.held_names(keys, person)
        return next((key for key in keys if key not in held), None)

    def leave(self, person: str) -> None:
        """They are not connected any more."""

    def new_person(self) -> int:
        """A number that nobody's id has had, as far as is written down."""
        return self.newest_person() + 1

    def newest_person(self) -> int:
        """The highest number that anybody's id has had."""
        return newest_person(self._sql)

    def people_aside(self, most: int) -> tuple[PersonAside, ...]:
        """Those of the `most` newest people of whom something cannot be read."""
        return tuple(people_aside(self._sql, most))

    def close(self) -> None:
        """Close the database."""
        self._sql.close()
