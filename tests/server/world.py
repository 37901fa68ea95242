"""A server in memory: its time stands still until a test moves it, and its visitors speak through the codec."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any, TypeVar
from zlib import crc32

import msgspec
from twisted.internet.address import IPv4Address
from twisted.internet.defer import Deferred, execute, fail, succeed
from twisted.internet.task import Clock
from twisted.internet.testing import StringTransport

from ziggurat.bots import LEVELS
from ziggurat.bounds import SeatChances
from ziggurat.games import game_named
from ziggurat.games.game import Action, Game, View
from ziggurat.wire.codec import ClientWire, WireFault, encode
from ziggurat.wire.links import Chooser
from ziggurat.wire.messages import (
    PROTOCOL,
    Act,
    AddBot,
    ClientMessage,
    Closing,
    Done,
    Error,
    Happened,
    Hello,
    Message,
    Open,
    PositionMessage,
    Ready,
    Rejected,
    ServerMessage,
    Sit,
    Start,
    Welcome,
)
from ziggurat.wire.messages import Table as TableMessage
from ziggurat_server.bots import HiredBot
from ziggurat_server.game_server import GameServer
from ziggurat_server.guests.bans import Bans
from ziggurat_server.guests.connection import Door
from ziggurat_server.journal.finished import Archive
from ziggurat_server.journal.journal import Journal, MatchEntry, MemoryJournal, NotKept, State
from ziggurat_server.journal.numbers import NewNumber
from ziggurat_server.journal.shelf import Shelf
from ziggurat_server.limits import OWN_PROGRAMS, ServerLimits
from ziggurat_server.refusal import Refusal
from ziggurat_server.tables.locks.locksmith import Aside

M = TypeVar("M", bound=Message)

SEED = 4
TODAY = 1_790_000_000.0


class BotInMemory:
    """A bot's process that does nothing by itself."""

    def __init__(self, bot: HiredBot, table: str, seat: int, ended: Callable[[], None]) -> None:
        self.invitation = bot.invitation
        self.name = bot.name
        self.level = bot.level
        self.style = bot.style
        self.table = table
        self.seat = seat
        self.runs = True
        self.told_to_end = False
        self._ended = ended

    def die(self) -> None:
        self.runs = False
        self._ended()

    def end(self) -> None:
        self.told_to_end = True


class BotsInMemory:
    """Where bots are started: keeps every one, newest last. Refuses while `full`, and while `most` of them run."""

    def __init__(self) -> None:
        self.started: list[BotInMemory] = []
        self.full = False
        self.most = 64

    @property
    def count(self) -> int:
        return len(self.started)

    def start(self, bot: HiredBot, table: str, seat: int, ended: Callable[[], None]) -> BotInMemory:
        if self.full or sum(other.runs for other in self.started) >= self.most:
            raise Refusal("full", "no more bots")
        self.started.append(BotInMemory(bot, table, seat, ended))
        return self.started[-1]


class FinderInMemory:
    """Chances of winning for two, made up from every byte that is asked about: other bytes have other chances.

    `asked` is what it was asked about. While it is `silent`, its answers wait in `waiting`; it finds none while it
    `fails`.
    """

    def __init__(self) -> None:
        self.asked: list[bytes] = []
        self.waiting: list[Callable[[], None]] = []
        self.silent = False
        self.fails = False

    def find(self, game: Game[Any, Any, Any], public: bytes) -> Deferred[SeatChances | None]:
        self.asked.append(public)
        answer = Deferred[SeatChances | None]()
        self.waiting.append(lambda: answer.callback(None if self.fails else made_up(public)))
        if not self.silent:
            self.answer()
        return answer

    def answer(self) -> None:
        """Answer all that waits."""
        waiting, self.waiting = self.waiting, []
        for answer in waiting:
            answer()


def made_up(public: bytes) -> SeatChances:
    """The chances that `FinderInMemory` says there are."""
    chance = crc32(public) / 2**32
    return chance, 1 - chance


