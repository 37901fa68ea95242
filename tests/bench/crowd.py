"""A full house, for `python -m tests.bench.crowd`: many tables on a durable journal, and many who only sit there.

These are figures of one machine and no ratios, so they stay out of `make bench`.
"""

from __future__ import annotations

import heapq
import random
import selectors
import socket
import tempfile
import time
from dataclasses import dataclass
from statistics import median, quantiles
from typing import Any, Final

import msgspec
from tests.bench.server_actions import SERVED, used
from tests.server.programs import Caller, Program

from ziggurat.games import game_named
from ziggurat.games.game import View
from ziggurat.wire.messages import Act, Done, Happened, Offer, Open, PositionMessage, Ready, Sit, Start

SEATS: Final = 4
SECONDS: Final = 20.0
THINKING: Final = 4.0
"""Seconds on average from being asked to acting, where people rather than programs play."""
UR: Final = game_named("ur")

_VIEW: msgspec.json.Decoder[View[Any, Any]] = msgspec.json.Decoder(View[UR.public_type, UR.private_type])  # type: ignore[name-defined]


class House:
    """Tables full of players, each on a socket of its own; every player thinks for a while and acts at random.

    `waits` are the seconds from sending an action until its player heard that it happened.
    """

    def __init__(self, thinking: float) -> None:
        self.waits: list[float] = []
        self._thinking = thinking
        self._chance = random.Random(1)
        self._selector = selectors.DefaultSelector()
        self._due: list[tuple[float, int, Caller, PositionMessage | Happened]] = []
        self._sent: dict[Caller, float] = {}

    def seat(self, program: Program, number: int) -> None:
        """Fill one more table and start its match."""
        players = [program.call() for _ in range(SEATS)]
        for seat, player in enumerate(players):
            player.hello(f"p{number} {seat}")
        players[0].say(Open(1, "ur", seats=SEATS))
        code = players[0].await_message(Done).table
        assert code is not None
        for seat, player in enumerate(players):
            player.say(Sit(2, code, seat))
            player.await_message(Done)
            player.say(Ready(3, code))
            player.await_message(Done)
        players[0].say(Start(4, code))
        for player in players:
            self._appearance(player, player.await_message(PositionMessage))
            self._selector.register(player.socket, selectors.EVENT_READ, player)

    def play(self, seconds: float) -> None:
        """Let everyone play for so long."""
        end = time.perf_counter() + seconds
        while (now := time.perf_counter()) < end:
            while self._due and self._due[0][0] <= now:
                _, _, player, news = heapq.heappop(self._due)
                self._act(player, news)
            wait = self._due[0][0] - now if self._due else 0.05
            for key, _ in self._selector.select(min(max(wait, 0.0), 0.05)):
                key.data.receive()
                for message in key.data.heard():
                    if isinstance(message, Happened | PositionMessage):
                        self._appearance(key.data, message)

    def _appearance(self, player: Caller, news: PositionMessage | Happened) -> None:
        sent = self._sent.pop(player, None)
        if sent is not None:
            self.waits.append(time.perf_counter() - sent)
        if news.result is not msgspec.UNSET:
            player.say(Offer(5, news.table, "rematch"))
            return
        view = _VIEW.decode(news.view)
        if view.viewer == news.to_act[0]:
            due = time.perf_counter() + self._thinking * self._chance.uniform(0, 2)
            heapq.heappush(self._due, (due, self._chance.randrange(2**40), player, news))

    def _act(self, player: Caller, news: PositionMessage | Happened) -> None:
        action = self._chance.choice(list(UR.candidates(_VIEW.decode(news.view))))
        player.say(Act(9, news.table, news.revision, msgspec.Raw(msgspec.json.encode(action))))
        self._sent[player] = time.perf_counter()


@dataclass(frozen=True)
class Evening:
    """What was seen of a full house; the server's CPU as a share of one core, its memory in MiB."""

    tables: int
    idle: int
    actions_a_second: float
    waits: list[float]
    cpu: float
    memory: float

    def __str__(self) -> str:
        milliseconds = [1000 * wait for wait in self.waits]
        worst = quantiles(milliseconds, n=20)[-1]
        return (
            f"{self.tables:,} tables of {SEATS}, {self.idle:,} idle connections:"
            f" {self.actions_a_second:,.0f} actions/s,"
            f" act → happened p50 {median(milliseconds):.1f} ms, p95 {worst:.1f} ms,"
            f" server {100 * self.cpu:.0f} % of a core, {self.memory:.0f} MiB"
        )


def evening(tables: int, idle: int, thinking: float) -> Evening:
    """So many tables play, and so many connections only are there."""
    with tempfile.TemporaryDirectory() as folder, Program("arcade", folder, program=SERVED) as program:
        house = House(thinking)
        for number in range(tables):
            house.seat(program, number)
        guests = [_idle(program, number) for number in range(idle)]
        house.play(SECONDS / 4)
        house.waits.clear()
        before, start = used(program), time.perf_counter()
        house.play(SECONDS)
        after, seconds = used(program), time.perf_counter() - start
        for guest in guests:
            guest.close()
    cpu = (after["cpu"] - before["cpu"]) / seconds
    return Evening(tables, idle, len(house.waits) / seconds, house.waits, cpu, after["memory"] / 2**20)


def _idle(program: Program, number: int) -> socket.socket:
    """Somebody who came and does nothing."""
    caller = program.call()
    caller.hello(f"i{number}")
    return caller.socket


def main() -> None:
    """Print a line for each evening."""
    print("as fast as they can:", evening(250, 0, thinking=0.0), flush=True)
    print("as people play:", evening(250, 0, THINKING), flush=True)
    print("as people play:", evening(1_000, 5_000, THINKING), flush=True)


if __name__ == "__main__":
    main()
