"""`ziggurat-server`: host tables until told to stop.

Exit codes: 0 after an orderly end, 1 if a port or the folder for its data could not be had, 2 for arguments that make
no sense.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from importlib import metadata
from pathlib import Path
from typing import Any, Final

from twisted.internet import reactor as installed_reactor
from twisted.internet.defer import Deferred
from twisted.internet.endpoints import serverFromString
from twisted.internet.error import CannotListenError
from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat.bots import LEVELS
from ziggurat_server.arcade import Arcade, random_seed
from ziggurat_server.asked_of_twisted import Endpoint, Port
from ziggurat_server.bots import SpawnedBots
from ziggurat_server.command_line import PRIVATE_ENDPOINT, Command, read_command
from ziggurat_server.journal_opening import OpenJournal, open_journal
from ziggurat_server.limits import ServerLimits
from ziggurat_server.log import begin_logging
from ziggurat_server.parent import when_input_ends
from ziggurat_server.service import ArcadeService
from ziggurat_server.storage_place import FolderRefused

NOT_STARTED: Final = 1
BAD_ARGUMENTS: Final = 2

reactor: Any = installed_reactor

_log = Logger()


def main(arguments: Sequence[str] | None = None) -> None:
    """Run the server with these arguments, or with the program's."""
    command = read_command(sys.argv[1:] if arguments is None else arguments)
    begin_logging(command.log_level)
    endpoints = [_endpoint(description) for description in command.endpoints]
    run = _Run(_service(command), endpoints)
    reactor.callWhenRunning(run.begin)
    reactor.addSystemEventTrigger("before", "shutdown", run.service.stopService)
    if command.private:
        when_input_ends(lambda: reactor.callFromThread(_stop))
    reactor.run()
    sys.exit(run.exit_code)


class _Run:
    """One run of the server, and how it ended."""

    def __init__(self, service: ArcadeService, endpoints: Sequence[Endpoint]) -> None:
        self.service = service
        self.exit_code = 0
        self._endpoints = endpoints

    def begin(self) -> Deferred[None]:
        """Open the ports, or stop the reactor."""
        return Deferred.fromCoroutine(self._begin()).addErrback(self._give_up)

    async def _begin(self) -> None:
        try:
            await self.service.open(_endpoint(PRIVATE_ENDPOINT), self._endpoints, _announce)
        except CannotListenError as error:
            self._fail(NOT_STARTED, _how_to_listen(error))
        except OverflowError as error:
            self._fail(BAD_ARGUMENTS, f"that is no port ({error}); choose one from 1 to 65535, or 0 for any")

    def _fail(self, exit_code: int, why: str) -> None:
        print(f"ziggurat-server: {why}", file=sys.stderr)
        self.exit_code = exit_code
        _stop()

    def _give_up(self, failure: Failure) -> None:
        _log.failure("the server could not start", failure)
        self.exit_code = NOT_STARTED
        _stop()


def _service(command: Command) -> ArcadeService:
    limits = ServerLimits()
    bots = SpawnedBots(reactor, reactor, limits.bots)
    version = metadata.version("ziggurat-arcade")
    opened = _opened(command.data, limits)
    arcade = Arcade(command.name, version, reactor, limits, opened.journal, bots, LEVELS, _seeds(command.seed))
    arcade.bring_back(opened.kept)
    return ArcadeService(arcade, bots, opened.end)


def _opened(folder: Path | None, limits: ServerLimits) -> OpenJournal:
    """The journal in that folder; exits with a sentence if the folder cannot be used."""
    try:
        return open_journal(folder, reactor, limits.chat_lines)
    except FolderRefused as refused:
        print(f"ziggurat-server: {refused}", file=sys.stderr)
        sys.exit(NOT_STARTED)


def _seeds(seed: int | None) -> Callable[[], int]:
    """Where the seeds of matches come from."""
    return random_seed if seed is None else lambda: seed


def _endpoint(description: str) -> Endpoint:
    """The endpoint of that description; exits with a sentence if it describes none."""
    make: Callable[[Any, str], Endpoint] = serverFromString
    try:
        return make(reactor, description)
    except (ValueError, TypeError, LookupError, OSError, ImportError) as error:
        print(
            f"ziggurat-server: {description!r} is no endpoint to listen on ({error}); "
            "write for instance --listen tcp:21842 or --listen tcp:21842:interface=127.0.0.1",
            file=sys.stderr,
        )
        sys.exit(BAD_ARGUMENTS)


def _announce(port: Port) -> None:
    address = port.getHost()
    host = getattr(address, "host", None)
    place = getattr(address, "name", address) if host is None else f"{_bracketed(host)}:{address.port}"
    print(f"listening on {place}", flush=True)


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def _how_to_listen(error: CannotListenError) -> str:
    return (
        f"cannot listen on port {error.port} of {error.interface or 'this machine'} "
        f"({error.socketError}); end the program that has it, or choose another port with --listen tcp:PORT"
    )


def _stop() -> None:
    if reactor.running:
        reactor.stop()


if __name__ == "__main__":
    main()
