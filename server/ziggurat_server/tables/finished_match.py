"""What is kept of a match that is over at a table."""

from __future__ import annotations

import msgspec

from ziggurat_server.journal.journal import MatchFinished
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
    )
