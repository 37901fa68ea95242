"""A guest who knows nothing of this project's code: lines of JSON over a socket, as the protocol's page has them.

It plays at random by what `legal` offers, comes back wherever somebody listens, and keeps what it was told.
"""

from __future__ import annotations

import json
import random
import socket
import threading
import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from typing import Any

PATIENCE = 8.0
"""Seconds of silence after which a guest tries another door."""
PAUSE = 0.1


@dataclass
class Told:
    """What guests were told, all together: by table and revision the public view, and what was acknowledged."""

    views: dict[tuple[str, int], str] = field(default_factory=dict)
    acknowledged: set[tuple[str, int]] = field(default_factory=set)
    faults: list[str] = field(default_factory=list)
    lock: threading.Lock = field(default_factory=threading.Lock)

    def hear(self, table: str, revision: int, public: Any) -> None:
        """A guest was told that the match stood like that at that revision; everyone must be told the same."""
        seen = json.dumps(public, sort_keys=True)
        with self.lock:
            if self.views.setdefault((table, revision), seen) != seen:
                self.faults.append(f"{table} was told in two ways at revision {revision}")


class PlainGuest:
    """Somebody with a seat, on a thread of their own from `begin` to `end`."""

    def __init__(self, name: str, ports: Callable[[], list[int]], told: Told) -> None:
        self.name = name
        self.token: str | None = None
        self.person = ""
        self.table = ""
        self.revision = -1
        self.public: Any = None
        self.longest_absence = 0.0
        self._ports = ports
        self._told = told
        self._chance = random.Random(name)
        self._socket: socket.socket | None = None
        self._lines: Iterator[dict[str, Any]] = iter(())
        self._stop = threading.Event()
        self._thread = threading.Thread(target=self._live, daemon=True)
        self._number = 100

    # ------------------------------------------------------------------ one question after the other

    def come(self, port: int) -> None:
        """Say hello there."""
        self._socket = socket.create_connection(("127.0.0.1", port), PATIENCE)
        self._socket.settimeout(PATIENCE)
        self._lines = self._begin_line(self._socket, port)
        hello = {"type": "hello", "protocol": 1, "name": self.name}
        self._say(hello | ({} if self.token is None else {"token": self.token}))
        welcome = self._await("welcome")
        self.token, self.person = welcome["token"], welcome["person"]

    def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Ask something; the answer, once it has come."""
        self._number += 1
        self._say({"type": kind, "id": self._number} | fields)
        while True:
            message = self._hear()
            if message["type"] in ("done", "error", "rejected") and message.get("id") == self._number:
                return message

    def begin(self) -> None:
        """Play from now on."""
        self._thread.start()

    def end(self) -> None:
        """Play no more."""
        self._stop.set()
        self._thread.join(3 * PATIENCE)
        self.leave()

    def leave(self) -> None:
        """Be connected no more."""
        if self._socket is not None:
            self._socket.close()

    def come_back(self) -> None:
        """Be back at the table, by whatever door."""
        begun, answer = time.monotonic(), None
        while True:
            try:
                self.come(self._chance.choice(self._ports()))
                answer = self.ask("resume", table=self.table, since=max(0, self.revision))
                if answer["type"] == "done":
                    break
            except (OSError, EOFError):
                pass
            self.leave()
            if self._stop.is_set() and time.monotonic() - begun > 4 * PATIENCE:
                where = f"{self.table} at revision {self.revision}"
                raise TimeoutError(f"{self.name} cannot come back to {where}, and was answered last: {answer}")
            time.sleep(PAUSE)
        self.longest_absence = max(self.longest_absence, time.monotonic() - begun)

    # ------------------------------------------------------------------

    def _live(self) -> None:
        while not self._stop.is_set():
            try:
                self._play()
            except (OSError, EOFError):
                self.leave()
                self.come_back()

    def _play(self) -> None:
        """Act whenever it is our turn."""
        self._say({"type": "legal", "id": 1, "table": self.table})
        while not self._stop.is_set():
            message = self._hear()
            if message["type"] == "legal_actions" and message.get("actions"):
                self._act(message)
            elif message["type"] in ("happened", "position", "error", "rejected", "legal_actions"):
                time.sleep(0.02)
                self._say({"type": "legal", "id": 1, "table": self.table})

    def _act(self, legal: dict[str, Any]) -> None:
        action = self._chance.choice(legal["actions"])
        answer = self.ask("act", table=self.table, revision=legal["revision"], action=action)
        if answer["type"] == "done":
            with self._told.lock:
                self._told.acknowledged.add((self.table, legal["revision"] + 1))
        self._say({"type": "legal", "id": 1, "table": self.table})

    def _hear(self) -> dict[str, Any]:
        message = next(self._lines, None)
        if message is None or message["type"] in ("closing", "refused"):
            raise EOFError(message)
        if message["type"] == "ping":
            self._say({"type": "pong", "id": message.get("id", 0)})
        elif message["type"] in ("happened", "position") and message["table"] == self.table:
            self._note(message)
        return message

    def _note(self, message: dict[str, Any]) -> None:
        if message["type"] == "position" and message["revision"] < self.revision:
            with self._told.lock:
                self._told.faults.append(f"{self.name} was told revision {self.revision}, which was taken back")
        self.revision = max(self.revision, message["revision"])
        self.public = message["view"]["public"]
        self._told.hear(self.table, message["revision"], self.public)

    def _await(self, kind: str) -> dict[str, Any]:
        while (message := self._hear())["type"] != kind:
            pass
        return message

    def _say(self, message: dict[str, Any]) -> None:
        if self._socket is None:
            raise EOFError
        self._socket.sendall(json.dumps(message).encode() + b"\n")

    def _begin_line(self, line_in: socket.socket, port: int) -> Iterator[dict[str, Any]]:
        """What will be said there, message by message."""
        return self._read(line_in)

    def _read(self, line_in: socket.socket) -> Iterator[dict[str, Any]]:
        buffer = b""
        while True:
            line, newline, rest = buffer.partition(b"\n")
            if newline:
                buffer = rest
                yield json.loads(line)
                continue
            arrived = line_in.recv(1 << 16)
            if not arrived:
                return
            buffer += arrived
