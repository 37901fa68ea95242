"""When a server that says nothing is asked whether it is there, and when it is taken for gone."""

from __future__ import annotations

from enum import Enum, auto
from typing import Final

from ziggurat.wire.messages import Limits

BEFORE_WELCOME: Final = 20.0
"""Seconds of silence that are borne while the welcome is awaited."""
LONGEST: Final = 30.0
"""Seconds of silence that are borne however patient the server is itself."""
_SHORTEST: Final = 1.0
_SHARE: Final = 0.75
_ROUNDED: Final = 0.001
"""Seconds by which a timer may come too early."""


def bearable(limits: Limits) -> float:
    """Seconds of silence to bear from a server: less than it bears from us, so that we know first."""
    return min(max(limits.silence_seconds * _SHARE, _SHORTEST), LONGEST)


class Verdict(Enum):
    """What to do about a silence."""

    WAIT = auto()
    ASK = auto()
    GONE = auto()


class Silence:
    """How long the other end has been silent. Half of what is bearable passes before it is asked, the rest after it.

    Times are seconds of any clock that never goes back.
    """

    def __init__(self, bearable: float, now: float) -> None:
        self._half = bearable / 2
        self._since = now
        self._asked = False

    def heard(self, now: float) -> None:
        """Something came, whatever it was."""
        self._since = now
        self._asked = False

    def verdict(self, now: float) -> Verdict:
        """What to do now. ASK comes once in a silence."""
        if self.next_verdict_in(now) > _ROUNDED:
            return Verdict.WAIT
        if self._asked:
            return Verdict.GONE
        # What was asked late, because the machine slept, is waited for as long.
        self._since = now
        self._asked = True
        return Verdict.ASK

    def next_verdict_in(self, now: float) -> float:
        """Seconds until there is something to do, if nothing is heard."""
        return max(0.0, self._since + self._half - now)
