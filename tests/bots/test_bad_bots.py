"""Bots that sleep, crash or cheat, as processes at a real server: the table deals with them, and the others play on."""

from __future__ import annotations

import os
import signal
import socket
import struct
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import msgspec
import pytest

from bots.called_bots import Host, bot_of_the_house, called
from examples import sampled
from server.programs import LOOPBACK, Caller, Program
from ziggurat.wire.messages import (
    PROTOCOL,
    Act,
    ClockTerms,
    Closing,
    Done,
    Error,
    Happened,
    Hello,
    Legal,
    LegalActions,
    PositionMessage,
    Ready,
    Rejected,
    Sit,
    Welcome,
)

SHORT: Final = msgspec.Raw(b'{"max_rounds":1}')
NO_HURRY: Final = ClockTerms(bank=None, keeper="random")
HASTE: Final = ClockTerms("per_turn", 1, bank=1, keeper="random")

needs_signals = pytest.mark.skipif(sys.platform == "win32", reason="stops a process in the way of POSIX")
needs_proc = pytest.mark.skipif(sys.platform != "linux", reason="finds a server's bots in Linux's way")


@contextmanager
def running(folder: Path, *limits: str) -> Iterator[Program]:
    """A server for as long as the block lasts."""
    chosen = [word for limit in limits for word in ("--limit", limit)]
    with Program("--listen", LOOPBACK, "--no-announce", "--data", str(folder), *chosen) as server:
        yield server


def random_bot(server: Program, host: Host, name: str) -> list[str]:
    return bot_of_the_house(server.port, host.code, "--level", "random", "--name", name)


class Rogue:
    """A bot that sits at a table and plays by its own will."""

    def __init__(self, server: Program, code: str) -> None:
        self._server = server
        self._code = code
        self._token: str | None = None
        self.caller: Caller
        self.news: PositionMessage | Happened
        self.come()
        self.caller.await_message(Done)
        self.caller.say(Ready(2, code))
        self.caller.await_message(Done)

    def come(self) -> None:
        """Come, or come back, and ask for the seat."""
        self.caller = self._server.call()
        self.caller.say(Hello(PROTOCOL, "Erra", token=self._token, kind="bot"))
        self._token = self.caller.await_message(Welcome).token
        self.caller.say(Sit(1, self._code))

    def crash(self) -> None:
        """Go without a word."""
        self.caller.socket.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        self.caller.socket.close()

    def see_position(self) -> None:
        """Wait to be told where the match stands."""
        self.news = self.caller.await_any(PositionMessage, Happened)

    def await_turn(self) -> None:
        """Wait until one's own decision is awaited."""
        self.see_position()
        while self.news.viewer not in self.news.to_act:
            self.see_position()

    def act(self, action: bytes, revision: int | None = None, seat: int | None = None) -> str:
        """Try an action; "done", or the code of the refusal."""
        at = self.news.revision if revision is None else revision
        self.caller.say(Act(3, self._code, at, msgspec.Raw(action), seat))
        answer = self.caller.await_any(Done, Error, Rejected)
        return "done" if isinstance(answer, Done) else answer.code

    def act_legally(self) -> None:
        """Do the first thing that may be done."""
        told = self._ask_for_legal()
        assert isinstance(told, LegalActions)
        self._take_first(told)

    def play_on(self) -> None:
        """Play like an honest bot until the match is over."""
        while isinstance(told := self._ask_for_legal(), LegalActions):
            if bytes(told.actions) == b"[]":
                self.caller.await_message(Happened)
            else:
                self._take_first(told)

    def _ask_for_legal(self) -> LegalActions | Error:
        self.caller.say(Legal(4, self._code))
        told: LegalActions | Error = self.caller.await_any(LegalActions, Error)
        return told

    def _take_first(self, told: LegalActions) -> None:
        action, *_ = msgspec.json.decode(told.actions, type=list[msgspec.Raw])
        assert self.act(bytes(action), told.revision) == "done"


# ------------------------------------------------------------------------------------------------- sleepers


@pytest.mark.thorough
@needs_signals
@sampled("terms", [HASTE, NO_HURRY], ids=["with a clock", "without a clock"], every=2)
def test_a_bot_that_sleeps_for_ever_is_played_for(tmp_path: Path, terms: ClockTerms) -> None:
    with running(tmp_path, "bot_seconds=1") as server:
        host = Host(server, options=SHORT, clock=terms)
        with (
            called(random_bot(server, host, "Enlil")),
            called(random_bot(server, host, "Erra")) as sleeper,
        ):
            host.start()
            host.see_happen()
            sleeper.send_signal(signal.SIGSTOP)
            kept = host.see(lambda table: "random" in [seat.keeper for seat in table.seats])
            assert [seat.name for seat in kept.seats if seat.keeper] == ["Erra"]
            host.see_the_end()


