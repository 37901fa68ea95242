"""What a match that is over means for the table of a games night."""

from __future__ import annotations

import msgspec

from ziggurat.games.game import Result
from ziggurat_server.journal.journal import MatchFinished


def result_in(match: MatchFinished) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """By seat the ranks and the scores; none if it was called off."""
    result = msgspec.json.decode(match.result, type=Result)
    by_seat = sorted(result.standings, key=lambda standing: standing.seat)
    return tuple(each.rank for each in by_seat), tuple(each.score for each in by_seat)
