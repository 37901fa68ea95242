"""A client that asks and never reads: it is dropped, and those at its table never wait for it."""

from __future__ import annotations

import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Final

import pytest

from faults.players import UR, Player
from server.programs import LOOPBACK, Caller, Program
from ziggurat.wire.messages import Done, Message, Resume, Watch

STEPS: Final = 10
ASKED_FOR: Final = 500
"""How often the deaf one asks for the match: the answers are more than the system keeps for a connection."""
LIMITS: Final = ("--limit", "queued_bytes=65536", "--limit", "burst=100000")
SMALL_BUFFER: Final = 4096


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Program]:
    arguments = ("--listen", LOOPBACK, "--no-announce", *LIMITS, "--data", str(tmp_path))
    with Program(*arguments) as program:
        yield program


@pytest.fixture
def players(server: Program) -> list[Player]:
    """Two people in a match."""
    seated = [Player("Anna"), Player("Belit")]
    for player in seated:
        player.arrive(server)
    code = seated[0].open(2)
    for player in seated:
        player.sit(code)
    seated[0].start()
    for player in seated:
        player.see_position()
    return seated


class Nothing(Message, frozen=True):
    """A message that no server sends."""


def play_on(players: list[Player], steps: int) -> None:
    for _ in range(steps):
        actor = players[UR.due(players[0].view.public).seats[0]]
        actor.do(next(iter(UR.candidates(actor.view))))
        for player in players:
            player.see_happen()


def come_and_never_read(server: Program, code: str) -> Caller:
    """Watch that table, and ask for all of its match again and again."""
    deaf = server.call()
    deaf.socket.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, SMALL_BUFFER)
    deaf.hello("Deaf")
    deaf.say(Watch(1, code))
    deaf.await_message(Done)
    # It may be dropped before it has asked for all of that.
    with suppress(ConnectionError):
        for number in range(ASKED_FOR):
            deaf.say(Resume(number, code, 0))
    return deaf


def test_a_client_that_never_reads_is_dropped(server: Program, players: list[Player]) -> None:
    play_on(players, STEPS)
    deaf = come_and_never_read(server, players[0].code)
    # What the system kept for it can still be read; then the connection is found broken.
    with pytest.raises((EOFError, ConnectionError)):
        deaf.await_message(Nothing)


def test_a_table_never_waits_for_a_client_that_does_not_read(server: Program, players: list[Player]) -> None:
    play_on(players, STEPS)
    come_and_never_read(server, players[0].code)
    play_on(players, STEPS)
    assert [player.revision for player in players] == [2 * STEPS, 2 * STEPS]
