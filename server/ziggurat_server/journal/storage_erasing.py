"""Erasing a person from the server's database, with all that says who they were."""

from __future__ import annotations

from collections.abc import Collection
from typing import Annotated, Final

import msgspec

from ziggurat.bounds import SeatNumber
from ziggurat_server.journal.erasing import erased_from_history, erased_from_record, nameless, seats_of
from ziggurat_server.journal.people_entries import PersonErased
from ziggurat_server.journal.results import PlayedMatch
from ziggurat_server.journal.sql import Sql
from ziggurat_server.journal.storage_reports import erase_from_reports

_OWN: Final = ("results", "ratings", "finished_people", "places", "chat")
"""What has their id in a column called `person`."""
_Names = Annotated[tuple[str, ...], msgspec.Meta(max_length=100)]


def erase_person(sql: Sql, entry: PersonErased) -> None:
    """Forget somebody, with their history and ratings, their name in what others have of the same matches, what
    they said at tables, and what was reported of them."""
    person = entry.person
    theirs = sql.execute(
        "SELECT match FROM results WHERE person = ? UNION SELECT match FROM finished_people WHERE person = ?",
        (person, person),
    ).fetchall()
    for (match,) in theirs:
        seats = _erase_from_histories(sql, match, person)
        _erase_from_finished(sql, match, entry, seats)
    for table in _OWN:
        sql.execute(f"DELETE FROM {table} WHERE person = ?", (person,))
    erase_from_reports(sql, person)
    sql.execute("DELETE FROM people WHERE id = ?", (person,))
    # Tables are called after who opened them, unless they say otherwise.
    sql.execute("UPDATE tables SET name = code WHERE name = ? AND NOT open", (entry.name,))


def _erase_from_histories(sql: Sql, match: int, person: str) -> frozenset[SeatNumber]:
    """Take them out of what others have of a match; return the seats that they had."""
    seats: frozenset[SeatNumber] = frozenset()
    for who, told in sql.execute("SELECT person, told FROM results WHERE match = ?", (match,)).fetchall():
        try:
            played = msgspec.json.decode(told, type=PlayedMatch)
        except ValueError:
            sql.execute("DELETE FROM results WHERE match = ? AND person = ?", (match, who))
            continue
        seats |= seats_of(played.sitters, person)
        if who != person:
            erased = msgspec.json.encode(erased_from_history(played, person)).decode()
            sql.execute("UPDATE results SET told = ? WHERE match = ? AND person = ?", (erased, match, who))
    return seats


def _erase_from_finished(sql: Sql, match: int, entry: PersonErased, seats: Collection[SeatNumber]) -> None:
    """Take them out of a match that is over and out of its record; what cannot be read goes as a whole."""
    row = sql.execute("SELECT names, people, record FROM finished WHERE match = ?", (match,)).fetchone()
    if row is None:
        return
    try:
        names = msgspec.json.decode(row[0], type=_Names)
        # Of matches from before seats were written down only the name tells which was theirs.
        seats = seats or [seat for seat, name in enumerate(names) if name == entry.name]
        people = [each for each in msgspec.json.decode(row[1], type=_Names) if each != entry.person]
        record = bytes(erased_from_record(row[2], seats)).decode()
    except ValueError:
        sql.execute("DELETE FROM finished WHERE match = ?", (match,))
        return
    without = nameless(names, seats)
    sql.execute(
        "UPDATE finished SET names = ?, people = ?, record = ? WHERE match = ?",
        (_json(without), _json(people), record, match),
    )
    sql.execute("UPDATE matches SET names = ? WHERE number = ?", (_json(without), match))


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
