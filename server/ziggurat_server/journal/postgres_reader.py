"""Reading a PostgreSQL database that other servers share: what is asked for becomes ours, if nobody else has it."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import TYPE_CHECKING, Final

import msgspec

from ziggurat.friend_tags import FriendTag
from ziggurat.wire.messages import PersonCard, Said, TableCard
from ziggurat_server.journal.journal import OwnCard
from ziggurat_server.journal.kept import Elsewhere, KeptTable, ProcessKept
from ziggurat_server.journal.news import of_arrival, of_person
from ziggurat_server.journal.postgres_counts import forget_tables
from ziggurat_server.journal.set_aside import TableAside
from ziggurat_server.journal.storage_reader import StorageReader
from ziggurat_server.journal.storage_rows import numbers, several
from ziggurat_server.naming.names import name_key

if TYPE_CHECKING:
    from ziggurat_server.journal.postgres import PostgresSql  # psycopg is not everywhere

LEASE: Final = 3
"""Seconds without a sign of life after which a server has its tables no more."""
LOCKS: Final = 0x5A49
"""What the locks are called, beside its number, that a server holds while its connection lives."""
_NAMES: Final = 0x5A4A
"""One server at a time gives a name to somebody."""
CLAIMS: Final = 0x5A4B
"""Whoever takes tables shares this lock; whoever looks what was taken has it alone, so that nothing is on its way."""

CONNECTED: Final = (
    f"EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = {LOCKS} AND objid = p.number AND granted"
    " AND database = (SELECT oid FROM pg_database WHERE datname = current_database()))"
)
"""Whether the connection lives of the server `p`; those of other databases beside this one do not count."""
ALIVE: Final = (
    f"SELECT 1 FROM processes AS p WHERE p.number = owner AND seen > now() - interval '{LEASE} seconds' AND {CONNECTED}"
)
"""Whether the server that has a table lives: it was heard of, and its connection holds its lock."""
_LEFT: Final = f"open AND (owner IS NULL OR NOT EXISTS ({ALIVE}))"
"""An open table that no living server has."""
_RUNNING: Final = (
    "SELECT tables.number FROM tables JOIN matches ON match = matches.number"
    f" WHERE slow AND result IS NULL AND {_LEFT} ORDER BY tables.number"
)
_NEWEST: Final = (
    f"SELECT number FROM (SELECT number FROM tables WHERE {_LEFT} ORDER BY number DESC LIMIT ?) AS newest"
    " ORDER BY number"
)
_FOUND: Final = f"SELECT code, owner, epoch, EXISTS ({ALIVE}) FROM tables WHERE number = ? AND open FOR UPDATE"
_OWNER: Final = "SELECT number, address, key FROM processes WHERE number = ?"
_CLAIMED: Final = "UPDATE tables SET owner = ?, epoch = ? WHERE number = ?"


class PersonSeen(msgspec.Struct, frozen=True):
    """Somebody at the server of that number, how they look, and by which tags friends find them."""

    server: int
    card: PersonCard
    tags: tuple[FriendTag, ...] = ()


class SeenElsewhere(msgspec.Struct, frozen=True):
    """The tables, those for their own people, and the people that other servers show, each with the number of its
    server."""

    tables: tuple[tuple[int, TableCard], ...]
    own: tuple[tuple[int, OwnCard], ...]
    people: tuple[PersonSeen, ...]


class PostgresReader(StorageReader):
    """What is kept of tables and people by all servers that share the database."""

    def __init__(self, sql: PostgresSql) -> None:
        super().__init__(sql)
        self.shared = sql

    def tables_to_bring(self, most: int) -> tuple[int, ...]:
        """Of the tables that no living server has."""
        running, newest = numbers(self.shared, _RUNNING), numbers(self.shared, _NEWEST, most)
        return tuple(dict.fromkeys((*running, *newest)))

    def table(self, number: int, chat_lines: int) -> KeptTable | TableAside | Elsewhere | None:
        """Claimed if nobody has it."""
        elsewhere = self._claim(number)
        return super().table(number, chat_lines) if elsewhere is None else elsewhere

    def taken_codes(self, codes: tuple[str, ...]) -> frozenset[str]:
        """Those that are free are this server's to give to tables, from now on."""
        process = self.shared.process
        with self.shared.transaction():
            taken = super().taken_codes(codes)
            free = [code for code in codes if code not in taken]
            got = frozenset(code for code in free if self._reserve(code, process))
        return frozenset(codes) - got

    def _reserve(self, code: str, process: int) -> bool:
        query = "INSERT INTO codes (code, process) VALUES (?, ?) ON CONFLICT DO NOTHING"
        return self.shared.execute(query, (code, process)).rowcount == 1

    def held_names(self, keys: Collection[str], asker: str) -> frozenset[str]:
        """Who is connected to another server is here as well."""
        if not keys:
            return frozenset()
        query = f"SELECT key FROM present WHERE person <> ? AND key IN {several(keys)}"
        present = frozenset(key for (key,) in self.shared.execute(query, (asker, *keys)))
        return present | super().held_names(keys, asker)

    def take_name(self, keys: Sequence[str], person: str) -> str | None:
        """One server after the other, so that no two give the same name."""
        with self.shared.transaction():
            self.shared.execute("SELECT pg_advisory_xact_lock(?)", (_NAMES,))
            key = super().take_name(keys, person)
            if key is not None:
                self.shared.execute(
                    "INSERT INTO present (person, key, process) VALUES (?, ?, ?)"
                    " ON CONFLICT (person) DO UPDATE SET key = excluded.key, process = excluded.process",
                    (person, key, self.shared.process),
                )
                forget_tables(self.shared, person)
                self._call(of_arrival(person, self.shared.process))
        return key

    def new_person(self) -> int:
        """From a sequence."""
        return self.shared.new_number("person")

    def leave(self, person: str) -> None:
        """Unless they came to another server meanwhile."""
        gone = self.shared.execute(
            "DELETE FROM present WHERE person = ? AND process = ?", (person, self.shared.process)
        )
        if gone.rowcount:
            self._call(of_person(person, self.shared.process))

    def seen_elsewhere(self) -> SeenElsewhere:
        """All that other servers show."""
        cards = self.shared.execute("SELECT process, card FROM cards WHERE process <> ?", (self.shared.process,))
        tables = tuple((process, msgspec.json.decode(card, type=TableCard)) for process, card in cards)
        owns = self.shared.execute("SELECT process, own FROM own_cards WHERE process <> ?", (self.shared.process,))
        own = tuple((process, msgspec.json.decode(kept, type=OwnCard)) for process, kept in owns)
        people = self.shared.execute(
            "SELECT process, card, tags FROM present WHERE process <> ? AND card IS NOT NULL", (self.shared.process,)
        )
        return SeenElsewhere(tables, own, tuple(_person_seen(*row) for row in people))

    def card(self, code: str) -> tuple[int, TableCard] | None:
        """Which server shows the table of that code, and how."""
        found = self.shared.execute("SELECT process, card FROM cards WHERE code = ?", (code,)).fetchone()
        return None if found is None else (found[0], msgspec.json.decode(found[1], type=TableCard))

    def own_card(self, code: str) -> tuple[int, OwnCard] | None:
        """Which server shows the table of that code to its own people, and how."""
        found = self.shared.execute("SELECT process, own FROM own_cards WHERE code = ?", (code,)).fetchone()
        return None if found is None else (found[0], msgspec.json.decode(found[1], type=OwnCard))

    def server_of(self, person: str) -> int | None:
        """At which server somebody is connected."""
        found = self.shared.execute("SELECT process FROM present WHERE person = ?", (person,)).fetchone()
        return None if found is None else int(found[0])

    def whereabouts(self, who: str) -> int | None:
        """At which server the person of that id or else that name is connected."""
        query = "SELECT process FROM present WHERE person = ? OR key = ? ORDER BY person = ? DESC LIMIT 1"
        found = self.shared.execute(query, (who, name_key(who), who)).fetchone()
        return None if found is None else int(found[0])

    def person_seen(self, person: str) -> PersonSeen | None:
        """At which server somebody is, and how they look."""
        query = "SELECT process, card, tags FROM present WHERE person = ? AND card IS NOT NULL"
        found = self.shared.execute(query, (person,)).fetchone()
        return None if found is None else _person_seen(*found)

    def process(self, number: int) -> ProcessKept | None:
        """The server of that number, if it is one of those that share the database."""
        found = self.shared.execute(_OWNER, (number,)).fetchone()
        return None if found is None else ProcessKept(*found)

    def line(self, number: int) -> Said | None:
        """What was said in the lobby of another server."""
        found = self.shared.execute("SELECT line FROM said WHERE number = ?", (number,)).fetchone()
        return None if found is None else msgspec.json.decode(found[0], type=Said)

    def bans(self) -> msgspec.Raw:
        """The bans in force at all servers."""
        (bans,) = self.shared.execute("SELECT bans FROM bans").fetchone()
        return msgspec.Raw(bans.encode())

    def _call(self, news: str) -> None:
        self.shared.execute("SELECT pg_notify('ziggurat', ?)", (news,))

    def _claim(self, number: int) -> Elsewhere | None:
        """Have the table, if it is open and nobody else has it; else who does."""
        sql = self.shared
        with sql.transaction():
            sql.execute("SELECT pg_advisory_xact_lock_shared(?)", (CLAIMS,))
            found = sql.execute(_FOUND, (number,)).fetchone()
            if found is None:
                return None
            code, owner, epoch, alive = found
            if owner != sql.process and alive:
                return Elsewhere(code, ProcessKept(*sql.execute(_OWNER, (owner,)).fetchone()))
            if owner != sql.process or sql.claims.get(code) != epoch:
                sql.claims[code] = sql.new_number("epoch")
                sql.execute(_CLAIMED, (sql.process, sql.claims[code], number))
        return None


def _person_seen(server: int, card: str, tags: str | None) -> PersonSeen:
    said = () if tags is None else msgspec.json.decode(tags, type=tuple[FriendTag, ...])
    return PersonSeen(server, msgspec.json.decode(card, type=PersonCard), said)
