"""TableUpdates the local network that this server is there, and keeping that true."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Protocol, TypeAlias

from twisted.internet.defer import Deferred, succeed
from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat.wire.discovery import Advert
from ziggurat_server.lan.own_addresses import Listening
from ziggurat_server.twisted_types import Clock, Timer

INTERVAL: Final = 3.0
"""Seconds between two announcements of what is so then."""
RETRY: Final = 30.0
"""Seconds until it is tried again after a failure, such as a machine without a network."""

Aside: TypeAlias = Callable[[Callable[[], None]], Deferred[None]]
"""Runs work outside the reactor's thread, one after the other; fires when it is done."""

_log = Logger()


class NotAnnounced(Exception):
    """The network could not be told. The text is half a sentence that says why."""


class Advertiser(Protocol):
    """What speaks to the network. It blocks, and so is used outside the reactor's thread only."""

    def announce(self, advert: Advert, listening: Listening) -> None:
        """Announce this to the network, in place of anything else; nothing is said twice. Raises NotAnnounced."""

    def withdraw(self) -> None:
        """Say goodbye. Nothing happens if nothing was shown."""


class Announcer:
    """Announces one server from `begin` until `end`. Without a network it warns once, and waits for one."""

    def __init__(
        self,
        clock: Clock,
        aside: Aside,
        open_advertiser: Callable[[], Advertiser],
        advert_now: Callable[[], Advert],
        listening: Listening,
    ) -> None:
        """`open_advertiser` is called aside, `advert_now` gives what there is to tell now."""
        self._clock = clock
        self._aside = aside
        self._open_advertiser = open_advertiser
        self._advertiser: Advertiser | None = None
        self._advert_now = advert_now
        self._listening = listening
        self._timer: Timer | None = None
        self._updates: Deferred[None] = succeed(None)
        self._warned = False
        self._over = False

    def begin(self) -> None:
        """Announce the server, and look again every few seconds."""
        self._timer = None
        advert = self._advert_now()
        self._updates = self._aside(lambda: self._announce(advert))
        self._updates.addCallbacks(self._told, self._failed)

    def end(self) -> Deferred[None]:
        """Say goodbye; fires once that is done."""
        self._over = True
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        gone: Deferred[None] = Deferred()
        self._updates.addCallback(lambda _: self._aside(self._withdraw).chainDeferred(gone))
        return gone

    def _announce(self, advert: Advert) -> None:
        if self._advertiser is None:
            self._advertiser = self._open_advertiser()
        self._advertiser.announce(advert, self._listening)

    def _withdraw(self) -> None:
        if self._advertiser is not None:
            self._advertiser.withdraw()

    def _told(self, _: None) -> None:
        self._warned = False
        self._announce_later(INTERVAL)

    def _failed(self, failure: Failure) -> None:
        if not isinstance(failure.value, NotAnnounced):
            _log.failure("announcing on the local network failed", failure)
        elif not self._warned:
            _log.warn("not announced on the local network: {reason}", reason=failure.getErrorMessage())
        self._warned = True
        self._announce_later(RETRY)

    def _announce_later(self, seconds: float) -> None:
        if not self._over:
            self._timer = self._clock.callLater(seconds, self.begin)
