"""How often somebody may try something at all servers of a community together."""

from __future__ import annotations

from typing import Literal, TypeAlias

from twisted.internet.defer import Deferred, succeed
from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat_server.journal.common_counts import CommonCounts

Tried: TypeAlias = Literal["code", "password", "arrival", "line"]

_log = Logger()


class CommonTries:
    """Counts beside each server's own budgets, which are as large, so that whoever goes from door to door has no more.

    A server that is alone counts nothing here.
    """

    def __init__(self) -> None:
        self._counts: CommonCounts | None = None

    def share(self, counts: CommonCounts) -> None:
        """From now on this server is one of several."""
        self._counts = counts

    def take(self, what: Tried, who: str, a_minute: float, at_once: float | None = None) -> Deferred[bool]:
        """Try once more; whether there was a try left, as far as that can be found out. `at_once` is as many as
        `a_minute` if None."""
        if self._counts is None:
            return succeed(True)
        most = a_minute if at_once is None else at_once
        return self._counts.take_try(what, who, a_minute, most).addErrback(_own_count_decides)

    def give_back(self, what: Tried, who: str) -> None:
        """That was no try after all."""
        if self._counts is not None:
            self._counts.give_try_back(what, who).addErrback(_own_count_decides)


def _own_count_decides(failure: Failure) -> bool:
    _log.error("what was tried at other servers cannot be looked up ({why})", why=failure.value)
    return True
