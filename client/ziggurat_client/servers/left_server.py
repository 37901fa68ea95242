"""The server that a person hosted and let run on: found again at the next start, and ended from there."""

from __future__ import annotations

import contextlib
import socket
import subprocess
import sys
import threading
import time
from pathlib import Path
from typing import Annotated, Final

import msgspec
import pygame

from ziggurat.wire.links import Address
from ziggurat_client.kept.kept_file import KeptFile
from ziggurat_client.servers.server_process import SERVER_CHANGED

FILE: Final = "left.json"
_HOME: Final = "127.0.0.1"
_GREETING: Final = 0.5
"""Seconds to wait for an answer from this machine itself."""
_PATIENCE: Final = 10.0
"""Seconds after which a server that was told to end is taken for one that does not."""


class LeftServer(msgspec.Struct, frozen=True):
    """Where it is: the port on this machine, 0 for none; its door for the host; and the link for others."""

    port: Annotated[int, msgspec.Meta(ge=0, le=65535)] = 0
    admin: Annotated[str, msgspec.Meta(max_length=100)] = ""
    link: Annotated[str, msgspec.Meta(max_length=300)] = ""

    @property
    def near(self) -> Address:
        """Where it is reached from this machine."""
        return Address(_HOME, self.port)

    @property
    def runs(self) -> bool:
        """Whether somebody answers there now."""
        try:
            socket.create_connection((_HOME, self.port), timeout=_GREETING).close()
        except OSError:
            return False
        return True


def note(folder: Path, left: LeftServer) -> None:
    """Remember it in the folder of its data."""
    KeptFile(folder / FILE, LeftServer).write(left)


def left_server(folder: Path) -> LeftServer | None:
    """The server that was left there and still runs, or None."""
    left = KeptFile(folder / FILE, LeftServer).read()
    return left if left.port and left.runs else None


def end_left_server(folder: Path, left: LeftServer) -> None:
    """Ask it to end, without waiting for that: the event SERVER_CHANGED says when it did, or does not want to."""
    threading.Thread(target=_end, args=(folder, left), name="ending a server", daemon=True).start()


def _end(folder: Path, left: LeftServer) -> None:
    order = ("admin", "--admin", left.admin, "--data", str(folder), "drain", "0")
    deadline = time.monotonic() + _PATIENCE
    # Whether it obeys is found out at its port; what the command answers would say no more. The door for the host may
    # open a moment after the one for guests, so what was not heard is said again.
    while left.runs and time.monotonic() < deadline:
        with contextlib.suppress(OSError, subprocess.SubprocessError):
            subprocess.run([sys.executable, "-m", "ziggurat_server", *order], timeout=_PATIENCE, capture_output=True)
        time.sleep(_GREETING / 5)
    pygame.event.post(pygame.Event(SERVER_CHANGED))
