"""What the server takes for an action under load: many tables in memory that act all the time, beside a raw fan-out.

The reference is nothing but the system's epoll: a loop that sends every message of one socket on to four.
"""

from __future__ import annotations

import random
import selectors
import socket
import time
from dataclasses import dataclass
from statistics import median
from typing import Any, Final

import msgspec
from tests.bench.measuring import Row
from tests.bench.server_actions import SEATS, SERVED, seated, used
from tests.server.programs import Caller, Program

from ziggurat.games import game_named
from ziggurat.match.match import Match
from ziggurat.wire.messages import Act, PositionMessage

TABLES: Final = 250
ACTIONS: Final = 12_000
"""How many actions are counted; before them every table acts a few times."""
WARMING: Final = 1_000
STEPS: Final = 100
"""How much of the match every table plays: none of them comes to its end."""
ROUNDS: Final = 3
MESSAGE: Final = b"x" * 1_099 + b"\n"
"""About as long as what happened in a match of Ur."""
FANNED: Final = 20_000
HAPPENED: Final = b'{"type":"happened"'
SEED: Final = 1
"""What the served arcade gives every match."""


def rows() -> list[Row]:
    """Rows for the CPU of one action, and for how many are accepted in a second."""
    fanned = min(_fan_out() for _ in range(ROUNDS))
    loads = [_load() for _ in range(ROUNDS)]
    cpu = min(load.cpu for load in loads)
    rate = median(load.rate for load in loads)
    return [
        Row(f"CPU per action under load, {TABLES} tables (fan-out)", cpu, fanned, "µs", larger_is_better=False),
        Row("accepted actions a second under load (fan-out)", rate, 1e6 / fanned, "1/s"),
    ]


def _fan_out() -> float:
    """Microseconds of CPU to send one message on to four sockets, with one sender and all four hearing it."""
    with Program("broadcast", program=SERVED) as program:
        hearers = [program.call().socket for _ in range(SEATS)]
        for hearer in hearers:
            _receive(hearer, len(b"\n"))
        start = used(program)["cpu"]
        for _ in range(FANNED):
            hearers[0].sendall(MESSAGE)
            for hearer in hearers:
                _receive(hearer, len(MESSAGE))
        return 1e6 * (used(program)["cpu"] - start) / FANNED


def _receive(hearer: socket.socket, size: int) -> None:
    while size:
        size -= len(hearer.recv(size))


@dataclass(frozen=True)
class Load:
    """Microseconds of the server's CPU per accepted action, and actions a second."""

    cpu: float
    rate: float


def _load() -> Load:
    with Program("arcade", program=SERVED) as program:
        script = _script()
        tables = [_begun(seated(program, number), script) for number in range(TABLES)]
        selector = selectors.DefaultSelector()
        for table in tables:
            for seat, player in enumerate(table.sockets):
                selector.register(player, selectors.EVENT_READ, (table, seat))
            table.act()
        _play(selector, tables, WARMING)
        before, start = used(program)["cpu"], time.perf_counter()
        done = _play(selector, tables, ACTIONS)
        took, cpu = time.perf_counter() - start, used(program)["cpu"] - before
    return Load(1e6 * cpu / done, done / took)


def _begun(players: list[Caller], script: list[_Scripted]) -> _Table:
    """A table whose players all see the first position."""
    positions = [player.await_message(PositionMessage) for player in players]
    return _Table(players, positions[0].table, script)


def _play(selector: selectors.BaseSelector, tables: list[_Table], actions: int) -> int:
    """Let all tables act until so many actions were accepted; return how many were."""
    before = sum(table.revision for table in tables)
    done = 0
    while done < actions:
        for key, _ in selector.select():
            table, seat = key.data
            table.hear(seat)
        done = sum(table.revision for table in tables) - before
    return done


@dataclass(frozen=True)
class _Scripted:
    seat: int
    action: msgspec.Raw


def _script() -> list[_Scripted]:
    """A random match, which is the same at every table because the seed is."""
    ur: Any = game_named("ur")
    match, chance = Match(ur, SEATS, SEED, ur.options_type()), random.Random(1)
    script = []
    for _ in range(STEPS):
        seat = match.due.seats[0]
        action = chance.choice(list(ur.candidates(match.view(seat))))
        match.apply(seat, action)
        script.append(_Scripted(seat, msgspec.Raw(msgspec.json.encode(action))))
    return script


class _Table:
    """A table whose players act by a script: whoever is next acts as soon as they were told of the last action."""

    def __init__(self, players: list[Caller], code: str, script: list[_Scripted]) -> None:
        self.revision = 0
        self._players = players
        self._code = code
        self._script = script
        self._told = [0] * len(players)
        self._unfinished = [b""] * len(players)

    @property
    def sockets(self) -> list[socket.socket]:
        """Where its players hear, by seat."""
        return [player.socket for player in self._players]

    def act(self) -> None:
        """Send the next action if its player knows of all that came before."""
        if self.revision == len(self._script):
            raise RuntimeError("the script is too short for so many actions")
        step = self._script[self.revision]
        if self._told[step.seat] == self.revision:
            self._players[step.seat].say(Act(9, self._code, self.revision, step.action))
            self.revision += 1

    def hear(self, seat: int) -> None:
        """Take what has arrived for a player."""
        arrived = self._unfinished[seat] + self._players[seat].socket.recv(65536)
        *lines, self._unfinished[seat] = arrived.split(b"\n")
        news = sum(line.startswith(HAPPENED) for line in lines)
        if news:
            self._told[seat] += news
            self.act()
