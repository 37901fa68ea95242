"""What one delivery costs the server when people watch a table by browser, beside as many who do by TCP."""

from __future__ import annotations

import selectors
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any, Final, Protocol

from tests.bench.measuring import Row
from tests.bench.server_actions import seated
from tests.bench.watchers import CHUNK, HAPPENED, Crowd, actions
from tests.server.programs import Caller
from tests.web.frames_by_hand import FrameReader
from tests.web.programs import WebCaller, WebProgram

from ziggurat.wire.messages import Done, PositionMessage, Watch

WATCHERS: Final = 200
ROUNDS: Final = 5
"""The two are measured in turns, best of so many, because a slow moment of the machine meets only one."""


class Listening(Protocol):
    """Those who watch."""

    lines: int

    def hear(self, lines: int) -> None:
        """Listen until so many lines were heard altogether."""


class BrowserCrowd:
    """Everyone who listens by frames."""

    def __init__(self, callers: Sequence[WebCaller]) -> None:
        self.lines = 0
        self._selector = selectors.DefaultSelector()
        for caller in callers:
            caller.socket.setblocking(False)
            self._selector.register(caller.socket, selectors.EVENT_READ, FrameReader())

    def hear(self, lines: int) -> None:
        """Listen until so many lines were heard altogether."""
        while self.lines < lines:
            for key, _ in self._selector.select():
                socket: Any = key.fileobj
                self.lines += sum(frame.payload.startswith(HAPPENED) for frame in key.data.read(socket.recv(CHUNK)))


def rows() -> list[Row]:
    """One row: microseconds of the server's CPU for each delivery."""
    by_web, by_tcp = [], []
    for _ in range(ROUNDS):
        by_web.append(_delivery(lambda program: program.line(), BrowserCrowd))
        by_tcp.append(_delivery(lambda program: program.call(), _by_tcp))
    measure = f"CPU per delivery to {WATCHERS} browsers (TCP clients)"
    return [Row(measure, min(by_web), min(by_tcp), "µs", larger_is_better=False)]


def _by_tcp(callers: Sequence[Caller]) -> Crowd:
    return Crowd([caller.socket for caller in callers], HAPPENED)


def _delivery(come: Callable[[WebProgram], Any], listen: Callable[[list[Any]], Listening]) -> float:
    """Microseconds for a delivery to those who come in that way."""
    with tempfile.TemporaryDirectory() as folder, WebProgram("--data", folder) as program:
        players = seated(program, 0)
        position = players[0].await_message(PositionMessage)
        crowd = listen([_watcher(come(program), position.table, number) for number in range(WATCHERS)])
        before = _used(program)
        for number, _ in enumerate(actions(players, position), start=1):
            crowd.hear(number * WATCHERS)
        return (_used(program) - before) / 1_000 / crowd.lines


def _watcher(caller: Any, table: str, number: int) -> Any:
    caller.hello(f"w{number}")
    caller.say(Watch(1, table))
    caller.await_message(Done)
    return caller


def _used(program: WebProgram) -> int:
    """Nanoseconds that the server's reactor has worked so far."""
    return int(Path(f"/proc/{program.process.pid}/schedstat").read_text().split()[0])
