"""A table of Civilization at a real server: seven who play and twenty who look on, each on a socket of its own."""

from __future__ import annotations

import time
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

import msgspec
from tests.bench.civilization_match import CIVILIZATION, SEATS
from tests.bench.server_actions import SERVED, used
from tests.bench.watchers import HAPPENED, Crowd
from tests.server.programs import Caller, Program

from ziggurat.games.civilization.position import CivilizationOptions
from ziggurat.match.steps import Step
from ziggurat.wire.messages import Act, Delay, Done, Open, PositionMessage, Ready, Sit, Start, Watch

WATCHERS: Final = 20
HEARERS: Final = SEATS + WATCHERS
DELAY: Final = 5
"""So many actions late is what watchers may see: the server keeps all positions for them then."""
SEED: Final = 1
"""What the served arcade gives every match."""


class Hall:
    """The table, with everybody there. A step is taken once all have heard of the one before."""

    def __init__(self, program: Program, options: CivilizationOptions, delay: Delay | None = None) -> None:
        self._players = [program.call() for _ in range(SEATS)]
        for seat, player in enumerate(self._players):
            player.hello(f"p{seat}")
        chosen = msgspec.Raw(msgspec.json.encode(options))
        self._players[0].say(Open(1, CIVILIZATION.id, SEATS, options=chosen, delay=delay))
        self.code = self._players[0].await_message(Done).table or ""
        for seat, player in enumerate(self._players):
            for message in (Sit(2, self.code, seat), Ready(3, self.code)):
                player.say(message)
                player.await_message(Done)
        watchers = [program.call() for _ in range(WATCHERS)]
        for number, watcher in enumerate(watchers):
            watcher.hello(f"w{number}")
            watcher.say(Watch(1, self.code))
            watcher.await_message(Done)
        self._players[0].say(Start(4, self.code))
        for player in self._players:
            player.await_message(PositionMessage)
        self._taken = 0
        at_once = [*self._players, *watchers] if delay is None else self._players
        self.crowd = Crowd([hearer.socket for hearer in at_once], HAPPENED)
        self._at_once = len(at_once)
        self._later = Crowd([watcher.socket for watcher in watchers], HAPPENED) if delay is not None else None

    def take(self, steps: Iterable[Step]) -> None:
        """Take these steps, of which all may know, and have all hear of them."""
        for step in steps:
            action = msgspec.Raw(msgspec.json.encode(step.action))
            self._players[step.seat].say(Act(9, self.code, self._taken, action))
            self._taken += 1
            self.crowd.hear(self._taken * self._at_once)
            if self._later is not None:
                self._later.hear(max(0, self._taken - DELAY) * WATCHERS)


@dataclass(frozen=True)
class Sent:
    """Microseconds for a line to all: of the server's CPU, and until all had it."""

    cpu: float
    wait: float


def broadcast(size: int, lines: int) -> Sent:
    """What it takes to send a line of that size to as many, with nothing but the system's epoll."""
    with Program("broadcast", program=SERVED) as program:
        guests: list[Caller] = [program.call() for _ in range(HEARERS)]
        line = HAPPENED.ljust(size - 1, b"x") + b"\n"
        crowd = Crowd([guest.socket for guest in guests], HAPPENED)
        for guest in guests:
            guest.socket.setblocking(True)
            guest.socket.recv(len(b"\n"))  # whoever is greeted has been let in
            guest.socket.setblocking(False)
        before, begun = used(program)["cpu"], time.perf_counter()
        for number in range(1, lines + 1):
            guests[0].socket.sendall(line)
            crowd.hear(number * HEARERS)
        waited = time.perf_counter() - begun
        return Sent(1e6 * (used(program)["cpu"] - before) / lines, 1e6 * waited / lines)
