"""A token bucket: how fast somebody may go on asking."""

from __future__ import annotations

from ziggurat_server.twisted_types import Clock


class TokenBucket:
    """Holds at most `burst` tokens and gains `rate` a second. A new bucket is full."""

    __slots__ = ("_burst", "_clock", "_rate", "_since", "_tokens")

    def __init__(self, clock: Clock, rate: float, burst: float) -> None:
        self._clock = clock
        self._rate = rate
        self._burst = burst
        self._tokens = burst
        self._since = clock.seconds()

    def take(self, tokens: float) -> bool:
        """Take that many tokens; False, and nothing taken, if there are not enough."""
        if not self.holds(tokens):
            return False
        self._tokens -= tokens
        return True

    def holds(self, tokens: float) -> bool:
        """Whether that many tokens are there."""
        now = self._clock.seconds()
        self._tokens = min(self._burst, self._tokens + (now - self._since) * self._rate)
        self._since = now
        return tokens <= self._tokens

    @property
    def half_full(self) -> bool:
        """Whether at least half the tokens are there, as of the last `take`."""
        return self._tokens * 2 >= self._burst
