"""One run of the server: from its configuration to its exit code."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import metadata
from typing import Any, Final

from twisted.internet.defer import Deferred
from twisted.internet.error import CannotListenError
from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat.bots import LEVELS
from ziggurat_server.arcade import Arcade, random_seed
from ziggurat_server.asked_of_twisted import Endpoint, Port
from ziggurat_server.bots import SpawnedBots
from ziggurat_server.command_line import PRIVATE_ENDPOINT, Command
from ziggurat_server.endpoints import endpoint, how_to_listen, shown
from ziggurat_server.journal_opening import open_journal
from ziggurat_server.parent import when_input_ends
from ziggurat_server.service import ArcadeService

NOT_STARTED: Final = 1

_log = Logger()


def make_service(command: Command, reactor: Any) -> ArcadeService:
    """The whole server, without its ports yet. Raises FolderRefused."""
    configuration = command.configuration
    limits = configuration.server_limits
    bots = SpawnedBots(reactor, reactor, limits.bots)
    version = metadata.version("ziggurat-arcade")
    opened = open_journal(command.data, reactor, limits.chat_lines)
    seeds = _seeds(command.seed)
    arcade = Arcade(configuration.name, version, reactor, limits, opened.journal, bots, LEVELS, seeds)
    arcade.bring_back(opened.kept)
    return ArcadeService(arcade, bots, opened.end)


class Run:
    """Opens the ports once the reactor runs, ends in order, and knows how it went."""

    def __init__(self, command: Command, reactor: Any) -> None:
        """Raises BadEndpoint or FolderRefused if it cannot even be begun."""
        self.exit_code = 0
        self._reactor = reactor
        self._private = command.private
        self._endpoints: Sequence[Endpoint] = [endpoint(reactor, place) for place in command.configuration.listen]
        self._service = make_service(command, reactor)

    def until_the_end(self) -> int:
        """Serve until told to stop; the exit code."""
        self._reactor.callWhenRunning(self._begin)
        self._reactor.addSystemEventTrigger("before", "shutdown", self._service.stopService)
        if self._private:
            when_input_ends(lambda: self._reactor.callFromThread(self._stop))
        self._reactor.run()
        return self.exit_code

    def _begin(self) -> Deferred[None]:
        return Deferred.fromCoroutine(self._open()).addErrback(self._give_up)

    async def _open(self) -> None:
        try:
            await self._service.open(endpoint(self._reactor, PRIVATE_ENDPOINT), self._endpoints, _announce)
        except CannotListenError as error:
            print(f"ziggurat-server: {how_to_listen(error)}", file=sys.stderr)
            self._fail()

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


def _announce(port: Port) -> None:
    print(f"listening on {shown(port)}", flush=True)
