"""The codec: lines of bytes to typed messages and back, without sockets.

An end of a connection owns one `ServerWire` or `ClientWire` and feeds it whatever bytes arrive. A line that cannot be
read becomes a `WireFault` in its place among the messages, and the stream goes on with the next line.
"""

from __future__ import annotations

from typing import Any, ClassVar, Final, Generic, Literal, TypeAlias, TypeVar, get_args

import msgspec

from ziggurat.games.game import Viewer
from ziggurat.wire.messages import MAX_LINE, ClientMessage, Message, RequestId, ServerMessage

MAX_SERVER_LINE: Final = 16 * 1024 * 1024
"""The most bytes of one line from a server, its newline included."""

FaultCode: TypeAlias = Literal[
    "not_utf8", "not_json", "not_an_object", "no_type", "unknown_type", "bad_message", "line_too_long"
]

M = TypeVar("M", bound=Message)
V = TypeVar("V")

_MOST_QUOTED: Final = 200
"""The most characters of a foreign line that a fault's message repeats."""
_READ_FAILURES: Final = (msgspec.DecodeError, UnicodeDecodeError, RecursionError)


class WireFault(msgspec.Struct, frozen=True):
    """A line that could not be read. `message` is English, for logs; `id` is the request's where it was legible."""

    code: FaultCode
    message: str
    id: int | None = None


class BadValue(ValueError):
    """A raw value inside a message that is not what its place asks for."""


class Wire(Generic[M]):
    """One end of a connection: cuts what arrives into lines and reads each as one of the other end's messages.

    Keeps at most one unfinished line, and of a line that is too long nothing.
    """

    __slots__ = ("_discarding", "_line")

    longest: ClassVar[int]
    """The most bytes of a line, its newline included."""
    reader: ClassVar[LineReader[Any]]

    def __init__(self) -> None:
        self._line = bytearray()
        self._discarding = False

    def receive(self, arrived: bytes) -> list[M | WireFault]:
        """The messages and faults that `arrived` completes, in order. How the bytes were cut makes no difference."""
        if arrived.endswith(b"\n") and len(arrived) <= self.longest and not self._line and not self._discarding:
            return [self.reader.read(line) for line in arrived.split(b"\n") if line and not line.isspace()]
        *endings, beginning = arrived.split(b"\n")
        readings: list[M | WireFault | None] = []
        for ending in endings:
            readings.append(self._extend(ending))
            readings.append(self._finish())
        readings.append(self._extend(beginning))
        return [reading for reading in readings if reading is not None]

    @property
    def unfinished_bytes(self) -> int:
        """How many bytes are kept of the line that has not ended yet."""
        return len(self._line)

    def _extend(self, piece: bytes) -> WireFault | None:
        """Add `piece` to the line; tells, once, when that makes the line too long."""
        if self._discarding:
            return None
        if len(self._line) + len(piece) < self.longest:
            self._line += piece
            return None
        self._line.clear()
        self._discarding = True
        return WireFault("line_too_long", f"a line has at most {self.longest} bytes")

    def _finish(self) -> M | WireFault | None:
        """Read the line that a newline has just ended; empty lines and discarded ones are nothing."""
        line = bytes(self._line)  # raw values in the message go on pointing into these bytes
        self._line.clear()
        self._discarding = False
        return None if not line or line.isspace() else self.reader.read(line)


class LineReader(Generic[M]):
    """Reads whole lines as one of a union of message classes. Stateless, so that all connections share one."""

    def __init__(self, messages: Any) -> None:
        """`messages` is the union, as msgspec takes it."""
        self._decoder = msgspec.json.Decoder(messages)
        self._types = frozenset(message.__struct_config__.tag for message in get_args(messages))

    def read(self, line: bytes) -> M | WireFault:
        """The message that `line` is, or what is wrong with it."""
        try:
            _check_utf8(line)
            message: M = self._decoder.decode(line)
        except _READ_FAILURES as failure:
            return self._fault(line, failure)
        return message

    def _fault(self, line: bytes, failure: Exception) -> WireFault:
        """Look closer at a line that could not be read, step by step, for the first thing that is wrong."""
        try:
            _check_utf8(line)
            _RAW.decode(line)
        except UnicodeDecodeError as error:
            return WireFault("not_utf8", _quotable(error))
        except msgspec.DecodeError as error:
            return WireFault("not_json", _quotable(error))
        except RecursionError:
            return WireFault("bad_message", "nested too deeply")
        try:
            fields = _FIELDS.decode(line)
        except msgspec.ValidationError as error:
            return WireFault("not_an_object", _quotable(error))
        return self._fault_of_fields(fields, failure)

    def _fault_of_fields(self, fields: dict[str, msgspec.Raw], failure: Exception) -> WireFault:
        request = _legible(_REQUEST, fields.get("id"))
        message_type = _legible(_TYPE, fields.get("type"))
        if message_type is None:
            return WireFault("no_type", "a message has a `type`, which is a string", request)
        if message_type not in self._types:
            return WireFault("unknown_type", _quotable(f"no message has the type {message_type!a}"), request)
        return WireFault("bad_message", _quotable(failure), request)


_RAW: Final = msgspec.json.Decoder(msgspec.Raw)
_FIELDS: Final = msgspec.json.Decoder(dict[str, msgspec.Raw])
_REQUEST: Final = msgspec.json.Decoder(RequestId)
_TYPE: Final = msgspec.json.Decoder(str)
_ENCODER: Final = msgspec.json.Encoder()


def _check_utf8(line: bytes) -> None:
    """Raises UnicodeDecodeError. The decoder alone would pass over bad bytes in raw values and unknown fields."""
    if not line.isascii():
        line.decode()


def _legible(decoder: msgspec.json.Decoder[V], raw: msgspec.Raw | None) -> V | None:
    if raw is None:
        return None
    try:
        return decoder.decode(raw)
    except msgspec.DecodeError:
        return None


def _quotable(text: object) -> str:
    return str(text)[:_MOST_QUOTED]


class ServerWire(Wire[ClientMessage]):
    """The server's end: reads what clients send."""

    __slots__ = ()
    longest = MAX_LINE
    reader = LineReader[ClientMessage](ClientMessage)


class ClientWire(Wire[ServerMessage]):
    """The client's end: reads what servers send."""

    __slots__ = ()
    longest = MAX_SERVER_LINE
    reader = LineReader[ServerMessage](ServerMessage)


def encode(message: Message) -> bytes:
    """The message as one line, its newline included."""
    line = _ENCODER.encode(message)
    if b"\n" in line:  # inside a raw value that came from an indented file: text has its newlines escaped
        line = msgspec.json.format(line, indent=-1)
    return line + b"\n"


def read_raw(decoder: msgspec.json.Decoder[V], raw: msgspec.Raw) -> V:
    """The raw value of a message as the type of `decoder`. Raises BadValue if it is not one."""
    try:
        return decoder.decode(raw)
    except _READ_FAILURES as failure:
        raise BadValue(_quotable(failure)) from failure


def view_bytes(viewer: Viewer, public: bytes, private: bytes | None = None) -> msgspec.Raw:
    """A view put together from its encoded parts, so that the public part is encoded once for all who see it.

    The same bytes as `msgspec.json.encode(View(viewer, …))`.
    """
    who = b"null" if viewer is None else b"%d" % viewer
    return msgspec.Raw(b'{"viewer":%b,"public":%b,"private":%b}' % (who, public, private or b"null"))
