"""The command `ziggurat-bot`: its arguments, its exit codes, and a match over a real socket."""

from __future__ import annotations

import socket
import sys
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bots.door import Door, Host
from bots.tables import CODE, UR, position_message, table, welcome
from games.ur.scenes import scene
from server.programs import PATIENCE
from ziggurat.games.ur.actions import UrAction
from ziggurat.wire.messages import (
    Act,
    Closing,
    Done,
    Error,
    Hello,
    Limits,
    Ping,
    Pong,
    Refused,
    Sit,
    Subscribe,
    TableClosed,
)
from ziggurat_bot.__main__ import main


@pytest.fixture
def door() -> Iterator[Door]:
    with closing(Door()) as door:
        yield door


@pytest.fixture
def bots(door: Door) -> Iterator[ThreadPoolExecutor]:
    with ThreadPoolExecutor(1) as pool:
        yield pool
        door.close()


def link(door: Door) -> str:
    return f"ziggurat://{door.place}/{CODE}"


def started(bots: ThreadPoolExecutor, door: Door, *arguments: str) -> tuple[Host, Future[int]]:
    """A running bot, with its host."""
    exit_code = bots.submit(main, [link(door), "--level", "random", "--seed", "1", "--patience", "2", *arguments])
    return door.host(), exit_code


def seat(host: Host) -> Sit:
    """Let the bot in and give it seat 0 of a running match; what it asked for."""
    host.hear(Hello)
    host.say(welcome())
    sit = host.hear(Sit)
    host.say(table("playing", ready=True), Done(sit.id, CODE))
    return sit


def test_it_plays_over_a_socket_until_the_server_closes(door: Door, bots: ThreadPoolExecutor) -> None:
    host, exit_code = started(bots, door)
    seat(host)
    seen = scene("WTa2 TCb1")
    host.say_in_pieces(position_message(seen.position))
    act = host.hear(Act)
    assert msgspec.json.decode(act.action, type=UrAction) in set(UR.candidates(UR.view(seen.position, 0)))
    host.say(Closing("kicked", "good night"))
    assert exit_code.result(PATIENCE) == 0
    host.hang_up()


