"""Guests of a games night, who know nothing of this project's code: by TCP, and by frames as browsers come."""

from __future__ import annotations

import json
import socket
import time
from collections.abc import Callable, Iterator
from typing import Any

from faults.plain_guest import PAUSE, PlainGuest, Told
from web.browsers import HANDSHAKE, request
from web.frames_by_hand import TEXT, FrameReader, from_guest


class NightGuest(PlainGuest):
    """Somebody who sits down wherever a round of the night leads them. `night` is the newest that they were told."""

    def __init__(self, name: str, ports: Callable[[], list[int]], told: Told) -> None:
        super().__init__(name, ports, told)
        self.code = ""
        self.night: dict[str, Any] = {}
        self.acts = 0

    def sign_up(self, code: str) -> None:
        """Play in that night."""
        self.code = code
        assert self.ask("sign_up", night=code)["type"] == "done"

    def come_back(self) -> None:
        """Be told of the night again, however long that takes."""
        while not self._stop.is_set():
            try:
                self.come(self._chance.choice(self._ports()))
                if self.ask("show_night", night=self.code)["type"] == "done":
                    return
            except (OSError, EOFError):
                pass
            self.leave()
            time.sleep(PAUSE)

    def _play(self) -> None:
        while not self._stop.is_set():
            table = self._own_table()
            if table is None:
                self._hear()
                continue
            if table != self.table:
                self.table, self.revision = table, -1
            if self.ask("sit", table=table)["type"] == "done":
                self._play_at(table)
            else:
                time.sleep(PAUSE)

    def _play_at(self, table: str) -> None:
        while self._own_table() == table and not self._stop.is_set():
            legal = self._ask_legal()
            if legal.get("actions"):
                self._act(legal)
            else:
                self._hear()

    def _act(self, legal: dict[str, Any]) -> None:
        action = self._chance.choice(legal["actions"])
        if self.ask("act", table=self.table, revision=legal["revision"], action=action)["type"] == "done":
            self.acts += 1

    def _ask_legal(self) -> dict[str, Any]:
        self._number += 1
        self._say({"type": "legal", "id": self._number, "table": self.table})
        while True:
            message = self._hear()
            if message["type"] in ("legal_actions", "error") and message.get("id") == self._number:
                return message

    def _own_table(self) -> str | None:
        """The table of the round at which we play and are not done."""
        state = self.night.get("state") or {}
        ours = next((each["number"] for each in state.get("entrants", ()) if each.get("person") == self.person), None)
        tables = state["rounds"][-1]["tables"] if state.get("rounds") else ()
        return next((each["table"] for each in tables if ours in each["seats"] and not each.get("over")), None)

    def _hear(self) -> dict[str, Any]:
        message = super()._hear()
        if message["type"] == "night" and message["night"] == self.code:
            self.night = message
        return message


class WebNightGuest(NightGuest):
    """The same by frames, at the door for browsers."""

    def _say(self, message: dict[str, Any]) -> None:
        if self._socket is None:
            raise EOFError
        self._socket.sendall(from_guest(json.dumps(message).encode()))

    def _begin_line(self, line_in: socket.socket, port: int) -> Iterator[dict[str, Any]]:
        host = f"127.0.0.1:{port}"
        line_in.sendall(request("/line", headers={"Host": host, "Origin": f"http://{host}", **HANDSHAKE}))
        came = b""
        while b"\r\n\r\n" not in came:
            arrived = line_in.recv(1 << 16)
            if not arrived:
                raise EOFError
            came += arrived
        return self._messages(line_in, came.partition(b"\r\n\r\n")[2])

    def _messages(self, line_in: socket.socket, arrived: bytes) -> Iterator[dict[str, Any]]:
        frames = FrameReader()
        while True:
            for frame in frames.read(arrived):
                if frame.opcode == TEXT:
                    yield json.loads(frame.payload)
            arrived = line_in.recv(1 << 16)
            if not arrived:
                return
