"""The time that a bot may take for its next action, by what it has heard of the table's clock."""

from __future__ import annotations

from typing import Final

from ziggurat.games.game import Seat
from ziggurat.wire.messages import ClockState, ClockTerms

WITHIN: Final = 2.0
"""Seconds within which a bot acts, however much time it has, also where something else keeps the machine busy."""
RESERVE: Final = 0.3
"""Seconds that are kept for the way of the action, and for finishing a thought."""
MOST: Final = WITHIN - RESERVE
"""Seconds that a bot thinks at the most."""
TURN_SHARE: Final = 1 / 3
"""The part of a turn's time that its next thought may take: a turn has several actions, but mostly one plan."""
MATCH_SHARE: Final = 1 / 40
"""The part of a whole match's time that one thought may take."""
INCREMENT_SHARE: Final = 1 / 2
"""The part of what comes back after each turn that one thought may take besides."""


class ThinkingTime:
    """A bot's account of its time. Times are seconds of any clock that never goes back."""

    def __init__(self) -> None:
        self._terms = ClockTerms()
        self._state = ClockState()
        self._heard_at = 0.0

    def hear_terms(self, terms: ClockTerms) -> None:
        """The table counts time like this."""
        self._terms = terms

    def hear_state(self, state: ClockState, now: float) -> None:
        """This is how the clocks stand."""
        self._state = state
        self._heard_at = now

    def seconds(self, seat: Seat, now: float) -> float:
        """The seconds that the seat's next thought may take: by its own time, and by that of the phase."""
        phase = self._left_of_phase(now)
        most = MOST if phase is None else min(MOST, max(0.0, phase - RESERVE) * TURN_SHARE)
        left = self._left(seat, now)
        if left is None:
            return most
        spare = max(0.0, left - RESERVE)
        if self._terms.kind == "per_turn":
            return min(most, spare * TURN_SHARE)
        return min(most, spare * MATCH_SHARE + self._terms.increment * INCREMENT_SHARE, spare / 2)

    def _left_of_phase(self, now: float) -> float | None:
        """What is left of the phase's time, None if it has as much as its seats take."""
        if self._state.phase is None:
            return None
        passed = now - self._heard_at if self._state.phase_runs else 0.0
        return self._state.phase / 1000 - passed

    def _left(self, seat: Seat, now: float) -> float | None:
        """The seat's own time, None if it has as much as it likes."""
        if self._terms.kind == "none" or not self._state.left:
            return None
        passed = now - self._heard_at if seat in self._state.running else 0.0
        return self._state.left[seat] / 1000 - passed
