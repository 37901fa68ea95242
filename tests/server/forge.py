"""Servers that begin as copies of one process which has imported everything already.

A start costs a second of a core, nearly all of it for imports, and hundreds of tests need a server for themselves. Each
is a process of its own all the same, with variables, streams and an end like any other. What they share is what Python
draws once a process, the order of sets: tests of what servers do alike, before and after a kill, start theirs anew.
"""

from __future__ import annotations

import atexit
import json
import os
import selectors
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import cache
from pathlib import Path
from typing import IO, Final

FORGE: Final = Path(__file__).with_name("forge_process.py")
_BLOCK: Final = 65536


def can_forge(environment: Mapping[str, str] | None) -> bool:
    """Whether a server with these variables besides ours can be a copy: not if Python reads them before all else,
    nor on systems that copy no processes."""
    of_python = any(name.startswith("PYTHON") for name in environment or {})
    return not of_python and hasattr(os, "fork") and hasattr(socket, "send_fds")


class Forged:
    """A server, and the three streams to it; what can be asked of it is what `subprocess.Popen` can be asked."""

    def __init__(self, arguments: Sequence[str], environment: Mapping[str, str]) -> None:
        theirs_in, ours_in = os.pipe()
        ours_out, theirs_out = os.pipe()
        ours_err, theirs_err = os.pipe()
        ours_fate, theirs_fate = os.pipe()
        order = {"arguments": list(arguments), "environment": dict(environment), "folder": str(Path.cwd())}
        theirs = [theirs_in, theirs_out, theirs_err, theirs_fate]
        socket.send_fds(_forge(), [json.dumps(order).encode()], theirs)
        for descriptor in theirs:
            os.close(descriptor)
        self.stdin: IO[str] = os.fdopen(ours_in, "w", encoding="utf-8")
        self.stdout: IO[str] = os.fdopen(ours_out, encoding="utf-8")
        self.stderr: IO[str] = os.fdopen(ours_err, encoding="utf-8")
        self._fate = os.fdopen(ours_fate, encoding="utf-8")
        self.pid = int(self._fate.readline())
        self.returncode: int | None = None

    def poll(self) -> int | None:
        """Its exit code once it has ended, the negative signal if one ended it."""
        return self._await(0)

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end. Raises subprocess.TimeoutExpired."""
        code = self._await(timeout)
        if code is None:
            raise subprocess.TimeoutExpired("ziggurat-server", timeout or 0)
        return code

    def send_signal(self, number: int) -> None:
        """Send it a signal if it still runs."""
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def terminate(self) -> None:
        """Ask it to end."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """End it at once."""
        self.send_signal(signal.SIGKILL)

    def communicate(self, timeout: float | None = None) -> tuple[str, str]:
        """Everything that it still says on both of its streams, until its end; then the streams are closed.

        Raises subprocess.TimeoutExpired.
        """
        self.stdin.close()
        said = {self.stdout: b"", self.stderr: b""}
        with selectors.DefaultSelector() as selector:
            for stream in said:
                selector.register(stream, selectors.EVENT_READ, stream)
            while selector.get_map():
                ready = selector.select(timeout)
                if not ready:
                    raise subprocess.TimeoutExpired("ziggurat-server", timeout or 0)
                for key, _ in ready:
                    piece = os.read(key.fd, _BLOCK)
                    said[key.data] += piece
                    if not piece:
                        selector.unregister(key.data)
        self.wait(timeout)
        self.stdout.close()
        self.stderr.close()
        return said[self.stdout].decode(), said[self.stderr].decode()

    def _await(self, timeout: float | None) -> int | None:
        if self.returncode is None:
            with selectors.DefaultSelector() as selector:
                selector.register(self._fate, selectors.EVENT_READ)
                if selector.select(timeout):
                    self.returncode = int(self._fate.readline())
                    self._fate.close()
        return self.returncode


@cache
def _forge() -> socket.socket:
    """The line to the process that servers begin in."""
    ours, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
    with theirs:
        process = subprocess.Popen(
            [sys.executable, str(FORGE), str(theirs.fileno())],
            pass_fds=[theirs.fileno()],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )

    def close() -> None:
        ours.close()
        process.wait()

    atexit.register(close)
    return ours