class SlowJournal:
    """A journal whose entries are safe only when the test says so. `entries` and `states` are what it was told."""

    def __init__(self) -> None:
        self.entries: list[MatchEntry] = []
        self.states: list[State] = []
        self.can_write = True
        self._pending: list[Deferred[None]] = []
        self._hoping: list[Deferred[None]] = []

    def append(self, entry: MatchEntry) -> Deferred[None]:
        if not self.can_write:
            return fail(NotKept())
        self.entries.append(entry)
        self._pending.append(Deferred())
        return self._pending[-1]

    def note(self, state: State) -> None:
        self.states.append(state)

    def settled(self) -> Deferred[None]:
        return succeed(None) if self.can_write else fail(NotKept())

    def recovered(self) -> Deferred[None]:
        self._hoping.append(Deferred())
        return self._hoping[-1]

    def keep_next(self) -> None:
        """The oldest pending entry is safe now."""
        self._pending.pop(0).callback(None)

    def fail_next(self) -> None:
        """The disk is full: the oldest pending entry is not kept, and nothing else until it recovers."""
        self.can_write = False
        self.entries.pop()
        self._pending.pop(0).errback(NotKept())

    def recover(self) -> None:
        """There is space again."""
        self.can_write = True
        hoping, self._hoping = self._hoping, []
        for deferred in hoping:
            deferred.callback(None)


class World:
    """A server, its clock and its visitors."""

    def __init__(
        self,
        limits: ServerLimits | None = None,
        journal: Journal | None = None,
        bans: Bans | None = None,
        archive: Archive | None = None,
        worked: Callable[[], float] = lambda: 0.0,
        aside: Aside = execute,
        *,
        shelf: Shelf | None = None,
        new_person: NewNumber | None = None,
        codes: Chooser | None = None,
        takes_records: bool = False,
    ) -> None:
        self.clock = Clock()
        self.bots = BotsInMemory()
        self.finder = FinderInMemory()
        self.limits = limits or ServerLimits()
        self.game_server = GameServer(
            "Ur by night",
            "0.0",
            self.clock,
            self.limits,
            journal or MemoryJournal(),
            self.bots,
            LEVELS,
            new_seed=lambda: SEED,
            now=lambda: TODAY + self.clock.seconds(),
            bans=bans,
            archive=archive,
            shelf=shelf,
            new_person=new_person,
            codes=codes or random.SystemRandom(),
            aside=aside,
            worked=worked,
            takes_records=takes_records,
            finder=self.finder,
        )
        self.door = self.game_server.reception.door()

    def stranger(self, door: Door | None = None, address: str = "192.0.2.1") -> Visitor:
        """A connection that has not said hello."""
        return Visitor(self, door or self.door, address)

    def visitor(self, name: str, token: str | None = None, address: str = "192.0.2.1") -> Visitor:
        """Someone who was let in."""
        visitor = self.stranger(address=address)
        visitor.say(Hello(PROTOCOL, name, token=token))
        visitor.welcome = visitor.only(Welcome)
        return visitor

    def hired(self, host: Visitor, address: str = "127.0.0.1") -> Visitor:
        """A bot that the host has just hired for a table of two: let in at the bots' own door, not seated yet."""
        host.say(Open(1, "ur", 2))
        host.say(AddBot(2, host.last(Done).table or "", "random"))
        bot = self.stranger(self.game_server.reception.door(OWN_PROGRAMS), address)
        started = self.bots.started[-1]
        bot.say(Hello(PROTOCOL, started.name, kind="bot", invitation=started.invitation))
        return bot

    def wait(self, seconds: float) -> None:
        """Let time pass, in small steps, and let everyone answer the pings that come."""
        for _ in range(int(seconds * 10)):
            self.clock.advance(0.1)

    def room(self, *names: str, game: str = "ur", **choices: Any) -> tuple[str, list[Visitor]]:
        """A table with everyone seated in this order; the first is the host."""
        visitors = [self.visitor(name) for name in names]
        host = visitors[0]
        host.say(Open(1, game, seats=len(names), **choices))
        code = host.only(Done).table
        assert code is not None
        for seat, visitor in enumerate(visitors):
            visitor.say(Sit(2, code, seat, password=choices.get("password")))
        return code, visitors

    def match(self, *names: str, **choices: Any) -> tuple[str, list[Visitor]]:
        """A table with a running match. What everyone heard until now is forgotten, but the position."""
        code, visitors = self.room(*names, **choices)
        for visitor in visitors:
            visitor.say(Ready(3, code))
        visitors[0].say(Start(4, code))
        for visitor in visitors:
            visitor.position = visitor.last(PositionMessage)
            visitor.forget()
        return code, visitors


