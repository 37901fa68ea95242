"""A server's membership among those that share a database: its heart beats away from the reactor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from twisted.internet.defer import Deferred
from twisted.internet.task import LoopingCall
from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat_server.journal.heart import Beat, Heart
from ziggurat_server.journal.shelf import Reading

PAUSE: Final = 0.5
"""Seconds between two beats."""

_log = Logger()


class Membership:
    """Beats until it ends, and tells what it heard. `key` lets other servers in at this one's door for them."""

    def __init__(self, heart: Heart, process: int, host: str, key: str, aside: Reading, reactor: Any) -> None:
        """`process` is this server's number, `host` where the others reach it."""
        self.process = process
        self.host = host
        self.key = key
        self._heart = heart
        self._aside = aside
        self._beating = LoopingCall(self._beat)
        self._beating.clock = reactor
        self._heard: Callable[[Beat], None] = lambda beat: None
        self._is_well = True

    def begin(self, address: str, heard: Callable[[Beat], None]) -> Deferred[None]:
        """Be one of the servers, whose door for the others is at that address. Fires when it is; fails if not."""
        self._heard = heard
        begun = self._aside(lambda: self._heart.begin(address))
        return begun.addCallback(lambda _: self._go_on())

    def lost(self, codes: frozenset[str]) -> None:
        """Something of these tables was to be written, and they are other servers'."""
        self._heard(Beat(codes, died=False, news=()))

    def end(self) -> Deferred[None]:
        """Give all tables back, if the database can be reached."""
        if self._beating.running:
            self._beating.stop()
        return self._aside(self._heart.end).addErrback(self._failed)

    def _go_on(self) -> None:
        self._beating.start(PAUSE).addErrback(lambda failure: _log.failure("the heart stands still", failure))

    def _beat(self) -> Deferred[None]:
        return self._aside(self._heart.beat).addCallbacks(self._has_beaten, self._failed)

    def _has_beaten(self, beat: Beat) -> None:
        if not self._is_well:
            self._is_well = True
            _log.info("the database answers again")
        self._heard(beat)

    def _failed(self, failure: Failure) -> None:
        if self._is_well:
            self._is_well = False
            _log.error("the database does not answer ({why}): it is asked again", why=str(failure.value).strip())
