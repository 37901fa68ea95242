"""The program that started this one and watches over it, as systemd does: it is told how things are."""

from __future__ import annotations

import os
import socket
import time
from collections.abc import MutableMapping
from typing import Final

from twisted.logger import Logger

from ziggurat_server.twisted_types import Clock, Timer

_SOCKET: Final = "NOTIFY_SOCKET"
_WATCHDOG: Final = "WATCHDOG_USEC"
_WATCHED: Final = "WATCHDOG_PID"
_MICROSECOND: Final = 1e-6

_log = Logger()


class Supervisor:
    """Speaks the protocol of sd_notify(3); where nobody listens it says nothing."""

    def __init__(self, clock: Clock, environment: MutableMapping[str, str] = os.environ) -> None:
        """The variables are taken out of the environment: they are not meant for the bots that we start."""
        self._clock = clock
        self._address = environment.pop(_SOCKET, "")
        period = float(environment.pop(_WATCHDOG, 0)) * _MICROSECOND
        watched = environment.pop(_WATCHED, "")
        self._period = period / 2 if watched in ("", str(os.getpid())) else 0.0
        self._timer: Timer | None = None

    def ready(self) -> None:
        """The server serves; from now on it shows that its reactor turns, if the supervisor wants to know."""
        self._tell("READY=1", "STATUS=open")
        if self._period and self._timer is None:
            self._show_life()

    def reloading(self) -> None:
        """The configuration is being read anew; `ready` is to follow."""
        self._tell("RELOADING=1", f"MONOTONIC_USEC={time.monotonic_ns() // 1000}")

    def draining(self, seconds: float) -> None:
        """The server stops, but not for so many seconds: have patience."""
        self._tell("STOPPING=1", "STATUS=draining", f"EXTEND_TIMEOUT_USEC={int((seconds + 30) / _MICROSECOND)}")

    def stopping(self) -> None:
        """The server stops now."""
        self._tell("STOPPING=1", "STATUS=stopping")
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def _show_life(self) -> None:
        self._tell("WATCHDOG=1")
        self._timer = self._clock.callLater(self._period, self._show_life)

    def _tell(self, *lines: str) -> None:
        if not self._address:
            return
        # An @ stands for the zero byte of an abstract socket's name.
        address = "\0" + self._address[1:] if self._address.startswith("@") else self._address
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
                ear.setblocking(False)
                ear.sendto("\n".join(lines).encode(), address)
        except OSError as error:
            _log.warn("the supervisor cannot be told anything: {why}", why=error)
