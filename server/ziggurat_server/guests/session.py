"""The life of one connection: awaiting the hello, greeted, closed."""

from __future__ import annotations

from enum import Enum, auto
from functools import partial
from typing import Final, Protocol, TypeAlias

from twisted.internet.defer import Deferred
from twisted.logger import Logger
from twisted.python.failure import Failure

from ziggurat.wire.codec import WireFault, encode
from ziggurat.wire.messages import (
    PROTOCOL,
    ClientMessage,
    Closing,
    Error,
    Hello,
    Limits,
    Ping,
    Pong,
    Refused,
    ServerMessage,
    Welcome,
)
from ziggurat_server.guests.intake import Intake
from ziggurat_server.guests.people import CannotLookUp
from ziggurat_server.guests.rate import TokenBucket
from ziggurat_server.limits import COSTS, ServerLimits
from ziggurat_server.refusal import Refusal
from ziggurat_server.twisted_types import Clock

_log = Logger()

Arrived: TypeAlias = ClientMessage | WireFault
"""What comes by a connection: a message, or a line that is none."""


class Stage(Enum):
    """Where a session is in its life."""

    AWAITING_HELLO = auto()
    GREETED = auto()
    CLOSED = auto()


_NEXT: Final = {
    Stage.AWAITING_HELLO: {Stage.GREETED, Stage.CLOSED},
    Stage.GREETED: {Stage.CLOSED},
    Stage.CLOSED: set[Stage](),
}


class Wires(Protocol):
    """The connection under a session."""

    @property
    def address(self) -> str:
        """Where the other end is; `addresses.HERE` for this machine."""

    def write(self, line: bytes) -> None:
        """Send a line."""

    def end(self, last_line: bytes) -> None:
        """Send a last line and close the connection."""

    def flow(self, flows: bool) -> None:
        """Read what the other end sends, or let it wait there."""


class Reception(Protocol):
    """The server behind a session."""

    async def greet(self, session: Session, hello: Hello) -> None:
        """Have the session's person welcomed, unless the session is closed meanwhile.

        Raises Refusal, and CannotLookUp.
        """

    def answer(self, session: Session, message: ClientMessage) -> Deferred[None] | None:
        """Do what a greeted session asks. Raises Refusal.

        What takes longer returns a Deferred, which fires once it is answered, or fails with Refusal.
        """

    def departed(self, session: Session) -> None:
        """The session's connection is gone."""


