"""What tests of seals ask: which of a game's a seat has earned."""

from __future__ import annotations

from ziggurat.games import SEALS
from ziggurat.games.game import Seat, Standing
from ziggurat.games.seals import Ended, earned_by


def earned(game: str, ended: Ended, seat: Seat = 0) -> set[str]:
    """Their names."""
    return set(earned_by(SEALS[game], ended, seat))


def ranked_by_score(*scores: int) -> tuple[Standing, ...]:
    """By seat where these scores alone place it."""
    return tuple(Standing(seat, 1 + sum(other > score for other in scores), score) for seat, score in enumerate(scores))
