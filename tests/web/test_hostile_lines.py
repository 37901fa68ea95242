"""What a hostile guest sends by WebSocket is bounded, refused with a reason, and changes nothing for the others."""

from __future__ import annotations

import msgspec
import pytest

from examples import sampled
from web.browsers import HANDSHAKE, HOST, Browser, WebVisitor, WebWorld
from web.frames_by_hand import (
    BINARY,
    CLOSE,
    CONTINUED,
    PING,
    PONG,
    TEXT,
    announced,
    close_code,
    from_guest,
    types_of,
)
from ziggurat.wire.messages import Closing, Error, Limits, Ping, Pong
from ziggurat_server.limits import ServerLimits

HELLO = b'{"type":"hello","protocol":1,"name":"Villain"}'


def a_line(world: WebWorld) -> Browser:
    """A line on which nothing was said yet."""
    browser = world.browser()
    assert browser.open_line().status == 101
    return browser


def end_of(browser: Browser) -> tuple[str, int]:
    """The code of the last message, and that of the close frame after it; the connection is closed."""
    *_, last, close = browser.frames()
    assert browser.is_closed
    return msgspec.json.decode(last.payload)["code"], close_code(close)


@pytest.fixture
def world() -> WebWorld:
    return WebWorld()


def test_a_message_too_long_is_not_even_begun_to_be_read(world: WebWorld) -> None:
    villain = a_line(world)
    villain.send(announced(65_536))
    assert end_of(villain) == ("line_too_long", 1009)


def test_a_message_too_long_in_pieces_is_not_kept_either(world: WebWorld) -> None:
    villain = a_line(world)
    villain.send(from_guest(b"x" * 60_000, final=False))
    villain.send(from_guest(b"x" * 6_000, CONTINUED, final=False))
    assert end_of(villain) == ("line_too_long", 1009)


def test_what_comes_after_the_end_is_not_looked_at(world: WebWorld) -> None:
    villain = a_line(world)
    villain.send(announced(65_536))
    villain.frames()
    villain.send(b"x" * 100_000)
    assert villain.frames() == []


def test_a_message_as_long_as_a_line_may_be_is_read(world: WebWorld) -> None:
    visitor = world.visitor("Anna")
    visitor.send(b'{"type":"ping","id":1,"more":"' + b"x" * (65_535 - 32) + b'"}')
    assert visitor.only(Pong).id == 1


def test_a_binary_message_ends_the_line(world: WebWorld) -> None:
    villain = a_line(world)
    villain.send(from_guest(HELLO, BINARY))
    assert end_of(villain) == ("bad_message", 1003)


def test_one_that_is_torn_into_crumbs_ends_the_line(world: WebWorld) -> None:
    villain = a_line(world)
    villain.send(from_guest(b"", final=False) + from_guest(b"", CONTINUED, final=False) * 300)
    assert end_of(villain) == ("bad_message", 1008)


def test_a_message_in_a_few_pieces_is_one_message(world: WebWorld) -> None:
    guest = a_line(world)
    guest.send(from_guest(HELLO[:10], final=False))
    guest.send(from_guest(b"still there?", PING))
    guest.send(from_guest(HELLO[10:], CONTINUED))
    frames = guest.frames()
    assert frames[0] == (PONG, b"still there?")
    assert types_of(frames) == ["welcome"]


def test_two_lines_in_one_message_are_none_and_the_line_goes_on(world: WebWorld) -> None:
    anna = world.visitor("Anna")
    assert isinstance(anna, WebVisitor)
    anna.send_bytes(from_guest(b'{"type":"ping","id":1}\n{"type":"ping","id":2}'))
    assert anna.only(Error).code == "bad_message"
    assert anna.all(Pong) == []
    anna.say(Ping(3))
    assert anna.only(Pong).id == 3


@sampled(
    ("what", "code"),
    [
        (from_guest(HELLO, masked=False), 1002),
        (from_guest(HELLO, rsv=0x40), 1002),
        (from_guest(HELLO, opcode=3), 1002),
        (from_guest(b"x" * 126, PING), 1002),
        (from_guest(b"", PING, final=False), 1002),
        (from_guest(HELLO, CONTINUED), 1002),
        (from_guest(b"\xff\xfe"), 1007),
    ],
    ids=["unmasked", "compressed", "unknown kind", "long ping", "torn ping", "a piece of nothing", "no UTF-8"],
    every=2,
)
def test_what_are_no_frames_ends_the_line(world: WebWorld, what: bytes, code: int) -> None:
    villain = a_line(world)
    villain.send(what)
    (close,) = villain.frames()
    assert close_code(close) == code
    assert villain.is_closed
    villain.send(what)
    assert villain.frames() == []


def test_a_guest_who_says_goodbye_is_answered_and_gone(world: WebWorld) -> None:
    guest = a_line(world)
    guest.send(from_guest(b"\x03\xe8", CLOSE))
    (close,) = guest.frames()
    assert close_code(close) == 1000
    assert guest.is_closed