class Session:
    """One connection's life. `limits.told` holds what this connection may do.

    `number` tells it from the server's other connections, `address` is where it comes from (`addresses.HERE` for this
    machine).
    """

    __slots__ = (
        *("_bucket", "_clock", "_intake", "_last_heard", "_limits", "_overruns", "_reception", "_stage", "_timer"),
        *("_wires", "address", "number"),
    )

    def __init__(self, wires: Wires, reception: Reception, clock: Clock, limits: ServerLimits, number: int = 1) -> None:
        self.number = number
        self.address = wires.address
        self._wires = wires
        self._reception = reception
        self._clock = clock
        self._limits = limits
        self._stage = Stage.AWAITING_HELLO
        self._bucket = TokenBucket(clock, limits.told.messages_per_second, limits.told.burst)
        self._overruns = 0
        self._intake: Intake[Arrived] = Intake(self._take, self._flow)
        self._last_heard = clock.seconds()
        self._timer = clock.callLater(limits.told.hello_seconds, self._hello_overdue)

    @property
    def told_limits(self) -> Limits:
        """What `welcome` states to this connection."""
        return self._limits.told

    @property
    def closed(self) -> bool:
        """Whether nothing more is heard or said."""
        return self._stage is Stage.CLOSED

    def received(self, message: Arrived) -> None:
        """Take what arrived, in the way of the stage one is in, once all that came before it is answered."""
        if self._stage is Stage.CLOSED:
            return
        self._last_heard = self._clock.seconds()
        if not self._bucket.take(1 if isinstance(message, WireFault) else COSTS.get(type(message), 1)):
            self._refuse_overrun(message)
            return
        if self._overruns and self._bucket.half_full:
            self._overruns = 0
        self._intake.put(message)

    def send(self, message: ServerMessage) -> None:
        """Send a message."""
        self.send_line(encode(message))

    def send_line(self, line: bytes) -> None:
        """Send an encoded message."""
        if self._stage is not Stage.CLOSED:
            self._wires.write(line)

    def welcome(self, welcome: Welcome) -> None:
        """The session's person is known: let them in."""
        self._enter(Stage.GREETED)
        self.send(welcome)
        self._timer = self._clock.callLater(self._limits.told.silence_seconds / 2, self._listen)

    def close(self, code: str, message: str, **params: str | int) -> None:
        """Say why, and end the connection."""
        self._end(Closing(code, message, params))

    def refuse(self, refusal: Refusal) -> None:
        """Say that this connection is not let in, and end it."""
        self._end(Refused(refusal.code, refusal.message, refusal.params))

    def lost(self) -> None:
        """The connection is gone."""
        if self._stage is not Stage.CLOSED:
            self._enter(Stage.CLOSED)
        self._reception.departed(self)

    def _take(self, message: Arrived) -> Deferred[None] | None:
        """Answer it, or return what fires once it is answered."""
        match message:
            case _ if self._stage is Stage.CLOSED:
                pass  # it came before the end and was not looked at in time
            case WireFault():
                self.send(Error(message.code, message.message, message.id))
            case Ping():
                self.send(Pong(message.id))
            case Pong():
                pass  # that it was heard is all there is to it
            case Hello() if self._stage is Stage.AWAITING_HELLO:
                return Deferred.fromCoroutine(self._greet(message))
            case Hello():
                self.send(Error("already_greeted", "one hello is enough"))
            case _ if self._stage is Stage.AWAITING_HELLO:
                self.send(Error("hello_first", "say hello before anything else", message.id))
            case _:
                return self._answer(message)
        return None

    def _answer(self, message: ClientMessage) -> Deferred[None] | None:
        try:
            answering = self._reception.answer(self, message)
        except Refusal as refusal:
            self._say_no(message, refusal)
            return None
        return None if answering is None else answering.addErrback(partial(self._answered_late, message))

    def _answered_late(self, message: ClientMessage, failure: Failure) -> None:
        if isinstance(failure.value, Refusal):
            self._say_no(message, failure.value)
        else:
            _log.failure("a request could not be answered", failure)

    def _say_no(self, message: ClientMessage, refusal: Refusal) -> None:
        self.send(Error(refusal.code, refusal.message, _request_id(message), refusal.params))

    def _flow(self, flows: bool) -> None:
        if self._stage is not Stage.CLOSED:
            self._wires.flow(flows)

    async def _greet(self, hello: Hello) -> None:
        self._timer.cancel()
        try:
            _check_protocol(hello.protocol)
            await self._reception.greet(self, hello)
        except Refusal as refusal:
            self.refuse(refusal)
        except CannotLookUp:
            self.close("not_readable", "the server cannot look you up now; come back in a moment")

    def _refuse_overrun(self, message: Arrived) -> None:
        self._overruns += 1
        if self._overruns > self._limits.overruns:
            self.close("too_fast", "you went on sending faster than this server allows")
            return
        self.send(Error("too_fast", "slow down; this message was not taken", _request_id(message)))

    def _listen(self) -> None:
        """Ask whether a silent peer is there; give up on one that has been silent for too long."""
        longest = self._limits.told.silence_seconds
        silent = self._clock.seconds() - self._last_heard
        if silent >= longest:
            self.close("silent", f"nothing was heard from you for {longest} seconds")
            return
        if silent >= longest / 2:
            self.send(Ping())
            self._timer = self._clock.callLater(longest - silent, self._listen)
        else:
            self._timer = self._clock.callLater(longest / 2 - silent, self._listen)

    def _hello_overdue(self) -> None:
        self.refuse(Refusal("hello_first", f"no hello came within {self._limits.told.hello_seconds} seconds"))

    def _end(self, last_words: ServerMessage) -> None:
        if self._stage is Stage.CLOSED:
            return
        self._enter(Stage.CLOSED)
        self._wires.end(encode(last_words))

    def _enter(self, stage: Stage) -> None:
        if stage not in _NEXT[self._stage]:
            raise RuntimeError(f"a session cannot go from {self._stage.name} to {stage.name}")
        if self._timer.active():
            self._timer.cancel()
        self._stage = stage


def _request_id(message: Arrived) -> int | None:
    return None if isinstance(message, Hello) else message.id


def _check_protocol(spoken: int) -> None:
    if spoken < PROTOCOL:
        raise Refusal(
            "protocol_too_old", f"this server speaks protocol {PROTOCOL}; update", server=PROTOCOL, client=spoken
        )
    if spoken > PROTOCOL:
        raise Refusal(
            "protocol_too_new", f"this server speaks only protocol {PROTOCOL}", server=PROTOCOL, client=spoken
        )
