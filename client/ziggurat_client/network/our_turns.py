"""At which tables of a server a slow match awaits us."""

from __future__ import annotations

import math
from collections.abc import Container

from ziggurat.wire.messages import TableCard
from ziggurat_client.network.remote import Remote


def awaits_us(remote: Remote, card: TableCard) -> bool:
    """Whether a slow match there awaits a decision of ours."""
    welcome = remote.welcome
    awaited = [card.seats[seat].person for seat in card.awaited if seat < len(card.seats)]
    return welcome is not None and welcome.person in awaited


def our_turns(remote: Remote, on_show: Container[str | None] = ()) -> tuple[TableCard, ...]:
    """The tables that await us, the one whose time is up first in front, without those that are on show."""
    cards = [card for card in remote.lobby.tables.values() if card.awaited and card.table not in on_show]
    ours = [card for card in cards if awaits_us(remote, card)]
    return tuple(sorted(ours, key=lambda card: (math.inf if card.until is None else card.until, card.table)))
