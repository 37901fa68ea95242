"""Where the program keeps its data, and that it is alone with it."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from server.on_disk import file_in
from server.programs import LOOPBACK, PATIENCE, Program, run_to_its_end
from server.world import legal_action, written
from ziggurat.wire.messages import (
    Act,
    Done,
    Happened,
    Notice,
    Open,
    PositionMessage,
    Ready,
    Sit,
    Start,
    Table,
)
from ziggurat_server.config.command_line import read_command
from ziggurat_server.config.settings import usual_folder


def test_a_server_keeps_its_data_in_the_usual_folder() -> None:
    assert read_command([]).data == usual_folder()


def test_a_private_server_keeps_nothing() -> None:
    assert read_command(["--private"]).data is None


def test_any_server_keeps_its_data_where_it_is_told_to(tmp_path: Path) -> None:
    assert read_command(["--data", str(tmp_path)]).data == tmp_path
    assert read_command(["--private", "--data", str(tmp_path)]).data == tmp_path


FAILING = str(Path(__file__).with_name("failing_server.py"))


def run_in(folder: Path, *program: str) -> subprocess.CompletedProcess[str]:
    """A server that is expected not to start there; `program` is how to start another one than people do."""
    if not program:
        return run_to_its_end("--listen", LOOPBACK, "--data", str(folder))
    return subprocess.run(
        [sys.executable, *program, "--listen", LOOPBACK, "--data", str(folder)],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )


def test_a_second_server_in_the_same_folder_ends_with_a_sentence(tmp_path: Path) -> None:
    with Program("--listen", LOOPBACK, "--data", str(tmp_path)):
        second = run_in(tmp_path)
    assert second.returncode == 3
    assert f"another server uses {tmp_path}" in second.stderr
    assert "Traceback" not in second.stderr


def test_a_folder_that_cannot_be_used_ends_it_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    ended = run_in(tmp_path / "file")
    assert ended.returncode == 1
    assert "choose another folder with --data" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_a_start_that_fails_in_a_way_nobody_has_thought_of_ends_the_process_with_a_sentence(tmp_path: Path) -> None:
    ended = run_in(tmp_path, FAILING, "start")
    assert ended.returncode == 1
    assert ended.stderr == (
        "ziggurat-server: the server could not start (ZeroDivisionError: division by zero); "
        "--log-level debug shows where\n"
    )


@pytest.mark.thorough
def test_a_start_that_fails_once_the_ports_are_to_be_opened_ends_the_process_too(tmp_path: Path) -> None:
    ended = run_in(tmp_path, FAILING, "opening")
    assert ended.returncode == 1
    assert "ziggurat-server: the server could not start (ZeroDivisionError: division by zero)" in ended.stderr
    assert "Traceback" not in ended.stderr


def test_rules_that_fail_when_a_match_is_played_again_do_not_keep_the_server_from_starting(tmp_path: Path) -> None:
    arguments = ("--listen", LOOPBACK, "--data", str(tmp_path))
    with Program(*arguments, "--seed", "4") as server:
        anna = server.call()
        token = anna.hello("Anna").token
        anna.say(Open(1, "ur", 2))
        code = anna.await_message(Done).table
        assert code is not None
        anna.say(Sit(2, code, 0))
        anna.say(Sit(3, code, 1, name="Belit"))
        for seat in (0, 1):
            anna.say(Ready(4, code, seat=seat))
        anna.say(Start(5, code))
        position = anna.await_message(PositionMessage)
        while position.viewer not in position.to_act:
            position = anna.await_message(PositionMessage)
        anna.say(Act(6, code, 0, written(legal_action(position)), seat=position.to_act[0]))
        anna.await_message(Happened)
        server.end(signal.SIGKILL)
    with Program(*arguments, program=(FAILING, "rules")) as server:
        anna = server.call()
        anna.hello("Anna", token)
        notice = anna.await_message(Notice)
        assert (notice.kind, notice.tables, notice.why) == ("set_aside", (code,), "unplayable")
        anna.say(Open(1, "ur", 2))
        assert anna.await_message(Done).table != code
        exit_code, errors = server.end()
    assert (exit_code, "Traceback" in errors, f"table {code} is set aside" in errors) == (0, False, True)
    with Program(*arguments) as server:
        anna = server.call()
        anna.hello("Anna", token)
        anna.say(Sit(1, code))
        assert anna.await_message(PositionMessage).revision == 1


def test_whoever_was_told_that_they_are_ready_is_so_after_a_kill(tmp_path: Path) -> None:
    arguments = ("--listen", LOOPBACK, "--data", str(tmp_path))
    with Program(*arguments) as server:
        anna = server.call()
        token = anna.hello("Anna").token
        anna.say(Open(1, "ur", 2))
        code = anna.await_message(Done).table
        assert code is not None
        for request in (Sit(2, code, 1), Ready(3, code)):
            anna.say(request)
            anna.await_message(Done)
        server.end(signal.SIGKILL)
    with Program(*arguments) as server:
        anna = server.call()
        anna.hello("Anna", token)
        anna.say(Sit(1, code))
        assert anna.await_message(Table).seats[1].ready


def test_a_damaged_file_is_named_in_the_log_and_the_server_runs(tmp_path: Path) -> None:
    file_in(tmp_path).write_text("no database at all " * 100)
    with Program("--listen", LOOPBACK, "--data", str(tmp_path)) as server:
        server.call().hello("Anna")
        _, errors = server.end()
    assert "ziggurat.sqlite3.kept-aside-1" in errors


def test_a_server_that_ended_in_order_has_its_tables_when_it_starts_again(tmp_path: Path) -> None:
    arguments = ("--listen", LOOPBACK, "--data", str(tmp_path))
    with Program(*arguments) as server:
        anna = server.call()
        token = anna.hello("Anna").token
        anna.say(Open(1, "ur", 2))
        code = anna.await_message(Done).table
        assert code is not None
        anna.say(Sit(2, code, 1))
        anna.await_message(Done)
        exit_code, errors = server.end()
    assert (exit_code, "Traceback" in errors) == (0, False)
    with Program(*arguments) as server:
        anna = server.call()
        anna.hello("Anna", token)
        anna.say(Sit(1, code))
        assert anna.await_message(Table).your_seats == (1,)
