"""Looking for servers by multicast DNS, with the library zeroconf, in threads of their own."""

from __future__ import annotations

import logging
import threading
from collections.abc import Sequence
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from ipaddress import ip_address
from typing import TYPE_CHECKING, Final

import pygame

from ziggurat.wire.discovery import SERVICE, BadAdvert, read_advert
from ziggurat.wire.discovery_voice import open_voice
from ziggurat_client.discovery.asking import first_answer
from ziggurat_client.discovery.found import FOUND, FoundServer
from ziggurat_client.discovery.sightings import Sightings

if TYPE_CHECKING:
    from zeroconf import ServiceInfo, ServiceStateChange, Zeroconf

ASK_EVERY: Final = 5.0
"""Seconds from one question how quickly a server answers to the next."""
ASK_THE_SILENT_EVERY: Final = 15.0
"""The same for one that did not answer the last time."""
ASKERS: Final = 16
"""How many servers are asked at once."""
LOOKERS: Final = 8
"""How many services are looked up at once that do not say everything by themselves."""
MOST_LOOKED_UP: Final = 1000
"""How many of those may wait."""
FIRST_PAUSE: Final = 0.5
"""Seconds from one look at newcomers to the next: whoever was never asked is asked soon."""
RETRY: Final = 10.0
"""Seconds until it is tried again where there was nothing to look on."""
_DETAILS_PATIENCE: Final = 3000
"""Milliseconds to wait for what a service says of itself."""

_log = logging.getLogger(__name__)


class MulticastDiscovery:
    """Looks on every interface, by IPv4 and IPv6. Between `start` and `stop` one search runs."""

    def __init__(self, interfaces: Sequence[str] | None = None) -> None:
        """`interfaces` are the addresses of those to look on, all if None."""
        self._interfaces = interfaces
        self._search: _Search | None = None

    @property
    def servers(self) -> tuple[FoundServer, ...]:
        """Those that are there now, each once, by their names."""
        return () if self._search is None else self._search.servers

    @property
    def failure(self) -> str | None:
        """Why nothing can be found, in the system's words, or None."""
        return None if self._search is None else self._search.failure

    def start(self) -> None:
        """Begin to look."""
        if self._search is None:
            self._search = _Search(self._interfaces)

    def stop(self) -> None:
        """Look no more, and forget what was found."""
        if self._search is not None:
            self._search.end()
            self._search = None


