"""What the examples of docs/bots.md answer to what they hear, in either language, at a server that the test plays."""

from __future__ import annotations

import subprocess
from collections.abc import Iterator
from contextlib import ExitStack, closing

import msgspec
import pytest

from bots.called_bots import called
from bots.door import Door, Host
from bots.example_programs import example, in_both_languages
from bots.tables import CODE, position_message, table, welcome
from games.ur.scenes import scene
from server.programs import PATIENCE
from ziggurat.wire.messages import (
    Act,
    Closing,
    Error,
    Hello,
    Legal,
    LegalActions,
    Ping,
    Pong,
    Ready,
    Reclaim,
    Sit,
    TableClosed,
)

pytestmark = in_both_languages

MINE = position_message(scene("WTa2 TCb1").position)
THEIRS = position_message(scene("WTa2 TCb1", seat="b").position)
NOTHING = msgspec.Raw(b"[]")
TRADE = msgspec.Raw(b'{"type":"trade"}')


@pytest.fixture
def door() -> Iterator[Door]:
    with closing(Door()) as door:
        yield door


@pytest.fixture
def bot(door: Door, program: tuple[str, ...]) -> Iterator[subprocess.Popen[str]]:
    """The running example, which knocks at the door."""
    with called(example(program, door.port, CODE, "Adapa")) as process:
        yield process


@pytest.fixture
def host(door: Door, bot: subprocess.Popen[str]) -> Host:
    """The host of the example, which has said hello and asked for a seat."""
    return seated(door.host())


def seated(host: Host) -> Host:
    """The host of an example, once that has said hello and asked for a seat."""
    hello = host.hear(Hello)
    assert (hello.protocol, hello.name, hello.kind, hello.token) == (1, "Adapa", "bot", None)
    host.say(welcome())
    assert host.hear(Sit).table == CODE
    return host


def acted(host: Host) -> Act:
    """The example's act, once it was told that it may do one thing."""
    host.say(MINE)
    legal = host.hear(Legal)
    host.say(LegalActions(legal.id, CODE, 7, 0, msgspec.Raw(b'[{"type":"trade"}]'), NOTHING))
    return host.hear(Act)


def test_it_is_ready_whenever_the_table_wants_it_to_be(host: Host) -> None:
    host.say(table("room"))
    first = host.hear(Ready)
    host.say(table("room", ready=True), table("room"))
    second = host.hear(Ready)
    assert (first.table, second.table) == (CODE, CODE)


def test_it_answers_a_ping(host: Host) -> None:
    host.say(Ping(9))
    assert host.hear(Pong).id == 9


def test_it_does_what_it_was_told_that_it_may(host: Host) -> None:
    act = acted(host)
    assert (act.table, act.revision, bytes(act.action).replace(b" ", b"")) == (CODE, 7, bytes(TRADE))


def test_it_says_nothing_while_others_are_to_act(host: Host) -> None:
    host.say(THEIRS, LegalActions(3, CODE, 7, 0, NOTHING, NOTHING), Ping(9))
    assert host.hear(Pong).id == 9


def test_it_asks_again_a_little_later_when_the_moment_was_wrong(door: Door, program: tuple[str, ...]) -> None:
    codes = ("paused", "too_fast", "not_saved")
    with ExitStack() as running:
        hosts: list[Host] = []
        for code in codes:  # each to an example of its own, so that their little whiles are one
            running.enter_context(called(example(program, door.port, CODE, "Adapa")))
            hosts.append(seated(door.host()))
            hosts[-1].say(Error(code, "not now", acted(hosts[-1]).id))
        assert [host.hear(Legal).table for host in hosts] == [CODE] * len(codes)


@pytest.mark.parametrize("code", ["stale", "match_not_running"])
def test_it_waits_for_news_when_the_match_has_moved_on(host: Host, code: str) -> None:
    host.say(Error(code, "too late", acted(host).id), Ping(9))
    assert host.hear(Pong).id == 9


def test_it_takes_its_seat_back_from_a_bot_and_plays_on(host: Host) -> None:
    host.say(Error("seat_kept", "a bot plays for you", acted(host).id))
    assert host.hear(Reclaim).table == CODE
    host.say(table("playing"))
    assert host.hear(Legal).table == CODE


def test_it_comes_back_as_who_it_was(door: Door, host: Host) -> None:
    host.hang_up()
    again = door.host()
    assert again.hear(Hello).token == welcome().token
    again.say(welcome())
    assert again.hear(Sit).table == CODE


@pytest.mark.parametrize("last", [TableClosed(CODE), table("room", your_seats=())], ids=["closed", "removed"])
def test_it_goes_in_peace_when_there_is_nothing_more_to_play(
    bot: subprocess.Popen[str], host: Host, last: TableClosed
) -> None:
    host.say(last)
    _, complaints = bot.communicate(timeout=PATIENCE)
    assert (bot.returncode, complaints) == (0, "")


@pytest.mark.parametrize(
    "last", [Error("no_open_seat", "no seat for you", 1), Closing("kicked", "no seat for you")], ids=["seat", "server"]
)
def test_it_says_why_it_goes(bot: subprocess.Popen[str], host: Host, last: Error) -> None:
    host.say(last)
    _, complaints = bot.communicate(timeout=PATIENCE)
    assert (bot.returncode, complaints) == (1, "no seat for you\n")
