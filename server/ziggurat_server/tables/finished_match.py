"""What is kept of a match that is over at a table."""

from __future__ import annotations

from collections import Counter

import msgspec

from ziggurat.match.earning import seals_earned
from ziggurat.match.match import Match
from ziggurat.match.steps import Step
from ziggurat_server.journal.journal import MatchFinished
from ziggurat_server.journal.results import Deeds, Sitter
from ziggurat_server.tables.seating import Seat
from ziggurat_server.tables.state import TableState


def finished_match(state: TableState, ended: float) -> MatchFinished | None:
    """The match that is over at this table since `ended`, None if none is."""
    play, seats, colours = state.play, state.seating.seats, state.seating.colours
    result = None if play is None else play.match.result
    if play is None or result is None:
        return None
    names = tuple(seat.name or "" for seat in seats)
    people = (seat.holder.id for seat in seats if seat.holder is not None and seat.bot is None)
    return MatchFinished(
        table=state.code,
        game=state.game.id,
        names=names,
        people=tuple(dict.fromkeys(people)),
        private=state.lock is not None or not state.listed,
        ended=ended,
        listed_from=ended + state.delay.seconds,
        result=msgspec.Raw(msgspec.json.encode(result)),
        record=msgspec.Raw(msgspec.json.encode(play.match.record(names, colours))),
        colours=colours,
        sitters=tuple(map(_sitter, seats)),
        deeds=_deeds(play.match),
        seals=seals_earned(play.match),
        rated=state.rated != "no" and play.match.branched_from is None,
    )


def _sitter(seat: Seat) -> Sitter:
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
