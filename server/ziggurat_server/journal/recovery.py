"""Bringing a table back from what the journal has of it: the match is played again."""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from typing import Any

import msgspec
from twisted.logger import Logger

from ziggurat.games import game_named
from ziggurat.games.game import Game, IllegalAction
from ziggurat.match import Match
from ziggurat_server.bots import HiredBot
from ziggurat_server.guests.people import Person
from ziggurat_server.journal.journal import MatchCalledOff, SeatKept, StepsUndone, TableGone, TurnUndone
from ziggurat_server.journal.storage_reading import KeptMatch, KeptStep, KeptTable
from ziggurat_server.premises import Premises
from ziggurat_server.tables.audience import Moment, moment_of
from ziggurat_server.tables.lock import Lock
from ziggurat_server.tables.seating import Keeper
from ziggurat_server.tables.table import Table
from ziggurat_server.tables.watching import NO_DELAY

_log = Logger()


def returned_table(kept: KeptTable, people: Mapping[str, Person], premises: Premises) -> Table | None:
    """The table as it was, without anybody at it yet. `people` are those who may come back to it, by their ids.

    A table that cannot be brought back (its game is gone, or has other rules now) is closed in the journal and logged,
    so that the others do not suffer: then this is None.
    """
    try:
        table = _table(kept, premises)
    except (LookupError, ValueError, RecursionError, IllegalAction) as error:
        code = kept.state.table
        _log.error("table {table} cannot be brought back: {why}; its steps stay on file", table=code, why=str(error))
        premises.journal.note(TableGone(code))
        return None
    table.host = people.get(kept.state.host or "")
    for index, holder in enumerate(kept.state.seats):
        _fill(table, index, holder, people)
    table.keep_finished()
    for line in kept.chat:
        table.chat.hear(line)
    return table


def played_again(game: Game[Any, Any, Any], kept: KeptMatch, most: int) -> tuple[Match, deque[Moment]]:
    """The match where it stood, and its last moments, `most` at the most.

    Raises ValueError if the match was not kept as it was played, IllegalAction if the rules refuse a step.
    """
    options = msgspec.json.decode(kept.start.options, type=game.options_type)
    decoder = msgspec.json.Decoder(game.action_type)
    match = Match(game, kept.start.seats, kept.start.seed, options)
    moments = deque([moment_of(match)], maxlen=most)
    first_told = len(kept.steps) - most
    for index, step in enumerate(kept.steps):
        moment = _step_again(match, step, decoder, told=index >= first_told)
        if match.revision != step.revision:
            raise ValueError(f"revision {step.revision} was kept where {match.revision} was played")
        if moment is not None:
            moments.append(moment)
    return match, moments


def _step_again(match: Match, step: KeptStep, decoder: msgspec.json.Decoder[Any], told: bool) -> Moment | None:
    if isinstance(step, StepsUndone):
        match.undo(step.seat)
        return moment_of(match, step.seat, undone=True) if told else None
    if isinstance(step, TurnUndone):
        match.undo_turn(step.seat)
        return moment_of(match, step.seat, undone=True) if told else None
    if isinstance(step, MatchCalledOff):
        match.call_off()
        return moment_of(match, step.seat) if told else None
    events = match.apply(step.seat, decoder.decode(step.action))
    return moment_of(match, step.seat, events) if told else None


def _table(kept: KeptTable, premises: Premises) -> Table:
    state = kept.state
    game = game_named(state.game)
    options = msgspec.json.decode(state.options, type=game.options_type)
    table = Table(state.table, state.name, game, len(state.seats), options, premises)
    table.clock.terms = state.clock
    table.lock = None if state.lock is None else Lock(state.lock)
    table.listed = state.listed
    watching = state.watching
    table.watching.delay = watching.delay
    table.moderation.bring_back(watching.watchers_muted, watching.muted, watching.barred)
    if kept.match is not None:
        table.bring_back(*played_again(game, kept.match, _moments_needed(table, kept.match)), kept.match.clocks)
    return table


def _moments_needed(table: Table, kept: KeptMatch) -> int:
    """How many of the last moments: where watchers see the match late, all."""
    return table.premises.limits.moments if table.watching.delay == NO_DELAY else len(kept.steps) + 1


def _fill(table: Table, index: int, holder: SeatKept, people: Mapping[str, Person]) -> None:
    seat = table.seating.seats[index]
    # Files of older servers do not say whom a seat was dealt to: there it is whoever has it.
    seat.dealt_to = holder.dealt_to or holder.person
    person = people.get(holder.person or "")
    if person is not None:
        table.seating.give(seat, person, table.code, holder.guest)
    if holder.level is None or holder.bot_name is None:
        return
    bot = HiredBot(holder.level, holder.bot_name, people.get(holder.hirer or ""))
    if person is None:
        table.bots.bring(seat, bot)
    else:
        seat.keeper = Keeper(bot, holder.one_turn)
