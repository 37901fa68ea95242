"""The door for browsers of a real server, on real sockets, and by Twisted's own client."""

from __future__ import annotations

import signal
import socket
from collections.abc import Callable, Iterator
from importlib.resources import files
from pathlib import Path

import msgspec
import pytest

from server.programs import LOOPBACK, PATIENCE, Caller, Program
from tls.certificates import Authority
from web.programs import TwistedCaller, WebProgram
from ziggurat.wire.messages import (
    PROTOCOL,
    AddBot,
    Closing,
    Done,
    Hello,
    Open,
    Ping,
    Pong,
    Sit,
    Start,
    Subscribe,
    Watch,
    Welcome,
)
from ziggurat.wire.messages import Table as TableMessage
from ziggurat_server.__main__ import main

SHORT = msgspec.Raw(b'{"max_rounds":5}')
"""Two bots who play by chance may need hundreds of rounds to an end."""
AT_ONCE = 100
"""How often somebody asks who does not read the answers."""


@pytest.fixture
def program(tmp_path: Path) -> Iterator[WebProgram]:
    with WebProgram("--data", str(tmp_path)) as started:
        yield started


def a_game_of_bots(caller: Caller) -> str:
    """A table that two bots are about to play at; its code."""
    caller.hello("Anna")
    caller.say(Open(1, "ur", 2, options=SHORT))
    code = caller.await_message(Done).table
    assert code is not None
    for seat in (0, 1):
        caller.say(AddBot(2 + seat, code, "random", seat=seat))
    while not all(seat.ready for seat in caller.await_message(TableMessage).seats):
        pass
    return code


def test_it_says_where_browsers_come_and_sends_them_the_page(program: WebProgram) -> None:
    assert program.origin == f"http://127.0.0.1:{program.web_port}"
    assert program.get("/ENKI-42") == (200, (files("ziggurat_assets") / "web" / "index.html").read_bytes())


def test_guests_are_told_where_browsers_come(program: WebProgram) -> None:
    assert program.call().hello("Anna").web == f"http://:{program.web_port}"


def test_a_server_without_such_a_door_says_nothing_of_one(tmp_path: Path) -> None:
    with Program("--listen", LOOPBACK, "--no-announce", "--data", str(tmp_path)) as closed:
        assert closed.call().hello("Anna").web == ""


def test_a_whole_match_is_told_in_the_same_bytes_by_either_way(program: WebProgram) -> None:
    host, by_tcp = program.call(), program.call()
    code = a_game_of_bots(host)
    by_tcp.hello("Darius")
    by_tcp.say(Watch(1, code))
    by_tcp.await_message(Done)
    with TwistedCaller(f"ws://127.0.0.1:{program.web_port}/line") as by_web, by_tcp.socket.makefile("rb") as lines:
        assert by_web.line() == b"open\n"
        by_web.say(Hello(PROTOCOL, "Cyrus"))
        by_web.await_message(Welcome)
        by_web.say(Watch(1, code))
        by_web.await_message(Done)
        host.say(Start(4, code))
        told = happened_in(by_web.line)
        assert told == happened_in(lines.readline)
    assert len(told) > 10


def happened_in(line: Callable[[], bytes]) -> list[bytes]:
    """Every line of what happens there, from the first to the end of the match."""
    told: list[bytes] = []
    while not told or b'"result":null' in told[-1] or b'"result"' not in told[-1]:
        came = line()
        assert came
        if came.startswith(b'{"type":"happened"'):
            told.append(came)
    return told


def test_whoever_comes_back_after_the_server_was_killed_has_their_seat(tmp_path: Path) -> None:
    with WebProgram("--data", str(tmp_path)) as first, first.line() as anna:
        token = anna.hello("Anna").token
        anna.say(Open(1, "ur", 2))
        code = anna.await_message(Done).table
        assert code is not None
        anna.say(Sit(2, code, 0))
        anna.await_message(Done)
        first.end(signal.SIGKILL)
    with WebProgram("--data", str(tmp_path)) as second, second.line() as again:
        assert again.hello("Anna", token).token == token
        again.say(Sit(3, code, 0))
        assert again.await_message(Done).table == code


def test_a_server_that_stops_says_so_and_closes_the_line(program: WebProgram) -> None:
    with program.line() as anna:
        anna.hello("Anna")
        exit_code, errors = program.end()
        assert anna.await_message(Closing).code == "shutting_down"
        assert anna.end() == 1001
    assert exit_code == 0
    assert "Traceback" not in errors


def test_a_browser_that_keeps_its_connection_does_not_keep_the_server(program: WebProgram) -> None:
    with socket.create_connection(("127.0.0.1", program.web_port), timeout=PATIENCE) as idle:
        idle.sendall(f"GET / HTTP/1.1\r\nHost: 127.0.0.1:{program.web_port}\r\n\r\n".encode())
        assert idle.recv(15) == b"HTTP/1.1 200 OK"
        assert program.end()[0] == 0


