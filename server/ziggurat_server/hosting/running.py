"""One run of the server: from its configuration to its exit code."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Final

from twisted.internet.defer import Deferred
from twisted.internet.error import CannotListenError, ReactorNotRunning
from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat.wire.fingerprints import grouped
from ziggurat_server.config.changes import as_far_as_possible, needs_restart
from ziggurat_server.config.command_line import PRIVATE_ENDPOINT, Command
from ziggurat_server.config.sources import Faults
from ziggurat_server.doors.endpoints import endpoint, how_to_listen, shown
from ziggurat_server.doors.own_key import KeyRefused, OwnKey, check_folder, own_key
from ziggurat_server.doors.tls_door import speaks_tls, under_tls
from ziggurat_server.doors.tls_key import chosen_key
from ziggurat_server.guests.bans_book import BadBans
from ziggurat_server.hosting.admin_opening import AdminDoor, admin_desk, admin_door
from ziggurat_server.hosting.assembly import assemble
from ziggurat_server.hosting.drain import Drain
from ziggurat_server.hosting.log import ServerLog
from ziggurat_server.hosting.parent import when_input_ends
from ziggurat_server.hosting.signals import on_signal
from ziggurat_server.hosting.supervisor import Supervisor
from ziggurat_server.hosting.web_opening import WebDoor, web_door
from ziggurat_server.lan.opening import OpenAnnouncer
from ziggurat_server.lan.own_addresses import Listening, listening_on
from ziggurat_server.twisted_types import Endpoint, Port

NOT_STARTED: Final = 1

_log = Logger()


class Run:
    """Opens the ports once the reactor runs, ends in order, and knows how it went."""

    def __init__(self, command: Command, reactor: Any, log: ServerLog | None = None) -> None:
        """`log` is the server's own, if it writes one.

        Raises BadEndpoint, KeyRefused, BadPlace, BadBans or FolderRefused if it cannot even be begun.
        """
        self.exit_code = 0
        self._reactor = reactor
        self._command = command
        self._configuration = command.configuration
        self._log = log
        self._supervisor = Supervisor(reactor)
        self._own_key = _own_key(command)
        self._tls = chosen_key(self._configuration, self._own_key)
        self._endpoints: Sequence[Endpoint] = [
            under_tls(endpoint(reactor, place), self._tls) for place in self._configuration.listen
        ]
        self._heard_at: list[Listening] = []
        self._web = web_door(self._configuration, reactor, self._tls)
        self._admin: AdminDoor | None = admin_door(command)
        self._server = assemble(command, reactor, None if self._admin is None else self._admin.metrics)
        self._drain = Drain(self._server.game_server, reactor, self._stop)
        self._desk = admin_desk(self._server, self._drain_within)

    def until_the_end(self) -> int:
        """Serve until told to stop; the exit code."""
        self._reactor.callWhenRunning(self.begin)
        self._reactor.addSystemEventTrigger("before", "shutdown", self.end)
        if self._command.tied:
            when_input_ends(lambda: self._reactor.callFromThread(self._stop))
        self._reactor.run()
        return self.exit_code

    def begin(self) -> Deferred[None]:
        """Open the ports and heed signals. To be called once the reactor runs; if it fails, that is stopped."""
        on_signal("SIGTERM", self._reactor, self._terminate)
        on_signal("SIGHUP", self._reactor, self._reload)
        return Deferred.fromCoroutine(self._open()).addErrback(self._give_up)

    def end(self) -> Deferred[None]:
        """Close everything. Fires when all is written and everyone is gone."""
        self._supervisor.stopping()
        return self._server.service.stopService()

    async def _open(self) -> None:
        service = self._server.service
        try:
            await service.begin(endpoint(self._reactor, PRIVATE_ENDPOINT))
            # First, because whoever comes is told of it.
            browsers = "" if self._web is None else await self._open_to_browsers(self._web)
            await service.open(self._endpoints, self._opened)
            if browsers:
                _say(f"browsers on {browsers}")
            if self._admin is not None:
                site = self._admin.site(self._desk)
                port = await service.open_admin(self._admin.place.endpoint(self._reactor), site)
                _say(f"admin on {shown(port)}")
        except CannotListenError as error:
            print(f"ziggurat-server: {how_to_listen(error)}", file=sys.stderr)
            self._fail()
            return
        if self._own_key is not None:
            _say(f"certificate {' '.join(grouped(self._own_key.fingerprint))}")
        self._announce()
        self._supervisor.ready()

    async def _open_to_browsers(self, web: WebDoor) -> str:
        """Where they come. Raises CannotListenError, unless the program that started this one can do without: empty."""
        game_server = self._server.game_server
        try:
            port = await self._server.service.open_web(web.endpoint, web.factory(game_server.reception.doorway()))
        except CannotListenError as error:
            if not self._command.tied:
                raise
            _log.warn("not open to browsers: {why}", why=how_to_listen(error))
            return ""
        game_server.face.web = web.opened(port)
        return web.nearby

    # ------------------------------------------------------------------------------------ while it runs

    def _reload(self) -> None:
        """Read the configuration, the bans and the certificate anew, each for itself, and take what can be taken."""
        self._supervisor.reloading()
        self._read_anew("configuration", self._read_configuration)
        self._read_anew("ban list", self._server.book.read)
        if self._tls is not None:
            self._read_anew("certificate", self._tls.read)
        self._supervisor.ready()

    def _read_anew(self, what: str, read: Callable[[], None]) -> None:
        try:
            read()
        except (Faults, BadBans, KeyRefused) as error:
            _log.error("the {what} stays as it was: {why}", what=what, why=str(error))
        else:
            _log.info("read the {what} anew", what=what)

    def _read_configuration(self) -> None:
        wanted = self._command.configuration_again()
        for key in needs_restart(self._configuration, wanted):
            _log.warn("{key} has changed; that needs a restart", key=key)
        self._configuration = as_far_as_possible(self._configuration, wanted)
        self._server.follow(self._configuration)
        if self._log is not None:
            self._log.settings = self._configuration.log

    def _terminate(self) -> None:
        """Stop, after a while if there is to be one; asked again, stop now."""
        if self._drain.begun or not self._configuration.drain_seconds or self._has_others:
            self._stop()
        else:
            self._drain_within(None)

    @property
    def _has_others(self) -> bool:
        """Whether other servers could have the tables of this one."""
        community = self._server.service.community
        return community is not None and community.has_others

    def _drain_within(self, seconds: float | None) -> None:
        if self._has_others:
            _log.info("stopping: other servers have the tables")
            self._stop()
            return
        within = self._configuration.drain_seconds if seconds is None else seconds
        _log.info("stopping within {seconds} seconds", seconds=within)
        self._supervisor.draining(within)
        self._drain.begin(within)

    # ------------------------------------------------------------------------------------

    def _opened(self, door: Endpoint, port: Port) -> None:
        _say(f"listening on {shown(port)}")
        listening = listening_on(port, tls=speaks_tls(door))
        if listening is not None and listening.for_others:
            self._heard_at.append(listening)

    def _announce(self) -> None:
        """Announce the first port that others can reach to the local network."""
        if self._command.private or not self._command.configuration.announce or not self._heard_at:
            return
        service = self._server.service
        listening = self._heard_at[0]
        look = partial(service.advert, tls=listening.tls)
        service.announce(OpenAnnouncer(self._reactor, look, listening))

    def _give_up(self, failure: Failure) -> None:
        print(f"ziggurat-server: {unforeseen(failure)}", file=sys.stderr)
        self._fail()

    def _fail(self) -> None:
        self.exit_code = NOT_STARTED
        self._stop()

    def _stop(self) -> None:
        with contextlib.suppress(ReactorNotRunning):
            self._reactor.stop()


def unforeseen(failure: Failure) -> str:
    """The sentence for a start that failed in a way that nobody has thought of. The log has the rest for debugging."""
    _log.debug("the server could not start", log_failure=failure)
    return (
        f"the server could not start ({type(failure.value).__name__}: {failure.value}); --log-level debug shows where"
    )


def _own_key(command: Command) -> OwnKey | None:
    """The server's own key, if it is to use one. Raises KeyRefused."""
    if not command.configuration.tls_self_signed:
        return None
    return own_key(check_folder(command.data))


def _say(line: str) -> None:
    """Print a line for whoever started the server. They may be gone, or the disk full on which it is kept, and a server
    that was told to stay stays."""
    try:
        print(line, flush=True)
    except OSError:
        # The line waits in a buffer now, and would fail again at the end of the process, which would exit with 120.
        nowhere = os.open(os.devnull, os.O_WRONLY)
        os.dup2(nowhere, sys.stdout.fileno())
        os.close(nowhere)
