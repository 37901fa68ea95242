"""The codec: what arrives in any pieces becomes messages or faults, and memory stays bounded."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from ziggurat.games.game import View
from ziggurat.wire.codec import BadValue, ClientWire, ServerWire, WireFault, encode, read_raw, view_bytes
from ziggurat.wire.messages import MAX_LINE, Act, Done, Hello, Ping, ReplayFile, Resume, Say

PING = b'{"type":"ping","id":1}\n'


def read_line(line: bytes) -> Any:
    """The one message or fault that the server reads from `line`."""
    (reading,) = ServerWire().receive(line + b"\n")
    return reading


def fault_code(line: bytes) -> str:
    fault = read_line(line)
    assert isinstance(fault, WireFault)
    return fault.code


# ------------------------------------------------------------------------------------------------- lines


def test_a_line_is_a_message() -> None:
    assert ServerWire().receive(PING) == [Ping(1)]


def test_messages_arrive_in_order() -> None:
    hello = Hello(1, "Enheduanna")
    resume = Resume(4, "ENKI-42", since=7)
    assert ServerWire().receive(encode(hello) + PING + encode(resume)) == [hello, Ping(1), resume]


def test_half_a_line_is_nothing_yet() -> None:
    wire = ServerWire()
    assert wire.receive(PING[:9]) == []
    assert wire.receive(PING[9:]) == [Ping(1)]


def test_how_the_bytes_are_cut_makes_no_difference() -> None:
    stream = PING + encode(Say(2, "à l'Euphrate ☼")) + b"\r\nnonsense\n" + b"x" * 70_000 + b"\n" + PING
    whole = ServerWire().receive(stream)
    for cut in [*range(200), *range(MAX_LINE, MAX_LINE + 200), *range(70_000, len(stream))]:
        wire = ServerWire()
        assert wire.receive(stream[:cut]) + wire.receive(stream[cut:]) == whole


def test_bytes_may_arrive_one_at_a_time() -> None:
    stream = PING + encode(Say(2, "à l'Euphrate ☼")) + b"\n[]\n" + PING
    wire = ServerWire()
    assert [reading for byte in stream for reading in wire.receive(bytes([byte]))] == ServerWire().receive(stream)


def test_lines_may_end_with_carriage_return_and_newline() -> None:
    assert ServerWire().receive(PING[:-1] + b"\r\n") == [Ping(1)]


@pytest.mark.parametrize("empty", [b"\n", b"\r\n", b"  \t\n"])
def test_empty_lines_are_nothing(empty: bytes) -> None:
    assert ServerWire().receive(empty + PING + empty) == [Ping(1)]


def test_unknown_fields_are_ignored() -> None:
    assert read_line(b'{"type":"ping","id":3,"mood":["calm",{"wind":"north"}]}') == Ping(3)


def test_each_end_reads_only_what_the_other_sends() -> None:
    done = encode(Done(5))
    assert ClientWire().receive(done) == [Done(5)]
    assert fault_code(done[:-1]) == "unknown_type"


# ------------------------------------------------------------------------------------------------- faults


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"\xff", "not_utf8"),
        (b'{"type":"say","id":1,"text":"\xed\xa0\x80"}', "not_utf8"),
        (b'{"type":"ping","unknown":"\xc3"}', "not_utf8"),
        (b'{"type":"act","id":1,"table":"ENKI-42","revision":0,"action":"\xff"}', "not_utf8"),
        (b"hello", "not_json"),
        (b'{"type":"ping"', "not_json"),
        (b'{"type":"ping"} {"type":"ping"}', "not_json"),
        (b'{"type":"ping","id":NaN}', "not_json"),
        (b'{"type":"ping","id":-Infinity}', "not_json"),
        (b'{"type":"ping","unknown":NaN}', "not_json"),
        (b'{"type":"say","id":1,"text":"\\ud800"}', "not_json"),
        (b'{"type":"say","id":1,"text":"\\udc00\\ud800"}', "not_json"),
        (b'{"type":"act","id":1,"table":"ENKI-42","revision":0,"action":"\\ud800"}', "not_json"),
        (b'\xef\xbb\xbf{"type":"ping"}', "not_json"),
        (b"null", "not_an_object"),
        (b"[]", "not_an_object"),
        (b'"ping"', "not_an_object"),
        (b"{}", "no_type"),
        (b'{"type":null}', "no_type"),
        (b'{"type":7}', "no_type"),
        (b'{"type":"dance"}', "unknown_type"),
        (b'{"type":"Ping"}', "unknown_type"),
        (b'{"type":"say","id":1}', "bad_message"),
        (b'{"type":"say","id":1,"text":""}', "bad_message"),
        (b'{"type":"say","id":1,"text":7}', "bad_message"),
        (b'{"type":"ping","id":-1}', "bad_message"),
        (b'{"type":"ping","id":true}', "bad_message"),
        (b'{"type":"ping","id":1e999}', "bad_message"),
        (b'{"type":"ping","id":9007199254740992}', "bad_message"),
        (b'{"type":"ping","id":' + b"9" * 5000 + b"}", "bad_message"),
        (b'{"type":"ping","unknown":' + b"[" * 30_000 + b"]" * 30_000 + b"}", "bad_message"),
        (b'{"type":"ping","unknown":' * 2000, "bad_message"),
    ],
)
def test_a_line_that_cannot_be_read_is_a_fault_with_a_code(line: bytes, code: str) -> None:
    assert fault_code(line) == code


def test_the_stream_goes_on_after_a_fault() -> None:
    readings = ServerWire().receive(b"nonsense\n" + PING)
    assert isinstance(readings[0], WireFault)
    assert readings[1:] == [Ping(1)]


def test_a_fault_names_the_request_where_it_is_legible() -> None:
    assert read_line(b'{"type":"sit","id":12}').id == 12
    assert read_line(b'{"type":"sit","id":"twelve"}').id is None


def test_a_fault_repeats_little_of_what_it_was_sent() -> None:
    assert len(read_line(b'{"type":"%b"}' % (b"x" * 60_000)).message) <= 200
    assert len(read_line(b'{"type":"hello","protocol":1,"name":"A","kind":"%b"}' % (b"x" * 60_000)).message) <= 200


@pytest.mark.parametrize("depth", [10, *range(900, 1100, 7), 20_000])
def test_no_depth_of_nesting_raises(depth: int) -> None:
    for line in (
        b"[" * depth,
        b"[" * depth + b"]" * depth,
        b'{"type":' * depth,
        b'{"type":"act","action":' + b"[" * depth,
    ):
        assert isinstance(read_line(line), WireFault)


# ------------------------------------------------------------------------------------------------- long lines


def padded_ping(length: int) -> bytes:
    """A ping of that many bytes, its newline included."""
    return b'{"type":"ping"}' + b" " * (length - 16) + b"\n"


def test_the_longest_line_still_passes() -> None:
    assert ServerWire().receive(padded_ping(MAX_LINE)) == [Ping()]


def test_a_line_one_byte_too_long_is_a_fault() -> None:
    (fault,) = ServerWire().receive(padded_ping(MAX_LINE + 1))
    assert isinstance(fault, WireFault)
    assert fault.code == "line_too_long"


def test_an_endless_line_is_one_fault_however_long_it_goes_on() -> None:
    wire = ServerWire()
    readings = [reading for _ in range(100) for reading in wire.receive(b"x" * 10_000)]
    assert [reading.code for reading in readings if isinstance(reading, WireFault)] == ["line_too_long"]
    assert wire.receive(b"x\n" + PING) == [Ping(1)]


def test_of_a_line_that_is_too_long_nothing_is_kept() -> None:
    wire = ServerWire()
    wire.receive(b"x" * MAX_LINE)
    assert wire.unfinished_bytes == 0
    wire.receive(b"x" * 10_000)
    assert wire.unfinished_bytes == 0


def test_of_an_unfinished_line_no_more_is_kept_than_a_line_may_have() -> None:
    wire = ServerWire()
    kept = []
    for _ in range(100):
        wire.receive(b"x" * 1000)
        kept.append(wire.unfinished_bytes)
    assert kept[0] == 1000
    assert max(kept) < MAX_LINE


def test_a_server_may_send_longer_lines_than_a_client() -> None:
    assert ClientWire().receive(padded_ping(MAX_LINE * 20)) == [Ping()]


# ------------------------------------------------------------------------------------------------- writing


def test_a_message_is_one_line() -> None:
    line = encode(Say(1, "two\nlines"))
    assert line.endswith(b"\n")
    assert line.count(b"\n") == 1


def test_raw_values_with_line_breaks_still_make_one_line() -> None:
    indented = msgspec.Raw(b'{\n "name": "a\\nb"\n}')
    line = encode(ReplayFile(1, "ENKI-42", indented))
    assert line.count(b"\n") == 1
    (message,) = ClientWire().receive(line)
    assert isinstance(message, ReplayFile)
    assert msgspec.json.decode(message.record) == {"name": "a\nb"}


class Bowl(msgspec.Struct, frozen=True):
    grain: int


@pytest.mark.parametrize(("viewer", "private"), [(None, None), (0, None), (3, Bowl(2))])
def test_a_view_put_together_is_the_view_encoded_whole(viewer: int | None, private: Bowl | None) -> None:
    public = msgspec.json.encode(Bowl(5))
    secret = None if private is None else msgspec.json.encode(private)
    assert bytes(view_bytes(viewer, public, secret)) == msgspec.json.encode(View(viewer, Bowl(5), private))


def test_a_raw_value_is_read_as_the_type_of_its_place() -> None:
    message = read_line(b'{"type":"act","id":1,"table":"ENKI-42","revision":0,"action": {"grain" : 3}}')
    assert isinstance(message, Act)
    assert read_raw(msgspec.json.Decoder(Bowl), message.action) == Bowl(3)


@pytest.mark.parametrize("raw", [b"{}", b'{"grain":1e999}', b'{"grain":' + b"9" * 5000 + b"}", b'{"grain":"much"}'])
def test_a_raw_value_of_another_type_is_a_bad_value(raw: bytes) -> None:
    with pytest.raises(BadValue):
        read_raw(msgspec.json.Decoder(Bowl), msgspec.Raw(raw))


def test_a_raw_value_nested_too_deeply_is_a_bad_value() -> None:
    with pytest.raises(BadValue):
        read_raw(msgspec.json.Decoder(), msgspec.Raw(b"[" * 5000 + b"]" * 5000))
