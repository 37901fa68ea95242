"""What a bot says: a short word at turning points, found from what everyone may know and from nothing else."""

from __future__ import annotations

from random import Random
from typing import Any, Final

import msgspec

from ziggurat.bots.evaluators import has_evaluator
from ziggurat.bots.thinking import chances
from ziggurat.games.game import Game, Seat, View

SWING: Final = 0.25
"""By how much one's chance of winning has to change within a turn for that to be a turning point."""
QUIET: Final = 10
"""How many turns of anybody pass at least from one word to the next."""
_AT_THE_END: Final = {1: "well_played", 2: "congratulations"}
"""What is said once the match is over, by rank."""
_SEED: Final = 20_240_101
"""What is drawn for what watchers do not see: always the same, so that the same match is judged alike."""


class _Standing(msgspec.Struct, frozen=True):
    """How one stood when a span had begun: whose it was, its number, and one's chance of winning."""

    number: int
    seat: Seat | None
    chance: float


class Remarks:
    """The words of one bot in one match after the other. It is told what everyone may know of each position, and knows
    nothing of what its seat alone does: so nobody learns from it what they may not."""

    def __init__(self, seat: Seat) -> None:
        self._seat = seat
        self._before: _Standing | None = None
        self._spoke_in: int | None = None

    def hear(self, game: Game[Any, Any, Any], public: Any, rank: int | None = None) -> str | None:
        """The code of the phrase to say now, None for nothing. `rank` is one's own in the result, once there is one.

        Only what comes after the first position can be a turning point.
        """
        if rank is not None:
            return self._last_word(rank)
        if not has_evaluator(game):
            return None
        span, before = game.span(public), self._before
        if before is not None and before.number == span.number:
            return None
        if before is not None and before.number > span.number:
            # Another match has begun, or turns were taken back.
            self._spoke_in = before = None
        chance = chances(game, View(None, public), Random(_SEED))[self._seat]
        self._before = _Standing(span.number, span.seat, chance)
        if before is None or not self._may_speak(span.number):
            return None
        word = _word(chance - before.chance, before.seat == self._seat)
        if word is not None:
            self._spoke_in = span.number
        return word

    def _last_word(self, rank: int) -> str | None:
        """What is said once the match is over, whenever one spoke last: by the winner, and by who comes next."""
        followed, self._before, self._spoke_in = self._before is not None, None, None
        return _AT_THE_END.get(rank) if followed else None

    def _may_speak(self, number: int) -> bool:
        return self._spoke_in is None or number - self._spoke_in >= QUIET


def _word(change: float, own: bool) -> str | None:
    """What is said to a change of one's chance in a turn: one's `own`, or another's."""
    if change <= -SWING:
        return "oops" if own else "well_played"
    if change >= SWING:
        return None if own else "thanks"
    return None
