"""Bots that come by themselves: nobody waits for a program for ever, and none inherits people's tables."""

from __future__ import annotations

import pytest

from server.test_bot_seats import arrived
from server.world import Visitor, World, legal_action
from ziggurat.wire.messages import (
    PROTOCOL,
    ClockMessage,
    ClockState,
    ClockTerms,
    Done,
    HandOver,
    Happened,
    Hello,
    Leave,
    Limits,
    Open,
    Pause,
    PositionMessage,
    Ready,
    Reclaim,
    Sit,
    Start,
    TableClosed,
    Welcome,
)
from ziggurat_server.limits import ServerLimits

BOT_SECONDS = 20
LONG = 22.0
"""Seconds: more than this server waits for a bot."""
NO_HURRY = ClockTerms(bank=None)


@pytest.fixture
def world() -> World:
    return World(ServerLimits(told=Limits(bot_seconds=BOT_SECONDS)))


def guest_bot(world: World, token: str | None = None) -> Visitor:
    """A bot that comes by itself, or comes back."""
    bot = world.stranger()
    bot.say(Hello(PROTOCOL, "Adapa", token=token, kind="bot"))
    bot.welcome = bot.only(Welcome)
    return bot


def match_with(world: World, second: Visitor, clock: ClockTerms) -> tuple[str, Visitor]:
    """A running match of Anna, who is the host, and `second`, who is to act first."""
    anna = world.visitor("Anna")
    anna.say(Open(1, "ur", 2, clock=clock))
    code = anna.only(Done).table
    assert code is not None
    for visitor in (anna, second):
        visitor.say(Sit(2, code))
        visitor.say(Ready(3, code))
    anna.say(Start(4, code))
    second.position = second.last(PositionMessage)
    assert second.position.to_act == (1,)
    return code, anna


def keeper_of(visitor: Visitor) -> str | None:
    """The level of the bot that keeps the second seat."""
    return visitor.table().seats[1].keeper


def test_everyone_sees_which_players_are_bots(world: World) -> None:
    _, anna = match_with(world, guest_bot(world), NO_HURRY)
    assert [(seat.bot, seat.has_bot, seat.level) for seat in anna.table().seats] == [
        (False, False, None),
        (True, True, None),
    ]


# ------------------------------------------------------------------------------------------------- waiting for bots


def test_a_bot_that_thinks_for_too_long_is_played_for_where_nobody_is_hurried(world: World) -> None:
    _, anna = match_with(world, guest_bot(world), NO_HURRY)
    world.wait(BOT_SECONDS)
    assert keeper_of(anna) is None
    world.wait(LONG - BOT_SECONDS)
    assert keeper_of(anna) is not None


def test_a_person_may_think_for_ever_there(world: World) -> None:
    _, anna = match_with(world, world.visitor("Belit"), NO_HURRY)
    world.wait(2 * LONG)
    assert keeper_of(anna) is None


def test_nobody_is_told_of_a_clock_where_there_is_none(world: World) -> None:
    _, anna = match_with(world, guest_bot(world), NO_HURRY)
    world.wait(LONG)
    assert {message.state for message in anna.all(ClockMessage)} == {ClockState()}


def test_a_bot_has_its_time_anew_in_every_turn(world: World) -> None:
    bot = guest_bot(world)
    _, anna = match_with(world, bot, NO_HURRY)
    anna.position = anna.last(PositionMessage)
    world.wait(0.8 * BOT_SECONDS)
    bot.act(legal_action(bot.position), 0)
    anna.act(legal_action(anna.last(Happened)), 1)
    assert bot.last(Happened).to_act == (1,)
    world.wait(0.8 * BOT_SECONDS)
    assert keeper_of(anna) is None


def test_a_bot_that_was_too_slow_plays_again_from_the_next_turn_on(world: World) -> None:
    bot = guest_bot(world)
    code, anna = match_with(world, bot, NO_HURRY)
    world.wait(LONG)
    bot.say(Reclaim(5, code))
    assert keeper_of(anna) is not None
    keeper = arrived(world)
    keeper.position = keeper.last(PositionMessage)
    keeper.act(legal_action(keeper.position), 0)
    assert keeper_of(anna) is None


def test_a_table_with_a_clock_goes_by_its_clock(world: World) -> None:
    _, anna = match_with(world, guest_bot(world), ClockTerms("per_turn", 50, bank=None))
    world.wait(LONG)
    assert keeper_of(anna) is None


def test_a_bot_that_is_gone_is_not_waited_for_without_end(world: World) -> None:
    bot = guest_bot(world)
    _, anna = match_with(world, bot, ClockTerms("per_turn", 50, bank=None))
    bot.hang_up()
    world.wait(LONG)
    assert keeper_of(anna) is not None


def test_nobody_runs_out_of_time_in_a_pause(world: World) -> None:
    code, anna = match_with(world, guest_bot(world), NO_HURRY)
    anna.say(Pause(5, code))
    world.wait(LONG)
    assert keeper_of(anna) is None


# ------------------------------------------------------------------------------------------------- people's tables


def test_a_bot_does_not_inherit_a_table(world: World) -> None:
    bot = guest_bot(world)
    code, anna = match_with(world, bot, NO_HURRY)
    anna.say(Leave(5, code))
    assert bot.table().host is None


def test_whoever_comes_to_a_table_without_a_host_is_its_host(world: World) -> None:
    bot = guest_bot(world)
    code, anna = match_with(world, bot, NO_HURRY)
    anna.say(Leave(5, code))
    anna.say(Sit(6, code))
    assert anna.table().host == anna.person


def test_a_bot_becomes_the_host_if_a_person_wants_it_so(world: World) -> None:
    bot = guest_bot(world)
    code, anna = match_with(world, bot, NO_HURRY)
    anna.say(HandOver(5, code, bot.welcome.person))
    assert anna.table().host == bot.welcome.person


def test_a_room_is_closed_when_only_bots_are_left_in_it(world: World) -> None:
    anna, bot = world.visitor("Anna"), guest_bot(world)
    anna.say(Open(1, "ur", 2))
    code = anna.only(Done).table
    assert code is not None
    bot.say(Sit(2, code))
    anna.say(Leave(3, code))
    assert bot.all(TableClosed)


def test_a_bot_keeps_the_table_that_it_opened_itself(world: World) -> None:
    bot, anna = guest_bot(world), world.visitor("Anna")
    bot.say(Open(1, "ur", 2))
    code = bot.only(Done).table
    assert code is not None
    anna.say(Sit(2, code))
    anna.say(Leave(3, code))
    assert not bot.all(TableClosed)


def test_a_match_goes_on_for_the_bots_that_are_left_in_it(world: World) -> None:
    first, second = guest_bot(world), guest_bot(world)
    anna = world.visitor("Anna")
    anna.say(Open(1, "ur", 2, clock=NO_HURRY))
    code = anna.only(Done).table
    assert code is not None
    for bot in (first, second):
        bot.say(Sit(2, code))
        bot.say(Ready(3, code))
    anna.say(Start(4, code))
    anna.say(Leave(5, code))
    second.position = second.last(PositionMessage)
    second.act(legal_action(second.position), 0)
    assert first.last(Happened).revision == 1
