"""`kill -9` at any moment while bots play at several tables, as fast as they can."""

from __future__ import annotations

import random
import threading
from pathlib import Path
from typing import Final

import msgspec
import pytest

from faults.crowd import Bot, open_tables, play_until_the_end_of_the_server
from server.on_disk import kept_in
from server.programs import LOOPBACK, SERVER, Program
from ziggurat.wire.messages import (
    AddBot,
    Done,
    Happened,
    Open,
    PositionMessage,
    Start,
    Table,
    Watch,
)
from ziggurat_server.journal.kept import KeptMatch
from ziggurat_server.journal.replaying import played_again

TABLES: Final = 4
LONGEST_LIFE: Final = 0.8
"""Seconds that a server lives at most once everyone is back."""
UNHURRIED: Final = ("--limit", "messages_per_second=10000", "--limit", "burst=10000")
"""Bots act as soon as they are told; a fast machine tells them more often than a guest may ask."""


def come_back(server: Program, bots: list[Bot]) -> None:
    """Everyone is at the table again."""
    for bot in bots:
        bot.arrive(server)


@pytest.mark.parametrize(
    "kills",
    [3, pytest.param(100, marks=[pytest.mark.faults, pytest.mark.timeout(3600)])],
)
def test_a_server_killed_at_any_moment_takes_nothing_back_that_it_told(tmp_path: Path, kills: int) -> None:
    chance = random.Random(kills)
    bots = [Bot(f"Bot {number}", number) for number in range(2 * TABLES)]
    for life in range(kills):
        with Program("--listen", LOOPBACK, "--data", str(tmp_path), *UNHURRIED, program=SERVER) as server:
            if life == 0:
                open_tables(server, bots)
            else:
                come_back(server, bots)
            killer = threading.Timer(chance.uniform(0, LONGEST_LIFE), server.process.kill)
            killer.start()
            play_until_the_end_of_the_server(bots)
            killer.join()
    with Program("--listen", LOOPBACK, "--data", str(tmp_path), *UNHURRIED, program=SERVER) as server:
        come_back(server, bots)
    check_file(tmp_path, bots)


def check_file(folder: Path, bots: list[Bot]) -> None:
    """Every match on file can be played again, and has come at least as far as anyone was told."""
    matches = {table.state.table: table.match for table in kept_in(folder).tables}
    for bot in bots:
        match = matches[bot.code]
        assert match is not None
        assert bot.told is not None
        assert _reaches(match, bot.told)


def _reaches(kept: KeptMatch, told: PositionMessage | Happened) -> bool:
    match = played_again(kept, most=1, newest=1).match
    return match.revision >= told.revision or told.result is not msgspec.UNSET


@pytest.mark.thorough
def test_hired_bots_take_their_seats_again_and_play_on(tmp_path: Path) -> None:
    arguments = ("--listen", LOOPBACK, "--data", str(tmp_path))
    with Program(*arguments, program=SERVER) as server:
        anna = server.call()
        token = anna.hello("Anna").token
        anna.say(Open(1, "ur", 2))
        code = anna.await_message(Done).table
        assert code is not None
        for seat in (0, 1):
            anna.say(AddBot(2, code, "random", seat))
        while not all(seat.ready for seat in anna.await_message(Table).seats):
            pass
        anna.say(Start(3, code))
        seen = [anna.await_message(Happened).revision for _ in range(2)]
        server.process.kill()
    with Program(*arguments, program=SERVER) as server:
        anna = server.call()
        anna.hello("Anna", token)
        anna.say(Watch(1, code))
        assert anna.await_message(PositionMessage).revision >= seen[-1]
        assert anna.await_message(Happened).revision > seen[-1]
