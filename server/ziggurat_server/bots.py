"""Bots in processes of their own, which connect as ordinary clients by a door on loopback."""

from __future__ import annotations

import contextlib
import hmac
import os
import secrets
import sys
from collections.abc import Callable
from typing import Final, Protocol, cast

from twisted.internet.defer import Deferred
from twisted.internet.error import ProcessExitedAlready
from twisted.internet.protocol import ProcessProtocol
from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat_bot import INVITATION_VARIABLE
from ziggurat_server.guests.people import Person
from ziggurat_server.installed import InstalledCode
from ziggurat_server.refusal import Refusal
from ziggurat_server.twisted_types import Clock, Process, ProcessReactor, Timer

PATIENCE: Final = 2.0
"""Seconds that a bot has to end by itself when it is told to."""
NAMES: Final = (
    *("Enlil", "Inanna", "Nanna", "Utu", "Ninhursag", "Nisaba", "Gilgamesh", "Enkidu"),
    *("Ninsun", "Dumuzi", "Geshtinanna", "Ninurta", "Nergal", "Ningal", "Shulgi", "Kubaba"),
)
"""The names that hired bots play under, as many as a table can have seats."""


class BotProcess(Protocol):
    """A running bot."""

    def end(self) -> None:
        """Make it stop. Safe to call when it has stopped already."""


class Start(Protocol):
    """The start of a process that is still to come."""

    def cancel(self) -> None:
        """It is not wanted any more."""


class BotPost(Protocol):
    """Where bots are started."""

    def start(self, bot: HiredBot, table: str, seat: int, ended: Callable[[], None]) -> BotProcess:
        """Start a process that plays this bot; `ended` is called once it has stopped. Raises Refusal."""


class HiredBot:
    """A bot that plays in a seat, hired by someone or sent for to keep it: it stays the same bot when its process is
    started again.

    `style` is how it plays, if it has one. `hirer` is who hired it, None for one that was sent for. `invitation` is the
    secret for the process that is on its way, None once it was used. `restart` is what it waits for while no process
    runs, `restarts` counts how often it was started again at this level.
    """

    __slots__ = ("hirer", "invitation", "level", "name", "process", "restart", "restarts", "style")

    def __init__(self, level: str, name: str, hirer: Person | None = None, style: str | None = None) -> None:
        self.level = level
        self.name = name
        self.hirer = hirer
        self.style = style
        self.invitation: str | None = None
        self.process: BotProcess | None = None
        self.restart: Start | None = None
        self.restarts = 0

    def simplify(self, level: str) -> None:
        """Have it play at that level, the simplest there is, and in no style, from its next process on."""
        self.level = level
        self.style = None
        self.restarts = 0

    def invite(self) -> None:
        """Make a new secret, good for one seat once."""
        self.invitation = secrets.token_urlsafe(24)

    def accepts(self, secret: str) -> bool:
        """Whether that is the secret of the process that is on its way."""
        return self.invitation is not None and hmac.compare_digest(self.invitation.encode(), secret.encode())

    @property
    def is_given_up(self) -> bool:
        """Whether it died and is not started again."""
        return self.process is None and self.restart is None

    def dismiss(self) -> None:
        """It is not wanted any more: end its process and whatever was planned for it."""
        self.invitation = None
        if self.restart is not None:
            self.restart.cancel()
            self.restart = None
        self.end_process()

    def end_process(self) -> None:
        """End its process, if one runs."""
        if self.process is not None:
            self.process.end()


