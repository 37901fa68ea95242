"""The watch over one connection: whether the server still says anything."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from ziggurat.wire.silence import Silence, Verdict


class Vigil:
    """Calls `ask` when the server has been silent for a while, and `give_up` when it does not answer that either."""

    def __init__(self, reactor: Any, ask: Callable[[], None], give_up: Callable[[], None]) -> None:
        self._reactor = reactor
        self._ask = ask
        self._give_up = give_up
        self._silence: Silence | None = None
        self._next_check: Any = None

    def begin(self, bearable: float) -> None:
        """Watch from now on; `bearable` is the silence to bear, in seconds."""
        self.end()
        self._silence = Silence(bearable, self._reactor.seconds())
        self._check_later(self._silence)

    def heard(self) -> None:
        """Something came, whatever it was."""
        if self._silence is not None:
            self._silence.heard(self._reactor.seconds())

    def end(self) -> None:
        """Watch no more."""
        self._silence = None
        if self._next_check is not None:
            self._next_check.cancel()
            self._next_check = None

    def _check_later(self, silence: Silence) -> None:
        self._next_check = self._reactor.callLater(
            silence.next_verdict_in(self._reactor.seconds()), self._check, silence
        )

    def _check(self, silence: Silence) -> None:
        self._next_check = None
        verdict = silence.verdict(self._reactor.seconds())
        if verdict is Verdict.GONE:
            self._give_up()
            return
        self._check_later(silence)
        if verdict is Verdict.ASK:
            self._ask()
