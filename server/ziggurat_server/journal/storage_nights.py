"""Games nights in the server's file. They are one server's alone: a shared database has none."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ziggurat_server.journal.night_entries import NightKept, read_night
from ziggurat_server.journal.sql import Sql


def keep_night(sql: Sql, entry: NightKept) -> None:
    """Keep how it stands, or let it go."""
    if entry.night is None:
        sql.execute("DELETE FROM nights WHERE code = ?", (entry.code,))
        return
    told = msgspec.json.encode(entry.night).decode()
    sql.execute(
        "INSERT INTO nights (code, told) VALUES (?, ?) ON CONFLICT (code) DO UPDATE SET told = excluded.told",
        (entry.code, told),
    )


def kept_nights(sql: Sql) -> Iterator[NightKept]:
    """Every night that can be read, in the order in which they were opened."""
    for code, told in sql.execute("SELECT code, told FROM nights ORDER BY number").fetchall():
        try:
            yield read_night(code.decode() if isinstance(code, bytes) else code, told)
        except ValueError:
            continue
