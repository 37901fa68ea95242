"""Bringing a table back from what the journal has of it: the match is played again."""

from __future__ import annotations

import traceback
from dataclasses import dataclass
from pathlib import Path

import msgspec
from twisted.logger import Logger

from ziggurat.bots import STYLES
from ziggurat.colours import seat_colours
from ziggurat.games import NoSuchRules, game_named
from ziggurat.games.game import IllegalAction
from ziggurat_server.bots import HiredBot
from ziggurat_server.context import ServerContext
from ziggurat_server.guests.people import Person
from ziggurat_server.journal.journal import SeatKept
from ziggurat_server.journal.kept import KeptTable
from ziggurat_server.journal.replaying import Differs, OtherThanPlayed, played_again, verified_part
from ziggurat_server.journal.set_aside import TableAside, WhyAside
from ziggurat_server.tables.aside_table import AsideTable
from ziggurat_server.tables.clocks.match_clocks import ClockMark
from ziggurat_server.tables.locks.lock import Lock
from ziggurat_server.tables.moments.played_again import PlayedAgain
from ziggurat_server.tables.seating import Resigned, Substitute
from ziggurat_server.tables.state import NO_DELAY
from ziggurat_server.tables.table import Table

_log = Logger()


@dataclass(frozen=True)
class Prepared:
    """A table as it was kept, and its match played again, or why that cannot be."""

    kept: KeptTable
    again: PlayedAgain | Exception | None


def prepared(kept: KeptTable, newest: int) -> Prepared:
    """The table with its match played again, which may take its time; so many of the `newest` steps are not old."""
    match = kept.match
    if match is None:
        return Prepared(kept, None)
    most = newest if kept.state.watching.delay == NO_DELAY else len(match.steps) + 1  # late watchers need all
    try:
        return Prepared(kept, played_again(match, most, newest))
    except Exception as error:  # noqa: BLE001 - whatever it is, it is this table's alone
        return Prepared(kept, error)


def returned_table(found: Prepared, people: dict[str, Person], context: ServerContext) -> Table | TableAside:
    """The table as it was, without anybody at it yet. `people` are those who may come back to it, by their ids.

    Whoever has a seat and is not among them is added, so that the seat stays theirs. A table that cannot be brought
    back (its game is gone, or has other rules now, or its rules fail) is one to be set aside.
    """
    table: Table | None = None
    kept = found.kept
    try:
        table = _room(kept, context)
        _bring_back(table, found, people)
    except Exception as error:  # noqa: BLE001 - whatever it is, it is this table's alone
        if table is not None:
            _take_apart(table)
        state = kept.state
        holders = dict.fromkeys([*(seat.person for seat in state.seats), state.host])
        concerned = tuple(holder for holder in holders if holder is not None)
        return TableAside(state.table, _why(error), _shown(error), concerned)
    return table


def aside_table(kept: KeptTable, why: WhyAside, people: dict[str, Person], context: ServerContext) -> AsideTable | None:
    """The table with as much of its match as verifies, to be looked at; None if there is nothing of it to show."""
    table: Table | None = None
    try:
        verified = None if kept.match is None else verified_part(kept.match, context.limits.moments)
        if verified is None or kept.match is None:
            return None
        table = _room(kept, context)
        table.state.host = people.get(kept.state.host or "")
        for seat, holder in zip(table.state.seating.seats, kept.state.seats, strict=True):
            person = people.get(holder.person or "")
            if person is not None:
                table.state.seating.give(seat, person, table.code, holder.guest)
        shown = AsideTable(table, verified, why, kept.state.seats)
        _check_can_be_shown(table)
    except Exception as error:  # noqa: BLE001 - it is set aside for such an error already
        _log.warn("table {table} cannot even be shown: {why}", table=kept.state.table, why=_shown(error))
        if table is not None:
            _take_apart(table)
        return None
    return shown


def _why(error: Exception) -> WhyAside:
    if isinstance(error, NoSuchRules):
        return "other_rules"
    return "differs" if isinstance(error, Differs) else "unplayable"


