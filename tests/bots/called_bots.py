"""Bots as processes that come to a real server by themselves, and the host of the table, who looks on."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import msgspec

from server.programs import Caller, M, Program
from ziggurat.games import GAMES
from ziggurat.match.match import Match
from ziggurat.match.record import load
from ziggurat.match.replaying import verify
from ziggurat.wire.messages import AddBot, Done, Happened, Open, Ping, Pong, Remove, Replay, ReplayFile, Start
from ziggurat.wire.messages import Table as TableMessage


def bot_of_the_house(port: int, code: str, *options: str) -> list[str]:
    """The command that calls one of our own bots to a table of the server at that port."""
    return [sys.executable, "-m", "ziggurat_bot", f"ziggurat://127.0.0.1:{port}/{code}", *options]


@contextmanager
def called(command: list[str]) -> Iterator[subprocess.Popen[str]]:
    """A bot's process for as long as the block lasts."""
    with subprocess.Popen(command, stderr=subprocess.PIPE, text=True) as process:
        try:
            yield process
        finally:
            process.kill()


class Host:
    """Opens a table at a server and looks on while bots play there. `choices` are more of `open`'s.

    `kept` are the seats that bots of the server had to keep for somebody.
    """

    def __init__(self, server: Program, game: str = "ur", seats: int | None = None, **choices: Any) -> None:
        self.kept: set[int] = set()
        self._caller: Caller = server.call()
        self._caller.hello("Host")
        self._seats = GAMES[game].seat_counts[0] if seats is None else seats
        self._caller.say(Open(1, game, self._seats, **choices))
        code = self._hear(Done).table
        assert code is not None
        self.code = code

    def hire(self, level: str) -> None:
        """Hire a bot for the next seat."""
        self._caller.say(AddBot(2, self.code, level))

    def start(self) -> None:
        """Start the match once everybody is ready."""
        self.see(lambda table: all(seat.ready for seat in table.seats))
        self._caller.say(Start(3, self.code))

    def see(self, wanted: Any) -> TableMessage:
        """Wait until the table is as it is wanted to be."""
        table = self._hear(TableMessage)
        while not wanted(table):
            table = self._hear(TableMessage)
        return table

    def see_happen(self) -> Happened:
        """Wait for the next action."""
        return self._hear(Happened)

    def see_the_end(self) -> Match:
        """Wait until the match is over; the match, verified."""
        while self.see_happen().result is msgspec.UNSET:
            pass
        self._caller.say(Replay(4, self.code))
        match = verify(load(bytes(self._hear(ReplayFile).record)))
        assert match.result is not None
        return match

    def send_away(self) -> None:
        """Take every seat from whoever has it."""
        for seat in range(self._seats):
            self._caller.say(Remove(5, self.code, seat))

    def _hear(self, kind: type[M]) -> M:
        """The next message of that kind; the server is told meanwhile that somebody is here."""
        while True:
            message = self._caller.await_any(kind, Ping, TableMessage)
            if isinstance(message, Ping):
                self._caller.say(Pong(message.id))
            if isinstance(message, TableMessage):
                self.kept |= {index for index, seat in enumerate(message.seats) if seat.keeper}
            if isinstance(message, kind):
                return message
