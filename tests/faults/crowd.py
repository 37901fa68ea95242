"""Bots on real sockets, many of them in one thread: each plays at random and holds the server to what it said."""

from __future__ import annotations

import random
import selectors
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from faults.players import UR
from server.programs import Caller, Program
from ziggurat.games.game import Options, View
from ziggurat.wire.messages import (
    Act,
    Done,
    Error,
    Happened,
    Message,
    Offer,
    Open,
    PositionMessage,
    Ready,
    Resume,
    Sit,
    Start,
)

RESUME: Final = 2
"""The number of the request with which a bot comes back."""

_VIEW: msgspec.json.Decoder[View[Any, Any]] = msgspec.json.Decoder(View[UR.public_type, UR.private_type])  # type: ignore[name-defined]


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
            self._want_rematch()
        elif view.viewer in news.to_act:
            action = msgspec.Raw(msgspec.json.encode(self._chance.choice(list(UR.candidates(view)))))
            self.caller.say(Act(4, self.code, news.revision, action))

    def _want_rematch(self) -> None:
        self.caller.say(Offer(3, self.code, "rematch"))


def play_until_the_end_of_the_server(bots: Sequence[Bot]) -> None:
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


def open_tables(server: Program, bots: Sequence[Bot], options: Options | None = None) -> None:
    """A match at each table, of two bots that follow one another in the list."""
    raw = msgspec.UNSET if options is None else msgspec.Raw(msgspec.json.encode(options))
    for first, second in zip(bots[::2], bots[1::2], strict=True):
        first.arrive(server)
        second.arrive(server)
        first.caller.say(Open(1, "ur", 2, options=raw))
        code = first.caller.await_message(Done).table
        assert code is not None
        first.sit(code)
        second.sit(code)
        first.caller.say(Start(3, code))
