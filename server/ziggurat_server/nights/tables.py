"""Opening the tables of a games night: everyone in their seat, and the match begun, whoever is there by then."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from msgspec import UNSET

from ziggurat.games import game_named
from ziggurat.wire.nights import Entrant, EntrantNumber, Night, NightTable
from ziggurat_server.bots import HiredBot
from ziggurat_server.context import ServerContext
from ziggurat_server.guests.people import People, Person
from ziggurat_server.lobby import Lobby
from ziggurat_server.tables.host_powers import read_options
from ziggurat_server.tables.seating import Seat
from ziggurat_server.tables.table import Table

_SIMPLEST: Final = "apprentice"
"""The level of whoever sits where nobody is known any more."""


async def open_table(
    code: str, night: Night, planned: NightTable, lobby: Lobby, people: People, context: ServerContext
) -> None:
    """Open one table of the night of that code, unless it is open. Raises what comes of people who cannot be read."""
    persons = await _persons(night, planned, people)
    if planned.table in lobby.tables:
        return
    game = game_named(planned.game)
    options = read_options(game, night.terms.options.get(game.id, UNSET))
    table = Table(planned.table, _name(night, planned), game, len(planned.seats), options, context)
    table.state.night = code
    table.state.terms = night.terms.clock
    table.state.rated = night.terms.rated
    for seat, number in zip(table.state.seating.seats, planned.seats, strict=True):
        _fill(table, seat, night.entrant(number), persons.get(number))
    lobby.add(table)
    table.updates.send()
    table.course.begin()
    for person in persons.values():
        people.expect(person)
    table.wait_for_all()
    context.board.table_changed(table.code)


async def _persons(night: Night, planned: NightTable, people: People) -> Mapping[EntrantNumber, Person]:
    """Those of the table's entrants who play themselves, as far as anybody knows them."""
    found: dict[EntrantNumber, Person] = {}
    for number in planned.seats:
        entrant = night.entrant(number)
        if entrant is not None and entrant.person is not None and entrant.level is None:
            person = await people.find(entrant.person)
            if person is not None and person.id == entrant.person:
                found[number] = person
    return found


def _fill(table: Table, seat: Seat, entrant: Entrant | None, person: Person | None) -> None:
    if person is not None:
        table.state.seating.give(seat, person, table.code)
        return
    name = "" if entrant is None else entrant.name
    level = _SIMPLEST if entrant is None or entrant.level is None else entrant.level
    style = None if entrant is None else entrant.style
    table.bots.bring(seat, HiredBot(level, table.state.seating.free_name(name or "Nabu"), None, style))


def _name(night: Night, planned: NightTable) -> str:
    """What the table is called: after the night, its round and its place in that."""
    number = 1 + [table.table for table in night.rounds[-1].tables].index(planned.table)
    return f"{night.name} {len(night.rounds)}.{number}"
