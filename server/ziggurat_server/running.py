"""One run of the server: from its configuration to its exit code."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from functools import partial
from importlib import metadata
from typing import Any, Final

from twisted.internet.defer import Deferred
from twisted.internet.error import CannotListenError
from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat.bots import LEVELS
from ziggurat.wire.fingerprints import grouped
from ziggurat_server.announcing_opening import OpenAnnouncer
from ziggurat_server.arcade import Arcade, random_seed
from ziggurat_server.asked_of_twisted import Endpoint, Port
from ziggurat_server.bots import SpawnedBots
from ziggurat_server.command_line import PRIVATE_ENDPOINT, Command
from ziggurat_server.endpoints import endpoint, how_to_listen, public_link, shown
from ziggurat_server.identity import server_id
from ziggurat_server.journal_opening import open_journal
from ziggurat_server.own_addresses import Listening, listening_on
from ziggurat_server.own_key import KeyRefused, OwnKey, own_key
from ziggurat_server.parent import when_input_ends
from ziggurat_server.service import ArcadeService
from ziggurat_server.tls_door import speaks_tls, under_tls

NOT_STARTED: Final = 1

_log = Logger()


def make_service(command: Command, reactor: Any) -> ArcadeService:
    """The whole server, without its ports yet. Raises BadEndpoint or FolderRefused."""
    configuration = command.configuration
    limits = configuration.server_limits
    bots = SpawnedBots(reactor, reactor, limits.bots)
    version = metadata.version("ziggurat-arcade")
    seeds, link = _seeds(command.seed), public_link(configuration.public_address)
    opened = open_journal(command.data, reactor, limits)
    arcade = Arcade(
        configuration.name, version, reactor, limits, opened.journal, bots, LEVELS, seeds, link, archive=opened.archive
    )
    arcade.bring_back(opened.kept)
    return ArcadeService(arcade, bots, opened.end)


class Run:
    """Opens the ports once the reactor runs, ends in order, and knows how it went."""

    def __init__(self, command: Command, reactor: Any) -> None:
        """Raises BadEndpoint, KeyRefused or FolderRefused if it cannot even be begun."""
        self.exit_code = 0
        self._reactor = reactor
        self._command = command
        self._key = _own_key(command)
        self._endpoints: Sequence[Endpoint] = [
            under_tls(endpoint(reactor, place), self._key) for place in command.configuration.listen
        ]
        self._heard_at: list[Listening] = []
        self._service = make_service(command, reactor)

    def until_the_end(self) -> int:
        """Serve until told to stop; the exit code."""
        self._reactor.callWhenRunning(self._begin)
        self._reactor.addSystemEventTrigger("before", "shutdown", self._service.stopService)
        if self._command.tied:
            when_input_ends(lambda: self._reactor.callFromThread(self._stop))
        self._reactor.run()
        return self.exit_code

    def _begin(self) -> Deferred[None]:
        return Deferred.fromCoroutine(self._open()).addErrback(self._give_up)

    async def _open(self) -> None:
        try:
            await self._service.open(endpoint(self._reactor, PRIVATE_ENDPOINT), self._endpoints, self._opened)
        except CannotListenError as error:
            print(f"ziggurat-server: {how_to_listen(error)}", file=sys.stderr)
            self._fail()
            return
        if self._key is not None:
            print(f"certificate {' '.join(grouped(self._key.fingerprint))}", flush=True)
        self._announce()

    def _opened(self, door: Endpoint, port: Port) -> None:
        print(f"listening on {shown(port)}", flush=True)
        listening = listening_on(port, tls=speaks_tls(door))
        if listening is not None and listening.for_others:
            self._heard_at.append(listening)

    def _announce(self) -> None:
        """Let the local network know of the first port that others can reach."""
        if self._command.private or not self._command.configuration.announce or not self._heard_at:
            return
        listening, number = self._heard_at[0], server_id(self._command.data)
        look = partial(self._service.advert, number, tls=listening.tls)
        self._service.announce(OpenAnnouncer(self._reactor, look, listening))

    def _give_up(self, failure: Failure) -> None:
        _log.failure("the server could not start", failure)
        self._fail()

    def _fail(self) -> None:
        self.exit_code = NOT_STARTED
        self._stop()

    def _stop(self) -> None:
        if self._reactor.running:
            self._reactor.stop()


def _seeds(seed: int | None) -> Callable[[], int]:
    """Where the seeds of matches come from."""
    return random_seed if seed is None else lambda: seed


def _own_key(command: Command) -> OwnKey | None:
    """The server's own key, if it is to use one. Raises KeyRefused."""
    if not command.configuration.tls_self_signed:
        return None
    if command.data is None:
        raise KeyRefused("--tls-self-signed: the key must be kept somewhere; say where with --data")
    return own_key(command.data)
