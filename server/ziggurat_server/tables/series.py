"""The series of games at one table: which seats its next match begins with, and what counts of one that is over."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import NamedTuple

from ziggurat.match.resignation import counted_result
from ziggurat.match.series import Series, new_series
from ziggurat_server.tables.seating import Seat
from ziggurat_server.tables.state import TableState
from ziggurat_server.tables.watching import Watching


class Arrangement(NamedTuple):
    """Who sits where in which order, and how the series of the table stands."""

    seats: tuple[Seat, ...]
    series: Series | None


def arrangement_of(state: TableState) -> Arrangement:
    """How a table is arranged now."""
    return Arrangement(tuple(state.seating.seats), state.series)


def arrange(state: TableState, arrangement: Arrangement) -> None:
    """Arrange the table so."""
    state.seating.arrange(arrangement.seats)
    state.series = arrangement.series


def arrange_for_next(state: TableState, new_lot: Callable[[], int]) -> None:
    """See to it that everyone sits where the next match begins; `new_lot` gives the seed by which seats are drawn.

    Within a series the seats turn by one after each game that counts; one that was called off is played again as it
    was. A new series begins once the last is over or is one of other seats; there seats are drawn if that is wished.
    """
    seating, series = state.seating, state.series
    goes_on = series is not None and len(series.seats) == len(seating)
    if series is not None and goes_on and not series.is_over:
        if series.counted == series.game:
            seating.turn()
            state.series = series.with_next_game()
        return
    if state.series_terms.seats == "drawn":
        drawn = list(seating.seats)
        Random(new_lot()).shuffle(drawn)
        seating.arrange(drawn)
    elif goes_on:
        seating.turn()
    games = state.series_terms.length(len(seating))
    state.series = new_series(games, len(seating)) if games > 1 else None


def is_between_games(state: TableState) -> bool:
    """Whether the table's match is over, and a game of its series still to come."""
    series = state.series
    return state.stage.name == "over" and series is not None and not series.is_over


def count_result(state: TableState) -> None:
    """The match of the table is over: it counts in its series, once."""
    result = None if state.play is None else state.play.match.result
    if state.series is not None and result is not None:
        counted = counted_result(result, len(state.seating), state.seating.resigned)
        state.series = state.series.with_result(counted)


def series_for_watchers(state: TableState, watching: Watching) -> Series | None:
    """The series as far as those know it who see the match late."""
    series = state.series
    if series is None or not watching.awaits_end or series.counted < series.game:
        return series
    return series.before_last()
