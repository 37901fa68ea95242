"""Several servers with one database, and guests who come to any of them and come back when one is gone."""

from __future__ import annotations

import random
import signal
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final, Self

import msgspec

from server.programs import LOOPBACK, PATIENCE, SERVER, Caller, Program
from server.world import read_view, written
from ziggurat.games import game_named
from ziggurat.games.game import View
from ziggurat.wire.messages import (
    Act,
    Closing,
    Done,
    Error,
    Happened,
    Open,
    PositionMessage,
    Ready,
    Rejected,
    Resume,
    Sit,
    Start,
)

ALIKE: Final = ("--seed", "9", "--limit", "messages_per_second=10000", "--limit", "burst=10000")
"""How servers start whose matches are the same where the same is done, however fast."""
PAUSE: Final = 0.05
"""Seconds before a guest tries again whom nobody let in."""


class SharedServers:
    """Servers that share the database of that address."""

    def __init__(self, address: str, folder: Path) -> None:
        self.address = address
        self.folder = folder
        self.running: list[Program] = []
        self._begun = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        for program in self.running:
            program.process.send_signal(signal.SIGCONT)
            program.close()

    def start(self, *arguments: str) -> Program:
        """One more server."""
        self._begun += 1
        own = self.folder / f"server-{self._begun}"
        program = Program(
            *("--listen", LOOPBACK, "--data", str(own), *arguments),
            program=SERVER,
            environment={"ZIGGURAT_JOURNAL": self.address},
        )
        self.running.append(program)
        return program

    def kill(self, program: Program) -> None:
        """As a power cut would have it."""
        self.running.remove(program)
        program.end(signal.SIGKILL)
        program.close()

    def stop(self, program: Program) -> tuple[int, str]:
        """End it in order; its exit code and what it wrote to standard error."""
        self.running.remove(program)
        ended = program.end()
        program.close()
        return ended


class Guest:
    """Somebody at one of the servers. `told` is the newest that they were told of their match."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.token: str | None = None
        self.person = ""
        self.code = ""
        self.game = game_named("ur")
        self.told: PositionMessage | Happened | None = None
        self.caller: Caller
        self._chance = random.Random(name)

    def come(self, server: Program) -> None:
        """Come to that server, as who one was."""
        self.caller = server.call()
        welcome = self.caller.hello(self.name, self.token)
        self.token, self.person, self.shown = welcome.token, welcome.person, welcome.name

    def open(self, seats: int = 2, game: str = "ur") -> str:
        """Open a table and sit down there."""
        self.game = game_named(game)
        self.caller.say(Open(1, game, seats))
        code = self.caller.await_message(Done).table
        assert code is not None
        self.sit(code)
        return code

    def sit(self, code: str) -> None:
        """Take a seat and be ready."""
        self.code = code
        for ask in (Sit(2, code), Ready(3, code)):
            self.caller.say(ask)
            answer = self.caller.await_any(Done, Error)
            assert isinstance(answer, Done), answer

    def start(self, *others: Guest) -> None:
        """Begin the match; everyone sees where it stands."""
        self.caller.say(Start(4, self.code))
        for guest in (self, *others):
            guest.told = guest.caller.await_message(PositionMessage)

    @property
    def is_due(self) -> bool:
        """Whether their decision is awaited."""
        told = self.told
        return told is not None and told.viewer in told.to_act

    def act(self) -> None:
        """Take some legal action."""
        told = self.told
        assert told is not None
        view = msgspec.json.decode(told.view, type=View[self.game.public_type, self.game.private_type])  # type: ignore[name-defined]
        action = self._chance.choice(list(self.game.candidates(view)))
        self.caller.say(Act(9, self.code, told.revision, written(action), seat=told.viewer))

    def hear(self) -> None:
        """Wait to be told what happened."""
        self.told = self.caller.await_message(Happened)

    def come_back(self, servers: Sequence[Program]) -> float:
        """Come to any of these and ask for what was missed, again and again; how many seconds that took."""
        begun = time.monotonic()
        while time.monotonic() - begun < PATIENCE:
            server = self._chance.choice(servers)
            try:
                self.come(server)
                if self._resume():
                    return time.monotonic() - begun
            except (EOFError, OSError):
                pass
            time.sleep(PAUSE)
        raise TimeoutError(f"{self.name} cannot come back to {self.code}")

    def _resume(self) -> bool:
        since = 0 if self.told is None else self.told.revision
        self.caller.say(Resume(5, self.code, since))
        while True:
            message = self.caller.await_any(Happened, PositionMessage, Done, Error, Rejected, Closing)
            if isinstance(message, Happened | PositionMessage):
                assert message.revision >= since, "something that was told was taken back"
                self.told = message
            elif isinstance(message, Done) and message.id == 5:
                return True
            elif isinstance(message, Closing | Error):
                return False


def guest_at(server: Program, name: str) -> Guest:
    guest = Guest(name)
    guest.come(server)
    return guest


def match_across(first: Program, second: Program) -> tuple[Guest, Guest]:
    """A match at the first server's table between somebody there and somebody at the second."""
    anna, belit = guest_at(first, "Anna"), guest_at(second, "Belit")
    belit.sit(anna.open())
    anna.start(belit)
    return anna, belit


def open_table(guest: Guest, **choices: Any) -> str:
    """The code of a table that they open, without a seat for them."""
    guest.caller.say(Open(1, "ur", 2, **choices))
    return guest.caller.await_message(Done).table or ""


def play(guests: Sequence[Guest], steps: int) -> None:
    """So many steps, each told to all."""
    for _ in range(steps):
        next(guest for guest in guests if guest.is_due).act()
        for guest in guests:
            guest.hear()


def same_view(one: Guest, other: Guest) -> bool:
    """Whether both were told the same of what all may know."""
    views = [read_view(guest.told.view).public for guest in (one, other) if guest.told is not None]
    return len({msgspec.json.encode(view) for view in views}) == 1