def _room(kept: KeptTable, context: ServerContext) -> Table:
    """The table before its match."""
    state = kept.state
    try:
        game = game_named(state.game)
    except LookupError as error:
        raise OtherThanPlayed(f"the game {state.game!r} is not here") from error
    options = msgspec.json.decode(state.options, type=game.options_type)
    table = Table(state.table, state.name, game, len(state.seats), options, context)
    table.state.terms = state.clock
    table.state.lock = None if state.lock is None else Lock(state.lock)
    table.state.listed = state.listed
    table.state.secret = state.secret
    table.state.seating.set_colours(seat_colours([seat.colour for seat in state.seats], len(state.seats)))
    for seat, was in zip(table.state.seating.seats, state.seats, strict=True):
        if was.resigned is not None:
            seat.resigned = Resigned(was.resigned.person, was.resigned.name, was.resigned.guest)
    watching = state.watching
    table.state.delay = watching.delay
    table.state.chances_shown = watching.chances
    table.state.bots_speak = watching.bots_speak
    table.state.series_terms = state.series.terms
    table.state.rated = state.series.rated
    table.state.night = state.series.night
    if state.series.now is not None and len(state.series.now.seats) == len(state.seats):
        table.state.series = state.series.now
    table.state.moderation.bring_back(watching.watchers_muted, watching.silenced, watching.barred)
    return table


def _bring_back(table: Table, found: Prepared, people: dict[str, Person]) -> None:
    """Its match, if it has one, who sits there, and what was said."""
    kept, again = found.kept, found.again
    if isinstance(again, Exception):
        raise again
    if kept.match is not None and again is not None:
        _check_clocks(kept.match.clocks, len(table.state.seating))
        table.course.bring_back(again, kept.match.clocks)
        _check_can_be_shown(table)
    table.state.host = people.get(kept.state.host or "")
    names = () if kept.match is None else kept.match.start.names
    for index, holder in enumerate(kept.state.seats):
        name = names[index] if index < len(names) else None
        _fill(table, index, holder, name, people)
    table.course.store_finished()
    for line in kept.chat:
        table.chat.hear(line)


def _check_clocks(mark: ClockMark | None, seats: int) -> None:
    """See to it that every seat has its clock. Raises ValueError."""
    if mark is not None and not {len(mark.left), len(mark.bank)} <= {0, seats}:
        raise OtherThanPlayed("the clocks are not those of so many seats")


def _check_can_be_shown(table: Table) -> None:
    """See to it that rules which cannot show the match fail now, and not when somebody comes."""
    if table.state.play is not None and table.state.play.showing is not None:
        for viewer in (None, *range(len(table.state.seating))):
            table.state.play.showing.position(viewer)


def _take_apart(table: Table) -> None:
    """Nothing is to come of a table that came back by half."""
    table.watching.stop()
    for seat in table.state.seating.seats:
        table.state.seating.take_from_holder(seat, table.code)


def _shown(error: Exception) -> str:
    """What went wrong, for the server's host; nothing that only some may know of the match."""
    if isinstance(error, OtherThanPlayed | NoSuchRules | IllegalAction | msgspec.DecodeError):
        return str(error)
    where = traceback.extract_tb(error.__traceback__)[-1]
    return f"{type(error).__name__} in {Path(where.filename).name}, line {where.lineno}"


def _fill(table: Table, index: int, holder: SeatKept, name: str | None, people: dict[str, Person]) -> None:
    """Give the seat to whoever had it. `name` is what they were called in the match."""
    seat = table.state.seating.seats[index]
    # Files of older servers do not say whom a seat was dealt to: there it is whoever has it.
    seat.dealt_to = holder.dealt_to or holder.person
    person = None
    if holder.person is not None:
        person = people.setdefault(holder.person, Person(holder.person, name or holder.person, bot=False))
    if person is not None:
        table.state.seating.give(seat, person, table.code, holder.guest)
        seat.ready = holder.ready
    if holder.level is None or holder.bot_name is None:
        return
    style = holder.style if holder.style in STYLES else None  # a newer server may have known another
    bot = HiredBot(holder.level, holder.bot_name, people.get(holder.hirer or ""), style)
    if person is None:
        table.bots.bring(seat, bot)
    else:
        seat.substitute = Substitute(bot, holder.one_turn)
