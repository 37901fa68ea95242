"""Which seals a match has earned its seats."""

from __future__ import annotations

from ziggurat.games import SEALS
from ziggurat.games.seals import Ended, earned_by
from ziggurat.match.match import Match
from ziggurat.match.steps import Step


def seals_earned(match: Match) -> tuple[tuple[str, ...], ...]:
    """By seat the names of the seals; none as long as the match runs, or if it was called off."""
    result = match.result
    if result is None or not result.standings:
        return ((),) * match.seats
    deeds = [(step.seat, step.action) for step in match.steps if isinstance(step, Step)]
    ended, seals = Ended(match.position, deeds, result), SEALS.get(match.game.id, ())
    return tuple(earned_by(seals, ended, seat) for seat in range(match.seats))