@needs_proc
@pytest.mark.faults
def test_a_hired_bot_that_hangs_is_started_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host = Host(server, options=SHORT)
        host.hire("random")
        with called(random_bot(server, host, "Enlil")):
            host.start()
            host.see_happen()
            (asleep,) = bots_of(server)
            os.kill(asleep, signal.SIGSTOP)
            host.see_the_end()
            assert asleep not in bots_of(server)


def bots_of(server: Program) -> list[int]:
    """The processes that the server has started."""
    pid = server.process.pid
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


# ------------------------------------------------------------------------------------------------- crashes


@pytest.mark.thorough
def test_the_seat_of_a_bot_that_crashed_is_played_for_until_it_comes_back(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host = Host(server, options=SHORT, clock=ClockTerms(bank=1, keeper="random"))
        with called(random_bot(server, host, "Enlil")):
            rogue = Rogue(server, host.code)
            host.start()
            rogue.await_turn()
            rogue.crash()
            kept = host.see(lambda table: "random" in [seat.keeper for seat in table.seats])
            (seat,) = (seat for seat in kept.seats if seat.keeper)
            assert (seat.name, seat.here) == ("Erra", False)
            rogue.come()
            host.see(lambda table: not any(seat.keeper for seat in table.seats))
            rogue.await_turn()
            rogue.act_legally()


@needs_proc
def test_a_hired_bot_that_crashes_is_started_again_and_plays_on(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host = Host(server, options=SHORT)
        host.hire("random")
        with called(random_bot(server, host, "Enlil")):
            host.start()
            host.see_happen()
            (bot,) = bots_of(server)
            os.kill(bot, signal.SIGKILL)
            host.see_the_end()
            assert bot not in bots_of(server)


# ------------------------------------------------------------------------------------------------- cheats


def test_a_bot_that_cheats_is_refused_and_the_others_finish_their_game(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host = Host(server, seats=3, options=SHORT)
        with called(random_bot(server, host, "Enlil")), called(random_bot(server, host, "Nisaba")):
            rogue = Rogue(server, host.code)
            host.start()
            rogue.await_turn()
            assert rogue.act(b'{"type":"swap","square":3,"face":"W"}') == "not_now"
            assert rogue.act(b'{"type":"place","square":7,"cubes":20}') == "bad_action"
            assert rogue.act(b'{"type":"win"}') == "bad_action"
            assert rogue.act(b"[[[[[[]]]]]]") == "bad_action"
            others = {0, 1, 2} - {rogue.news.viewer}
            assert [rogue.act(b'{"type":"place","square":7}', seat=seat) for seat in others] == ["not_seated"] * 2
            assert rogue.act(b'{"type":"place","square":7}', revision=rogue.news.revision + 5) == "stale"
            rogue.act_legally()
            assert rogue.act(b'{"type":"place","square":7}', revision=0) == "stale"
            assert unreadable(rogue.caller, b"\xff\xfe\n") == "not_utf8"
            assert unreadable(rogue.caller, b"win\n") == "not_json"
            assert unreadable(rogue.caller, b"x" * 100_000 + b"\n") == "line_too_long"
            rogue.play_on()
            host.see_the_end()


def test_nobody_acts_out_of_turn(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host = Host(server)
        rogues = Rogue(server, host.code), Rogue(server, host.code)
        host.start()
        for rogue in rogues:
            rogue.see_position()
        (hasty,) = (rogue for rogue in rogues if rogue.news.viewer not in rogue.news.to_act)
        assert hasty.act(b'{"type":"place","square":7}') == "not_your_turn"


def unreadable(caller: Caller, line: bytes) -> str:
    """Send what is no message; the code that the server answers."""
    caller.socket.sendall(line)
    return caller.await_message(Error).code


def test_a_bot_that_floods_is_put_out_and_the_others_finish_their_game(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        host = Host(server, seats=3, options=SHORT, clock=ClockTerms(bank=1, keeper="random"))
        with called(random_bot(server, host, "Enlil")), called(random_bot(server, host, "Nisaba")):
            rogue = Rogue(server, host.code)
            host.start()
            rogue.await_turn()
            assert flooded(rogue.caller).code == "too_fast"
            host.see_the_end()


def flooded(caller: Caller) -> Closing:
    """Say the same again and again until the server closes; what it says last."""
    line = b'{"type":"act","id":1,"table":"ENKI-42","revision":0,"action":{}}\n' * 1000
    caller.socket.sendall(line)
    return caller.await_message(Closing)
