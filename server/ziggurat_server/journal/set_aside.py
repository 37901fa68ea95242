"""What is on file and cannot be brought back: it stays there, and the server knows of it, until it can."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final, Literal, TypeAlias

import msgspec
from twisted.logger import Logger

from ziggurat.bounds import MOST_TABLES_NAMED
from ziggurat.wire.messages import Notice

WhyAside: TypeAlias = Literal["unreadable", "unplayable", "other_rules", "differs"]
"""The rows of the table make no sense; the rules make none of its match; the match was begun under rules that are not
here; or the rules lead it elsewhere than it was played."""

_log = Logger()

_SENTENCES: Final[dict[WhyAside, str]] = {
    "unreadable": "your table cannot be read here now; it is kept, and comes back when it can be",
    "unplayable": "your match cannot be played on by this server's rules; it is kept, and comes back when it can be",
    "other_rules": "your match was begun under rules that are not here; it is kept, and comes back with them",
    "differs": "the rules here lead your match elsewhere than it was played; it is kept, and comes back with its own",
}


class TableAside(msgspec.Struct, frozen=True):
    """An open table that could not be brought back. Its code is empty if not even that can be read.

    `people` are the ids of those who have a seat or are its host, as far as they can be made out; `detail` is for the
    server's host.
    """

    table: str
    why: WhyAside
    detail: str
    people: tuple[str, ...] = ()


class PersonAside(msgspec.Struct, frozen=True):
    """Someone who could not be brought back as they were. Their id is empty if not even that can be read."""

    person: str
    detail: str


class SetAside:
    """The tables and people that this server found on file when it started and could not bring back.

    Nothing of them is written while it runs: when it starts again they are tried again.
    """

    def __init__(self) -> None:
        self._tables: list[TableAside] = []
        self._people: list[PersonAside] = []

    @property
    def tables(self) -> tuple[TableAside, ...]:
        """The tables."""
        return tuple(self._tables)

    @property
    def people(self) -> tuple[PersonAside, ...]:
        """The people."""
        return tuple(self._people)

    def has_code(self, code: str) -> bool:
        """Whether that is the code of one of the tables: no other may have it meanwhile."""
        return any(aside.table == code for aside in self._tables)

    def add_table(self, aside: TableAside) -> None:
        """One more table."""
        _log.error(
            "table {table} is set aside, {why}: {detail}; it stays on file and is tried again at the next start",
            table=aside.table or "(unreadable)",
            why=aside.why,
            detail=aside.detail,
        )
        self._tables.append(aside)

    def add_people(self, people: Iterable[PersonAside]) -> None:
        """More people."""
        for aside in people:
            _log.error(
                "what is on file of person {person} cannot be read ({detail}); it stays there",
                person=aside.person or "(unreadable)",
                detail=aside.detail,
            )
            self._people.append(aside)

    def give_up(self, code: str) -> TableAside | None:
        """Know no more of the table of that code; which one it was, if there was one."""
        found = next((aside for aside in self._tables if aside.table == code), None)
        if found is not None:
            self._tables.remove(found)
        return found

    def notices_for(self, person: str) -> list[Notice]:
        """What the person of that id should know when they come: one notice for each reason."""
        return _notices([aside for aside in self._tables if person in aside.people])


def notices_of(aside: TableAside, person: str) -> list[Notice]:
    """What the person of that id should know when that table is set aside."""
    return _notices([aside] if person in aside.people else [])


def _notices(tables: Sequence[TableAside]) -> list[Notice]:
    notices = []
    for why, sentence in _SENTENCES.items():
        codes = [aside.table or "?" for aside in tables if aside.why == why]
        if codes:
            notices.append(Notice("set_aside", sentence, tables=tuple(codes[:MOST_TABLES_NAMED]), why=why))
    return notices
