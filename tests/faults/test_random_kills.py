"""`kill -9` at any moment while bots play at several tables, as fast as they can."""

from __future__ import annotations

import random
import selectors
import threading
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from faults.players import UR
from server.programs import LOOPBACK, Caller, Program
from ziggurat.games.game import View
from ziggurat.wire.messages import (
    Act,
    AddBot,
    Done,
    Error,
    Happened,
    Message,
    Open,
    PositionMessage,
    Ready,
    Rematch,
    Resume,
    Sit,
    Start,
    Table,
    Watch,
)
from ziggurat_server.recovery import played_again
from ziggurat_server.storage_place import settle_in
from ziggurat_server.storage_reading import KeptMatch

TABLES: Final = 4
RESUME: Final = 2
"""The number of the request with which a bot comes back."""
LONGEST_LIFE: Final = 0.8
"""Seconds that a server lives at most once everyone is back."""

_VIEW: msgspec.json.Decoder[View[Any, Any]] = msgspec.json.Decoder(View[UR.public_type, UR.private_type])


class Bot:
    """Plays at random for whoever sits there, and holds the server to what it said.

    `told` is the newest that it was told of the match.
    """

    def __init__(self, name: str, seed: int) -> None:
        self.name = name
        self.token: str | None = None
        self.code = ""
        self.told: PositionMessage | Happened | None = None
        self.caller: Caller
        self._chance = random.Random(seed)

    def arrive(self, server: Program) -> None:
        """Come, or come back to the seat, see that all is there, and ask for what was missed."""
        self.caller = server.call()
        self.token = self.caller.hello(self.name, self.token).token
        if self.told is not None:
            self.caller.say(Sit(1, self.code))
            self._check(self.caller.await_message(PositionMessage))
            self.caller.await_message(Done)
            self.caller.say(Resume(RESUME, self.code, self.told.revision))

    def sit(self, code: str) -> None:
        """Take a seat and be ready."""
        self.code = code
        self.caller.say(Sit(1, code))
        self.caller.await_message(Done)
        self.caller.say(Ready(3, code))
        self.caller.await_message(Done)

    def take(self, message: Message) -> None:
        """Take in what arrived; act if it is one's turn, want a rematch at the end."""
        match message:
            case Done(id=request) if request == RESUME and self.told is not None:
                self._answer(self.told)
            case Error():
                assert message.code in ("stale", "match_running", "match_not_running")
            case PositionMessage() | Happened():
                self._check(message)
                self.told = message
                self._answer(message)

    def _check(self, news: PositionMessage | Happened) -> None:
        """Nothing that was told is taken back, but by a new match after the end of the old."""
        told = self.told
        if told is None or (told.result is not msgspec.UNSET and news.revision < told.revision):
            return
        assert news.revision >= told.revision
        if news.revision == told.revision:
            assert bytes(news.view) == bytes(told.view)
        elif isinstance(news, Happened):
            assert news.revision == told.revision + 1

    def _answer(self, news: PositionMessage | Happened) -> None:
        view = _VIEW.decode(news.view)
        if news.result is not msgspec.UNSET:
            self.caller.say(Rematch(3, self.code))
        elif view.viewer in news.to_act:
            action = msgspec.Raw(msgspec.json.encode(self._chance.choice(list(UR.legal(view)))))
            self.caller.say(Act(4, self.code, news.revision, action))


def play_until_the_end_of_the_server(bots: list[Bot]) -> None:
    """Let everyone play for as long as the connections last."""
    with selectors.DefaultSelector() as selector:
        for bot in bots:
            selector.register(bot.caller.socket, selectors.EVENT_READ, bot)
        try:
            while True:
                for bot in bots:
                    for message in bot.caller.heard():
                        bot.take(message)
                for key, _ in selector.select():
                    key.data.caller.receive()
        except (EOFError, ConnectionError):
            return


def open_tables(server: Program, bots: list[Bot]) -> None:
    """A match at each table, of two bots that follow one another in the list."""
    for first, second in zip(bots[::2], bots[1::2], strict=True):
        first.arrive(server)
        second.arrive(server)
        first.caller.say(Open(1, "ur", 2))
        code = first.caller.await_message(Done).table
        assert code is not None
        first.sit(code)
        second.sit(code)
        first.caller.say(Start(3, code))


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
        with Program("--listen", LOOPBACK, "--data", str(tmp_path)) as server:
            if life == 0:
                open_tables(server, bots)
            else:
                come_back(server, bots)
            killer = threading.Timer(chance.uniform(0, LONGEST_LIFE), server.process.kill)
            killer.start()
            play_until_the_end_of_the_server(bots)
            killer.join()
    with Program("--listen", LOOPBACK, "--data", str(tmp_path)) as server:
        come_back(server, bots)
    check_file(tmp_path, bots)


def check_file(folder: Path, bots: list[Bot]) -> None:
    """Every match on file can be played again, and has come at least as far as anyone was told."""
    place = settle_in(folder, chat_lines=0)
    place.leave()
    matches = {table.state.table: table.match for table in place.kept.tables}
    for bot in bots:
        match = matches[bot.code]
        assert match is not None
        assert bot.told is not None
        assert _reaches(match, bot.told)


def _reaches(kept: KeptMatch, told: PositionMessage | Happened) -> bool:
    match, _ = played_again(UR, kept, most=1)
    return match.revision >= told.revision or told.result is not msgspec.UNSET


def test_hired_bots_take_their_seats_again_and_play_on(tmp_path: Path) -> None:
    arguments = ("--listen", LOOPBACK, "--data", str(tmp_path))
    with Program(*arguments) as server:
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
    with Program(*arguments) as server:
        anna = server.call()
        anna.hello("Anna", token)
        anna.say(Watch(1, code))
        assert anna.await_message(PositionMessage).revision >= seen[-1]
        assert anna.await_message(Happened).revision > seen[-1]
