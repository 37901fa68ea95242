"""What one delivery costs the server when a thousand people watch a table, beside a broadcast made with epoll alone."""

from __future__ import annotations

import random
import selectors
import socket
from collections.abc import Iterator
from typing import Final

import msgspec
from tests.bench.measuring import Row
from tests.bench.server_actions import SERVED, seated, used
from tests.server.programs import Caller, Program

from ziggurat.games import game_named
from ziggurat.games.game import View
from ziggurat.wire.messages import Act, Done, Happened, PositionMessage, Watch

WATCHERS: Final = 1_000
ACTIONS: Final = 30
HAPPENED: Final = b'{"type":"happened"'
CHUNK: Final = 1 << 20


class Crowd:
    """Everyone who listens, and what they have heard: `lines` that begin with a mark, and their `size` in bytes."""

    def __init__(self, sockets: list[socket.socket], mark: bytes) -> None:
        self.lines = 0
        self.size = 0
        self._mark = mark
        self._rest = dict.fromkeys(sockets, b"")
        self._selector = selectors.DefaultSelector()
        for each in sockets:
            each.setblocking(False)
            self._selector.register(each, selectors.EVENT_READ)

    def hear(self, lines: int) -> None:
        """Listen until so many lines were heard altogether."""
        while self.lines < lines:
            for key, _ in self._selector.select():
                if isinstance(key.fileobj, socket.socket):
                    self._read(key.fileobj)

    def _read(self, each: socket.socket) -> None:
        *lines, self._rest[each] = (self._rest[each] + each.recv(CHUNK)).split(b"\n")
        for line in lines:
            if line.startswith(self._mark):
                self.lines += 1
                self.size += len(line) + 1


def rows() -> list[Row]:
    """One row: microseconds of the server's CPU for each delivery."""
    ours, size = _arcade()
    reference = _broadcast(size)
    measure = f"CPU per delivery to {WATCHERS:,} watchers (epoll)"
    return [Row(measure, ours, reference, "µs", larger_is_better=False)]


def _arcade() -> tuple[float, int]:
    """Microseconds for a delivery, and how many bytes it has."""
    with Program("arcade", program=SERVED) as program:
        players = seated(program, 0)
        position = players[0].await_message(PositionMessage)
        watchers = [_watcher(program, position.table, number) for number in range(WATCHERS)]
        crowd = Crowd([watcher.socket for watcher in watchers], HAPPENED)
        before = used(program)["cpu"]
        for number, _ in enumerate(actions(players, position), start=1):
            crowd.hear(number * WATCHERS)
        cpu = used(program)["cpu"] - before
    return 1e6 * cpu / crowd.lines, crowd.size // crowd.lines


def _watcher(program: Program, table: str, number: int) -> Caller:
    """Somebody who watches that table."""
    watcher = program.call()
    watcher.hello(f"w{number}")
    watcher.say(Watch(1, table))
    watcher.await_message(Done)
    return watcher


def actions(players: list[Caller], position: PositionMessage) -> Iterator[int]:
    """Play at random; yields each revision once it was acknowledged."""
    ur, chance = game_named("ur"), random.Random(1)
    views = msgspec.json.Decoder(View[ur.public_type, ur.private_type])  # type: ignore[name-defined]
    now: PositionMessage | Happened = position
    for _ in range(ACTIONS):
        seat = now.to_act[0]
        view = msgspec.structs.replace(views.decode(now.view), viewer=seat)
        action = msgspec.Raw(msgspec.json.encode(chance.choice(list(ur.candidates(view)))))
        players[seat].say(Act(9, now.table, now.revision, action))
        for player in players:
            now = player.await_message(Happened)
        yield now.revision


def _broadcast(size: int) -> float:
    with Program("broadcast", program=SERVED) as program:
        guests = [program.call() for _ in range(WATCHERS)]
        line = HAPPENED.ljust(size - 1, b"x") + b"\n"
        crowd = Crowd([guest.socket for guest in guests], HAPPENED)
        for guest in guests:
            guest.socket.recv(len(b"\n"))  # whoever is greeted has been let in
        before = used(program)["cpu"]
        for number in range(1, ACTIONS + 1):
            guests[0].socket.sendall(line)
            crowd.hear(number * WATCHERS)
        cpu = used(program)["cpu"] - before
    return 1e6 * cpu / (ACTIONS * WATCHERS)
