"""How a table looks: to those at it, and to the lobby."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
from msgspec.structs import replace

from ziggurat.wire.messages import Delay, PersonCard, SeatState, TableCard
from ziggurat.wire.messages import Table as TableMessage
from ziggurat_server.guests.people import Person
from ziggurat_server.tables.seating import Seat

if TYPE_CHECKING:
    from ziggurat_server.tables.table import Table


def table_message(table: Table, most_watchers: int) -> TableMessage:
    """Everything about the table but its match, as a watcher sees it, with the first `most_watchers` of them named."""
    watchers = watchers_of(table)
    return TableMessage(
        table=table.code,
        name=table.name,
        game=table.game.id,
        options=msgspec.Raw(msgspec.json.encode(table.options)),
        stage=table.watching.stage,
        locked=table.lock is not None,
        listed=table.listed,
        secret=None if table.listed else table.secret,
        host=None if table.host is None else table.host.id,
        seats=table.watching.seats,
        watchers=tuple(PersonCard(person.id, person.name, person.bot) for person in watchers[:most_watchers]),
        revision=table.watching.revision,
        watcher_count=len(watchers),
        watchers_muted=table.moderation.watchers_muted,
        delay=None if table.watching.delay == Delay() else table.watching.delay,
        # What is on offer tells something of the match, which those who see it late must not know yet.
        offer=table.agreements.open if table.watching.delay == Delay() else None,
        clock=table.clock.terms,
    )


def message_to_player(table: Table, seats: tuple[int, ...], to_watchers: TableMessage) -> TableMessage:
    """What the one in these seats is told, made from what watchers are told."""
    return replace(
        to_watchers,
        your_seats=seats,
        stage=table.stage,
        seats=seat_states(table),
        revision=table.play_revision,
        offer=table.agreements.open,
    )


def message_to_host(table: Table, message: TableMessage) -> TableMessage:
    """What the host is told, made from what anybody in their place is."""
    return replace(message, muted=table.moderation.muted, barred=table.moderation.barred)


def table_card(table: Table) -> TableCard:
    """The table as the lobby lists it: as far as its watchers know."""
    return TableCard(
        table=table.code,
        name=table.name,
        game=table.game.id,
        stage=table.watching.stage,
        locked=table.lock is not None,
        seats=table.watching.seats,
        host=None if table.host is None else table.host.id,
        watchers=len(watchers_of(table)),
        round=round_of(table),
        clock=table.clock.terms,
    )


def round_of(table: Table) -> int:
    """Which of its game's rounds the match is in as far as watchers know, from 1; 0 where there is none."""
    now = None if table.stage == "room" else table.watching.now
    return 0 if now is None else table.game.span(now.position).round


def watchers_of(table: Table) -> list[Person]:
    """Those at the table without a seat, in the order in which they came."""
    return [person for person in table.audience.present if not table.seating.seats_of(person)]


def seat_states(table: Table) -> tuple[SeatState, ...]:
    """The seats as they are."""
    return tuple(_seat_state(seat, table) for seat in table.seating.seats)


def _seat_state(seat: Seat, table: Table) -> SeatState:
    holder, bot, keeper = seat.holder, seat.bot, seat.keeper
    return SeatState(
        person=None if holder is None else holder.id,
        name=seat.name,
        level=None if bot is None else bot.level,
        guest=seat.guest is not None,
        ready=seat.ready,
        here=holder is not None and holder in table.audience,
        keeper=None if keeper is None or keeper.stands_by else keeper.bot.level,
        bot=bot is None and holder is not None and holder.bot,
    )
