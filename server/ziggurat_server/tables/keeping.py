"""What the journal knows of a table beside its match: it is told whenever that changes."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from ziggurat_server.journal.journal import PersonPlayed, SeatKept, TableKept, WatchingKept
from ziggurat_server.tables.seating import Seat

if TYPE_CHECKING:
    from ziggurat_server.tables.table import Table


class TableKeeping:
    """Notes in the journal how one table is."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self._kept: TableKept | None = None

    def keep(self) -> None:
        """Note how the table is now, if that is new and the table still there."""
        if self._table.closed:
            return
        state = table_state(self._table)
        if state != self._kept:
            self._kept = state
            self._table.premises.journal.note(state)

    def note_player(self, index: int | None) -> None:
        """Note that the person in the seat of that number plays, if that is new."""
        seat = None if index is None else self._table.seating.seats[index]
        person = None if seat is None or seat.keeper is not None else seat.holder
        if person is not None and not person.played and not person.bot:
            person.played = True
            self._table.premises.journal.note(PersonPlayed(person.id))


def table_state(table: Table) -> TableKept:
    """The table as it comes back after the server started again: presence is not part of it."""
    return TableKept(
        table=table.code,
        name=table.name,
        game=table.game.id,
        options=msgspec.Raw(msgspec.json.encode(table.options)),
        clock=table.clock.terms,
        listed=table.listed,
        secret=table.secret,
        lock=None if table.lock is None else table.lock.kept,
        host=None if table.host is None else table.host.id,
        watching=WatchingKept(
            delay=table.watching.delay,
            watchers_muted=table.moderation.watchers_muted,
            muted=table.moderation.muted,
            barred=table.moderation.barred,
        ),
        seats=tuple(_seat_state(seat) for seat in table.seating.seats),
    )


def _seat_state(seat: Seat) -> SeatKept:
    kept = SeatKept(dealt_to=seat.dealt_to)
    if seat.bot is not None:
        hirer = None if seat.bot.hirer is None else seat.bot.hirer.id
        return replace(kept, level=seat.bot.level, bot_name=seat.bot.name, hirer=hirer)
    if seat.holder is None:
        return kept
    kept = replace(kept, person=seat.holder.id, guest=seat.guest, ready=seat.ready)
    keeper = seat.keeper
    if keeper is None:
        return kept
    return replace(kept, level=keeper.bot.level, bot_name=keeper.bot.name, one_turn=keeper.one_turn)
