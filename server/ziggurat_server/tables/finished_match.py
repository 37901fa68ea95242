"""What is kept of a match that is over at a table."""

from __future__ import annotations

from collections import Counter

import msgspec
from msgspec.structs import replace

from ziggurat.match.earning import seals_earned
from ziggurat.match.match import Match
from ziggurat.match.record import MatchRecord
from ziggurat.match.resignation import counted_result
from ziggurat.match.steps import Step
from ziggurat_server.journal.journal import MatchFinished
from ziggurat_server.journal.results import Deeds, Sitter
from ziggurat_server.tables.seating import Seat
from ziggurat_server.tables.state import TableState


def finished_match(state: TableState, ended: float) -> MatchFinished | None:
    """The match that is over at this table since `ended`, None if none is."""
    play, seats = state.play, state.seating.seats
    result = None if play is None else play.match.result
    if play is None or result is None:
        return None
    resigned, sitters = state.seating.resigned, tuple(map(_sitter, seats))
    record = record_of(state, play.match)
    return MatchFinished(
        table=state.code,
        game=state.game.id,
        names=record.names,
        people=tuple(dict.fromkeys(sitter.person for sitter in sitters if sitter.person is not None)),
        private=state.lock is not None or not state.listed,
        ended=ended,
        listed_from=ended + state.delay.seconds,
        result=msgspec.Raw(msgspec.json.encode(counted_result(result, len(seats), resigned))),
        record=msgspec.Raw(msgspec.json.encode(record)),
        colours=record.colours,
        sitters=sitters,
        deeds=tuple({} if seat in resigned else deeds for seat, deeds in enumerate(_deeds(play.match))),
        seals=tuple(() if seat in resigned else seals for seat, seals in enumerate(seals_earned(play.match))),
        rated=state.rated != "no" and play.match.branched_from is None,
    )


def record_of(state: TableState, match: Match) -> MatchRecord:
    """The record of the table's match, with whom its seats count for."""
    record = match.record(tuple(map(_name, state.seating.seats)), state.seating.colours)
    return replace(record, resigned=state.seating.resigned)


def _name(seat: Seat) -> str:
    """What whoever the seat counts for is called."""
    return (seat.name or "") if seat.resigned is None else seat.resigned.name


def _sitter(seat: Seat) -> Sitter:
    """Whom the seat counts for: whoever has it, or gave it up in the match."""
    if seat.resigned is not None:
        return Sitter(seat.resigned.person, guest=seat.resigned.guest)
    if seat.bot is not None:
        return Sitter(level=seat.bot.level)
    return Sitter(None if seat.holder is None else seat.holder.id, guest=seat.guest is not None)


def _deeds(match: Match) -> tuple[Deeds, ...]:
    """By seat how often each kind of action was taken, as far as it was not taken back."""
    deeds = [Counter[str]() for _ in range(match.seats)]
    for step in match.steps:
        if isinstance(step, Step):
            deeds[step.seat][str(type(step.action).__struct_config__.tag)] += 1
    return tuple(map(dict, deeds))
