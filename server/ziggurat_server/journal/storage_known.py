"""Finding in the server's database who may come back."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import partial
from typing import Annotated, Final, Literal

import msgspec

from ziggurat.bounds import GivenName, PersonId
from ziggurat_server.journal.kept import KeptPerson
from ziggurat_server.journal.people_entries import PersonKept
from ziggurat_server.journal.set_aside import PersonAside
from ziggurat_server.journal.sql import Sql
from ziggurat_server.journal.storage_rows import Unreadable, numbers, one_row, several, tried, typed
from ziggurat_server.naming.names import name_key


class _Key(msgspec.Struct, frozen=True):
    """What makes someone the same person: the one without the other brings nobody back."""

    person: PersonId
    digest: Annotated[bytes, msgspec.Meta(min_length=32, max_length=32)]


class _Called(msgspec.Struct, frozen=True):
    """What else is on file of a person."""

    name: GivenName
    bot: bool | Literal[0, 1]
    played: bool | Literal[0, 1]


_NAMELESS: Final = _Called("", 0, 1)

_KEY: Final = "SELECT id AS person, digest FROM people WHERE number = ?"
_CALLED: Final = "SELECT name, bot, played FROM people WHERE number = ?"
_TABLES: Final = (
    "SELECT table_number FROM places JOIN tables ON table_number = number WHERE person = ? AND open ORDER BY number"
)
_WITH_DIGEST: Final = "SELECT number FROM people WHERE digest = ?"
_OF_ID: Final = "SELECT number FROM people WHERE id = ?"
_OF_KEY: Final = "SELECT number FROM people WHERE key = ? ORDER BY rested IS NULL DESC, played DESC, rested DESC"
_AT_TABLE: Final = (
    "SELECT people.number FROM places JOIN people ON id = person WHERE table_number = ? ORDER BY people.number"
)
_NEWEST: Final = "SELECT number FROM (SELECT number FROM people ORDER BY number DESC LIMIT ?) AS newest ORDER BY number"
_HELD: Final = "SELECT key FROM people WHERE id <> ? AND EXISTS (SELECT 1 FROM places WHERE person = id) AND key IN "


def person_with(sql: Sql, digest: bytes) -> KeptPerson | None:
    """Whoever has the token of that digest."""
    return next(_read(sql, numbers(sql, _WITH_DIGEST, digest)), None)


def person_called(sql: Sql, who: str) -> KeptPerson | None:
    """The person of that id or else that name: who has a seat, or the last who left with it."""
    found = numbers(sql, _OF_ID, who) or numbers(sql, _OF_KEY, name_key(who))
    return next(_read(sql, found), None)


def people_at(sql: Sql, table: int) -> tuple[KeptPerson, ...]:
    """Those who have a seat at the table of that number, and its host, as far as they are known."""
    return tuple(_read(sql, numbers(sql, _AT_TABLE, table)))


def held_names(sql: Sql, keys: Collection[str], asker: str) -> frozenset[str]:
    """Those of these names that somebody else has who has a place at an open table."""
    return frozenset(key for (key,) in sql.execute(_HELD + several(keys), (asker, *keys)))


def newest_person(sql: Sql) -> int:
    """The highest number that anybody's id has had."""
    newest: int = sql.execute("SELECT value FROM counters WHERE name = 'person'").fetchone()[0]
    return newest


def people_aside(sql: Sql, most: int) -> Iterator[PersonAside]:
    """Those of the `most` newest of whom something cannot be read."""
    for number in numbers(sql, _NEWEST, most):
        found = _read_person(sql, number)
        if isinstance(found, PersonAside):
            yield found
        elif found.unreadable:
            yield PersonAside(found.known.person, found.unreadable)


def _read(sql: Sql, found: tuple[int, ...]) -> Iterator[KeptPerson]:
    for number in found:
        person = _read_person(sql, number)
        if isinstance(person, KeptPerson):
            yield person


def _read_person(sql: Sql, number: int) -> KeptPerson | PersonAside:
    """The person in that row, who comes back by their token even if their name cannot be read."""
    key = tried(sql, lambda: typed(_Key, one_row(sql, _KEY, number)))
    if isinstance(key, Unreadable):
        return PersonAside("", key.detail)
    tables, found = numbers(sql, _TABLES, key.person), tried(sql, partial(_read_called, sql, number))
    unreadable, called = (found.detail, _NAMELESS) if isinstance(found, Unreadable) else ("", found)
    name = called.name or key.person
    return KeptPerson(
        PersonKept(key.person, name, bool(called.bot), key.digest, bool(called.played)), tables, unreadable
    )


def _read_called(sql: Sql, number: int) -> _Called:
    return typed(_Called, one_row(sql, _CALLED, number))
