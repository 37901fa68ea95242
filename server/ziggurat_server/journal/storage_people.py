"""Writing into the server's file who may come back, and whose the open tables are."""

from __future__ import annotations

import sqlite3
from typing import Final

from ziggurat_server.journal.journal import (
    EveryoneLeft,
    PeoplePruned,
    PersonForgotten,
    PersonKept,
    PersonPlayed,
    PersonRested,
    TableKept,
)
from ziggurat_server.naming.names import name_key

_TABLE: Final = "(SELECT number FROM tables WHERE code = ? AND open)"
_HAS_NO_PLACE: Final = "NOT EXISTS (SELECT 1 FROM places WHERE person = id)"
_BEYOND_ALL: Final = 2**62
"""More than there are: SQL has no other word for it before an offset."""


def keep_person(connection: sqlite3.Connection, entry: PersonKept) -> None:
    """Someone is here under that name."""
    connection.execute(
        "INSERT INTO people (id, name, key, bot, digest) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET name = excluded.name, key = excluded.key, rested = NULL",
        (entry.person, entry.name, name_key(entry.name), entry.bot, entry.digest),
    )
    connection.execute(
        "UPDATE counters SET value = max(value, ?) WHERE name = 'person'", (int(entry.person.lstrip("p")),)
    )


def note_played(connection: sqlite3.Connection, entry: PersonPlayed) -> None:
    """Someone acted in a match."""
    connection.execute("UPDATE people SET played = 1 WHERE id = ?", (entry.person,))


def let_rest(connection: sqlite3.Connection, entry: PersonRested) -> None:
    """Someone left, after all who left before."""
    connection.execute("UPDATE counters SET value = value + 1 WHERE name = 'rest'")
    connection.execute(
        "UPDATE people SET rested = (SELECT value FROM counters WHERE name = 'rest') WHERE id = ?", (entry.person,)
    )


def let_all_rest(connection: sqlite3.Connection, entry: EveryoneLeft) -> None:
    """Whoever was here left, in the order in which they are on file."""
    connection.execute(
        "UPDATE people SET rested = number + (SELECT value FROM counters WHERE name = 'rest') WHERE rested IS NULL"
    )
    connection.execute(
        "UPDATE counters SET value = max(value, (SELECT coalesce(max(rested), 0) FROM people)) WHERE name = 'rest'"
    )


def forget_person(connection: sqlite3.Connection, entry: PersonForgotten) -> None:
    """Someone does not come back, unless something is kept for them."""
    connection.execute(f"DELETE FROM people WHERE id = ? AND {_HAS_NO_PLACE}", (entry.person,))


def prune_people(connection: sqlite3.Connection, entry: PeoplePruned) -> None:
    """Of those who left and have no place, all but so many are forgotten: who never played first, then the oldest."""
    connection.execute(
        "DELETE FROM people WHERE number IN (SELECT number FROM people"
        f" WHERE rested IS NOT NULL AND {_HAS_NO_PLACE} ORDER BY played DESC, rested DESC LIMIT ? OFFSET ?)",
        (_BEYOND_ALL, entry.most),
    )


def give_places(connection: sqlite3.Connection, entry: TableKept) -> None:
    """The table is theirs who have its seats, and its host's."""
    take_places(connection, entry.table)
    people = dict.fromkeys(person for person in (*(seat.person for seat in entry.seats), entry.host) if person)
    connection.executemany(
        f"INSERT INTO places (person, table_number) VALUES (?, {_TABLE})",
        ((person, entry.table) for person in people),
    )


def take_places(connection: sqlite3.Connection, code: str) -> None:
    """The open table of that code is nobody's."""
    connection.execute(f"DELETE FROM places WHERE table_number = {_TABLE}", (code,))
