"""Matches that are played on from the middle of a record: what a host may begin with, verified at the door."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import msgspec

from ziggurat.match.beginning import CannotPlayOn, begun_with, branched
from ziggurat.match.match import Match
from ziggurat.match.record import BadRecord, MatchRecord, RecordedStep, load
from ziggurat_server.journal.journal import MatchStarted, StepTaken, TimeExpired
from ziggurat_server.journal.kept import KeptMatch
from ziggurat_server.journal.replaying import played_again
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.moments.played_again import PlayedAgain
from ziggurat_server.tables.state import TableState

_WHY: Final = {
    "other_rules": "it was played under other rules than today's",
    "match_over": "the match is over there",
}


@dataclass(frozen=True)
class Opening:
    """What a match begins with: a match played `again`, and the `colours` that its seats had."""

    again: PlayedAgain
    colours: tuple[int, ...]


def opening_of(state: TableState, seats: int, record: msgspec.Raw, newest: int) -> Opening:
    """The match that goes on from where the record ends, at a table of so many seats.

    So many of its `newest` steps are not old. Raises Refusal `bad_record` if it is none or does not verify,
    `other_rules`, `match_over`, and `other_game` if it is not what is played at the table.
    """
    try:
        beginning = load(bytes(record))
        match = begun_with(beginning)
    except CannotPlayOn as error:
        raise Refusal(error.why, _WHY[error.why]) from error
    except BadRecord as error:
        raise Refusal("bad_record", "that is no record of a match, or does not lead where it says") from error
    if (match.game, match.seats, match.options) != (state.game, seats, state.options):
        raise Refusal("other_game", "the record is of another game, number of seats or options than the table")
    again = played_again(_as_kept(state.code, match), match.step_count + 1, newest)
    return Opening(again, beginning.seat_colours)


def branch_of(code: str, record: MatchRecord, steps: int, title: str, newest: int) -> PlayedAgain:
    """The match that goes on at that table after so many steps of this one, called `title`, which takes its time.

    So many of its `newest` steps are not old. Raises BadRecord if it cannot.
    """
    match = branched(record, steps, title)
    return played_again(_as_kept(code, match), steps + 1, newest)


def _as_kept(table: str, match: Match) -> KeptMatch:
    """The match as the journal would have it."""
    start = MatchStarted.of(table, match, ())
    return KeptMatch(start, tuple(_taken(table, revision, step) for revision, step in enumerate(start.opening, 1)))


def _taken(table: str, revision: int, step: RecordedStep) -> StepTaken | TimeExpired:
    if isinstance(step.action, msgspec.Raw) and step.seat is not None:
        return StepTaken(table, revision, step.seat, step.action, digest=step.digest)
    return TimeExpired(table, revision, step.expired or (), digest=step.digest)
