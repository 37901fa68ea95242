"""What the server takes to accept an action, and what an idle table weighs, beside a line echo made with Twisted."""

from __future__ import annotations

import json
import os
import random
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from statistics import mean, median
from typing import NamedTuple

import msgspec
from tests.bench.measuring import Row
from tests.server.programs import Caller, Program

from ziggurat.games import game_named
from ziggurat.games.game import View
from ziggurat.wire.messages import Act, Done, Happened, Open, PositionMessage, Ready, Sit, Start

SEATS = 4
ACTIONS = 800
SYNCS = 200
TABLES = 50
SERVED = ("-m", "tests.bench.served")
LINE = b"x" * 100 + b"\n"
"""About as long as an action."""


@dataclass(frozen=True)
class Took:
    """What one message took, in microseconds.

    `cpu` of the server, `wait` until the sender had its answer (median), `everyone` until all had heard (mean, so that
    the few who wait long count).
    """

    cpu: float
    wait: float
    everyone: float


class Waits(NamedTuple):
    """Seconds from sending a message until its sender, and until everyone, has heard."""

    sender: float
    everyone: float


def rows() -> list[Row]:
    """Rows for CPU, for waiting in memory and on disk, and for memory."""
    echoed = _echo()
    acted = _actions()
    with tempfile.TemporaryDirectory() as folder:
        durable = _actions(str(folder))
        sync = _sync(Path(folder))
    return [
        Row("server CPU per action, 4 seats (Twisted echo)", acted.cpu, echoed.cpu, "µs", larger_is_better=False),
        Row("act → happened p50, memory (Twisted echo)", acted.wait, echoed.wait, "µs", larger_is_better=False),
        Row(
            "act → happened, all 4 seats, mean (Twisted echo)",
            acted.everyone,
            echoed.everyone,
            "µs",
            larger_is_better=False,
        ),
        Row(
            "act → happened p50, durable (memory + one sync)",
            durable.wait,
            acted.wait + sync,
            "µs",
            larger_is_better=False,
        ),
        *_memory(),
    ]


def used(program: Program) -> dict[str, float]:
    """What the process has used so far."""
    stdin, stdout = program.process.stdin, program.process.stdout
    assert stdin is not None
    assert stdout is not None
    stdin.write("\n")
    stdin.flush()
    answer: dict[str, float] = json.loads(stdout.readline())
    return answer


def _echo() -> Took:
    with Program("echo", program=SERVED) as program:
        caller, waits = program.call(), list[Waits]()
        start = used(program)["cpu"]
        for _ in range(ACTIONS):
            sent = time.perf_counter()
            caller.socket.sendall(LINE)
            caller.socket.recv(len(LINE))
            wait = time.perf_counter() - sent
            waits.append(Waits(wait, wait))
        cpu = used(program)["cpu"] - start
    return _took(cpu, waits)


def _took(cpu: float, waits: list[Waits]) -> Took:
    """`cpu` seconds were used for all of them."""
    senders, everyone = zip(*waits, strict=True)
    return Took(1e6 * cpu / len(waits), 1e6 * median(senders), 1e6 * mean(everyone))


def _actions(*folder: str) -> Took:
    """Random matches of four, one action at a time; everyone has heard of it before the next."""
    with Program("arcade", *folder, program=SERVED) as program:
        chance, cpu, waits = random.Random(1), 0.0, list[Waits]()
        while len(waits) < ACTIONS:
            players = seated(program, len(waits))
            start = used(program)["cpu"]
            waits += _played(players, chance)
            cpu += used(program)["cpu"] - start
    return _took(cpu, waits)


def seated(program: Program, number: int) -> list[Caller]:
    """Four people whose match has begun; `number` tells them from others."""
    players = [program.call() for _ in range(SEATS)]
    for seat, player in enumerate(players):
        player.hello(f"p{number} {seat}")
    host = players[0]
    host.say(Open(1, "ur", seats=SEATS))
    code = host.await_message(Done).table
    assert code is not None
    for seat, player in enumerate(players):
        player.say(Sit(2, code, seat))
        player.await_message(Done)
        player.say(Ready(3, code))
        player.await_message(Done)
    host.say(Start(4, code))
    return players


def _played(players: list[Caller], chance: random.Random) -> list[Waits]:
    """Play to the end of the match, or long enough."""
    ur, waits = game_named("ur"), list[Waits]()
    views = msgspec.json.Decoder(View[ur.public_type, ur.private_type])  # type: ignore[name-defined]
    now: list[PositionMessage | Happened] = [player.await_message(PositionMessage) for player in players]
    while now[0].to_act and len(waits) < ACTIONS:
        seat = now[0].to_act[0]
        action = chance.choice(list(ur.candidates(views.decode(now[seat].view))))
        raw = msgspec.Raw(msgspec.json.encode(action))
        sent = time.perf_counter()
        players[seat].say(Act(9, now[seat].table, now[seat].revision, raw))
        now[seat] = players[seat].await_message(Happened)
        heard = time.perf_counter()
        for other in range(SEATS):
            if other != seat:
                now[other] = players[other].await_message(Happened)
        waits.append(Waits(heard - sent, time.perf_counter() - sent))
    return waits


def _sync(folder: Path) -> float:
    """Microseconds to append a page to a file there and have it safe, median."""
    waits = []
    with (folder / "sync").open("wb", buffering=0) as file:
        for _ in range(SYNCS):
            start = time.perf_counter()
            file.write(bytes(4096))
            os.fsync(file.fileno())
            waits.append(time.perf_counter() - start)
    return 1e6 * median(waits)


def _memory() -> list[Row]:
    with Program("echo", program=SERVED) as program:
        bare = used(program)["memory"]
        program.call()
        first = used(program)["memory"]
        for _ in range(SEATS * TABLES):
            caller = program.call()
            caller.socket.sendall(LINE)
            caller.socket.recv(len(LINE))
        connections = (used(program)["memory"] - first) / TABLES
    with Program("arcade", program=SERVED) as program:
        started = used(program)["memory"]
        seated(program, 0)
        first = used(program)["memory"]
        for number in range(1, TABLES + 1):
            seated(program, number)
        table = (used(program)["memory"] - first) / TABLES
    return [
        Row("idle 4-seat match (4 bare connections)", table / 1024, connections / 1024, "KiB", larger_is_better=False),
        Row("server memory at start (Twisted echo)", started / 2**20, bare / 2**20, "MiB", larger_is_better=False),
    ]
