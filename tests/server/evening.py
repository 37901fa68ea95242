"""An evening at a server: one match, and everyone who asks for whatever they can ask."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

import msgspec
import pytest
from twisted.internet.defer import Deferred, succeed
from twisted.internet.task import Clock, deferLater

from server.test_admin_desk import desk_of
from server.twin_positions import Dealt, Step
from server.world import Visitor, World
from ziggurat.games import GAMES
from ziggurat.games.game import Viewer
from ziggurat.match.match import Match
from ziggurat.wire.messages import (
    PROTOCOL,
    Act,
    Answer,
    Chances,
    ClockTerms,
    Delay,
    Hello,
    History,
    Legal,
    Matches,
    Offer,
    Open,
    Ready,
    Replay,
    Resume,
    Say,
    ShowPlayed,
    ShowProfile,
    Sit,
    Start,
    Subscribe,
    Undo,
    Watch,
    Welcome,
)
from ziggurat_server.journal.journal import MatchEntry, State

FOR_CODES: Final = 1
"""What the codes of tables are chosen from, so that they are the same on every evening."""


class Wait(msgspec.Struct, frozen=True):
    """Nobody does anything for so long."""

    seconds: float


class TardyJournal:
    """A journal that needs so many seconds of the clock for an entry, which is safe at once if that is none."""

    clock: Clock
    can_write = True

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    def append(self, entry: MatchEntry) -> Deferred[None] | None:
        return deferLater(self.clock, self._seconds, lambda: None) if self._seconds else None

    def note(self, state: State) -> None:
        """Keep nothing."""

    def settled(self) -> Deferred[None]:
        return succeed(None)

    recovered = settled


def _world_in_memory(writing: float) -> World:
    journal = TardyJournal(writing)
    world = World(journal=journal, codes=random.Random(FOR_CODES))
    journal.clock = world.clock
    return world


class Evening:
    """One match, played step by step while everyone asks whatever they can ask.

    Whoever has seat 0 has the first `together` seats. Nothing happens in a step that is None. It takes `writing`
    seconds until the journal has what is done, at the server in memory to which all come unless a `world` is given.
    """

    def __init__(
        self,
        dealt: Dealt,
        seats: int,
        delay: Delay,
        clock: ClockTerms | None = None,
        together: int = 1,
        writing: float = 0,
        world: World | None = None,
    ) -> None:
        self.world = world or _world_in_memory(writing)
        self._patch = pytest.MonkeyPatch()
        self._patch.setitem(GAMES, dealt.id, dealt)
        self.desk = desk_of(self.world)
        self.admin_saw: list[bytes] = []
        self.roles: dict[Viewer | str, list[Visitor]] = {None: []}
        first = self.come(0, "Player 0")
        self.together = together
        self.players = [first if seat < together else self.come(seat, f"Player {seat}") for seat in range(seats)]
        self.guest = self.come("guest", "Guest")
        self.guest.say(Subscribe(1))
        self._open(Open(1, dealt.id, seats, delay=delay, clock=clock, chances=True))

    def close(self) -> None:
        """The game is what it was again."""
        self._patch.undo()

    @property
    def match(self) -> Match:
        """The match as the server has it."""
        play = self.world.game_server.lobby.tables[self.code].state.play
        assert play is not None
        return play.match

    def play(self, steps: Sequence[Step | Wait | None]) -> None:
        """Play the steps; after each one somebody comes back, comes anew, or looks back."""
        for number, step in enumerate(steps):
            self.go_on(number, step)
        self.world.wait(3)

    def go_on(self, number: int, step: Step | Wait | None) -> None:
        """The step of that number, and what somebody does after it."""
        if isinstance(step, Wait):
            self.world.wait(step.seconds)
        elif step is not None:
            self._take(step)
        self.world.wait(0.5)
        self._ask_around(number)
        self.admin_saw.append(msgspec.json.encode([self.desk.tables(), self.desk.people()]))

    def traffic(self, role: Viewer | str) -> bytes:
        """Every byte that reached those of that role after they were welcomed, or all that the admin was shown."""
        if role == "admin":
            return b"\n".join(self.admin_saw)
        for visitor in self.roles[role]:
            assert visitor.heard is not None
        return b"".join(visitor.traffic for visitor in self.roles[role])

    def come(self, role: Viewer | str, name: str, token: str | None = None) -> Visitor:
        """Somebody comes, or comes back, whose traffic is that of this role."""
        visitor = self.world.stranger()
        visitor.say(Hello(PROTOCOL, name, token=token))
        visitor.welcome = visitor.last(Welcome)
        visitor.forget()
        visitor.traffic = b""  # the token in the welcome is another one each time
        self.roles.setdefault(role, []).append(visitor)
        return visitor

    def come_back(self, role: Viewer | str, before: Visitor) -> Visitor:
        """Somebody comes again, as who they were."""
        return self.come(role, before.welcome.name, before.welcome.token)

    def seated_again(self, seat: int) -> Visitor:
        """The player of that seat comes back there."""
        again = self.come_back(seat, self.players[seat])
        again.say(Sit(14, self.code, seat))
        return again

    def _open(self, ask: Open) -> None:
        host = self.players[0]
        host.say(ask)
        self.code = next(iter(self.world.game_server.lobby.tables))
        for seat, player in enumerate(self.players):
            player.say(Sit(3, self.code, seat, name=self._guests_name(seat)))
        self.come(None, "Watcher").say(Watch(1, self.code))
        for seat, player in enumerate(self.players):
            player.say(Ready(4, self.code, seat=seat))
        host.say(Start(5, self.code))
        self.world.wait(0.5)

    def _take(self, step: Step) -> None:
        play = self.world.game_server.lobby.tables[self.code].state.play
        assert play is not None
        revision = play.revision_of(step.seat)
        player = self.players[step.seat]
        if step.action is None:
            player.say(Undo(6, self.code, revision, seat=step.seat))
        else:
            action = msgspec.Raw(msgspec.json.encode(step.action))
            player.say(Act(7, self.code, revision, action, seat=step.seat))
            player.say(Act(8, self.code, max(0, revision - 1), action, seat=step.seat))

    def _guests_name(self, seat: int) -> str | None:
        """The name of the guest in that seat, None if it is no guest's."""
        return f"Guest of seat {seat}" if 0 < seat < self.together else None

    def _ask_around(self, number: int) -> None:
        seat = number % len(self.players)
        match number % 5:
            case 0:
                if seat >= self.together:
                    self.players[seat].hang_up()
                    self.players[seat] = self.seated_again(seat)
            case 1:
                self.come(None, f"Late {number}").say(Watch(1, self.code))
            case 2:
                for visitor in (*self.players, *self.roles[None]):
                    visitor.say(History(9, self.code))
                    visitor.say(Legal(17, self.code))
                    visitor.say(Chances(19, self.code))
                for own, player in enumerate(self.players):
                    player.say(Legal(18, self.code, seat=own))
            case 3:
                for visitor in (*self.players, *self.roles[None]):
                    visitor.say(Resume(10, self.code, max(0, number - 3)))
                    visitor.say(Replay(11, self.code))
                    visitor.say(Matches(12))
                    visitor.say(ShowProfile(20))
                    visitor.say(ShowProfile(21, self.players[0].person))
                    visitor.say(ShowPlayed(22, self.players[-1].person))
            case 4:
                self.players[seat].say(Say(13, "What a match", self.code))
                self.players[seat].say(Offer(15, self.code, "undo_turn", seat=seat))
                self.players[seat - 1].say(Answer(16, self.code, number // 5 + 1, yes=False))
                self.come("guest", f"Guest {number}").say(Subscribe(1))
