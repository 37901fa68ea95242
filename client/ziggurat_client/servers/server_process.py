"""A server that the client starts: a process of its own, waited for without holding up the frames."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import IO, Final

import pygame

from ziggurat.certainty import present
from ziggurat.wire.links import Address, parse_link

SERVER_CHANGED: Final = pygame.event.custom_type()
"""The type of the pygame event that says that the server is ready, or has ended."""

_READY: Final = "listening on "
_BROWSERS: Final = "browsers on "
_STAY: Final = "stay\n"
_LAST_WORDS: Final = 4096
"""How many bytes of a failing server's complaints are read."""


class ServerProcess:
    """Starts a server; `address` or `failure` is set in time, `exit_code` when it has ended. `takes_browsers` says
    whether it has opened a door for them.

    The server reads from a pipe that we hold, and ends when the pipe does, unless it is told to stay: so it outlives us
    only if it should.
    """

    def __init__(self, arguments: Sequence[str], log: Path | None = None) -> None:
        """`arguments` are the words after `ziggurat-server`; what it logs is added to `log`, or soon forgotten."""
        self.address: Address | None = None
        self.failure: str | None = None
        self.exit_code: int | None = None
        self.takes_browsers = False
        try:
            self._log = _opened(log)
            self._process: subprocess.Popen[str] | None = subprocess.Popen(
                [sys.executable, "-m", "ziggurat_server", *arguments],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=self._log,
                text=True,
                encoding="utf-8",
                errors="replace",
                # What ends us by the keyboard or with the terminal is no end for one that should stay.
                start_new_session=log is not None,
            )
        except OSError as error:
            self._process = None
            self._fail(str(error))
            return
        threading.Thread(target=self._listen, args=(self._process,), name="server process", daemon=True).start()

    @property
    def process_id(self) -> int | None:
        """The system's number of the server's process, or None once it is stopped."""
        return self._process.pid if self._process is not None else None

    def stop(self) -> None:
        """End the server, politely first."""
        process, self._process = self._process, None
        if process is None:
            return
        if process.stdin is not None:
            process.stdin.close()
        try:
            process.wait(timeout=5)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def stop_aside(self) -> None:
        """End the server without waiting for it: the event SERVER_CHANGED says when it is gone."""

        def stop() -> None:
            self.stop()
            _tell()

        threading.Thread(target=stop, name="ending a server", daemon=True).start()

    def leave(self) -> None:
        """Leave the server running without us."""
        process, self._process = self._process, None
        if process is not None and process.stdin is not None:
            try:
                process.stdin.write(_STAY)
                process.stdin.close()
            except BrokenPipeError:
                # It ended before us: there is nothing to leave.
                return

    def _listen(self, process: subprocess.Popen[str]) -> None:
        """In a thread: read what the server says until it says no more."""
        with present(process.stdout) as said:
            for line in said:
                if line.startswith(_READY) and self.address is None:
                    self.address = parse_link(line.removeprefix(_READY).strip())
                    _tell()
                elif line.startswith(_BROWSERS):
                    self.takes_browsers = True
                    _tell()
        self.exit_code = code = process.wait()
        with self._log:
            if self._process is not None:
                self._fail(_last_line(self._log) or f"exit code {code}")

    def _fail(self, reason: str) -> None:
        self.failure = reason
        _tell()


def _opened(log: Path | None) -> IO[bytes]:
    if log is None:
        return tempfile.TemporaryFile()
    log.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    return log.open("a+b")


def _last_line(log: IO[bytes]) -> str:
    """The last thing that was said in the log."""
    log.seek(max(0, log.seek(0, os.SEEK_END) - _LAST_WORDS))
    lines = (line.strip() for line in reversed(log.read().decode(errors="replace").splitlines()))
    return next(filter(None, lines), "")


def _tell() -> None:
    pygame.event.post(pygame.Event(SERVER_CHANGED))
