"""What a server writes of itself: enough to find out what happened, and no secret."""

from __future__ import annotations

import io
import json
import subprocess
import sys
from pathlib import Path
from typing import Final, Literal

import msgspec
import pytest
from twisted.logger import Logger

from server.host import Host
from server.programs import LOOPBACK, Caller, Program
from ziggurat.wire.messages import (
    Act,
    AddBot,
    Done,
    Error,
    Hello,
    Leave,
    Open,
    PositionMessage,
    Ready,
    Say,
    Sit,
    Start,
    Table,
    Watch,
)
from ziggurat_server.config.settings import LogSettings
from ziggurat_server.hosting.log import ServerLog

PASSWORD = "lapis-lazuli-and-gold"
WRONG = "carnelian-and-silver"
MANY: Final = 1_500
"""Questions, of whose lines in the log no pipe holds half."""
WORDS = "meet me at the ziggurat at dawn"


CRASHES: Final = """
from threading import Thread
from ziggurat_server.config.settings import LogSettings
from ziggurat_server.hosting.log import begin_logging
def crash():
    raise RuntimeError("a fault of its own")
begin_logging(LogSettings(format="json"))
thread = Thread(target=crash)
thread.start()
thread.join()
crash()
"""


def logged(settings: LogSettings, level: str = "info") -> str:
    """What becomes of one event of that level."""
    out = io.StringIO()
    logger = Logger("ur", observer=ServerLog(out.write, settings))
    getattr(logger, level)("{name} came", name="Anna", person="p1", token="secret")
    return out.getvalue()


def test_a_line_of_text_is_a_sentence() -> None:
    assert logged(LogSettings()).endswith("[ur#info] Anna came\n")


def test_a_line_of_json_is_one_object_with_the_facts_that_may_be_told() -> None:
    told = json.loads(logged(LogSettings(format="json")))
    assert told.pop("time").endswith("+00:00")
    assert told == {"level": "info", "from": "ur", "message": "Anna came", "name": "Anna", "person": "p1"}


@pytest.mark.parametrize(("level", "lines"), [("debug", 0), ("info", 0), ("warn", 1), ("error", 1)])
def test_what_is_below_the_level_is_not_written(level: str, lines: int) -> None:
    assert logged(LogSettings(level="warn"), level).count("\n") == lines


def test_a_failure_has_its_traceback_in_the_same_object() -> None:
    out = io.StringIO()
    logger = Logger("ur", observer=ServerLog(out.write, LogSettings(format="json")))
    try:
        raise RuntimeError("the wall fell")
    except RuntimeError:
        logger.failure("could not go on")
    (line,) = out.getvalue().splitlines()
    assert "the wall fell" in json.loads(line)["traceback"]


def play(anna: Caller, villain: Caller) -> list[str]:
    """Every kind of traffic that has a secret in it; the secrets."""
    secrets = [PASSWORD, WRONG, WORDS]
    secrets += [anna.hello("Anna").token, villain.hello("Villain").token]
    anna.say(Open(1, "ur", 2, password=PASSWORD))
    code = anna.await_message(Done).table
    assert code is not None
    villain.say(Watch(1, code, WRONG))
    villain.say(Hello(1, "Villain", token=secrets[3]))
    anna.say(Say(2, WORDS, code))
    anna.say(Sit(3, code, 0, PASSWORD))
    anna.say(AddBot(4, code, "random", 1))
    while not anna.await_message(Table).seats[1].ready:
        pass
    anna.say(Ready(5, code))
    anna.say(Start(6, code))
    view = bytes(anna.await_message(PositionMessage).view).decode()
    anna.say(Act(7, code, 0, json_raw('{"type":"no_such_action"}')))
    anna.socket.sendall(b'{"type":"say","id":8,"text":17,"password":"' + PASSWORD.encode() + b'"}\n')
    return [*secrets, view]


def json_raw(text: str) -> msgspec.Raw:
    return msgspec.Raw(text.encode())


def test_the_most_talkative_log_holds_no_secret(tmp_path: Path) -> None:
    host = Host(tmp_path, "--log-level", "debug", "--log-format", "json", "--seed", "271828182845")
    secrets = play(host.server.call(), host.server.call())
    host.order("kick", "Villain", "--reason", "shouting")
    secrets += [host.key, "271828182845"]
    _, log = host.server.end()
    host.server.close()
    assert [secret for secret in secrets if secret in log] == []
    lines = [json.loads(line) for line in log.splitlines()]
    assert [line["kind"] for line in lines if line.get("person") == "p1" and "request" in line][:3] == [
        "open",
        "say",
        "sit",
    ]
    assert {"connection", "address", "person", "name"} <= next(
        line for line in lines if line.get("name") == "Anna"
    ).keys()


def test_a_server_whose_log_nobody_reads_serves_on_and_says_in_the_end_what_it_did(tmp_path: Path) -> None:
    fast = ("--limit", "messages_per_second=10000", "--limit", "burst=10000")
    with Program("--listen", LOOPBACK, "--data", str(tmp_path), "--log-level", "debug", *fast) as server:
        anna = server.call()
        anna.hello("Anna")
        for number in range(MANY):
            anna.say(Leave(number, "ENKI-42"))
            anna.await_message(Error)
        _, log = server.end()
    assert log.count("#debug]") >= MANY
    assert len(log) > 2 * 65_536


@pytest.mark.parametrize(("how", "shown"), [("full", "here"), ("none", "hidden")])
def test_addresses_are_logged_as_far_as_the_host_wants(tmp_path: Path, how: str, shown: str) -> None:
    host = Host(tmp_path, "--log-addresses", how)
    host.server.call().hello("Anna")
    _, log = host.server.end()
    host.server.close()
    assert f"from {shown}: Anna (p1) came" in log


def test_what_nobody_catches_goes_to_the_log_from_any_thread() -> None:
    ended = subprocess.run([sys.executable, "-c", CRASHES], capture_output=True, text=True, timeout=60, check=False)
    assert ended.returncode == 1
    events = [json.loads(line) for line in ended.stderr.splitlines()]
    assert [event["level"] for event in events] == ["critical"] * 2
    assert all("a fault of its own" in event["traceback"] for event in events)


@pytest.mark.parametrize("form", ["text", "json"])
def test_what_others_chose_cannot_command_the_terminal(form: Literal["text", "json"]) -> None:
    out = io.StringIO()
    Logger("ur", observer=ServerLog(out.write, LogSettings(format=form))).info(
        "{name} came", name="En\x1b[2J\x9b\u202elil"
    )
    assert len(out.getvalue().splitlines()) == 1
    assert out.getvalue().rstrip("\n").isprintable()
