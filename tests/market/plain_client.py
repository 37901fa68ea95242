"""A client that knows lines of JSON and the protocol's page, and no rules: it asks what it may do, and does some of it.

It imports nothing of ours, as somebody else's client would.
"""

from __future__ import annotations

import json
import random
import selectors
import socket
from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

Said: TypeAlias = dict[str, Any]
SIT, READY, RESUME, LEGAL, ACT, OTHER = range(1, 7)
PATIENCE = 60.0
"""Seconds without a word from the server after which something is missed: on a machine that has ten times as much to do
as it can, four bots need twenty until they have started."""


class PlainClient:
    """One who plays at random. `told` is what it was told of the match, by its own count of that."""

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.told: dict[int, Said] = {}
        self.kept: dict[str, Said] = {}
        self._token: str | None = None
        self._table = ""
        self._place = "sit"
        self._line = socket.socket()
        self._half = b""
        self._awaits_answer = False
        self._chance = random.Random(seed)

    @property
    def news(self) -> Said:
        """The newest that it was told of the match; nothing before it began."""
        return self.told[max(self.told)] if self.told else {}

    @property
    def token(self) -> str:
        """By what the server knows it, once it has been there."""
        assert self._token is not None
        return self._token

    @property
    def has_seen_the_end(self) -> bool:
        """Whether the match is over as far as it knows."""
        return "result" in self.news

    @property
    def whereabouts(self) -> str:
        """In a few words how far it has come and what it waits for, for whoever wonders why nothing happens."""
        news = self.news
        awaited = f"seat {news.get('viewer')} at {news.get('revision')}, awaited: {news.get('to_act')}"
        answer = ", waits for an answer" if self._awaits_answer else ""
        return (
            f"{self.name} ({awaited}, over: {self.has_seen_the_end}{answer}, complaint: {self.kept.get('complaint')})"
        )

    # ------------------------------------------------------------------ the line

    def arrive(self, port: int) -> None:
        """Come to the server, or come back to the seat and ask for what was missed."""
        self.leave()
        self._line = socket.create_connection(("127.0.0.1", port), timeout=PATIENCE)
        self._half, self._awaits_answer = b"", False
        self.say(type="hello", protocol=1, name=self.name, token=self._token)
        self._token = self.await_answer("welcome")["token"]
        if self.told:
            known = max(self.told)
            self.say(type=self._place, id=SIT, table=self._table)
            self.await_answer("done", id=SIT)
            self.say(type="resume", id=RESUME, table=self._table, since=known)
            self.await_answer("done", id=RESUME)
            self._look_again()

    def leave(self) -> None:
        """Hang up."""
        self._line.close()

    def fileno(self) -> int:
        """The line, for whoever waits for several."""
        return self._line.fileno()

    def say(self, **message: Any) -> None:
        """Send a message; what is None is left out."""
        said = {name: value for name, value in message.items() if value is not None}
        self._line.sendall(json.dumps(said).encode() + b"\n")

    def await_answer(self, kind: str, **fields: Any) -> Said:
        """The next message of that kind with these fields; those before it are taken in. Raises AssertionError if the
        server says instead why not."""
        while True:
            for message in self._arrived():
                self.hear(message)
            complaint = self.kept.get("complaint", {})
            assert "id" not in fields or complaint.get("id") != fields["id"], complaint
            if kind in self.kept and fields.items() <= self.kept[kind].items():
                return self.kept.pop(kind)

    def read(self) -> None:
        """Take in what has arrived."""
        for message in self._arrived():
            self.hear(message)

    def _arrived(self) -> list[Said]:
        try:
            came = self._line.recv(65536)
        except TimeoutError as error:
            raise AssertionError(f"nothing came any more to {self.whereabouts}; kept: {self.kept}") from error
        if not came:
            raise EOFError
        *lines, self._half = (self._half + came).split(b"\n")
        return [json.loads(line) for line in lines]

    # ------------------------------------------------------------------ at the table

    def open(self, game: str, seats: int, **choices: Any) -> str:
        """Open a table; its code."""
        self.say(type="open", id=OTHER, game=game, seats=seats, **choices)
        return str(self.await_answer("done")["table"])

    def sit(self, table: str) -> None:
        """Take a seat, and be ready."""
        self._table = table
        self.say(type="sit", id=SIT, table=table)
        self.await_answer("done", id=SIT)
        self.say(type="ready", id=READY, table=table)
        self.await_answer("done", id=READY)

    def hire(self, table: str, level: str) -> None:
        """Have the server seat a bot of that level."""
        self.say(type="add_bot", id=OTHER, table=table, level=level)
        self.await_answer("done", id=OTHER)

    def watch(self, table: str) -> None:
        """Look on."""
        self._table, self._place = table, "watch"
        self.say(type="watch", id=SIT, table=table)
        self.await_answer("done", id=SIT)

    def start(self) -> None:
        """Start the match once everybody is ready."""
        while not all(seat.get("ready") for seat in self.await_answer("table")["seats"]):
            pass
        self.say(type="start", id=OTHER, table=self._table)

    def record(self) -> Said:
        """The finished match as the server keeps it."""
        self.say(type="replay", id=OTHER, table=self._table)
        return dict(self.await_answer("replay_file")["record"])

    # ------------------------------------------------------------------ what it hears

    def hear(self, message: Said) -> None:
        """Take in one message, and answer if there is something to do."""
        match message:
            case {"type": "ping"}:
                self.say(type="pong", id=message.get("id", 0))
            case {"type": "position" | "happened"}:
                self._take_news(message)
            case {"type": "legal_actions", "actions": actions, "revision": revision}:
                self._choose(actions, revision)
            case {"type": "done" | "rejected" | "error", "id": int(request)} if request == ACT:
                self._look_again()
            case {"type": "error" | "refused" | "rejected" | "closing"}:
                self.kept["complaint"] = message
            case _:
                self.kept[message["type"]] = message

    def _take_news(self, news: Said) -> None:
        self.told.setdefault(news["revision"], news)
        self._look_at(self.news)

    def _look_again(self) -> None:
        self._awaits_answer = False
        self._look_at(self.news)

    def _look_at(self, news: Said) -> None:
        """Ask what may be done, if anything: always where the own decision is awaited, sometimes where one may act."""
        seat = news.get("viewer")
        if seat is None or "result" in news or self._awaits_answer:
            return
        if seat in news["to_act"] or (seat in news.get("open", ()) and self._chance.random() < 0.3):
            self._awaits_answer = True
            self.say(type="legal", id=LEGAL, table=self._table)

    def _choose(self, actions: list[Said], revision: int) -> None:
        kinds = sorted({action["type"] for action in actions})
        if kinds:
            kind = self._chance.choice(kinds)
            action = self._chance.choice([action for action in actions if action["type"] == kind])
            self.say(type="act", id=ACT, table=self._table, revision=revision, action=action)
        elif self.news["revision"] > revision:
            self._look_again()
        else:
            self._awaits_answer = False


def play(clients: Sequence[PlainClient], until: Callable[[], bool]) -> None:
    """Have them all play until something is so. Raises EOFError or ConnectionError when the server is gone."""
    with selectors.DefaultSelector() as selector:
        for client in clients:
            selector.register(client, selectors.EVENT_READ, client)
        while not until():
            ready = selector.select(PATIENCE)
            if not ready:
                raise TimeoutError(
                    "the server has fallen silent: " + "; ".join(client.whereabouts for client in clients)
                )
            for key, _ in ready:
                key.data.read()
