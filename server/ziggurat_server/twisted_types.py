"""The part of Twisted that this server stands on, as types that a checker knows.

Twisted describes itself with zope interfaces, which type checkers take for something else.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol, runtime_checkable

from twisted.internet.defer import Deferred


class Timer(Protocol):
    """A call that is still to come (IDelayedCall)."""

    def cancel(self) -> None:
        """Do not call."""

    def active(self) -> bool:
        """Whether it is still to come."""


class Clock(Protocol):
    """The reactor's time (IReactorTime), which tests replace."""

    def seconds(self) -> float:
        """Now."""

    def callLater(self, delay: float, callable: Callable[..., object], *args: Any) -> Timer:  # noqa: N802
        """Call that in `delay` seconds."""


class Transport(Protocol):
    """A connection's bytes (ITCPTransport)."""

    def write(self, data: bytes) -> None:
        """Send these bytes, or keep them until they can be sent."""

    def loseConnection(self) -> None:  # noqa: N802
        """Close once everything is sent."""

    def abortConnection(self) -> None:  # noqa: N802
        """Close at once."""

    def pauseProducing(self) -> None:  # noqa: N802
        """Read no more for now."""

    def resumeProducing(self) -> None:  # noqa: N802
        """Read again."""

    def getPeer(self) -> object:  # noqa: N802
        """The address of its other end."""

    def registerProducer(self, producer: object, streaming: bool) -> None:  # noqa: N802
        """Pause this producer and resume it as the other end reads."""

    def unregisterProducer(self) -> None:  # noqa: N802
        """End that."""


@runtime_checkable
class TcpTransport(Protocol):
    """A connection over TCP, or over TLS on top of it (ITCPTransport)."""

    def setTcpNoDelay(self, enabled: bool) -> None:  # noqa: N802
        """Send every write at once, however short."""

    def getHost(self) -> object:  # noqa: N802
        """Its own address."""


class Port(Protocol):
    """A port that listens (IListeningPort)."""

    def getHost(self) -> Any:  # noqa: N802
        """Its address."""

    def stopListening(self) -> Deferred[None] | None:  # noqa: N802
        """Close it."""


class Endpoint(Protocol):
    """A place to listen on (IStreamServerEndpoint)."""

    def listen(self, factory: object) -> Deferred[Port]:
        """Open the port. Fails with CannotListenError."""


class Process(Protocol):
    """A running process (IProcessTransport)."""

    def closeStdin(self) -> None:  # noqa: N802
        """Close its standard input."""

    def writeToChild(self, childFD: int, data: bytes) -> None:  # noqa: N802, N803
        """Write to one of its files; 0 is its standard input."""

    def signalProcess(self, name: str) -> None:  # noqa: N802
        """Send it "TERM" or "KILL". Raises ProcessExitedAlready."""


class ProcessReactor(Protocol):
    """The reactor as it starts processes (IReactorProcess)."""

    def spawnProcess(  # noqa: N802
        self, protocol: object, executable: str, args: Sequence[str], env: Mapping[str, str]
    ) -> Process:
        """Start a process."""
