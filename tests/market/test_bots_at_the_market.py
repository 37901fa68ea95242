"""Bots at the market, which no search knows: seven of them play whole matches at a server in memory, all at once."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from market.actions import Bid
from market.registered import registered
from market.rules import MARKET
from server.world import Visitor, World
from ziggurat.bots import LEVELS
from ziggurat.bots.levels import player_of
from ziggurat.match.match import Match
from ziggurat.match.record import MatchRecord
from ziggurat.match.replaying import verify
from ziggurat.match.steps import Step
from ziggurat.wire.messages import Done, Error, Limits, Open, Rejected, Replay, ReplayFile, Start, Table
from ziggurat_bot.conversation import Conversation, SeatRequest
from ziggurat_server.limits import ServerLimits

SEATS = 7
LONG = 2_000
"""More rounds of talk than a match takes."""


@pytest.fixture(autouse=True)
def market_is_played() -> Iterator[None]:
    """The market is a game here."""
    with registered():
        yield


@pytest.fixture
def world() -> World:
    """A server on which bots may say as much as they like."""
    return World(ServerLimits(told=Limits(messages_per_second=100_000, burst=100_000, silence_seconds=86_400)))


class BotAtTheMarket:
    """A bot that came by itself: its talk, at the other end of a connection in memory."""

    def __init__(self, world: World, table: str, seat: int) -> None:
        self.refused: list[Error | Rejected] = []
        self._world = world
        level = LEVELS[seat % len(LEVELS)]
        self._talk = Conversation(SeatRequest(table, f"Bot {seat}", seat), player_of(level), Random(seat))
        self._line: Visitor = world.stranger()
        self._line.say(self._talk.greeting())

    def listen(self) -> bool:
        """Take in what came; returns whether anything did."""
        now, heard = self._world.clock.seconds(), tuple(self._line.heard)
        self._line.forget()
        for message in heard:
            if isinstance(message, Error | Rejected):
                self.refused.append(message)
            for reply in self._talk.answer(message, now):
                self._line.say(reply)
        return bool(heard)

    def act(self) -> bool:
        """Do what is to be done, by what was heard last; returns whether there was anything."""
        self._talk.think(self._world.clock.seconds)
        act = self._talk.act(self._world.clock.seconds())
        if act is not None:
            self._line.say(act)
        return act is not None


def played(world: World, **options: int) -> tuple[Match, list[BotAtTheMarket]]:
    """A whole match of seven bots, and them."""
    host = world.visitor("Anna")
    host.say(Open(1, MARKET.id, SEATS, options=msgspec.Raw(msgspec.json.encode(options))))
    code = host.only(Done).table
    assert code is not None
    bots = [BotAtTheMarket(world, code, seat) for seat in range(SEATS)]
    for _ in range(3):
        for bot in bots:
            bot.listen()
    host.say(Start(2, code))
    for _ in range(LONG):
        if host.last(Table).stage == "over":
            break
        # All listen before any of them acts: each acts by what was before the others did.
        moved = [*[bot.listen() for bot in bots], *[bot.act() for bot in bots]]
        if not any(moved):
            world.clock.advance(0.5)
    host.say(Replay(3, code))
    return verify(msgspec.json.decode(host.only(ReplayFile).record, type=MatchRecord)), bots


def test_bots_of_every_level_play_a_game_that_no_search_knows(world: World) -> None:
    match, _ = played(world, rounds=2, night=1)
    assert match.result is not None
    assert {step.seat for step in match.steps if isinstance(step, Step)} == set(range(SEATS))


def test_bots_that_act_at_once_are_refused_nothing_but_what_others_were_faster_in(world: World) -> None:
    _, bots = played(world, rounds=2, night=1)
    codes = {refusal.code for bot in bots for refusal in bot.refused}
    assert codes <= {"stale", "no_such_offer"}


def test_every_bot_whose_decision_is_awaited_at_once_decides(world: World) -> None:
    match, _ = played(world, rounds=1, night=1)
    first = [step for step in match.steps[:SEATS] if isinstance(step, Step)]
    assert sorted(step.seat for step in first) == list(range(SEATS))
    assert all(isinstance(step.action, Bid) for step in first)
