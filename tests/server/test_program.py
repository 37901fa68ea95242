"""The program itself: its arguments, its ports, its end, and real sockets."""

from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from examples import sampled
from server.programs import LOOPBACK, PATIENCE, SERVER, Caller, Program
from ziggurat.wire.messages import (
    ANY_STYLE,
    PROTOCOL,
    AddBot,
    Closing,
    Done,
    Error,
    Happened,
    Hello,
    Open,
    Ping,
    Pong,
    Refused,
    Start,
)
from ziggurat.wire.messages import Table as TableMessage

FULL_DISK = Path("/dev/full")
DOOR = "Door starting on "
"""How the log tells of a port. The first is the server's own, for its bots."""


@pytest.fixture
def program(tmp_path: Path) -> Iterator[Program]:
    started = Program("--listen", LOOPBACK, "--name", "Test server", "--data", str(tmp_path), program=SERVER)
    try:
        yield started
    finally:
        started.close()


def run_to_its_end(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A server that is expected to end by itself."""
    return subprocess.run(
        [sys.executable, "-m", "ziggurat_server", *arguments],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_it_says_where_it_listens(program: Program) -> None:
    assert program.announced == f"listening on 127.0.0.1:{program.port}"
    assert program.call().hello("Anna").server == "Test server"


@pytest.mark.skipif(not FULL_DISK.exists(), reason="no disk can be full here without being filled")
def test_it_serves_where_the_disk_is_full_on_which_its_output_is_kept(tmp_path: Path) -> None:
    with FULL_DISK.open("wb") as output:
        started = subprocess.Popen(
            [sys.executable, "-m", "ziggurat_server", "--listen", LOOPBACK, "--data", str(tmp_path)],
            stdin=subprocess.DEVNULL,
            stdout=output,
            stderr=subprocess.PIPE,
            text=True,
        )
    assert started.stderr is not None
    opened = [int(line.split()[-1]) for line in islice((each for each in started.stderr if DOOR in each), 2)]
    caller = Caller(opened[-1])
    assert caller.hello("Anna").token
    caller.socket.close()
    started.terminate()
    _, log = started.communicate(timeout=PATIENCE)
    assert (started.returncode, "could not start" in log) == (0, False)


@pytest.mark.parametrize("how", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_ends_it_in_order_and_everyone_is_told(program: Program, how: signal.Signals) -> None:
    anna = program.call()
    anna.hello("Anna")
    exit_code, errors = program.end(how)
    assert anna.await_message(Closing).code == "shutting_down"
    assert exit_code == 0
    assert "Traceback" not in errors


def test_a_private_server_listens_on_loopback_and_ends_with_its_standard_input() -> None:
    private = Program("--private")
    assert private.announced.startswith("listening on 127.0.0.1:")
    assert private.process.stdin is not None
    private.process.stdin.close()
    assert private.process.wait(timeout=PATIENCE) == 0
    private.close()


def test_a_port_that_is_taken_is_named_with_a_way_out(program: Program, tmp_path: Path) -> None:
    taken = f"tcp:{program.port}:interface=127.0.0.1"
    second = run_to_its_end("--listen", taken, "--data", str(tmp_path / "of its own"))
    assert second.returncode == 1
    assert f"cannot listen on port {program.port}" in second.stderr
    assert "--listen tcp:PORT" in second.stderr
    assert "Traceback" not in second.stderr


@sampled(
    "arguments",
    [
        ("--listen", "nonsense"),
        ("--listen", "tcp:many"),
        ("--listen", "tcp:99999"),
        ("--listen", "ssl:0:privateKey=/no/such/file"),
        ("--listen",),
        ("--log-level", "chatty"),
        ("--unknown",),
    ],
    every=7,
)
def test_arguments_that_make_no_sense_end_it_with_code_2_and_a_sentence(arguments: tuple[str, ...]) -> None:
    ended = run_to_its_end(*arguments)
    assert ended.returncode == 2
    assert "ziggurat-server: " in ended.stderr
    assert "Traceback" not in ended.stderr


def test_garbage_halves_and_monsters_change_nothing_for_the_others(program: Program) -> None:
    anna, villain = program.call(), program.call()
    anna.hello("Anna")
    villain.socket.sendall(b"\x00\xff\xfe\n" + b"x" * 66_000 + b"\n" + b'{"type":"sit"')
    assert [villain.await_message(Error).code for _ in range(2)] == ["not_utf8", "line_too_long"]
    villain.socket.close()
    anna.say(Ping(1))
    assert anna.await_message(Pong).id == 1
    _, errors = program.end()
    assert "Traceback" not in errors


@pytest.mark.thorough
def test_another_protocol_is_refused_and_the_connection_closed(program: Program) -> None:
    caller = program.call()
    caller.say(Hello(PROTOCOL + 1, "Anna"))
    assert caller.await_message(Refused).code == "protocol_too_new"
    with pytest.raises(EOFError):
        caller.await_message(Pong)


def test_a_flood_is_cut_off_while_others_are_served(program: Program) -> None:
    anna, villain = program.call(), program.call()
    anna.hello("Anna")
    villain.hello("Villain")
    villain.socket.sendall(b'{"type":"ping"}\n' * 3000)
    assert villain.await_message(Closing).code == "too_fast"
    anna.say(Ping(1))
    assert anna.await_message(Pong).id == 1


def test_hired_bots_come_by_themselves_and_play(program: Program) -> None:
    anna = program.call()
    anna.hello("Anna")
    anna.say(Open(1, "ur", 2))
    code = anna.await_message(Done).table
    assert code is not None
    for seat, style in enumerate((None, ANY_STYLE)):
        anna.say(AddBot(2, code, "merchant", seat, style))
    while not all(seat.ready for seat in anna.await_message(TableMessage).seats):
        pass
    anna.say(Start(3, code))
    assert [anna.await_message(Happened).revision for _ in range(6)] == [1, 2, 3, 4, 5, 6]
    _, errors = program.end()
    assert "Traceback" not in errors
