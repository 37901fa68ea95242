"""The server's end of the process that finds chances of winning."""

from __future__ import annotations

import contextlib
import os
import sys
from collections.abc import Callable
from typing import Any, Final, cast

import msgspec
from twisted.internet.defer import Deferred, succeed
from twisted.internet.error import ProcessExitedAlready
from twisted.internet.protocol import ProcessProtocol
from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat.bounds import SeatChances
from ziggurat.games.game import Game
from ziggurat_server.chances.lines import Found, Question
from ziggurat_server.installed import InstalledCode
from ziggurat_server.twisted_types import Clock, Process, ProcessReactor, Timer

PATIENCE: Final = 30.0
"""Seconds that an answer may take, on a busy machine and with the start of the process; then it hangs, and is ended."""
REST: Final = 10.0
"""Seconds after the end of a process before there is another one, so that what kills it does not keep a core busy."""
MOST_WAITING: Final = 100
"""How many questions may wait."""


class SpawnedFinder:
    """Starts the process with the first question, and again with a later one when it has died."""

    _log = Logger()

    def __init__(self, reactor: ProcessReactor, clock: Clock, code: InstalledCode) -> None:
        """`code` is what the process runs, which has to be the version of this server."""
        self._reactor = reactor
        self._clock = clock
        self._code = code
        self._process: _Spawned | None = None
        self._rests_until = 0.0
        self._ended: Deferred[None] | None = None

    def find(self, game: Game[Any, Any, Any], public: bytes) -> Deferred[SeatChances | None]:
        """By seat the chance of winning where everyone sees this; None where the process is not to be had, is too
        busy, or has nothing to say."""
        process = self._process or self._started()
        if process is None or process.waiting >= MOST_WAITING:
            return succeed(None)
        return process.ask(game, public)

    def end(self) -> Deferred[None]:
        """End the process, and start no other. Fires once it has ended."""
        self._ended = ended = Deferred[None]()
        if self._process is None:
            ended.callback(None)
        else:
            self._process.end()
        return ended

    def _started(self) -> _Spawned | None:
        """A new process, if there can be one now."""
        if self._ended is not None or self._clock.seconds() < self._rests_until or self._code.has_changed:
            return None
        spawned = _Spawned(self._clock, self._has_ended)
        arguments = [sys.executable, "-m", "ziggurat_server.chances"]
        try:
            self._reactor.spawnProcess(spawned, sys.executable, arguments, env=os.environ)
        except OSError as error:
            self._log.warn("no chances of winning are found: {why}", why=str(error))
            self._rest()
            return None
        self._process = spawned
        return spawned

    def _has_ended(self) -> None:
        self._process = None
        self._rest()
        if self._ended is not None:
            self._ended.callback(None)

    def _rest(self) -> None:
        self._rests_until = self._clock.seconds() + REST


class _Spawned(ProcessProtocol):
    """The process, and who waits for its answers."""

    _log = Logger()

    def __init__(self, clock: Clock, ended: Callable[[], None]) -> None:
        self._clock = clock
        self._ended = ended
        self._asked = 0
        self._waiting: dict[int, Deferred[SeatChances | None]] = {}
        self._read = msgspec.json.Decoder(Found).decode
        self._begun = b""
        self._patience: Timer | None = None

    @property
    def waiting(self) -> int:
        """How many questions wait."""
        return len(self._waiting)

    def ask(self, game: Game[Any, Any, Any], public: bytes) -> Deferred[SeatChances | None]:
        """Ask for the chances; None once the process has ended."""
        self._asked += 1
        question = Question(self._asked, game.id, game.rules_version, msgspec.Raw(public))
        answer = self._waiting[self._asked] = Deferred[SeatChances | None]()
        self._transport().writeToChild(0, msgspec.json.encode(question) + b"\n")
        if self._patience is None:
            self._wait()
        return answer

    def end(self) -> None:
        """End it; nothing is lost with it."""
        with contextlib.suppress(ProcessExitedAlready):
            self._transport().signalProcess("KILL")

    def outReceived(self, data: bytes) -> None:  # noqa: N802 - Twisted's name
        """The process answers."""
        *lines, self._begun = (self._begun + data).split(b"\n")
        for line in lines:
            found = self._read(line)
            self._waiting.pop(found.number).callback(found.chances)
        if lines:
            self._wait()

    def errReceived(self, data: bytes) -> None:  # noqa: N802 - Twisted's name
        """The process complains."""
        self._log.warn("finding chances: {text}", text=data.decode(errors="replace").rstrip())

    def processEnded(self, reason: Failure) -> None:  # noqa: N802 - Twisted's name
        """The process has ended, for whatever reason."""
        waiting, self._waiting = self._waiting, {}
        self._wait()
        self._log.debug("what finds chances has ended: {reason}", reason=reason.getErrorMessage())
        self._ended()
        for answer in waiting.values():
            answer.callback(None)

    def _wait(self) -> None:
        """Wait for the next answer, if one is to come."""
        if self._patience is not None:
            self._patience.cancel()
            self._patience = None
        if self._waiting:
            self._patience = self._clock.callLater(PATIENCE, self._give_up)

    def _give_up(self) -> None:
        self._patience = None
        self._log.warn("what finds chances gave no answer for {seconds} seconds", seconds=PATIENCE)
        self.end()

    def _transport(self) -> Process:
        return cast(Process, self.transport)
