"""A match that is played on from the middle of another: it begins with the first steps of that one's record."""

from __future__ import annotations

from itertools import islice
from typing import Literal, TypeAlias

from ziggurat.games import game_named
from ziggurat.match.match import Match
from ziggurat.match.record import BadRecord, BranchedFrom, MatchRecord
from ziggurat.match.replaying import replaying, verify

NoBeginning: TypeAlias = Literal["other_rules", "match_over"]
"""Why no match begins with a record: it is of rules that are not today's; or nobody is awaited where it ends."""


class CannotPlayOn(BadRecord):
    """A record from which nobody can play on, `why` says for which reason; it may be whole all the same."""

    def __init__(self, why: NoBeginning, detail: str) -> None:
        super().__init__(detail)
        self.why = why


def beginning_of(record: MatchRecord, steps: int, title: str) -> MatchRecord:
    """The record that a match begins with which is played on after so many steps of this one, called `title`.

    Raises as `branched` does.
    """
    return branched(record, steps, title).record(record.names, record.colours)


def branched(record: MatchRecord, steps: int, title: str) -> Match:
    """The match that is played on after so many steps of this one, called `title`.

    Raises CannotPlayOn if the match is over there or of other rules, and BadRecord if it cannot be played so far.
    """
    _check_rules(record)
    *_, (match, _) = islice(replaying(record), steps + 1)
    if match.step_count != steps:
        raise BadRecord(f"the record has only {match.step_count} steps")
    _check_goes_on(match)
    match.branched_from = BranchedFrom(record.digest, steps, title)
    return match


def begun_with(beginning: MatchRecord) -> Match:
    """The match where its beginning leads, verified. Raises as `beginning_of` does."""
    _check_rules(beginning)
    match = verify(beginning)
    _check_goes_on(match)
    return match


def _check_rules(record: MatchRecord) -> None:
    try:
        newest = game_named(record.game).rules_version
    except LookupError as error:
        raise BadRecord(str(error)) from error
    if record.rules_version != newest:
        raise CannotPlayOn(
            "other_rules", f"it was played under rules of version {record.rules_version}, today's are {newest}"
        )


def _check_goes_on(match: Match) -> None:
    if match.result is not None:
        raise CannotPlayOn("match_over", "the match is over there")
