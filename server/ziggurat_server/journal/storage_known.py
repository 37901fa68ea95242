"""Finding in the server's file who may come back."""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterator
from functools import partial
from typing import Annotated, Final, Literal

import msgspec

from ziggurat.bounds import GivenName, PersonId
from ziggurat_server.journal.journal import PersonKept
from ziggurat_server.journal.kept import KeptPerson
from ziggurat_server.journal.set_aside import PersonAside
from ziggurat_server.journal.storage_rows import Unreadable, numbers, one_row, tried, typed
from ziggurat_server.naming.names import name_key


class _Key(msgspec.Struct, frozen=True):
    """What makes someone the same person: the one without the other brings nobody back."""

    person: PersonId
    digest: Annotated[bytes, msgspec.Meta(min_length=32, max_length=32)]


class _Called(msgspec.Struct, frozen=True):
    """What else is on file of a person."""

    name: GivenName
    bot: Literal[0, 1]
    played: Literal[0, 1]


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
_NEWEST: Final = "SELECT number FROM (SELECT number FROM people ORDER BY number DESC LIMIT ?) ORDER BY number"
_HELD: Final = (
    "SELECT key FROM people WHERE key IN (SELECT value FROM json_each(?)) AND id <> ?"
    " AND EXISTS (SELECT 1 FROM places WHERE person = id)"
)


def person_with(connection: sqlite3.Connection, digest: bytes) -> KeptPerson | None:
    """Whoever has the token of that digest."""
    return next(_read(connection, numbers(connection, _WITH_DIGEST, digest)), None)


def person_called(connection: sqlite3.Connection, who: str) -> KeptPerson | None:
    """The person of that id or else that name: who has a seat, or the last who left with it."""
    found = numbers(connection, _OF_ID, who) or numbers(connection, _OF_KEY, name_key(who))
    return next(_read(connection, found), None)


def people_at(connection: sqlite3.Connection, table: int) -> tuple[KeptPerson, ...]:
    """Those who have a seat at the table of that number, and its host, as far as they are known."""
    return tuple(_read(connection, numbers(connection, _AT_TABLE, table)))


def held_names(connection: sqlite3.Connection, keys: Collection[str], asker: str) -> frozenset[str]:
    """Those of these names that somebody else has who has a place at an open table."""
    wanted = msgspec.json.encode(list(keys)).decode()
    return frozenset(key for (key,) in connection.execute(_HELD, (wanted, asker)))


def newest_person(connection: sqlite3.Connection) -> int:
    """The highest number that anybody's id has had."""
    newest: int = connection.execute("SELECT value FROM counters WHERE name = 'person'").fetchone()[0]
    return newest


def people_aside(connection: sqlite3.Connection, most: int) -> Iterator[PersonAside]:
    """Those of the `most` newest of whom something cannot be read."""
    for number in numbers(connection, _NEWEST, most):
        found = _read_person(connection, number)
        if isinstance(found, PersonAside):
            yield found
        elif found.unreadable:
            yield PersonAside(found.known.person, found.unreadable)


def _read(connection: sqlite3.Connection, found: tuple[int, ...]) -> Iterator[KeptPerson]:
    for number in found:
        person = _read_person(connection, number)
        if isinstance(person, KeptPerson):
            yield person


def _read_person(connection: sqlite3.Connection, number: int) -> KeptPerson | PersonAside:
    """The person in that row, who comes back by their token even if their name cannot be read."""
    key = tried(lambda: typed(_Key, one_row(connection, _KEY, number)))
    if isinstance(key, Unreadable):
        return PersonAside("", key.detail)
    tables, found = numbers(connection, _TABLES, key.person), tried(partial(_read_called, connection, number))
    unreadable, called = (found.detail, _NAMELESS) if isinstance(found, Unreadable) else ("", found)
    name = called.name or key.person
    return KeptPerson(
        PersonKept(key.person, name, bool(called.bot), key.digest, bool(called.played)), tables, unreadable
    )


def _read_called(connection: sqlite3.Connection, number: int) -> _Called:
    return typed(_Called, one_row(connection, _CALLED, number))
