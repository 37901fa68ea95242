"""What servers that share a database count together: who has how much of what, and how often somebody tried something.
Blocks."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

import msgspec

from ziggurat_server.journal.holdings import Holdings, PlaceHeld

if TYPE_CHECKING:
    from ziggurat_server.journal.postgres import PostgresSql  # psycopg is not everywhere

_MINUTE: Final = "interval '1 minute'"
_TAKING: Final = "INSERT INTO taking (person, process) VALUES (?, ?) RETURNING number"
_ELSEWHERE: Final = (
    "SELECT (SELECT count(*) FROM taking WHERE person = ? AND process <> ?),"
    " (SELECT coalesce(sum(tables), 0) FROM counts WHERE who = ? AND process <> ?),"
    " (SELECT coalesce(sum(tables), 0) FROM counts WHERE who = ? AND process <> ?)"
)
_PLACES: Final = "SELECT code, host, seats FROM places JOIN tables ON table_number = number WHERE person = ? AND open"
_SPARE: Final = (
    "least(?::DOUBLE PRECISION,"
    " tries.spare + ?::DOUBLE PRECISION * greatest(0, extract(epoch FROM now() - tries.at)) / 60)"
)
"""How many tries are left by now of so many, where so many come back in a minute."""
_TRY: Final = (
    "INSERT INTO tries (what, who, spare) VALUES (?, ?, ?::DOUBLE PRECISION - 1) ON CONFLICT (what, who) DO UPDATE"
    f" SET spare = {_SPARE} - 1, at = greatest(tries.at, now()) WHERE {_SPARE} >= 1"
)


class _SeatHeld(msgspec.Struct, frozen=True):
    """What counts of a seat: whose it is, and who hired the bot in it."""

    person: str | None = None
    hirer: str | None = None


def holdings(sql: PostgresSql, person: str, site: str) -> Holdings:
    """What somebody who comes from that site has in the whole community. Until that taking is ended, other
    servers take it that they are given one more of everything here.

    Others are looked at in that order: what a server was taking when that was noted here, or had taken before, is seen.
    """
    (number,) = sql.execute(_TAKING, (person, sql.process)).fetchone()
    others = sql.process
    taking, present, opened = sql.execute(_ELSEWHERE, (person, others, person, others, site, others)).fetchone()
    places = tuple(_place(person, *row) for row in sql.execute(_PLACES, (person,)))
    return Holdings(number, taking, present, opened, places)


def end_taking(sql: PostgresSql, number: int) -> None:
    """What was about to be given is given and on file, or was not given."""
    sql.execute("DELETE FROM taking WHERE number = ?", (number,))


def take_try(sql: PostgresSql, what: str, who: str, a_minute: float, at_once: float) -> bool:
    """Try once more, where one may so many times in one go, and gets so many tries back in a minute; False, and nothing
    taken, if nothing is left."""
    if at_once < 1:
        return False
    spare = (at_once, a_minute)
    return sql.execute(_TRY, (what, who, at_once, *spare, *spare)).rowcount == 1


def give_try_back(sql: PostgresSql, what: str, who: str) -> None:
    """That was no try after all."""
    sql.execute("UPDATE tries SET spare = spare + 1 WHERE what = ? AND who = ?", (what, who))


def count_tables(sql: PostgresSql, who: str, tables: int) -> None:
    """A person is at so many tables here, or so many were opened from an address."""
    if tables:
        sql.execute(
            "INSERT INTO counts (who, process, tables) VALUES (?, ?, ?)"
            " ON CONFLICT (who, process) DO UPDATE SET tables = excluded.tables",
            (who, sql.process, tables),
        )
    else:
        sql.execute("DELETE FROM counts WHERE who = ? AND process = ?", (who, sql.process))


def forget_tables(sql: PostgresSql, person: str) -> None:
    """Somebody comes anew, and is at no table of any server yet."""
    sql.execute("DELETE FROM counts WHERE who = ?", (person,))


def forget_old(sql: PostgresSql) -> None:
    """Forget what is a minute ago: all tries have come back by then, and what was to be given was or never is."""
    for table in ("tries", "taking"):
        sql.execute(f"DELETE FROM {table} WHERE at < now() - {_MINUTE}")


def _place(person: str, code: str, host: str | None, seats: str) -> PlaceHeld:
    try:
        held = msgspec.json.decode(seats, type=tuple[_SeatHeld, ...])
    except msgspec.DecodeError:
        held = (_SeatHeld(person),)  # what cannot be read was theirs all the same
    own = sum(seat.person == person for seat in held)
    return PlaceHeld(code, host == person, own, sum(seat.hirer == person for seat in held))
