"""Writing into the server's database who may come back, and whose the open tables are."""

from __future__ import annotations

from typing import Final

from ziggurat_server.journal.journal import TableKept
from ziggurat_server.journal.people_entries import (
    EveryoneLeft,
    PeoplePruned,
    PersonForgotten,
    PersonKept,
    PersonPlayed,
    PersonRested,
    ProfileShared,
)
from ziggurat_server.journal.sql import Sql
from ziggurat_server.journal.storage_results import let_results_go
from ziggurat_server.naming.names import name_key

_TABLE: Final = "(SELECT number FROM tables WHERE code = ? AND open AND epoch = ?)"
_HAS_NO_PLACE: Final = "NOT EXISTS (SELECT 1 FROM places WHERE person = id)"
_BEYOND_ALL: Final = 2**62
"""More than there are: SQL has no other word for it before an offset."""


def keep_person(sql: Sql, entry: PersonKept) -> None:
    """Someone is here under that name."""
    sql.execute(
        "INSERT INTO people (id, name, key, bot, digest) VALUES (?, ?, ?, ?, ?)"
        " ON CONFLICT (id) DO UPDATE SET name = excluded.name, key = excluded.key, rested = NULL",
        (entry.person, entry.name, name_key(entry.name), entry.bot, entry.digest),
    )
    number = int(entry.person.lstrip("p"))
    sql.execute("UPDATE counters SET value = ? WHERE name = 'person' AND value < ?", (number, number))


def note_played(sql: Sql, entry: PersonPlayed) -> None:
    """Someone acted in a match."""
    sql.execute("UPDATE people SET played = TRUE WHERE id = ?", (entry.person,))


def share_profile(sql: Sql, entry: ProfileShared) -> None:
    """Others see so much of somebody's profile."""
    sql.execute("UPDATE people SET openness = ? WHERE id = ?", (entry.openness, entry.person))


def let_rest(sql: Sql, entry: PersonRested) -> None:
    """Someone left, after all who left before."""
    sql.execute("UPDATE people SET rested = ? WHERE id = ?", (sql.new_number("rest"), entry.person))


def let_all_rest(sql: Sql, entry: EveryoneLeft) -> None:
    """Whoever was here left, in the order in which they are on file."""
    sql.execute(f"UPDATE people SET rested = {sql.later_rest} WHERE rested IS NULL AND NOT {sql.is_elsewhere}")
    sql.execute("UPDATE counters SET value = (SELECT coalesce(max(rested), 0) FROM people) WHERE name = 'rest'")


def forget_person(sql: Sql, entry: PersonForgotten) -> None:
    """Someone does not come back, unless something is kept for them."""
    sql.execute(f"DELETE FROM people WHERE id = ? AND {_HAS_NO_PLACE} AND NOT {sql.is_elsewhere}", (entry.person,))
    let_results_go(sql)


def prune_people(sql: Sql, entry: PeoplePruned) -> None:
    """Of those who left and have no place, all but so many are forgotten: who never played first, then the oldest."""
    sql.execute(
        "DELETE FROM people WHERE number IN (SELECT number FROM people"
        f" WHERE rested IS NOT NULL AND {_HAS_NO_PLACE} AND NOT {sql.is_elsewhere}"
        " ORDER BY played DESC, rested DESC LIMIT ? OFFSET ?)",
        (_BEYOND_ALL, entry.most),
    )
    let_results_go(sql)


def give_places(sql: Sql, entry: TableKept) -> None:
    """The table is theirs who have its seats, and its host's."""
    take_places(sql, entry.table)
    people = dict.fromkeys(person for person in (*(seat.person for seat in entry.seats), entry.host) if person)
    sql.executemany(
        f"INSERT INTO places (person, table_number) VALUES (?, {_TABLE})",
        [(person, *sql.claim(entry.table)) for person in people],
    )


def take_places(sql: Sql, code: str) -> None:
    """The open table of that code is nobody's."""
    sql.execute(f"DELETE FROM places WHERE table_number = {_TABLE}", sql.claim(code))
