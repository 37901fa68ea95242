"""Many tables for a long time: the server grows no fatter, logs no error, and every match it was told is the match."""

from __future__ import annotations

import os
import sys
import threading
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import msgspec
import pytest

from faults.crowd import Bot, open_tables, play_until_the_end_of_the_server
from server.programs import LOOPBACK, Program
from ziggurat.match import load, verify
from ziggurat.wire.messages import Happened, Message, PositionMessage, Replay, ReplayFile

if sys.platform != "linux":
    pytest.skip("only Linux tells what another process weighs", allow_module_level=True)

LOOKS: Final = 20
"""How often the server is weighed."""
WARM: Final = LOOKS // 4
"""The looks after which everything that is kept for a while has been kept once."""
GROWTH: Final = 1.15
SLACK: Final = 16 * 2**20
"""How much fatter than when warm the server may be at the end, as a factor and in bytes besides."""


class Recorder(Bot):
    """Asks for the record of every match at its end, and verifies it. `verified` counts them."""

    def __init__(self, name: str, seed: int) -> None:
        super().__init__(name, seed)
        self.verified = 0

    def take(self, message: Message) -> None:
        """Take in what arrived; let the next match wait until the last one's record is there."""
        match message:
            case ReplayFile():
                assert verify(load(bytes(message.record))).result is not None
                self.verified += 1
                self._want_rematch()
            case _:
                super().take(message)

    def _answer(self, news: PositionMessage | Happened) -> None:
        if news.result is not msgspec.UNSET:
            self.caller.say(Replay(7, self.code))
        else:
            super()._answer(news)


@dataclass(frozen=True)
class Soaked:
    """What a long run showed: the server's weight in bytes at each look, its log, and the records verified."""

    weights: list[int]
    log: str
    verified: int


def soak(folder: Path, tables: int, seconds: float) -> Soaked:
    """Let bots play at so many tables for so long."""
    limits = [f"messages_per_second={10**6}", f"burst={10**6}", f"connections_per_address={10**4}"]
    options = [word for limit in limits for word in ("--limit", limit)]
    hosting = ("--listen", LOOPBACK, "--no-announce", "--log-level", "error", "--data", str(folder))
    bots = [(Recorder if number % 2 == 0 else Bot)(f"Bot {number}", number) for number in range(2 * tables)]
    weights: list[int] = []
    with Program(*hosting, *options) as server:
        open_tables(server, bots)
        looking = threading.Thread(target=_look, args=(server.process.pid, seconds, weights))
        ending = threading.Thread(target=lambda: (looking.join(), server.process.terminate()))
        looking.start()
        ending.start()
        play_until_the_end_of_the_server(bots)
        ending.join()
        _, log = server.process.communicate(timeout=60)
    return Soaked(weights, log, sum(bot.verified for bot in bots if isinstance(bot, Recorder)))


def _look(pid: int, seconds: float, weights: list[int]) -> None:
    for _ in range(LOOKS):
        time.sleep(seconds / LOOKS)
        pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
        weights.append(pages * os.sysconf("SC_PAGE_SIZE"))


@pytest.mark.parametrize(
    ("tables", "seconds"),
    [(8, 6.0), pytest.param(200, 600.0, marks=[pytest.mark.faults, pytest.mark.timeout(1500)])],
)
def test_a_server_with_many_tables_stays_as_heavy_as_it_is_logs_no_error_and_keeps_every_match(
    tmp_path: Path, tables: int, seconds: float
) -> None:
    soaked = soak(tmp_path, tables, seconds)
    print(
        f"{tables} tables, {seconds:.0f} s: {soaked.verified} records verified; MiB {soaked.weights[WARM] >> 20} "
        f"when warm, {soaked.weights[-1] >> 20} at the end"
    )
    assert soaked.log == ""
    assert soaked.verified > 0
    assert soaked.weights[-1] <= GROWTH * soaked.weights[WARM] + SLACK
