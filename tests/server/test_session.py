"""Hello, silence, haste, and other matters of one connection."""

from __future__ import annotations

import msgspec
import pytest

from server.world import World
from ziggurat.wire.messages import (
    MAX_LINE,
    PROTOCOL,
    Closing,
    Done,
    Error,
    Hello,
    Limits,
    Ping,
    Pong,
    Refused,
    Subscribe,
    Welcome,
)
from ziggurat_server.limits import OWN_PROGRAMS, ServerLimits


def test_a_hello_is_answered_with_who_one_is_and_what_is_offered(world: World) -> None:
    welcome = world.visitor("Anna").welcome
    assert (welcome.server, welcome.protocol, welcome.name) == ("Ur by night", PROTOCOL, "Anna")
    assert welcome.limits == Limits()
    (offer,) = (offer for offer in welcome.games if offer.id == "ur")
    assert offer.levels == ("random", "apprentice", "merchant", "priest", "king")
    assert offer.options["lone_fields_wither"] is True


@pytest.mark.parametrize(("spoken", "code"), [(PROTOCOL - 1, "protocol_too_old"), (PROTOCOL + 1, "protocol_too_new")])
def test_another_protocol_is_refused_with_both_numbers(world: World, spoken: int, code: str) -> None:
    stranger = world.stranger()
    stranger.say(Hello(spoken, "Anna"))
    refused = stranger.only(Refused)
    assert (refused.code, refused.params) == (code, {"server": PROTOCOL, "client": spoken})
    assert stranger.is_closed


def test_whoever_does_not_say_hello_is_sent_away_after_a_while(world: World) -> None:
    stranger = world.stranger()
    world.wait(world.limits.told.hello_seconds + 1)
    assert stranger.only(Refused).code == "hello_first"
    assert stranger.is_closed


def test_nothing_is_answered_before_the_hello(world: World) -> None:
    stranger = world.stranger()
    stranger.say(Subscribe(7))
    assert stranger.only(Error) == Error("hello_first", "say hello before anything else", 7)
    assert not stranger.is_closed


def test_a_second_hello_is_refused_and_the_connection_lives(world: World) -> None:
    anna = world.visitor("Anna")
    anna.say(Hello(PROTOCOL, "Belit"))
    assert anna.refusal() == "already_greeted"
    assert not anna.is_closed


@pytest.mark.parametrize(
    ("line", "code"),
    [
        (b"hello?\n", "not_json"),
        (b"\xff\xfe\n", "not_utf8"),
        (b"[1, 2]\n", "not_an_object"),
        (b'{"id": 1}\n', "no_type"),
        (b'{"type": "dance", "id": 1}\n', "unknown_type"),
        (b'{"type": "sit", "id": -1}\n', "bad_message"),
        (b"[" * 50_000 + b"\n", "bad_message"),
        (b"x" * (MAX_LINE + 1000) + b"\n", "line_too_long"),
    ],
)
def test_a_line_that_cannot_be_read_gets_an_error_and_the_connection_lives(
    world: World, line: bytes, code: str
) -> None:
    anna = world.visitor("Anna")
    anna.send(line)
    assert anna.only(Error).code == code
    anna.say(Ping(5))
    assert anna.only(Pong).id == 5


def test_a_message_that_arrives_byte_by_byte_is_one_message(world: World) -> None:
    anna = world.visitor("Anna")
    for byte in b'{"type":"ping","id":3}\n':
        anna.send(bytes([byte]))
    assert anna.only(Pong).id == 3


def test_a_silent_peer_is_asked_and_then_dropped(world: World) -> None:
    anna = world.visitor("Anna")
    world.wait(world.limits.told.silence_seconds / 2 + 1)
    assert anna.only(Ping)
    assert not anna.is_closed
    world.wait(world.limits.told.silence_seconds / 2)
    assert anna.closing() == "silent"


def test_a_peer_that_answers_pings_stays(world: World) -> None:
    anna = world.visitor("Anna")
    for _ in range(6):
        world.wait(world.limits.told.silence_seconds / 2 + 1)
        anna.say(Pong())
    assert not anna.is_closed


