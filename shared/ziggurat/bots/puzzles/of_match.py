"""The puzzles in a match that people played."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ziggurat.bots.puzzles.finding import puzzles_among, tasks_of
from ziggurat.bots.review import played_turns
from ziggurat.bots.search.budget import OutOfTime
from ziggurat.bots.thinking import Effort
from ziggurat.games.game import Span
from ziggurat.match.puzzle import Origin, Puzzle
from ziggurat.match.record import MatchRecord
from ziggurat.match.replaying import verify

NODES: Final = 600
"""The positions looked at in the first search for a turn."""
_DIGITS: Final = 9
"""So many hexadecimal digits of the digest of a match's last position tell it from others: no more than a puzzle's name
has room for."""


def puzzles_of(record: MatchRecord, given_up: OutOfTime | None = None) -> Iterator[Puzzle]:
    """The turns of a match that is over in which few ways won, or gained the most points, whoever had them, and whether
    or not they were found.

    Once `given_up` there may be fewer. Raises BadRecord if the match cannot be played again.
    """
    match = verify(record)
    game, effort = match.game, Effort(NODES, given_up)
    begun = [turn.begins for turn in played_turns(match) if turn.seat in game.due(turn.begins).seats]
    number = int(match.record().digest[:_DIGITS], 16)

    def origin(turn: Span) -> Origin:
        return Origin(number, turn.round, turn.number)

    yield from puzzles_among(game, tuple(tasks_of(game, begun, effort)), record.seats, effort, origin)
