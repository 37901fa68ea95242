"""Seven bots play the market among themselves: nobody has taught them, so that they choose at random."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import msgspec
import pytest

from market.position import MarketOptions
from market.registered import registered
from server.world import Visitor, World
from ziggurat.bots.levels import player_of
from ziggurat.match.steps import Expiry
from ziggurat.wire.messages import Done, Open, Start
from ziggurat_bot.conversation import Conversation, SeatRequest
from ziggurat_server.tables.table import Table

SEATS = 7
OPTIONS = MarketOptions(rounds=3, market=20, night=1)


@pytest.fixture(autouse=True)
def market_is_played() -> Iterator[None]:
    """Server and bots know the market."""
    with registered():
        yield


class Bot:
    """A bot's talk at one end of a line in memory."""

    def __init__(self, world: World, table: str, number: int) -> None:
        self._world = world
        self._line: Visitor = world.stranger()
        self._talk = Conversation(SeatRequest(table, f"Bot {number}"), player_of("king"), Random(number))
        self._line.say(self._talk.greeting())

    def go_on(self) -> None:
        """Take in what was said, and say what there is to say."""
        now = self._world.clock.seconds()
        heard = list(self._line.heard)
        self._line.forget()
        for message in heard:
            for answer in self._talk.answer(message, now):
                self._line.say(answer)
        self._talk.think(self._world.clock.seconds)
        act = self._talk.act(now)
        if act is not None:
            self._line.say(act)


def test_seven_bots_play_a_whole_match_together(world: World) -> None:
    host = world.visitor("Host")
    host.say(Open(1, "market", SEATS, options=msgspec.Raw(msgspec.json.encode(OPTIONS))))
    code = host.only(Done).table
    assert code is not None
    bots = [Bot(world, code, number) for number in range(SEATS)]
    table: Table = world.game_server.lobby.tables[code]
    while table.state.play is None:
        _let_go_on(world, bots)
        host.say(Start(2, code))
    while table.state.play.match.result is None:
        _let_go_on(world, bots)
    match = table.state.play.match
    assert Expiry() in match.steps
    assert {step.seat for step in match.steps} == {None, *range(SEATS)}


def _let_go_on(world: World, bots: list[Bot]) -> None:
    for bot in bots:
        bot.go_on()
    world.wait(0.1)
