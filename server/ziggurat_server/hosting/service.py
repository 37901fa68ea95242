"""The server as a Twisted service: its ports, its door for bots, its journal, and an orderly end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Final

from twisted.application.service import Service
from twisted.internet.defer import Deferred, maybeDeferred, succeed
from twisted.internet.defer import TimeoutError as NotInTime

from ziggurat.wire.discovery import Advert
from ziggurat_server.bots import SpawnedBots
from ziggurat_server.chances.spawned_finder import SpawnedFinder
from ziggurat_server.community import Community
from ziggurat_server.doors.endpoints import endpoint
from ziggurat_server.game_server import GameServer
from ziggurat_server.guests.connection import Door
from ziggurat_server.hosting.lag import LagMeter
from ziggurat_server.lan.opening import OpenAnnouncer
from ziggurat_server.limits import OWN_PROGRAMS, RELAYED
from ziggurat_server.twisted_types import Endpoint, Port

if TYPE_CHECKING:
    from twisted.web.server import Site

    from ziggurat_server.web.guard import GuardedDoor

PATIENCE: Final = 0.5
"""Seconds for which the doors stay shut at the most while tables come back."""


class GameService(Service):
    """Runs a server on its ports."""

    def __init__(
        self,
        server: GameServer,
        bots: SpawnedBots,
        finder: SpawnedFinder,
        end_journal: Callable[[], Deferred[None]],
        lag: LagMeter | None,
        reactor: Any,
        community: Community | None = None,
    ) -> None:
        """`end_journal` writes what is still to be written, and fires when nothing more will be.

        `lag`, if there is one, measures for as long as the service runs.
        """
        self._lag = lag
        self._server = server
        self._bots = bots
        self._finder = finder
        self._end_journal = end_journal
        self._reactor = reactor
        self.community = community
        self._ports: list[Port] = []
        self._announcer: OpenAnnouncer | None = None

    async def begin(self, for_bots: Endpoint) -> None:
        """Open the door for bots, who come back to their tables. Raises CannotListenError.

        It ends when everything is back that was here before, or after a moment, where there is so much of it that it
        takes longer.
        """
        if self.community is not None:
            await self._join(self.community)
        self._bots.port = (await self._open(for_bots, self._server.reception.door(OWN_PROGRAMS))).getHost().port
        with suppress(NotInTime):
            await self._server.begin().addTimeout(PATIENCE, self._reactor)
        if self._lag is not None:
            self._lag.start()

    async def open(self, endpoints: Sequence[Endpoint], listening: Callable[[Endpoint, Port], None]) -> None:
        """Open every endpoint for guests in order. `listening` is called with each and its port.

        Raises CannotListenError.
        """
        for place in endpoints:
            listening(place, await self._open(place, self._server.reception.door()))

    async def open_admin(self, place: Endpoint, site: Site) -> Port:
        """Open the door for the host. Raises CannotListenError."""
        return await self._open(place, site)

    async def open_web(self, place: Endpoint, door: GuardedDoor) -> Port:
        """Open the door for browsers. Raises CannotListenError."""
        return await self._open(place, door)

    def advert(self, *, tls: bool) -> Advert:
        """What the local network may know of the server now."""
        return self._server.advert(tls=tls)

    def announce(self, announcer: OpenAnnouncer) -> None:
        """Announce the server by this until the service stops."""
        self._announcer = announcer

    def stopService(self) -> Deferred[None]:  # noqa: N802 - Twisted's name
        """Close the ports, tell everyone, end the bots, what finds chances and the journal.

        Fires when all are gone; those who linger are cut off.
        """
        return Deferred.fromCoroutine(self._close())

    async def _join(self, community: Community) -> None:
        """Open the door for other servers of the community, and be one of them."""
        host, reception = community.host, self._server.reception
        reception.key = community.key
        door = endpoint(self._reactor, f"tcp:0:interface={host}")
        port = (await self._open(door, reception.door(RELAYED))).getHost().port
        await community.join(f"{host}:{port}")

    async def _open(self, place: Endpoint, door: Door | Site | GuardedDoor) -> Port:
        port: Port = await place.listen(door)
        self._ports.append(port)
        return port

    async def _close(self) -> None:
        super().stopService()  # type: ignore[no-untyped-call]
        try:
            await self._close_doors()
        finally:
            await self._end_journal()

    async def _close_doors(self) -> None:
        if self._lag is not None:
            self._lag.stop()
        goodbye = succeed(None) if self._announcer is None else self._announcer.end()
        for port in self._ports:
            await maybeDeferred(port.stopListening)
        everyone_left = self._server.close()
        if self.community is not None:
            await self.community.leave()
        await self._bots.end_all()
        await self._finder.end()
        await everyone_left
        await goodbye