def test_a_watcher_who_does_not_read_is_closed_and_the_others_hear_everything(tmp_path: Path) -> None:
    limits = ("--limit", "queued_bytes=65536", "--limit", "messages_per_second=1000000", "--limit", "burst=1000000")
    with WebProgram("--data", str(tmp_path), *limits) as program, program.line() as slow, program.line() as anna:
        slow.hello("Slow")
        slow.say(Subscribe(1))
        slow.await_message(Done)
        slow.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        anna.hello("Anna")
        number = 1
        while True:
            number += 1
            try:
                for _ in range(AT_ONCE):
                    slow.say(Subscribe(number))
            except OSError:
                break
            anna.say(Ping(number))
            assert anna.await_message(Pong).id == number
            assert number < 100_000


def test_what_is_broken_off_changes_nothing_for_the_others(program: WebProgram) -> None:
    with program.line() as anna, program.line() as villain:
        anna.hello("Anna")
        villain.socket.sendall(b"\x81\xff" + b"\xff" * 8 + b"x" * 1000)
        assert villain.end() == 1009
        anna.say(Ping(1))
        assert anna.await_message(Pong).id == 1
    _, errors = program.end()
    assert "Traceback" not in errors


def test_by_twisteds_client_one_is_refused_where_there_is_no_line(program: WebProgram) -> None:
    with TwistedCaller(f"ws://127.0.0.1:{program.web_port}/nothing") as caller:
        assert caller.line() == b"404\n"


def test_it_speaks_tls_with_the_certificate_of_the_server(tmp_path: Path) -> None:
    authority = Authority(tmp_path)
    pair = authority.vouch_for("127.0.0.1")
    key = ("--tls-certificate", str(pair.certificate), "--tls-key", str(pair.key))
    with WebProgram("--data", str(tmp_path), *key) as program:
        assert program.origin.startswith("https://127.0.0.1:")
        with program.line(authority.certificate) as anna:
            assert anna.hello("Anna").name == "Anna"
            anna.say(Ping(1))
            assert anna.await_message(Pong).id == 1


def test_it_can_have_a_key_of_its_own(tmp_path: Path) -> None:
    authority = Authority(tmp_path)
    pair = authority.vouch_for("127.0.0.1")
    web = f"ssl:0:interface=127.0.0.1:privateKey={pair.key}:certKey={pair.certificate}"
    with WebProgram("--data", str(tmp_path), web=web) as program:
        assert program.call().hello("Anna").web == f"https://:{program.web_port}"
        with program.line(authority.certificate) as anna:
            assert anna.hello("Belit").name == "Belit"


def test_a_server_for_one_person_alone_has_no_such_door() -> None:
    with Program("--private") as private:
        assert private.call().hello("Anna").web == ""


# --------------------------------------------------------------------------------------------- how it is asked for


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (("--web", "nonsense"), "web: 'nonsense' is no endpoint"),
        (("--web", "tcp:99999"), "ports go up to 65535"),
        (("--web-address", "ur.example"), "web_address: 'ur.example' is no address"),
        (("--web-address", "https://ur.example/page"), "nothing but a name and a port"),
        (("--web-address", "https://ur.example:many"), "web_address: "),
        (("--web-proxies", "proxy.example"), "web_proxies: 'proxy.example'"),
    ],
)
def test_what_makes_no_sense_is_said_by_a_check(
    arguments: tuple[str, ...], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--check", "--data", str(tmp_path), *arguments])
    assert ended.value.code == 1
    assert complaint in capsys.readouterr().err


def test_a_good_configuration_is_good(tmp_path: Path) -> None:
    asked = ("--web", "tcp:0", "--web-address", "https://ur.example", "--web-proxies", "10.0.0.0/8")
    with pytest.raises(SystemExit) as ended:
        main(["--check", "--data", str(tmp_path), *asked, "--web-hosts", "ur.box"])
    assert not ended.value.code


def test_a_taken_port_keeps_a_server_from_starting(program: WebProgram, tmp_path: Path) -> None:
    taken = f"tcp:{program.web_port}:interface=127.0.0.1"
    with Program("--listen", LOOPBACK, "--web", taken, "--data", str(tmp_path / "other")) as second:
        _, errors = second.process.communicate(timeout=PATIENCE)
    assert second.process.returncode == 1
    assert f"cannot listen on port {program.web_port}" in errors
    assert "--web tcp:PORT" in errors


def test_but_one_that_a_program_started_goes_on_without_and_says_so(program: WebProgram, tmp_path: Path) -> None:
    taken = f"tcp:{program.web_port}:interface=127.0.0.1"
    with Program("--tied", "--listen", LOOPBACK, "--web", taken, "--data", str(tmp_path / "other")) as second:
        assert second.call().hello("Anna").web == ""
        _, errors = second.end()
    assert "not open to browsers" in errors


def test_the_address_that_the_host_gives_is_what_guests_are_told(tmp_path: Path) -> None:
    with WebProgram("--data", str(tmp_path), "--web-address", "https://ur.example/") as program:
        assert program.call().hello("Anna").web == "https://ur.example"
        assert program.get("/", {"Host": "ur.example"})[0] == 200


def test_a_screen_at_the_server_itself_shows_a_square_that_others_can_use(tmp_path: Path) -> None:
    with WebProgram("--data", str(tmp_path)) as program:
        square = program.get("/qr/ENKI-42.svg", {"Host": f"localhost:{program.web_port}"})[1]
    assert f"<title>http://127.0.0.1:{program.web_port}/ENKI-42</title>".encode() in square
