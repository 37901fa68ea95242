"""Taking a name away from what bears it at a table."""

from __future__ import annotations

from collections.abc import Iterable

from ziggurat_server.guests.bans import Ban
from ziggurat_server.naming.names import name_key
from ziggurat_server.tables.table import Table


def take_banned_names(table: Table, bans: Iterable[Ban]) -> None:
    """Call nothing there what nobody may be called by these bans."""
    for ban in bans:
        if ban.kind == "name":
            take_name_away(table, ban.what)


def take_name_away(table: Table, name: str) -> None:
    """Call neither the table nor a guest at somebody's screen that, in any spelling which looks the same."""
    key, state = name_key(name), table.state
    host, seating = state.host, state.seating
    guests = [seat for seat in seating.seats if seat.guest is not None and name_key(seat.guest) == key]
    for seat in guests:
        seat.guest = seating.free_name("" if seat.holder is None else seat.holder.name)
    if name_key(state.name) == key:
        state.name = state.code if host is None or name_key(host.name) == key else host.name
    elif not guests:
        return
    table.updates.send()
