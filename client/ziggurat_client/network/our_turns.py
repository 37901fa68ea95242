"""At which tables of a server a slow match awaits us."""

from __future__ import annotations

import math
from collections.abc import Container

from ziggurat.games.game import Seat
from ziggurat.wire.messages import TableCard
from ziggurat_client.network.remote import Remote
from ziggurat_client.network.table_record import TableRecord


def awaits_us(remote: Remote, card: TableCard) -> bool:
    """Whether a slow match there awaits a decision of ours."""
    welcome = remote.welcome
    awaited = [card.seats[seat].person for seat in card.awaited if seat < len(card.seats)]
    return welcome is not None and welcome.person in awaited


def awaiting_codes(remote: Remote) -> frozenset[str]:
    """The codes of all tables where a decision of ours is awaited: those that we are at, and slow matches elsewhere."""
    at = remote.tables.values()
    here = {record.code for record in at if not _ours(record).isdisjoint(_due(record))}
    return frozenset(here | {card.table for card in our_turns(remote, remote.tables)})


def _ours(record: TableRecord) -> set[Seat]:
    return {*record.table.your_seats}


def _due(record: TableRecord) -> tuple[Seat, ...]:
    return () if record.moment is None else record.moment.due.seats


def our_turns(remote: Remote, on_show: Container[str | None] = ()) -> tuple[TableCard, ...]:
    """The tables that await us, the one whose time is up first in front, without those that are on show."""
    cards = [card for card in remote.lobby.tables.values() if card.awaited and card.table not in on_show]
    ours = [card for card in cards if awaits_us(remote, card)]
    return tuple(sorted(ours, key=lambda card: (math.inf if card.until is None else card.until, card.table)))