def test_seats_are_counted_from_one_for_people_and_the_invitation_comes_from_the_environment(
    door: Door, bots: ThreadPoolExecutor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("ZIGGURAT_INVITATION", "secret")
    host, exit_code = started(bots, door, "--seat", "2", "--password", "lapis")
    sit = seat(host)
    assert (sit.seat, sit.password, sit.invitation) == (1, "lapis", "secret")
    host.hang_up()
    assert exit_code.result(PATIENCE) == 0


def test_it_ends_well_when_the_server_goes_and_does_not_come_back(door: Door, bots: ThreadPoolExecutor) -> None:
    host, exit_code = started(bots, door, "--patience", "0")
    seat(host)
    host.hang_up()
    assert exit_code.result(PATIENCE) == 0


def test_it_comes_back_to_its_seat_as_who_it_was_when_the_line_is_lost(door: Door, bots: ThreadPoolExecutor) -> None:
    host, exit_code = started(bots, door)
    seat(host)
    host.say(Closing("shutting_down", "back in a moment"))
    host.hang_up()
    again = door.host()
    hello = again.hear(Hello)
    assert hello.token == welcome().token
    again.say(welcome())
    sit = again.hear(Sit)
    assert sit.table == CODE
    again.say(TableClosed(CODE))
    assert exit_code.result(PATIENCE) == 0
    again.hang_up()


def test_it_asks_a_silent_server_whether_it_is_there_and_comes_back_on_a_new_line_without_an_answer(
    door: Door, bots: ThreadPoolExecutor
) -> None:
    silent, exit_code = started(bots, door)
    silent.hear(Hello)
    silent.say(welcome(Limits(silence_seconds=1)))
    silent.hear(Sit)
    silent.hear(Ping)
    again = door.host()
    assert again.hear(Hello).token == welcome().token
    again.say(Closing("kicked", "good night"))
    assert exit_code.result(PATIENCE) == 0


def test_it_stays_with_a_silent_server_that_answers(door: Door, bots: ThreadPoolExecutor) -> None:
    host, exit_code = started(bots, door)
    host.hear(Hello)
    host.say(welcome(Limits(silence_seconds=1)))
    host.hear(Sit)
    for _ in range(3):
        host.say(Pong(host.hear(Ping).id))
    host.say(Closing("kicked", "good night"))
    assert exit_code.result(PATIENCE) == 0


@pytest.mark.parametrize("address", ["{}", "{}/ENKI-42", "{}/enki 42", "ziggurat://{}/ENKI-42"])
def test_it_is_sent_to_a_server_in_any_way_that_people_write(
    door: Door, bots: ThreadPoolExecutor, address: str
) -> None:
    exit_code = bots.submit(main, [address.format(door.place), "--level", "random", "--name", "Enheduanna"])
    host = door.host()
    hello = host.hear(Hello)
    assert hello.name == "Enheduanna"
    host.say(welcome())
    host.hear(Sit if "42" in address else Subscribe)
    host.say(Closing("kicked", "good night"))
    assert exit_code.result(PATIENCE) == 0
    host.hang_up()


def test_a_refusal_ends_it_with_a_sentence(
    door: Door, bots: ThreadPoolExecutor, capsys: pytest.CaptureFixture[str]
) -> None:
    host, exit_code = started(bots, door)
    host.hear(Hello)
    host.say(Refused("full", "the house is full"))
    assert exit_code.result(PATIENCE) == 1
    assert capsys.readouterr().err == "ziggurat-bot: the server refuses the bot: the house is full (full)\n"
    host.hang_up()


def test_a_locked_table_is_refused_with_a_hint(
    door: Door, bots: ThreadPoolExecutor, capsys: pytest.CaptureFixture[str]
) -> None:
    host, exit_code = started(bots, door)
    host.hear(Hello)
    host.say(welcome())
    sit = host.hear(Sit)
    host.say(Error("wrong_password", "that is not the password", sit.id))
    assert exit_code.result(PATIENCE) == 1
    assert capsys.readouterr().err.endswith("(wrong_password); say it with --password\n")
    host.hang_up()


def test_it_says_so_when_what_answers_there_hangs_up(
    door: Door, bots: ThreadPoolExecutor, capsys: pytest.CaptureFixture[str]
) -> None:
    host, exit_code = started(bots, door)
    host.hear(Hello)
    host.hang_up()
    assert exit_code.result(PATIENCE) == 1
    assert "did not say welcome (the server has hung up); if it speaks TLS" in capsys.readouterr().err


def test_it_says_so_when_nobody_is_there(capsys: pytest.CaptureFixture[str]) -> None:
    with closing(socket.socket()) as silent:
        silent.bind(("127.0.0.1", 0))  # it does not listen, and nobody else can at that port
        assert main([f"127.0.0.1:{silent.getsockname()[1]}/{CODE}"]) == 1
    assert "there is no server at 127.0.0.1 port" in capsys.readouterr().err


def test_a_server_without_tls_cannot_be_spoken_to_under_tls(
    door: Door, bots: ThreadPoolExecutor, capsys: pytest.CaptureFixture[str]
) -> None:
    exit_code = bots.submit(main, [link(door).replace("ziggurat:", "ziggurats:")])
    plain = door.line()
    plain.sendall(b"this is not TLS\n")
    assert exit_code.result(PATIENCE) == 1
    assert "there is no server" in capsys.readouterr().err


def test_without_the_laboratory_it_says_where_leagues_are_played(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for loaded in [name for name in sys.modules if name.startswith("ziggurat_laboratory")]:
        monkeypatch.delitem(sys.modules, loaded)
    monkeypatch.setattr(sys, "path", [place for place in sys.path if not Path(place, "ziggurat_laboratory").exists()])
    assert main(["league", "--help"]) == 1
    assert "leagues are played in the laboratory, which is not installed here" in capsys.readouterr().err


@pytest.mark.parametrize(
    "arguments",
    [
        [],
        ["http://host/ENKI-42"],
        ["ziggurat://host/nowhere"],
        ["ziggurat://host/ENKI-42", "--level", "divine"],
        ["ziggurat://host/ENKI-42", "--seat", "0"],
        ["ziggurat://host/ENKI-42", "--seat", "two"],
        ["ziggurat://host/ENKI-42", "--pause", "-1"],
        ["ziggurat://host/ENKI-42", "--pause", "nan"],
        ["ziggurat://host/ENKI-42", "--patience", "-1"],
        ["ziggurat://host/ENKI-42", "--seed", "x"],
        ["ziggurat://host/ENKI-42", "--fingerprint", "AB:CD"],
        ["ziggurat://host/ENKI-42", "--name", "Ren\udce9e"],
        ["ziggurat://host/ENKI-42", "--password", "secr\udce9t"],
    ],
)
def test_bad_arguments_end_it_with_two(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(arguments)
    assert ended.value.code == 2
    assert "ziggurat-bot: error:" in capsys.readouterr().err
