"""Speaking to the local network by multicast DNS, with the library zeroconf."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from zeroconf import BadTypeInNameException, Error, ServiceInfo, Zeroconf

from ziggurat.wire.discovery import SERVICE, Advert, write_advert
from ziggurat.wire.discovery_voice import open_voice
from ziggurat_server.lan.announcing import NotAnnounced
from ziggurat_server.lan.own_addresses import Listening, addresses


class ZeroconfAdvertiser:
    """Shows one server on every interface, by IPv4 and IPv6. When addresses change it begins anew."""

    def __init__(
        self,
        interfaces: Sequence[str] | None = None,
        find_addresses: Callable[[Listening], tuple[str, ...]] = addresses,
    ) -> None:
        """`interfaces` are the addresses of those to speak on, all if None; `find_addresses` says which to name."""
        self._interfaces = interfaces
        self._find_addresses = find_addresses
        self._voice: Zeroconf | None = None
        self._shown: ServiceInfo | None = None

    def announce(self, advert: Advert, listening: Listening) -> None:
        """Announce this to the network, in place of anything else. Raises NotAnnounced."""
        try:
            self._announce(advert, listening)
        except (OSError, RuntimeError, Error, BadTypeInNameException) as error:
            self.withdraw()
            raise NotAnnounced(str(error) or type(error).__name__) from error

    def withdraw(self) -> None:
        """Say goodbye."""
        voice, self._voice, self._shown = self._voice, None, None
        if voice is not None:
            # Closing says goodbye for every service that is registered.
            voice.close()

    def _announce(self, advert: Advert, listening: Listening) -> None:
        found = self._find_addresses(listening)
        if not found:
            self.withdraw()
            raise NotAnnounced("this machine has no network")
        if self._shown is not None and set(self._shown.parsed_addresses()) != set(found):
            self.withdraw()
        if self._voice is None or self._shown is None:
            self._begin(advert, listening, found)
        elif self._shown.properties != (fresh := _service(advert, listening, found, self._shown.name)).properties:
            self._voice.update_service(fresh)
            self._shown = fresh

    def _begin(self, advert: Advert, listening: Listening, found: Sequence[str]) -> None:
        self._voice = open_voice(self._interfaces)
        service = _service(advert, listening, found, f"Ziggurat {advert.id}.{SERVICE}")
        # Another name is taken if a copy of this server's folder is announced as well.
        self._voice.register_service(service, allow_name_change=True)
        self._shown = service


def _service(advert: Advert, listening: Listening, found: Sequence[str], name: str) -> ServiceInfo:
    return ServiceInfo(
        SERVICE,
        name,
        port=listening.port,
        properties=write_advert(advert),
        server=f"ziggurat-{advert.id}.local.",
        parsed_addresses=list(found),
    )