class Visitor:
    """A client at the other end of a connection in memory.

    `heard` is everything since the last `forget`; `refused` is every refusal and `traffic` every byte since the
    beginning, as far as `heard` has been looked at. `position` is where the match stood at its start, `now` where a
    test that plays knows it to stand.
    """

    welcome: Welcome
    position: PositionMessage
    now: PositionMessage | Happened

    def __init__(self, world: World, door: Door, address: str) -> None:
        self.transport = StringTransport(peerAddress=IPv4Address("TCP", address, 49152))
        self.world = world
        self.traffic = b""
        self._wire = ClientWire()
        self._heard: list[ServerMessage] = []
        self.refused: list[Error | Rejected] = []
        self._connection = door.buildProtocol(None)
        self._connection.makeConnection(self.transport)

    @property
    def person(self) -> str:
        """One's public id."""
        return self.welcome.person

    @property
    def heard(self) -> list[ServerMessage]:
        """Everything that arrived since the last `forget`."""
        self.traffic += self.transport.value()
        for message in self._wire.receive(self.transport.value()):
            assert not isinstance(message, WireFault)
            self._heard.append(message)
            if isinstance(message, Error | Rejected):
                self.refused.append(message)
        self.transport.clear()
        return self._heard

    @property
    def is_closed(self) -> bool:
        """Whether the server ended the connection."""
        return bool(self.transport.disconnecting)

    def send(self, data: bytes) -> None:
        """Send bytes as they are."""
        self._connection.dataReceived(data)

    def say(self, message: ClientMessage) -> None:
        """Send a message."""
        self.send(encode(message))

    def hang_up(self) -> None:
        """Lose the connection."""
        self._connection.connectionLost()

    def forget(self) -> None:
        """Forget what was heard."""
        self.heard.clear()

    def all(self, kind: type[M]) -> list[M]:
        """Every message of that kind that was heard."""
        return [message for message in self.heard if isinstance(message, kind)]

    def last(self, kind: type[M]) -> M:
        """The last message of that kind; there has to be one."""
        return self.all(kind)[-1]

    def only(self, kind: type[M]) -> M:
        """The one message of that kind."""
        (message,) = self.all(kind)
        return message

    def refusal(self) -> str:
        """The code of the last error."""
        return self.last(Error).code

    def closing(self) -> str:
        """The code with which the server closed the connection."""
        return self.only(Closing).code

    def table(self) -> TableMessage:
        """The table as it was told last."""
        return self.last(TableMessage)

    def act(self, action: Action, revision: int) -> None:
        """Send an action of the match at the table that was told last."""
        self.say(Act(9, self.position.table, revision, written(action)))


def written(action: Action) -> msgspec.Raw:
    """An action as it travels."""
    return msgspec.Raw(msgspec.json.encode(action))


def read_view(raw: msgspec.Raw) -> View[Any, Any]:
    """A view of Ur."""
    ur = game_named("ur")
    return msgspec.json.decode(raw, type=View[ur.public_type, ur.private_type])  # type: ignore[name-defined]


def legal_action(message: PositionMessage | Happened, chooser: random.Random | None = None) -> Action:
    """One of the actions that the viewer may take: the first, or any."""
    actions = list(game_named("ur").candidates(read_view(message.view)))
    return actions[0] if chooser is None else chooser.choice(actions)