def test_messages_beyond_the_stated_rate_are_refused_and_not_taken(world: World) -> None:
    anna = world.visitor("Anna")
    for _ in range(Limits().burst + 50):
        anna.say(Ping())
    assert len(anna.all(Pong)) == Limits().burst - 1
    assert {error.code for error in anna.all(Error)} == {"too_fast"}
    assert not anna.is_closed


def test_whoever_waits_a_little_may_go_on(world: World) -> None:
    anna = world.visitor("Anna")
    for _ in range(Limits().burst + 50):
        anna.say(Ping())
    anna.forget()
    world.wait(1)
    anna.say(Ping())
    assert anna.only(Pong)


def test_thousands_of_messages_at_once_end_the_connection_without_harm_to_others(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    anna.send(b'{"type":"subscribe","id":1}\n' * 5000)
    assert anna.closing() == "too_fast"
    assert len(anna.heard) < 1000
    belit.say(Ping())
    assert belit.only(Pong)


def test_a_flood_of_garbage_ends_the_connection_too(world: World) -> None:
    stranger = world.stranger()
    stranger.send(b"garbage\n" * 5000)
    assert stranger.closing() == "too_fast"


def test_the_servers_own_bots_may_be_faster(world: World) -> None:
    bot = world.hired(world.visitor("Anna"))
    for _ in range(2000):
        bot.say(Ping())
    assert len(bot.all(Pong)) == 2000
    assert bot.only(Welcome).limits == OWN_PROGRAMS


def test_a_slow_reader_is_kept_waiting_and_then_closed() -> None:
    world = World(ServerLimits(told=Limits(queued_bytes=500)))
    anna = world.visitor("Anna")
    anna.transport.producer.pauseProducing()
    anna.say(Ping(1))
    assert anna.all(Pong) == []
    for _ in range(100):
        anna.say(Ping(2))
    assert [type(message) for message in anna.heard] == [Welcome, Closing]
    assert anna.closing() == "too_slow"


def test_what_waited_for_a_slow_reader_arrives_in_order_once_it_reads(world: World) -> None:
    anna = world.visitor("Anna")
    producer = anna.transport.producer
    producer.pauseProducing()
    anna.say(Ping(1))
    anna.say(Ping(2))
    producer.resumeProducing()
    assert [pong.id for pong in anna.all(Pong)] == [1, 2]


def test_a_closed_connection_that_does_not_end_is_cut_off(world: World) -> None:
    stranger = world.stranger()
    stranger.say(Hello(PROTOCOL + 1, "Anna"))
    assert not stranger.transport.disconnected
    world.wait(world.limits.linger + 1)
    assert stranger.transport.disconnected


def test_a_full_server_refuses_whoever_comes_next() -> None:
    world = World(ServerLimits(connections=1))
    world.visitor("Anna")
    assert world.stranger().only(Refused).code == "full"


def test_a_full_server_lets_its_own_bots_in() -> None:
    world = World(ServerLimits(connections=1, bots=1))
    first = world.hired(world.visitor("Anna"))
    second = world.stranger(world.game_server.reception.door(OWN_PROGRAMS), address="127.0.0.1")
    assert first.only(Welcome).name == "Enlil"
    assert second.only(Refused).code == "full"


def test_fields_that_nobody_knows_are_ignored(world: World) -> None:
    anna = world.visitor("Anna")
    anna.send(b'{"type":"subscribe","id":4,"colour":"blue"}\n')
    assert anna.only(Done).id == 4


def test_everyone_hears_that_the_server_shuts_down(world: World) -> None:
    anna, stranger = world.visitor("Anna"), world.stranger()
    all_gone = world.game_server.close()
    assert (anna.closing(), stranger.closing()) == ("shutting_down", "shutting_down")
    assert not all_gone.called
    anna.hang_up()
    stranger.hang_up()
    assert all_gone.called


def test_the_welcome_is_one_line_of_json(world: World) -> None:
    stranger = world.stranger()
    stranger.say(Hello(PROTOCOL, "Anna"))
    line = stranger.transport.value()
    assert line.count(b"\n") == 1
    assert msgspec.json.decode(line)["type"] == "welcome"
