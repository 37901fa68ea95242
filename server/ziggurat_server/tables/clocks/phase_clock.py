"""The time of a phase: what the game gives all of it, whoever acts meanwhile."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import msgspec

from ziggurat.games.game import Span

_MILLISECONDS: Final = 1000


class PhaseMark(msgspec.Struct, frozen=True):
    """How the time of a phase stood: the number of its span, the seconds it was given, and the milliseconds left."""

    span: int
    seconds: int
    left: int


class PhaseClock:
    """Spends the time of the phase that a match is in, as `now` (in seconds) goes on; none where it has none.

    The time is up `grace` seconds after nothing is left, so that an action that is on its way still counts.
    """

    def __init__(self, now: Callable[[], float], grace: float, mark: PhaseMark | None = None) -> None:
        """The phase that `mark` tells of, with what was left of it; nothing runs yet."""
        self._now = now
        self._grace = round(grace * _MILLISECONDS)
        self._mark = mark
        self._since: float | None = None

    @property
    def left(self) -> int | None:
        """Milliseconds that are left; None where the phase has no time of its own."""
        return None if self._mark is None else max(0, self._mark.left - self._passed)

    @property
    def runs(self) -> bool:
        """Whether its time runs."""
        return self._since is not None

    @property
    def is_up(self) -> bool:
        """Whether the time is up, and the grace as well."""
        wait = self.wait()
        return wait is not None and wait <= 0

    def mark(self) -> PhaseMark | None:
        """How the time stands now; None where the phase has none."""
        return None if self._mark is None else msgspec.structs.replace(self._mark, left=self.left)

    def mark_in(self, span: Span, seconds: int | None) -> PhaseMark | None:
        """How the time will stand when the match is in this span, whose game gives it so many seconds.

        The same span with the same seconds goes on; anything else begins anew.
        """
        if seconds is None:
            return None
        mark = self.mark()
        if mark is not None and (mark.span, mark.seconds) == (span.number, seconds):
            return mark
        return PhaseMark(span.number, seconds, seconds * _MILLISECONDS)

    def enter(self, span: Span, seconds: int | None) -> None:
        """The match is in this span now; nothing runs until `run`."""
        self._mark, self._since = self.mark_in(span, seconds), None

    def forget(self) -> None:
        """Nothing followed when the time was up: all of it is given again."""
        self._mark, self._since = None, None

    def run(self) -> None:
        """Spend the time of the phase, if it has any, from now on."""
        if self._mark is not None and self._since is None:
            self._since = self._now()

    def stop(self) -> None:
        """Spend no time until `run`."""
        self._mark, self._since = self.mark(), None

    def wait(self) -> float | None:
        """Seconds until the time is up; None if it does not run."""
        if self._mark is None or self._since is None:
            return None
        return max(0, self._mark.left + self._grace - self._passed) / _MILLISECONDS

    @property
    def _passed(self) -> int:
        return 0 if self._since is None else round((self._now() - self._since) * _MILLISECONDS)
