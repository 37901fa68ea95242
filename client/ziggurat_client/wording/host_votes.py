"""Whom those at a table want as its host."""

from __future__ import annotations

from ziggurat.bounds import PersonId
from ziggurat.wire.messages import Table


def wanted_name(table: Table, person: PersonId) -> str:
    """What somebody at the table is called, a question mark if nobody there has that id."""
    sitting = (seat.name for seat in table.seats if seat.person == person and not seat.guest)
    watching = (watcher.name for watcher in table.watchers if watcher.person == person)
    return next((name for name in (*sitting, *watching) if name), "?")


def votes_for(table: Table, person: PersonId) -> tuple[int, ...]:
    """The seats that want them."""
    return next((vote.seats for vote in table.host_votes if vote.person == person), ())
