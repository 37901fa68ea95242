"""However often the server is killed, and whatever is done meanwhile, a phase has all its time and no more."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Literal, TypeAlias

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from examples import examples
from server.bidding_game import ROUNDS, SECONDS, Bid, BiddingGame
from server.on_disk import ServerOnDisk
from server.test_time_as_a_step import GRACE, PLAYERS
from server.world import Visitor, written
from ziggurat.games import GAMES
from ziggurat.wire.messages import Act, GoOn, Happened, Limits, Pause, PositionMessage, Sit
from ziggurat_server.limits import ServerLimits

PATIENT = ServerLimits(told=Limits(silence_seconds=86_400))
TICK = 0.1
Move: TypeAlias = tuple[Literal["bid", "wait", "pause", "kill"], int]

moves = st.lists(
    st.one_of(
        st.tuples(st.just("bid"), st.integers(0, len(PLAYERS) - 1)),
        st.tuples(st.just("wait"), st.integers(1, SECONDS)),
        st.tuples(st.just("pause"), st.integers(1, 40)),
        st.tuples(st.just("kill"), st.just(0)),
    ),
    max_size=15,
)


class Evening:
    """A match of three at a server with a file, and what a wall clock beside it would say of its phase.

    `spent` is the time that has run in this phase and was not lost with a server, `unwritten` what would be lost of it.
    """

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self.server = ServerOnDisk(folder, PATIENT)
        self.world = self.server.world
        self.code, self.players = self.world.match(*PLAYERS, game=BiddingGame.id)
        self.round, self.spent, self.unwritten = 1, 0.0, 0.0
        self.ends: list[float] = []
        """How much time had run in each phase that time ended."""

    @property
    def is_over(self) -> bool:
        return self.round > ROUNDS

    def do(self, move: Move) -> None:
        """One thing that may happen to a match."""
        kind, number = move
        match kind:
            case "bid":
                self._bid(number)
            case "wait":
                self._wait(number)
            case "pause":
                self._pause(number)
            case "kill":
                self._kill()

    def _bid(self, seat: int) -> None:
        player = self.players[seat]
        news = self._news(player)
        if not self.is_over and seat in news.to_act:
            player.say(Act(9, self.code, news.revision, written(Bid(seat))))
            self.unwritten = 0.0
            self._appearance()

    def _wait(self, seconds: float) -> None:
        for _ in range(round(seconds / TICK)):
            if self.is_over:
                return
            self.world.clock.advance(TICK)
            self.spent += TICK
            self.unwritten += TICK
            self._appearance()

    def _pause(self, seconds: int) -> None:
        if not self.is_over:
            self.players[0].say(Pause(5, self.code))
            self.world.clock.advance(seconds)
            self.players[0].say(GoOn(6, self.code))
            self.unwritten = 0.0

    def _kill(self) -> None:
        self.spent -= self.unwritten
        self.unwritten = 0.0
        self.server.die()
        self.server = ServerOnDisk(self._folder, PATIENT)
        self.world = self.server.world
        self.players = [self._back(player) for player in self.players]

    def _back(self, player: Visitor) -> Visitor:
        again = self.world.visitor(player.welcome.name, player.welcome.token)
        again.say(Sit(90, self.code))
        return again

    def _appearance(self) -> None:
        """See whether another phase has begun, and whether time led there."""
        news = self._news(self.players[0])
        reached = msgspec.json.decode(news.view)["public"]["round"]
        if reached == self.round:
            return
        if isinstance(news, Happened) and news.time_up:
            self.ends.append(self.spent)
        self.round, self.spent, self.unwritten = reached, 0.0, 0.0

    def _news(self, player: Visitor) -> Happened | PositionMessage:
        told = [message for message in player.heard if isinstance(message, Happened | PositionMessage)]
        return told[-1] if told else player.position


@settings(max_examples=examples(20), deadline=None, derandomize=True, database=None)
@given(moves)
def test_a_phase_ends_by_time_when_all_of_its_time_has_run_and_was_not_lost(done: list[Move]) -> None:
    with TemporaryDirectory() as folder, pytest.MonkeyPatch.context() as patched:
        patched.setitem(GAMES, BiddingGame.id, BiddingGame())
        evening = Evening(Path(folder))
        for move in done:
            evening.do(move)
        for _ in range(ROUNDS):
            evening.do(("wait", SECONDS + 2))
        assert evening.is_over
        assert evening.ends == pytest.approx([SECONDS + GRACE] * len(evening.ends), abs=2 * TICK)
        evening.server.die()
