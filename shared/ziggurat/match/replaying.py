"""Playing a saved match again, step by step or to its end."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from ziggurat.games import game_named
from ziggurat.games.game import Event, IllegalAction
from ziggurat.match.match import Match
from ziggurat.match.record import BadRecord, MatchRecord


def replaying(record: MatchRecord) -> Iterator[tuple[Match, tuple[Event, ...]]]:
    """Play the record again one step at a time, for whoever wants to watch.

    Yields the match as it was set up, without events, and then after each step the same match with what happened; it
    ends with the match called off if that is how it ended.
    Raises BadRecord if the rules refuse any of it.
    """
    try:
        game = game_named(record.game)
        options = msgspec.json.decode(record.options, type=game.options_type)
        match = Match(game, record.seats, int(record.seed), options)
        actions = msgspec.json.Decoder(game.action_type)
    except (LookupError, ValueError, RecursionError) as error:
        raise _unplayable(error) from error
    yield match, ()
    for step in record.steps:
        try:
            events = match.take(step.read(actions))
        except (LookupError, ValueError, RecursionError, IllegalAction) as error:
            raise _unplayable(error) from error
        yield match, events
    if record.called_off:
        _call_off(match)


def _call_off(match: Match) -> None:
    try:
        match.call_off()
    except IllegalAction as error:
        raise _unplayable(error) from error


def _unplayable(error: Exception) -> BadRecord:
    return BadRecord(f"the record cannot be played: {error}")


def replay(record: MatchRecord) -> Match:
    """Play the record again from the start. Raises BadRecord if the rules refuse any of it."""
    steps = replaying(record)
    match, _ = next(steps)
    for _ in steps:
        continue
    return match


def verify(record: MatchRecord) -> Match:
    """Replay the record and check that it arrives at the position it was saved with. Raises BadRecord."""
    match = replay(record)
    if match.digest() != record.digest:
        raise BadRecord("the record arrives at another position than the one it was saved with")
    return match
