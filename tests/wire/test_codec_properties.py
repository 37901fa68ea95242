"""The codec against any bytes and any messages."""

from __future__ import annotations

from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from wire.message_strategies import messages_of
from ziggurat.wire.codec import ClientWire, ServerWire, Wire, WireFault, encode
from ziggurat.wire.messages import ClientMessage, Message, ServerMessage

ENDS = [ServerWire, ClientWire]

at_any_speed = settings(deadline=None)

_FRAGMENTS = [
    b'{"type":"',
    b'"id":',
    b"9" * 30,
    b"\\ud800",
    b"[[",
    b"]]",
    b"}",
    b",",
    b"\r\n",
    b"\xc3",
    b"1e999",
    b"NaN",
]
_TYPES = [message.__struct_config__.tag.encode() for message in get_args(ClientMessage)]
_JSON_LIKE = st.lists(st.sampled_from([*_FRAGMENTS, *_TYPES]), max_size=40).map(b"".join)


@pytest.mark.parametrize("end", ENDS)
@at_any_speed
@given(pieces=st.lists(st.binary(max_size=60) | _JSON_LIKE, max_size=12))
def test_any_bytes_give_only_messages_and_faults(end: type[Wire[Any]], pieces: list[bytes]) -> None:
    wire = end()
    readings = [reading for piece in [*pieces, b"\n"] for reading in wire.receive(piece)]
    assert all(isinstance(reading, Message | WireFault) for reading in readings)
    assert wire.unfinished_bytes == 0


@at_any_speed
@given(pieces=st.lists(st.binary(max_size=60) | _JSON_LIKE, max_size=12))
def test_any_bytes_read_the_same_however_they_are_cut(pieces: list[bytes]) -> None:
    wire = ServerWire()
    in_pieces = [encoded(reading) for piece in pieces for reading in wire.receive(piece)]
    assert in_pieces == [encoded(reading) for reading in ServerWire().receive(b"".join(pieces))]


@at_any_speed
@given(message=messages_of(ClientMessage))
def test_every_client_message_survives_the_wire(message: Message) -> None:
    assert survivors(ServerWire(), message) == [encode(message)]


@at_any_speed
@given(message=messages_of(ServerMessage))
def test_every_server_message_survives_the_wire(message: Message) -> None:
    assert survivors(ClientWire(), message) == [encode(message)]


def survivors(end: Wire[Any], message: Message) -> list[bytes]:
    """What arrives of `message` at the other end, encoded again: raw values are compared by their bytes."""
    readings: list[Any] = end.receive(encode(message))
    assert [type(reading) for reading in readings] == [type(message)]
    return [encode(reading) for reading in readings]


def encoded(reading: Message | WireFault) -> bytes | WireFault:
    return reading if isinstance(reading, WireFault) else encode(reading)
