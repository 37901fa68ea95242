"""Many tables for a long time: the server grows no fatter, logs no error, and every match it was told is the match."""

from __future__ import annotations

import os
import sys
import time
from dataclasses import dataclass
from itertools import chain
from pathlib import Path
from typing import Final

import msgspec
import pytest

from faults.crowd import Bot, open_tables, play_until_the_end_of_the_server
from server.programs import LOOPBACK, SERVER, Program
from ziggurat.games.ur.position import UrOptions
from ziggurat.match.record import load
from ziggurat.match.replaying import verify
from ziggurat.wire.messages import Happened, Message, PositionMessage, Replay, ReplayFile

if sys.platform != "linux":
    pytest.skip("only Linux tells what another process weighs", allow_module_level=True)

GROWTH: Final = 1.15
SLACK: Final = 16 * 2**20
"""How much fatter than when warm the server may be at the end, as a factor and in bytes besides."""
WARM: Final = 1 / 4
"""The part of the run after which everything that is kept for a while has been kept once."""


class Scale:
    """Weighs a server whenever a match has ended, and ends it after so many matches and so many seconds."""

    def __init__(self, server: Program, matches: int, seconds: float) -> None:
        self.weights: list[int] = []
        self._server = server
        self._matches = matches
        self._end = time.monotonic() + seconds

    def weigh(self) -> None:
        """A match has ended."""
        pages = int(Path(f"/proc/{self._server.process.pid}/statm").read_text().split()[1])
        self.weights.append(pages * os.sysconf("SC_PAGE_SIZE"))
        if len(self.weights) >= self._matches and time.monotonic() >= self._end:
            self._server.process.terminate()


class Recorder(Bot):
    """Asks for the record of every match at its end, verifies it, and has the server weighed."""

    scale: Scale

    def take(self, message: Message) -> None:
        """Take in what arrived; let the next match wait until the last one's record is there."""
        match message:
            case ReplayFile():
                assert verify(load(bytes(message.record))).result is not None
                self.scale.weigh()
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
    """What a long run showed: the server's weight in bytes after each match whose record was verified, and its log."""

    weights: list[int]
    log: str

    @property
    def warm(self) -> int:
        """The weight once everything that is kept for a while has been kept."""
        return self.weights[int(WARM * len(self.weights))]


def soak(folder: Path, tables: int, options: UrOptions, matches: int, seconds: float) -> Soaked:
    """Let bots play at so many tables, at least so many matches and for so long."""
    limits = [f"messages_per_second={10**6}", f"burst={10**6}", f"connections_per_address={10**4}"]
    chosen = [word for limit in limits for word in ("--limit", limit)]
    hosting = ("--listen", LOOPBACK, "--no-announce", "--log-level", "error", "--data", str(folder))
    recorders = [Recorder(f"Recorder {number}", number) for number in range(tables)]
    others = [Bot(f"Bot {number}", number) for number in range(tables)]
    bots = list(chain.from_iterable(zip(recorders, others, strict=True)))
    with Program(*hosting, *chosen, program=SERVER) as server:
        scale = Scale(server, matches, seconds)
        for recorder in recorders:
            recorder.scale = scale
        open_tables(server, bots, options)
        play_until_the_end_of_the_server(bots)
        _, log = server.process.communicate(timeout=60)
    return Soaked(scale.weights, log)


@pytest.mark.parametrize(
    ("tables", "options", "matches", "seconds"),
    [
        pytest.param(6, UrOptions(max_rounds=3), 30, 0.0, id="6 tables for 30 short matches"),
        pytest.param(
            200,
            UrOptions(),
            1000,
            600.0,
            id="200 tables for ten minutes",
            marks=[pytest.mark.faults, pytest.mark.timeout(2400)],
        ),
    ],
)
def test_a_server_with_many_tables_stays_as_heavy_as_it_is_logs_no_error_and_keeps_every_match(
    tmp_path: Path, tables: int, options: UrOptions, matches: int, seconds: float
) -> None:
    soaked = soak(tmp_path, tables, options, matches, seconds)
    print(
        f"{tables} tables: {len(soaked.weights)} records verified; "
        f"MiB {soaked.warm >> 20} when warm, {soaked.weights[-1] >> 20} at the end"
    )
    assert soaked.log == ""
    assert soaked.weights[-1] <= GROWTH * soaked.warm + SLACK
