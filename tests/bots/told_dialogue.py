"""The dialogue of docs/bots.md, held with a server in memory: every line that the bot says and hears."""

from __future__ import annotations

import random
from typing import Final

import msgspec

from server.world import Visitor, World, legal_action
from ziggurat.wire.codec import encode
from ziggurat.wire.messages import (
    PROTOCOL,
    Act,
    ClientMessage,
    ClockTerms,
    Done,
    Happened,
    Hello,
    Legal,
    LegalActions,
    Open,
    Pong,
    Ready,
    Sit,
    Start,
    Welcome,
)

TOKEN: Final = "f3Jx0q7nT2yq8wVb"
"""The bot's token on the page; every server gives another one."""
SIT, READY, LEGAL, ACT = 1, 2, 3, 4
_SQUARE: Final = 12
_CODES: Final = 1
"""The chance that names the table."""


class Held:
    """The bot's side of the dialogue; `lines` is what was said and heard so far, and remarks on what others did."""

    def __init__(self, world: World) -> None:
        self.lines: list[str] = []
        self._world = world
        self._token = ""
        self.connect()

    def connect(self) -> None:
        """A new connection."""
        self.bot = self._world.stranger()
        self._read = b""

    def remark(self, text: str) -> None:
        """What happens meanwhile."""
        self.lines.append(f"# {text}")

    def say(self, message: ClientMessage) -> None:
        """Say a line, and hear what comes at once."""
        self._note("→", encode(message))
        self.bot.say(message)
        self.hear()

    def come(self, token: str | None = None) -> None:
        """Say hello, as somebody new or with the token that the page shows."""
        hello = Hello(PROTOCOL, "Adapa", client="my-bot", token=token, kind="bot")
        self._note("→", encode(hello))
        self.bot.say(hello if token is None else msgspec.structs.replace(hello, token=self._token))
        self._token = self.bot.last(Welcome).token
        self.hear()

    def hear(self) -> None:
        """Take in what has come."""
        heard = len(self.bot.heard)
        arrived, self._read = self.bot.traffic.removeprefix(self._read), self.bot.traffic
        assert heard
        for line in arrived.splitlines():
            self._note("←", line)

    def _note(self, speaker: str, line: bytes) -> None:
        said = line.decode().strip()
        self.lines.append(f"{speaker} {said.replace(self._token, TOKEN) if self._token else said}")


def hold() -> list[str]:
    """Hold the dialogue, against Anna, who is the host and sits opposite."""
    world = World(codes=random.Random(_CODES))
    anna = world.visitor("Anna")
    anna.say(Open(1, "ur", 2, clock=ClockTerms("per_turn", 60)))
    code = anna.only(Done).table
    assert code is not None
    anna.say(Sit(2, code))
    anna.say(Ready(3, code))
    held = Held(world)
    _arrive(held, code)
    held.remark("half a minute later")
    world.wait(31)
    held.hear()
    held.say(Pong())
    held.remark("the host starts the match, and the bot is to act")
    anna.say(Start(4, code))
    held.hear()
    _act(held, code)
    held.remark("Anna acts")
    _answer(anna, code)
    held.hear()
    held.remark("the line is lost; on a new one the bot comes back to its seat")
    held.bot.hang_up()
    held.connect()
    held.come(TOKEN)
    held.say(Sit(SIT, code))
    return held.lines


def _arrive(held: Held, code: str) -> None:
    held.remark("who I am")
    held.come()
    held.remark("a seat")
    held.say(Sit(SIT, code))
    held.remark("ready")
    held.say(Ready(READY, code))


def _act(held: Held, code: str) -> None:
    held.remark("what may I do?")
    held.say(Legal(LEGAL, code))
    held.remark("this")
    told = held.bot.last(LegalActions)
    action = msgspec.json.decode(told.actions, type=list[msgspec.Raw])[_SQUARE]
    held.say(Act(ACT, code, told.revision, action))
    held.remark("the same once more, by mistake: the match has moved on")
    held.say(Act(ACT, code, told.revision, action))
    held.remark("now it is not our turn")
    held.say(Act(ACT, code, told.revision + 1, action))


def _answer(anna: Visitor, code: str) -> None:
    told = anna.last(Happened)
    anna.say(Act(9, code, told.revision, msgspec.Raw(msgspec.json.encode(legal_action(told)))))
