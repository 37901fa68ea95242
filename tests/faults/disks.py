"""Disks that a test can make unwritable under a running server, and writable again."""

from __future__ import annotations

import errno
import os
import resource
import shutil
import signal
import subprocess
from contextlib import suppress
from pathlib import Path
from typing import Final, Protocol

from server.programs import LOOPBACK, SERVER, Program

_HERE: Final = Path(__file__).parent
_LISTENING: Final = ("--listen", LOOPBACK, "--no-announce", "--admin", "tcp:127.0.0.1:0")
_NO_BYTE_MORE: Final = (4096, resource.RLIM_INFINITY)
_UNLIMITED: Final = (resource.RLIM_INFINITY, resource.RLIM_INFINITY)
_BALLAST: Final = "ballast"


class Disk(Protocol):
    """Where a server keeps its data."""

    def serve(self) -> Program:
        """A server on this disk."""

    def fill(self, server: Program) -> None:
        """Nothing more can be written."""

    def empty(self, server: Program) -> None:
        """There is space again."""


class BoundedFiles:
    """No file may grow past its first page while it is full, whatever the disk could hold."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def serve(self) -> Program:
        """A server on this disk."""
        return Program(*_LISTENING, "--data", str(self._folder), program=SERVER)

    def fill(self, server: Program) -> None:
        """No file may grow."""
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, _NO_BYTE_MORE)

    def empty(self, server: Program) -> None:
        """Files may grow."""
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, _UNLIMITED)


class SmallDisk:
    """A disk of a mebibyte, which is gone with its server."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def serve(self) -> Program:
        """A server on this disk."""
        return Program(*_LISTENING, program=(str(_HERE / "small_disk_server.py"), str(self._folder)))

    def fill(self, server: Program) -> None:
        """Put a file there that takes all that is left."""
        with self._ballast(server).open("wb", buffering=0) as ballast:
            try:
                while True:
                    ballast.write(bytes(512))
            except OSError as full:
                if full.errno != errno.ENOSPC:
                    raise

    def empty(self, server: Program) -> None:
        """Take that file away."""
        self._ballast(server).unlink()

    def _ballast(self, server: Program) -> Path:
        return Path(f"/proc/{server.process.pid}/root{self._folder}") / _BALLAST


class SealedDisk:
    """A disk that becomes read-only."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def serve(self) -> Program:
        """A server on this disk."""
        return Program(*_LISTENING, "--data", str(self._folder), program=(str(_HERE / "sealed_server.py"),))

    def fill(self, server: Program) -> None:
        """Make it read-only."""
        os.kill(server.process.pid, signal.SIGUSR1)

    def empty(self, server: Program) -> None:
        """Make it writable."""
        os.kill(server.process.pid, signal.SIGUSR2)


def may_mount() -> bool:
    """Whether this system lets us mount a disk for one process."""
    if shutil.which("unshare") is None:
        return False
    trial = ["unshare", "--map-root-user", "--mount", "mount", "-t", "tmpfs", "none", "/mnt"]
    with suppress(OSError, subprocess.TimeoutExpired):
        return subprocess.run(trial, capture_output=True, timeout=10, check=False).returncode == 0
    return False
