"""Opening what announces this server: a voice on the network, with a thread of its own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from twisted.internet.defer import Deferred
from twisted.internet.threads import deferToThreadPool
from twisted.python.threadpool import ThreadPool

from ziggurat.wire.discovery import Advert
from ziggurat_server.lan.announcing import Advertiser, Announcer
from ziggurat_server.lan.own_addresses import Listening


class OpenAnnouncer:
    """Announces from now on, until `end`."""

    def __init__(self, reactor: Any, advert_now: Callable[[], Advert], listening: Listening) -> None:
        """`advert_now` gives what there is to tell."""
        self._thread = ThreadPool(minthreads=1, maxthreads=1, name="announcing")
        self._thread.start()

        def aside(work: Callable[[], None]) -> Deferred[None]:
            return deferToThreadPool(reactor, self._thread, work)

        self._announcer = Announcer(reactor, aside, _zeroconf, advert_now, listening)
        self._announcer.begin()

    def end(self) -> Deferred[None]:
        """Say goodbye; fires once that is done."""
        return self._announcer.end().addBoth(lambda _: self._thread.stop())


def _zeroconf() -> Advertiser:
    # Imported here, in the thread that needs it: the library takes a while to import.
    from ziggurat_server.lan.advertiser import ZeroconfAdvertiser

    return ZeroconfAdvertiser()
