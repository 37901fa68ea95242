"""What a running server does when the system speaks to it."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from server.programs import LOOPBACK, PATIENCE, Caller, Program
from ziggurat.wire.messages import (
    Closing,
    Done,
    Error,
    Notice,
    Open,
    PositionMessage,
    Ready,
    Resume,
    Sit,
    Start,
    Table,
)


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "server.toml"
    path.write_text('name = "House of Ur"\nannounce = false\ndrain_seconds = 600\n')
    return path


def start(file: Path) -> Program:
    return Program("--config", str(file), "--listen", LOOPBACK, "--data", str(file.parent / "data"))


@pytest.fixture
def program(file: Path) -> Iterator[Program]:
    started = start(file)
    try:
        yield started
    finally:
        if started.process.poll() is None:
            started.process.kill()
        started.close()


def begin_match(program: Program) -> tuple[str, list[Caller], list[str]]:
    """A table with a match of two, the players, and the tokens that bring them back."""
    players = [program.call(), program.call()]
    tokens = [player.hello(name).token for player, name in zip(players, ("Anna", "Belit"), strict=True)]
    host = players[0]
    host.say(Open(1, "ur", 2))
    code = host.await_message(Done).table
    assert code is not None
    for player in players:
        player.say(Sit(2, code))
        player.await_message(Done)
        player.say(Ready(3, code))
        player.await_message(Done)
    host.say(Start(4, code))
    for player in players:
        player.await_message(PositionMessage)
    return code, players, tokens


def complaint(program: Program, words: str) -> str:
    """The next line of the log that has these words."""
    assert program.process.stderr is not None
    return next(line for line in program.process.stderr if words in line)


# ------------------------------------------------------------------------------------ SIGTERM


def test_asked_to_stop_it_lets_matches_go_on_and_tells_everyone(program: Program) -> None:
    code, (anna, belit), _ = begin_match(program)
    program.process.send_signal(signal.SIGTERM)
    assert [one.await_message(Notice) for one in (anna, belit)] == [Notice("stopping", seconds=600)] * 2
    anna.say(Open(9, "ur", 2))
    assert anna.await_message(Error).code == "server_stopping"
    anna.say(Resume(10, code, 0))
    assert any(anna.await_message(Done).id == 10 for _ in ("the start", "coming back"))
    assert program.process.poll() is None


def test_asked_twice_it_stops_at_once_in_order(program: Program) -> None:
    _, (anna, _), _ = begin_match(program)
    program.process.send_signal(signal.SIGTERM)
    anna.await_message(Notice)
    program.process.send_signal(signal.SIGTERM)
    assert anna.await_message(Closing).code == "shutting_down"
    assert program.process.wait(PATIENCE) == 0


def test_it_stops_once_nobody_plays_any_more(program: Program) -> None:
    _, players, _ = begin_match(program)
    program.process.send_signal(signal.SIGTERM)
    for player in players:
        player.await_message(Notice)
        player.socket.close()
    assert program.process.wait(PATIENCE) == 0


def test_without_a_match_it_stops_at_once(program: Program) -> None:
    anna = program.call()
    anna.hello("Anna")
    exit_code, log = program.end()
    assert exit_code == 0
    assert "Traceback" not in log


def test_what_was_drained_is_back_when_it_starts_again(program: Program, file: Path) -> None:
    code, (anna, _), tokens = begin_match(program)
    program.process.send_signal(signal.SIGTERM)
    anna.await_message(Notice)
    program.process.send_signal(signal.SIGTERM)
    program.process.wait(PATIENCE)
    again = start(file)
    try:
        back = again.call()
        back.hello("Anna", tokens[0])
        back.say(Sit(1, code))
        assert back.await_message(Table).stage == "playing"
        assert back.await_message(PositionMessage).revision == 0
    finally:
        again.process.kill()
        again.close()


# ------------------------------------------------------------------------------------ SIGHUP


def test_a_changed_file_is_read_when_it_is_asked_to(program: Program, file: Path) -> None:
    file.write_text('name = "House of Uruk"\nannounce = false\nmessage_of_the_day = "Hail"\n[limits]\nburst = 77\n')
    program.process.send_signal(signal.SIGHUP)
    complaint(program, "read the configuration anew")
    anna = program.call()
    welcome = anna.hello("Anna")
    assert (welcome.server, welcome.limits.burst) == ("House of Uruk", 77)
    assert anna.await_message(Notice) == Notice("greeting", "Hail")


def test_what_needs_a_restart_is_said(program: Program, file: Path) -> None:
    file.write_text('name = "House of Ur"\nannounce = true\ndrain_seconds = 600\n')
    program.process.send_signal(signal.SIGHUP)
    assert "announce has changed" in complaint(program, "needs a restart")


def test_a_file_that_makes_no_sense_changes_nothing(program: Program, file: Path) -> None:
    file.write_text('name = "House of Uruk"\n[limits]\nburts = 77\n')
    program.process.send_signal(signal.SIGHUP)
    assert "limits.burst" in complaint(program, "stays as it was")
    assert program.call().hello("Anna").server == "House of Ur"


def test_bans_written_by_hand_are_read_too(program: Program, file: Path) -> None:
    bans = file.parent / "data" / "bans.json"
    bans.write_text('[{"number": 1, "kind": "name", "what": "Villain", "reason": "shouting"}]')
    program.process.send_signal(signal.SIGHUP)
    complaint(program, "read the ban list anew")
    villain = program.call()
    with pytest.raises(EOFError):
        villain.hello("Villain")


def test_bans_that_make_no_sense_leave_the_old_ones_in_force(program: Program, file: Path) -> None:
    (file.parent / "data" / "bans.json").write_text("[{}]")
    program.process.send_signal(signal.SIGHUP)
    assert "bans.json cannot be read" in complaint(program, "the ban list stays as it was")
