"""A server's membership among those that share a database: its heart beats away from the reactor."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from twisted.internet.defer import Deferred, succeed
from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat_server.journal.census import Census, LivingServer
from ziggurat_server.journal.common_counts import CommonCounts
from ziggurat_server.journal.heart import PAUSE as BETWEEN_BEATS
from ziggurat_server.journal.heart import Beat, Heart
from ziggurat_server.journal.other_lobbies import OtherLobbies
from ziggurat_server.journal.shared_orders import SharedOrders
from ziggurat_server.journal.shelf import Reading

PAUSE: Final = 0.5
"""Seconds before a database that does not answer is asked again."""

_log = Logger()


class Membership:
    """Beats until it ends, and tells what it heard. `key` lets other servers in at this one's door for them."""

    def __init__(
        self,
        heart: Heart,
        process: int,
        host: str,
        key: str,
        others: OtherLobbies,
        orders: SharedOrders,
        counts: CommonCounts,
        aside: Reading,
        reactor: Any,
    ) -> None:
        """`process` is this server's number, `host` where the others reach it, `others` what these show, `orders` what
        is passed between them, and `counts` what all count together."""
        self.others = others
        self.orders = orders
        self.counts = counts
        self.process = process
        self.host = host
        self.key = key
        self._heart = heart
        self._aside = aside
        self._reactor = reactor
        self._ended = False
        self.servers: tuple[LivingServer, ...] = ()
        """Which servers there are, this one included, as far as was looked."""
        self._census: Callable[[], Census] = Census
        self._counted = 0.0
        self._heard: Callable[[Beat], None] = lambda beat: None
        self._lost_sight: Callable[[], None] = lambda: None
        self._is_well = True

    def begin(
        self, address: str, heard: Callable[[Beat], None], lost_sight: Callable[[], None], census: Callable[[], Census]
    ) -> Deferred[None]:
        """Be one of the servers, whose door for the others is at that address. Fires when it is; fails if not.

        `lost_sight` is called when the database does not answer; `census` counts how much goes on here.
        """
        self._heard = heard
        self._lost_sight = lost_sight
        self._census = census
        begun = self._aside(lambda: self._heart.begin(address))
        return begun.addCallback(lambda _: self._listen())

    def lost(self, codes: frozenset[str]) -> None:
        """Something of these tables was to be written, and they are other servers'."""
        self._heard(Beat(codes))

    def end(self) -> Deferred[None]:
        """Give all tables back, if the database can be reached; once."""
        if self._ended:
            return succeed(None)
        self._ended = True
        return self._aside(self._heart.end).addErrback(self._failed)

    def _listen(self) -> None:
        if not self._ended:
            self._count()
            heard = self._aside(self._heart.listen).addCallbacks(self._has_heard, self._has_not_heard)
            heard.addErrback(lambda failure: _log.failure("what other servers called came to nothing", failure))

    def _count(self) -> None:
        """At each beat and no more often: every call that is heard leads here too."""
        now = self._reactor.seconds()
        if now - self._counted >= BETWEEN_BEATS:
            self._counted = now
            self._heart.census = self._census()

    def _has_heard(self, beat: Beat) -> None:
        if not self._is_well:
            self._is_well = True
            _log.info("the database answers again")
        self._reactor.callLater(0, self._listen)
        self.servers = beat.servers
        self._heard(beat)

    def _has_not_heard(self, failure: Failure) -> None:
        self._lost_sight()
        self._failed(failure)
        self._reactor.callLater(PAUSE, self._listen)

    def _failed(self, failure: Failure) -> None:
        if self._is_well:
            self._is_well = False
            _log.error("the database does not answer ({why}): it is asked again", why=str(failure.value).strip())
