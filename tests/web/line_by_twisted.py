"""A program that opens a line by Twisted's own client: what it reads it sends, what it is sent it says, a line each.

At the end it says `closed`. Whoever is not let in hears the status in the place of that.
"""

from __future__ import annotations

import sys
from typing import Any

from twisted.internet import reactor as installed_reactor
from twisted.internet.defer import Deferred
from twisted.internet.stdio import StandardIO
from twisted.protocols.basic import LineOnlyReceiver
from twisted.python.failure import Failure
from twisted.web.websocket import ConnectionRejected, WebSocketClientEndpoint

reactor: Any = installed_reactor


class Keyboard(LineOnlyReceiver):
    """What is read."""

    delimiter = b"\n"
    MAX_LENGTH = 1 << 20

    def __init__(self, line: Any) -> None:
        self._line = line

    def lineReceived(self, line: bytes) -> None:  # noqa: N802 - Twisted's name
        self._line.sendTextMessage(line.decode())


class Said:
    """What is sent to us (Twisted's WebSocketProtocol)."""

    def negotiationStarted(self, transport: Any) -> None:  # noqa: N802 - Twisted's name
        self._transport = transport

    def negotiationFinished(self) -> None:  # noqa: N802 - Twisted's name
        say("open")
        StandardIO(Keyboard(self._transport))

    def textMessageReceived(self, message: str) -> None:  # noqa: N802 - Twisted's name
        say(message)

    def bytesMessageReceived(self, data: bytes | bytearray) -> None:  # noqa: N802 - Twisted's name
        say("binary")

    def pongReceived(self, payload: bytes) -> None:  # noqa: N802 - Twisted's name
        """Never asked for."""

    def connectionLost(self, reason: Failure) -> None:  # noqa: N802 - Twisted's name
        say("closed")
        if reactor.running:
            reactor.stop()


class Opening:
    """What Twisted makes the line with."""

    def buildProtocol(self, url: str) -> Said:  # noqa: N802 - Twisted's name
        return Said()


def say(line: str) -> None:
    print(line, flush=True)


def not_open(failure: Failure) -> None:
    rejected = failure.value
    say(str(rejected.response.code) if isinstance(rejected, ConnectionRejected) else failure.getErrorMessage())
    reactor.stop()


if __name__ == "__main__":
    endpoint = WebSocketClientEndpoint.new(reactor, sys.argv[1])
    Deferred.fromCoroutine(endpoint.connect(Opening())).addErrback(not_open)
    reactor.run()