class _Search:
    """One search, from its making until `end`. The library's threads see; one of our own begins, asks and ends."""

    def __init__(self, interfaces: Sequence[str] | None) -> None:
        self.servers: tuple[FoundServer, ...] = ()
        self.failure: str | None = None
        self._interfaces = interfaces
        self._sightings = Sightings()
        self._lock = threading.Lock()
        self._looked_up: set[str] = set()
        self._lookers: ThreadPoolExecutor | None = None
        self._over = threading.Event()
        threading.Thread(target=self._run, name="discovery", daemon=True).start()

    def end(self) -> None:
        """Stop looking: the threads end by themselves, and nothing more is reported."""
        self._over.set()

    def _run(self) -> None:
        while not self._over.is_set():
            self._look_around()

    def _look_around(self) -> None:
        """Look until it is over, or the machine is on another network: then one begins anew, with nobody in sight."""
        # Imported here, in the thread that waits for it: the library takes longer to import than a frame may.
        from zeroconf import Error, ServiceBrowser

        with self._lock:
            self._sightings = Sightings()
            self._looked_up.clear()
        try:
            voice = open_voice(self._interfaces)
        except (OSError, RuntimeError, Error) as error:
            self.failure = str(error)
            self._tell()
            self._over.wait(RETRY)
            return
        self.failure = None
        self._tell()
        lookers = self._lookers = ThreadPoolExecutor(LOOKERS, "discovery lookers")
        askers = ThreadPoolExecutor(ASKERS, "discovery askers")
        try:
            ServiceBrowser(voice, SERVICE, handlers=[self._noticed])
            self._ask_while_here(_own_addresses(), askers)
        finally:
            voice.close()
            with self._lock:
                self._lookers = None
            for pool in (lookers, askers):
                pool.shutdown(wait=False, cancel_futures=True)

    # ------------------------------------------------------------------ seeing

    def _noticed(self, zeroconf: Zeroconf, service_type: str, name: str, state_change: ServiceStateChange) -> None:
        """A service came, changed or went. The library passes these by their names, in a thread of its own."""
        from zeroconf import ServiceInfo, ServiceStateChange

        if state_change is ServiceStateChange.Removed:
            with self._lock:
                self._looked_up.discard(name)
                self._sightings.lost(name)
            self._tell()
            return
        details = ServiceInfo(service_type, name)
        if details.load_from_cache(zeroconf):
            self._saw(name, details)
        else:
            self._look_up(zeroconf, name, details)

    def _look_up(self, voice: Zeroconf, name: str, details: ServiceInfo) -> None:
        """Ask a service that did not say everything, aside: whoever says nothing more must not keep others waiting."""

        def look() -> None:
            complete = details.request(voice, _DETAILS_PATIENCE)
            with self._lock:
                wanted = name in self._looked_up
                self._looked_up.discard(name)
            if complete and wanted:
                self._saw(name, details)

        with self._lock:
            # The library's thread may have more to tell after its voice was closed.
            if self._lookers is None or name in self._looked_up or len(self._looked_up) >= MOST_LOOKED_UP:
                return
            self._looked_up.add(name)
            self._lookers.submit(look)

    def _saw(self, name: str, details: ServiceInfo) -> None:
        """A service said of itself what there is to say."""
        if not details.port:
            return
        try:
            advert = read_advert(details.properties)
        except BadAdvert as error:
            _log.warning("%s is no server of ours: %s", name, error)
            return
        hosts = filter(self._may_lead_there, details.parsed_scoped_addresses())
        with self._lock:
            self._sightings.saw(name, advert, hosts, details.port)
        self._tell()

    def _may_lead_there(self, host: str) -> bool:
        """Whether a neighbour may be at that address: nobody on a network has a say about this machine itself."""
        address = ip_address(host)
        return self._interfaces is not None or not (address.is_loopback or address.is_unspecified)

    # ------------------------------------------------------------------ asking

    def _ask_while_here(self, here: frozenset[str], askers: Executor) -> None:
        due: dict[str, float] = {}
        asking: dict[str, Future[bool]] = {}
        elapsed = 0.0
        while not self._over.wait(FIRST_PAUSE) and _own_addresses() == here:
            elapsed += FIRST_PAUSE
            for server_id in [known for known, answer in asking.items() if answer.done()]:
                answers = asking.pop(server_id).result()
                due[server_id] = elapsed + (ASK_EVERY if answers else ASK_THE_SILENT_EVERY)
            with self._lock:
                seen = self._sightings.ids()
            due = {known: due[known] for known in seen if known in due}
            for server_id in seen:
                if server_id not in asking and due.get(server_id, 0.0) <= elapsed:
                    asking[server_id] = askers.submit(self._ask, server_id)

    def _ask(self, server_id: str) -> bool:
        """Ask a server; returns whether it answers."""
        with self._lock:
            addresses = self._sightings.addresses(server_id)
        address, seconds = first_answer(addresses)
        with self._lock:
            self._sightings.answered(server_id, address, seconds)
        self._tell()
        return address is not None

    def _tell(self) -> None:
        with self._lock:
            self.servers = self._sightings.servers()
        if not self._over.is_set():
            pygame.event.post(pygame.Event(FOUND))


def _own_addresses() -> frozenset[str]:
    """The addresses of this machine; others mean another network."""
    # Imported here, as the library that it comes with is.
    import ifaddr

    return frozenset(str(ip.ip) for adapter in ifaddr.get_adapters() for ip in adapter.ips)
