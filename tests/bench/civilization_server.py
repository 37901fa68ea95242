"""Seven nations and twenty who look on at one table of a real server: the CPU of an action, the memory of a long match,
and how soon it is back after a kill."""

from __future__ import annotations

import tempfile
from dataclasses import dataclass
from itertools import islice
from typing import Final

import msgspec
from tests.bench import civilization_match
from tests.bench.civilization_match import CIVILIZATION, SEATS
from tests.bench.measuring import Row, milliseconds_to_first_line
from tests.bench.server_actions import SERVED, used
from tests.bench.watchers import HAPPENED, Crowd
from tests.server.programs import Caller, Program

from ziggurat.match.steps import Step
from ziggurat.wire.messages import Act, Delay, Done, Open, PositionMessage, Ready, Sit, Start, Watch

WATCHERS: Final = 20
HEARERS: Final = SEATS + WATCHERS
WARMING: Final = 200
MEASURED: Final = 500
STEPS: Final = 5_000
MOST_MIB: Final = 30.0
DELAY: Final = 5
"""So many actions late is what watchers may see: the server keeps all positions for them then."""
SEED: Final = 1
"""What the served arcade gives every match."""
STARTS: Final = 3
SERVER: Final = ("-m", "ziggurat_server", "--listen", "tcp:0:interface=127.0.0.1", "--log-level", "error", "--data")


def rows() -> list[Row]:
    """The CPU of an action; the memory of a long match and what its last actions cost; its return."""
    script = _script()
    usual, late = _played(script, None), _played(script, Delay(actions=DELAY))
    measure, fanned = f"CPU per action, 7 seats, {WATCHERS} watchers (epoll)", _broadcast(usual.size)
    return [
        Row(measure, usual.early, fanned, "µs", larger_is_better=False),
        Row("the same after 5,000 steps (after 200)", usual.at_end, usual.early, "µs", larger_is_better=False),
        Row("memory of 5,000 steps at a server (goal)", usual.memory, MOST_MIB, "MiB", larger_is_better=False),
        Row("the same with late watchers (goal)", late.memory, MOST_MIB, "MiB", larger_is_better=False),
        _return(script),
    ]


@dataclass(frozen=True)
class _Long:
    """Microseconds of the server's CPU for an action, `early` and `at_end`, what the match came to hold in MiB, and the
    bytes of a line."""

    early: float
    at_end: float
    memory: float
    size: int


class _Hall:
    """The table, with everybody there. A step is taken once all have heard of the one before."""

    def __init__(self, program: Program, delay: Delay | None = None) -> None:
        self._players = [program.call() for _ in range(SEATS)]
        for seat, player in enumerate(self._players):
            player.hello(f"p{seat}")
        options = msgspec.Raw(msgspec.json.encode(civilization_match.ENDLESS))
        self._players[0].say(Open(1, CIVILIZATION.id, SEATS, options=options, delay=delay))
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

    def take(self, steps: list[Step]) -> None:
        """Take these steps, and have all hear of them."""
        for step in steps:
            action = msgspec.Raw(msgspec.json.encode(step.action))
            self._players[step.seat].say(Act(9, self.code, self._taken, action))
            self._taken += 1
            self.crowd.hear(self._taken * self._at_once)
            if self._later is not None:
                self._later.hear(max(0, self._taken - DELAY) * WATCHERS)


def _script() -> list[Step]:
    """The steps of a long match."""
    match, steps = civilization_match.begun(SEED), list[Step]()
    for step in islice(civilization_match.script(match), STEPS):
        match.take(step)
        steps.append(step)
    return steps


def _played(script: list[Step], delay: Delay | None) -> _Long:
    with Program("arcade", program=SERVED) as program:
        hall = _Hall(program, delay)
        begun = used(program)["memory"]
        hall.take(script[:WARMING])
        early = _cpu(program, hall, script[WARMING : WARMING + MEASURED])
        hall.take(script[WARMING + MEASURED : -MEASURED])
        lines, size = hall.crowd.lines, hall.crowd.size
        at_end = _cpu(program, hall, script[-MEASURED:])
        memory = (used(program)["memory"] - begun) / 2**20
        return _Long(early, at_end, memory, (hall.crowd.size - size) // (hall.crowd.lines - lines))


def _cpu(program: Program, hall: _Hall, steps: list[Step]) -> float:
    """Microseconds of the server's CPU for each of these steps."""
    before = used(program)["cpu"]
    hall.take(steps)
    return 1e6 * (used(program)["cpu"] - before) / len(steps)


def _broadcast(size: int) -> float:
    """Microseconds to send a line of that size to as many, with nothing but the system's epoll."""
    with Program("broadcast", program=SERVED) as program:
        guests: list[Caller] = [program.call() for _ in range(HEARERS)]
        line = HAPPENED.ljust(size - 1, b"x") + b"\n"
        crowd = Crowd([guest.socket for guest in guests], HAPPENED)
        for guest in guests:
            guest.socket.setblocking(True)
            guest.socket.recv(len(b"\n"))  # whoever is greeted has been let in
            guest.socket.setblocking(False)
        before = used(program)["cpu"]
        for number in range(1, MEASURED + 1):
            guests[0].socket.sendall(line)
            crowd.hear(number * HEARERS)
        return 1e6 * (used(program)["cpu"] - before) / MEASURED


def _return(script: list[Step]) -> Row:
    """The start of a server that was killed in a long match, beside that of one that has nothing to bring back."""
    with tempfile.TemporaryDirectory() as kept, tempfile.TemporaryDirectory() as empty:
        with Program("arcade", kept, program=SERVED) as program:
            _Hall(program).take(script)
            program.process.kill()
        back = min(milliseconds_to_first_line(*SERVER, kept) for _ in range(STARTS))
        bare = min(milliseconds_to_first_line(*SERVER, empty) for _ in range(STARTS))
    return Row("server back with 5,000 steps (with nothing)", back, bare, "ms", larger_is_better=False)
