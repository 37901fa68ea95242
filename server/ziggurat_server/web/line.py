"""One guest's line by WebSocket: each text is one line of the protocol, and the session is like any other."""

from __future__ import annotations

from collections.abc import Callable
from itertools import repeat
from typing import Any

from twisted.internet.protocol import connectionDone
from twisted.python.failure import Failure

from ziggurat.wire.codec import ServerWire, WireFault
from ziggurat.wire.messages import MAX_LINE, Pong
from ziggurat_server.guests.session import Arrived
from ziggurat_server.guests.wires import Doorway, TransportWires
from ziggurat_server.twisted_types import Transport
from ziggurat_server.web.frame_meter import Breach, FrameMeter
from ziggurat_server.web.frames import GOING_AWAY, Frames, close_frame
from ziggurat_server.web.guard import Guard


class FrameWires(TransportWires):
    """Wires whose lines go out as frames."""

    def __init__(self, doorway: Doorway, transport: Transport, address: str, frames: Frames) -> None:
        self._frames = frames
        self._close_code = GOING_AWAY
        super().__init__(doorway, transport, address)

    def write(self, line: bytes) -> None:
        """Send a line."""
        super().write(self._frames.of(line))

    def end(self, last_line: bytes) -> None:
        """Send a last line and a close frame."""
        super().end(self._frames.of(last_line) + close_frame(self._close_code))

    def answer(self, frame: bytes) -> None:
        """Send a frame that answers one of the guest's, after all that waits."""
        super().write(frame)

    def break_off(self, breach: Breach) -> None:
        """Say what was not in order, and end the connection."""
        self._close_code = breach.close_code
        self._session.close(breach.code, str(breach))

    def hang_up(self) -> None:
        """The guest has said goodbye, or sends no frames: nothing more is to be said."""
        super().end(b"")


class Line:
    """Reads a guest's texts (Twisted's WebSocketProtocol), which a meter has let by (RawLine)."""

    def __init__(self, doorway: Doorway, guard: Guard, address: str, frames: Frames) -> None:
        self._doorway = doorway
        self._guard = guard
        self._address = address
        self._frames = frames
        self._meter = FrameMeter(MAX_LINE - 1)
        self._complete: list[Arrived] = []
        self._is_over = False

    # ------------------------------------------------------------------------------------ as Twisted's protocol

    def negotiationStarted(self, transport: Any) -> None:  # noqa: N802 - Twisted's name
        """Nothing is said before the handshake."""

    def negotiationFinished(self) -> None:  # noqa: N802 - Twisted's name
        """Begin a session."""
        below = self._guard.below
        below.unregisterProducer()  # that of HTTP, which has no more to say
        self._guard.become(self)
        self._wires = FrameWires(self._doorway, below, self._address, self._frames)

    def textMessageReceived(self, message: str) -> None:  # noqa: N802 - Twisted's name
        """One line is complete."""
        self._complete.append(_read(message))

    def bytesMessageReceived(self, data: bytes | bytearray) -> None:  # noqa: N802 - Twisted's name
        """The meter lets none of these by."""

    def pongReceived(self, payload: bytes) -> None:  # noqa: N802 - Twisted's name
        """The meter has counted it."""

    def connectionLost(self, reason: Failure = connectionDone) -> None:  # noqa: N802 - Twisted's name
        """End the session."""
        self._wires.lost()

    # ------------------------------------------------------------------------------------ behind the guard

    def arrived(self, data: bytes, pass_on: Callable[[bytes], None]) -> None:
        """Have these bytes read, and give the session what they complete. A ping counts like one of its messages."""
        if self._is_over:
            return
        try:
            controls = self._meter.look(data)
        except Breach as breach:
            self._is_over = True
            self._wires.break_off(breach)
            return
        pass_on(data)
        complete, self._complete = self._complete, []
        self._wires.hear(len(data), [*repeat(Pong(), controls), *complete])

    def answered(self, data: bytes) -> None:
        """Send a pong, or the answer to a close frame."""
        self._wires.answer(data)

    def over(self) -> None:
        """The other end closes, or what it sends are no frames."""
        self._is_over = True
        self._wires.hang_up()


def _read(message: str) -> Arrived:
    if "\n" in message:
        return WireFault("bad_message", "a message is one line of the protocol, without its newline")
    return ServerWire.reader.read(message.encode())
