"""The server as a process of its own, and clients on real sockets."""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping, Sequence
from typing import Any, Self, TypeVar

from server.forge import Forged, can_forge
from ziggurat.wire.codec import ClientWire, WireFault, encode
from ziggurat.wire.messages import PROTOCOL, ClientMessage, Hello, Message, ServerMessage, Welcome

M = TypeVar("M", bound=Message)

LOOPBACK = "tcp:0:interface=127.0.0.1"
SERVER = ("-m", "ziggurat_server")
"""What to give Python to start the server as people do."""
HURRIED = {"ZIGGURAT_LIMITS_BOT_PAUSE": "0", "ZIGGURAT_LIMITS_LINGER": "0.5"}
"""Variables of a server that nobody follows by eye: its bots act at once, and it waits little for who does not read."""
PATIENCE = 60
"""Seconds after which something that should have come is missed."""


class Program:
    """A server in a process of its own; `program` is how to start it, by default in the way that costs least (`forge`).

    It has these variables and open file descriptors besides ours. Its bots take no time to be followed by people, and
    it does not wait long for clients that do not read, unless the variables say so.
    """

    def __init__(
        self,
        *arguments: str,
        program: Sequence[str] | None = None,
        environment: Mapping[str, str] | None = None,
        descriptors: Sequence[int] = (),
    ) -> None:
        variables = {**os.environ, **HURRIED, **(environment or {})}
        self.process: subprocess.Popen[str] | Forged
        if program is None and not descriptors and can_forge(environment):
            self.process = Forged(arguments, variables)
        else:
            self.process = subprocess.Popen(
                [sys.executable, *(program or SERVER), *arguments],
                env=variables,
                pass_fds=descriptors,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
            )
        assert self.process.stdout is not None
        said = (line.strip() for line in self.process.stdout)
        self.announced = next((line for line in said if "listening on " in line), "")
        self._callers: list[Caller] = []

    @property
    def port(self) -> int:
        """The port it said it listens on."""
        return int(self.announced.rpartition(":")[2])

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def call(self) -> Caller:
        """A new connection."""
        self._callers.append(Caller(self.port))
        return self._callers[-1]

    def close(self) -> None:
        """Let go of all that is open, and stop it if it still runs."""
        # First, because the server waits a while for whoever does not read what it still has to say.
        for caller in self._callers:
            caller.socket.close()
        if self.process.poll() is None:
            self.end()
        for pipe in (self.process.stdin, self.process.stdout, self.process.stderr):
            assert pipe is not None
            pipe.close()

    def end(self, how: signal.Signals = signal.SIGTERM) -> tuple[int, str]:
        """Stop it; its exit code and what it wrote to standard error."""
        self.process.send_signal(how)
        _, errors = self.process.communicate(timeout=PATIENCE)
        return self.process.wait(), errors


def run_to_its_end(*arguments: str, environment: Mapping[str, str] | None = None) -> subprocess.CompletedProcess[str]:
    """The program with these arguments and variables besides ours, which ends by itself; nothing is said to it."""
    variables = {**os.environ, **(environment or {})}
    if can_forge(environment):
        process = Forged(arguments, variables)
        said, complained = process.communicate(PATIENCE)
        return subprocess.CompletedProcess(arguments, process.wait(PATIENCE), said, complained)
    return subprocess.run(
        [sys.executable, *SERVER, *arguments],
        env=variables,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


class Caller:
    """A client on a real socket."""

    def __init__(self, port: int) -> None:
        self.socket = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self._wire = ClientWire()
        self._heard: list[ServerMessage] = []

    def say(self, message: ClientMessage) -> None:
        """Send a message."""
        self.socket.sendall(encode(message))

    def await_message(self, kind: type[M]) -> M:
        """The next message of that kind; those before it are dropped."""
        message = self.await_any(kind)
        assert isinstance(message, kind)
        return message

    def await_any(self, *kinds: type[Message]) -> Any:
        """The next message of one of these kinds; those before it are dropped."""
        while True:
            while self._heard:
                message = self._heard.pop(0)
                if isinstance(message, kinds):
                    return message
            self.receive()

    def hello(self, name: str, token: str | None = None) -> Welcome:
        """Introduce oneself, or come back."""
        self.say(Hello(PROTOCOL, name, token=token))
        return self.await_message(Welcome)

    def heard(self) -> list[ServerMessage]:
        """Everything that has arrived and was not awaited."""
        heard, self._heard = self._heard, []
        return heard

    def receive(self) -> None:
        """Wait until something arrives. Raises EOFError when the server has closed the connection."""
        arrived = self.socket.recv(65536)
        if not arrived:
            raise EOFError("the server closed the connection")
        for message in self._wire.receive(arrived):
            assert not isinstance(message, WireFault)
            self._heard.append(message)