def test_pings_are_answered_and_count_like_messages(world: WebWorld) -> None:
    visitor = world.visitor("Anna")
    assert isinstance(visitor, WebVisitor)
    visitor.ping(b"there?")
    assert visitor.heard == [visitor.welcome]
    assert visitor.controls == [(PONG, b"there?")]


def test_a_flood_of_pings_ends_the_line(world: WebWorld) -> None:
    villain = a_line(world)
    for _ in range(500):
        villain.send(from_guest(b"x" * 125, PING) * 10)
    assert end_of(villain) == ("too_fast", 1001)


def test_a_flood_of_pongs_ends_the_line(world: WebWorld) -> None:
    villain = a_line(world)
    villain.send(from_guest(b"", PONG) * 3_000)
    assert end_of(villain) == ("too_fast", 1001)


def test_a_flood_of_empty_messages_ends_the_line(world: WebWorld) -> None:
    villain = a_line(world)
    villain.send(from_guest(b"") * 3_000)
    assert end_of(villain) == ("too_fast", 1001)


def test_answers_to_pings_wait_with_all_else_for_a_slow_reader_and_have_a_bound() -> None:
    world = WebWorld(ServerLimits(told=Limits(queued_bytes=65_536, messages_per_second=10_000, burst=10_000)))
    villain = a_line(world)
    villain.transport.producer.pauseProducing()
    for _ in range(600):
        villain.send(from_guest(b"x" * 125, PING))
    assert end_of(villain) == ("too_slow", 1001)
    assert world.game_server.tally.dropped_slow == 1


def test_one_who_says_nothing_is_sent_away_in_time(world: WebWorld) -> None:
    silent = a_line(world)
    world.clock.advance(11)
    assert end_of(silent) == ("hello_first", 1001)


def test_one_who_does_not_read_the_end_is_cut_off(world: WebWorld) -> None:
    silent = a_line(world)
    world.clock.advance(11)
    assert not silent.is_cut_off
    world.clock.advance(6)
    assert silent.is_cut_off


def test_whoever_is_sent_away_hears_why_and_then_a_close_frame(world: WebWorld) -> None:
    anna = world.visitor("Anna")
    world.game_server.close()
    assert isinstance(anna, WebVisitor)
    assert anna.only(Closing).code == "shutting_down"
    assert [close_code(frame) for frame in anna.controls] == [1001]


# --------------------------------------------------------------------------------------------- shaking hands


@sampled(
    "origin",
    [
        "http://evil.example",
        "http://evil.example:21880",
        "http://192.0.2.7",
        "http://192.0.2.7:80",
        "https://192.0.2.7",
        "http://192.0.2.70:21880",
        "null",
        "file://",
        "http://192.0.2.7:21880@evil.example",
        "",
    ],
    every=3,
)
def test_a_page_from_elsewhere_cannot_open_a_line(world: WebWorld, origin: str) -> None:
    assert world.browser().open_line(Origin=origin).status == 403


def test_a_page_of_the_same_server_can(world: WebWorld) -> None:
    reply = world.browser().open_line(Origin=f"http://{HOST}")
    assert reply.status == 101
    assert reply.headers["sec-websocket-accept"] == "s3pPLMBiTxaQ9kYGzzhZRbK+xOo="


def test_who_is_no_browser_names_no_page_and_can(world: WebWorld) -> None:
    assert world.browser().ask("/line", headers=HANDSHAKE).status == 101


def test_no_extension_is_agreed_on(world: WebWorld) -> None:
    reply = world.browser().open_line(Sec_WebSocket_Extensions="permessage-deflate", Sec_WebSocket_Protocol="chat")
    assert "sec-websocket-extensions" not in reply.headers
    assert "sec-websocket-protocol" not in reply.headers


def test_a_question_that_is_no_handshake_is_told_what_is_here(world: WebWorld) -> None:
    reply = world.get("/line")
    assert (reply.status, reply.headers["upgrade"]) == (426, "websocket")


@pytest.mark.parametrize("missing", ["Sec-WebSocket-Version", "Sec-WebSocket-Key", "Connection"])
def test_half_a_handshake_is_none(world: WebWorld, missing: str) -> None:
    half = {name: value for name, value in HANDSHAKE.items() if name != missing}
    assert world.browser().ask("/line", headers=half).status == 400


@pytest.mark.parametrize("method", ["HEAD", "POST", "PUT"])
def test_a_line_is_opened_by_get_alone(world: WebWorld, method: str) -> None:
    assert world.browser().ask("/line", method, HANDSHAKE).status == 405


def test_texts_are_texts_whatever_is_in_them(world: WebWorld) -> None:
    anna = world.visitor("<b>Anna</b>")
    assert isinstance(anna, WebVisitor)
    assert anna.welcome.name == "<b>Anna</b>"
    assert TEXT not in {frame.opcode for frame in anna.controls}