class SpawnedBots:
    """Starts bots with this Python. `port` is where the server's door for them listens, on loopback."""

    def __init__(
        self, reactor: ProcessReactor, clock: Clock, most: int, code: InstalledCode, pause: float = 0.0
    ) -> None:
        """`code` is what they run, which has to be the version of this server; `most` may run at once, each of which
        takes `pause` seconds for an act at least."""
        self._reactor = reactor
        self._clock = clock
        self._most = most
        self._pause = pause
        self._code = code
        self._running: set[_Spawned] = set()
        self._all_ended: Deferred[None] | None = None
        self.port = 0

    def start(self, bot: HiredBot, table: str, seat: int, ended: Callable[[], None]) -> BotProcess:
        """Spawn a process for the bot's invitation.

        Raises Refusal `full` if too many run already, `upgraded` if it would be of another version than this server.
        """
        if self._code.has_changed:
            raise Refusal("upgraded", "this server was upgraded; bots come once it is started again")
        if len(self._running) >= self._most:
            raise Refusal("full", f"this server runs {self._most} bots, and no more", most=self._most)
        spawned = _Spawned(self._clock, bot.name, lambda: self._has_ended(spawned, ended))
        link = f"ziggurat://127.0.0.1:{self.port}/{table}"
        play = ["-m", "ziggurat_bot", link, "--level", bot.level, "--name", bot.name]
        style = [] if bot.style is None else ["--style", bot.style]
        arguments = [*play, *style, "--seat", str(seat + 1), "--pause", str(self._pause)]
        environment = {**os.environ, INVITATION_VARIABLE: bot.invitation or ""}
        try:
            self._reactor.spawnProcess(spawned, sys.executable, [sys.executable, *arguments], env=environment)
        except OSError as error:
            raise Refusal("full", f"this machine cannot run one more bot: {error}") from error
        self._running.add(spawned)
        return spawned

    @property
    def count(self) -> int:
        """How many run."""
        return len(self._running)

    def allow(self, most: int, pause: float) -> None:
        """From now on so many may run, and those to come take so long for an act; those that run go on."""
        self._most = most
        self._pause = pause

    def end_all(self) -> Deferred[None]:
        """End every bot's process. Fires once all have ended."""
        self._all_ended = all_ended = Deferred[None]()
        for spawned in tuple(self._running):
            spawned.end()
        self._tell_if_all_ended()
        return all_ended

    def _has_ended(self, spawned: _Spawned, ended: Callable[[], None]) -> None:
        self._running.discard(spawned)
        ended()
        self._tell_if_all_ended()

    def _tell_if_all_ended(self) -> None:
        if self._all_ended is not None and not self._all_ended.called and not self._running:
            self._all_ended.callback(None)


class _Spawned(ProcessProtocol):
    """One bot's process."""

    _log = Logger()

    def __init__(self, clock: Clock, name: str, ended: Callable[[], None]) -> None:
        self._clock = clock
        self._name = name
        self._ended = ended
        self._runs = True
        self._deadline: Timer | None = None

    def connectionMade(self) -> None:  # noqa: N802 - Twisted's name
        """The process runs; it is told nothing on its standard input."""
        self._process().closeStdin()

    def errReceived(self, data: bytes) -> None:  # noqa: N802 - Twisted's name
        """The process complains."""
        self._log.warn("bot {name}: {text}", name=self._name, text=data.decode(errors="replace").rstrip())

    def processEnded(self, reason: Failure) -> None:  # noqa: N802 - Twisted's name
        """The process has stopped, for whatever reason."""
        self._runs = False
        if self._deadline is not None:
            self._deadline.cancel()
            self._deadline = None
        self._log.debug("bot {name} ended: {reason}", name=self._name, reason=reason.getErrorMessage())
        self._ended()

    def end(self) -> None:
        """Ask the process to stop, and stop it if it does not."""
        if self._runs and self._deadline is None:
            self._deadline = self._clock.callLater(PATIENCE, self._kill)
            self._signal("TERM")

    def _kill(self) -> None:
        self._deadline = None
        self._signal("KILL")

    def _signal(self, name: str) -> None:
        with contextlib.suppress(ProcessExitedAlready):
            self._process().signalProcess(name)

    def _process(self) -> Process:
        return cast(Process, self.transport)
