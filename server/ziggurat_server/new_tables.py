"""What it takes to open a table: a game that is played like this, and room for one more."""

from __future__ import annotations

from ziggurat.match.series import NO_SERIES
from ziggurat.wire.messages import ClockTerms, Open
from ziggurat_server.context import ServerContext
from ziggurat_server.guests.addresses import HERE
from ziggurat_server.guests.people import Person
from ziggurat_server.lobby import Lobby
from ziggurat_server.refusal import Refusal
from ziggurat_server.table_codes import TableCodes
from ziggurat_server.tables import host_powers
from ziggurat_server.tables.locks.lock import Lock
from ziggurat_server.tables.state import NO_DELAY
from ziggurat_server.tables.table import Table


def new_table(
    person: Person, ask: Open, lock: Lock | None, lobby: Lobby, codes: TableCodes, context: ServerContext
) -> Table:
    """The table that they want to open, with that lock and with them as its host. Raises Refusal."""
    game = host_powers.find_game(ask.game)
    host_powers.check_seat_count(game, ask.seats)
    options = host_powers.read_options(game, ask.options)
    terms = ClockTerms() if ask.clock is None else ask.clock
    host_powers.check_clock(terms, context.levels)
    name = person.name if ask.name is None else context.names.take(ask.name, person)
    _check_room(person, lobby, context)
    table = Table(codes.take(ask.listed), name, game, ask.seats, options, context)
    table.state.host = person
    table.state.opened_from = person.site
    table.state.terms = terms
    table.state.lock = lock
    table.state.listed = ask.listed
    table.state.delay = ask.delay or NO_DELAY
    table.state.chances_shown = ask.chances
    table.state.bots_speak = ask.bots_speak
    table.state.series_terms = ask.series or NO_SERIES
    table.state.rated = ask.rated
    return table


def _check_room(person: Person, lobby: Lobby, context: ServerContext) -> None:
    """Raises Refusal `tables_full`, `too_many_tables`, or `too_many_tables_here`."""
    limits, tables, elsewhere = context.limits, lobby.tables.values(), context.elsewhere.of(person)
    if len(tables) >= limits.tables:
        raise Refusal("tables_full", "this server has as many tables as it can take")
    most = limits.told.tables_per_person
    hosted = elsewhere.hosted + sum(table.state.host is person for table in tables)
    if max(len(person.present_at) + elsewhere.present, hosted) >= most:
        raise Refusal("too_many_tables", "leave another table first", most=most)
    most = limits.told.tables_per_address
    opened = elsewhere.opened + sum(table.state.opened_from == person.site for table in tables)
    if person.site != HERE and opened >= most:
        raise Refusal("too_many_tables_here", "as many tables as may are open from your address", most=most)
