"""The server that is started for playing alone: a process of its own on this machine, which ends with the client."""

from __future__ import annotations

import subprocess
import sys
import threading
from collections import deque
from typing import Final

import pygame

from ziggurat.wire.links import Address, parse_link

SERVER_CHANGED: Final = pygame.event.custom_type()
"""The type of the pygame event that says that the server is ready, or has ended."""

_COMMAND: Final = ("-m", "ziggurat_server", "--listen", "tcp:0:interface=127.0.0.1", "--private")
_READY: Final = "listening on "
_LAST_WORDS: Final = 12
"""How many lines of a failing server's complaints are kept."""


class PrivateServer:
    """Starts the server and waits for it without holding up the frames: `address` or `failure` is set in time.

    The server reads from a pipe that we hold, and ends when the pipe does; so it never outlives us.
    """

    def __init__(self) -> None:
        self.address: Address | None = None
        self.failure: str | None = None
        self._complaints: deque[str] = deque(maxlen=_LAST_WORDS)
        try:
            self._process: subprocess.Popen[str] | None = subprocess.Popen(
                [sys.executable, *_COMMAND],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf-8",
                errors="replace",
            )
        except OSError as error:
            self._process = None
            self._fail(str(error))
            return
        threading.Thread(target=self._listen, args=(self._process,), name="private server", daemon=True).start()

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
            process.wait(timeout=3)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()

    def _listen(self, process: subprocess.Popen[str]) -> None:
        """In a thread: read what the server says until it says no more."""
        assert process.stdout is not None
        assert process.stderr is not None
        complaints = threading.Thread(target=self._complaints.extend, args=(process.stderr,), daemon=True)
        complaints.start()
        with process.stdout:
            for line in process.stdout:
                if line.startswith(_READY) and self.address is None:
                    self.address = parse_link(line.removeprefix(_READY).strip())
                    _tell()
        code = process.wait()
        complaints.join()
        process.stderr.close()
        if self._process is not None:
            last = next((line.strip() for line in reversed(self._complaints) if line.strip()), "")
            self._fail(last or f"exit code {code}")

    def _fail(self, reason: str) -> None:
        self.failure = reason
        _tell()


def _tell() -> None:
    pygame.event.post(pygame.Event(SERVER_CHANGED))
