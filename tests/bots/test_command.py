"""The command `ziggurat-bot`: its arguments, its exit codes, and a match over a real socket."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing

import msgspec
import pytest

from bots.tables import CODE, UR, position_message, table, welcome
from games.ur.scenes import scene
from ziggurat.bots.__main__ import main
from ziggurat.games.ur.actions import UrAction
from ziggurat.wire.codec import ServerWire, WireFault, encode
from ziggurat.wire.messages import Act, ClientMessage, Closing, Done, Hello, Message, Refused, Sit

PATIENCE = 20.0


class Host:
    """The server's end of one bot's connection, played by the test."""

    def __init__(self, door: socket.socket) -> None:
        self._bot, _ = door.accept()
        self._bot.settimeout(PATIENCE)
        self._wire = ServerWire()
        self._heard: list[ClientMessage | WireFault] = []

    def say(self, *messages: Message) -> None:
        self._bot.sendall(b"".join(map(encode, messages)))

    def say_in_pieces(self, message: Message) -> None:
        line = encode(message)
        self._bot.sendall(line[:20])
        self._bot.sendall(line[20:])

    def hear(self, kind: type[Message]) -> Message:
        """The next message, which must be of that kind."""
        while not self._heard:
            arrived = self._bot.recv(65536)
            assert arrived, "the bot has hung up"
            self._heard += self._wire.receive(arrived)
        message = self._heard.pop(0)
        assert isinstance(message, kind)
        return message

    def hang_up(self) -> None:
        self._bot.close()


@pytest.fixture
def door() -> Iterator[socket.socket]:
    """A listening socket on loopback."""
    with closing(socket.create_server(("127.0.0.1", 0))) as listening:
        listening.settimeout(PATIENCE)
        yield listening


@pytest.fixture
def bots() -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(1) as pool:
        yield pool


def link(door: socket.socket) -> str:
    return f"ziggurat://127.0.0.1:{door.getsockname()[1]}/{CODE}"


def started(bots: ThreadPoolExecutor, door: socket.socket, *arguments: str) -> tuple[Host, Future[int]]:
    """A running bot, with its host."""
    exit_code = bots.submit(main, [link(door), "--level", "random", "--seed", "1", *arguments])
    return Host(door), exit_code


def seat(host: Host) -> Sit:
    """Let the bot in and give it seat 0 of a running match; what it asked for."""
    host.hear(Hello)
    host.say(welcome())
    sit = host.hear(Sit)
    assert isinstance(sit, Sit)
    host.say(table("playing", ready=True), Done(sit.id, CODE))
    return sit


def test_it_plays_over_a_socket_until_the_server_closes(door: socket.socket, bots: ThreadPoolExecutor) -> None:
    host, exit_code = started(bots, door)
    seat(host)
    seen = scene("WTa2 TCb1")
    host.say_in_pieces(position_message(seen.position))
    act = host.hear(Act)
    assert isinstance(act, Act)
    assert msgspec.json.decode(act.action, type=UrAction) in set(UR.legal(UR.view(seen.position, 0)))
    host.say(Closing("shutting_down", "good night"))
    assert exit_code.result(PATIENCE) == 0
    host.hang_up()


def test_seats_are_counted_from_one_for_people_and_the_invitation_comes_from_the_environment(
    door: socket.socket, bots: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ZIGGURAT_INVITATION", "secret")
    host, exit_code = started(bots, door, "--seat", "2", "--password", "lapis")
    sit = seat(host)
    assert (sit.seat, sit.password, sit.invitation) == (1, "lapis", "secret")
    host.hang_up()
    assert exit_code.result(PATIENCE) == 0


def test_it_ends_well_when_the_server_goes(door: socket.socket, bots: ThreadPoolExecutor) -> None:
    host, exit_code = started(bots, door)
    seat(host)
    host.hang_up()
    assert exit_code.result(PATIENCE) == 0


def test_a_refusal_ends_it_with_a_sentence(
    door: socket.socket, bots: ThreadPoolExecutor, capsys: pytest.CaptureFixture[str]
) -> None:
    host, exit_code = started(bots, door)
    host.hear(Hello)
    host.say(Refused("full", "the house is full"))
    assert exit_code.result(PATIENCE) == 1
    assert capsys.readouterr().err == "ziggurat-bot: the server refuses the bot: the house is full (full)\n"
    host.hang_up()


def test_it_says_so_when_nobody_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    with closing(socket.create_server(("127.0.0.1", 0))) as gone:
        address = link(gone)
    assert main([address]) == 1
    assert "there is no server at 127.0.0.1 port" in capsys.readouterr().err


def test_a_server_without_tls_cannot_be_spoken_to_under_tls(
    door: socket.socket, bots: ThreadPoolExecutor, capsys: pytest.CaptureFixture[str]
) -> None:
    exit_code = bots.submit(main, [link(door).replace("ziggurat:", "ziggurats:")])
    plain, _ = door.accept()
    plain.sendall(b"this is not TLS\n")
    assert exit_code.result(PATIENCE) == 1
    assert "there is no server" in capsys.readouterr().err
    plain.close()


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["ziggurat://host"],
        ["http://host/ENKI-42"],
        ["ziggurat://host/ENKI-42", "--level", "divine"],
        ["ziggurat://host/ENKI-42", "--seat", "0"],
        ["ziggurat://host/ENKI-42", "--seat", "two"],
        ["ziggurat://host/ENKI-42", "--pause", "-1"],
        ["ziggurat://host/ENKI-42", "--pause", "nan"],
        ["ziggurat://host/ENKI-42", "--seed", "x"],
        ["ziggurat://host/ENKI-42", "--fingerprint", "AB:CD"],
    ],
)
def test_bad_arguments_end_it_with_two(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "ziggurat-bot: error:" in capsys.readouterr().err
