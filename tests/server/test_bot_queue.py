"""Seats that wait for a bot while the server runs as many as it may."""

from __future__ import annotations

import pytest

from server.test_bot_seats import arrived, match_with_bot, room_with_bot
from server.test_clocks import PER_TURN, SUDDEN, act, back, seat_of, state, table_on
from server.world import Visitor, World
from ziggurat.wire.messages import (
    AddBot,
    ClockTerms,
    Happened,
    Limits,
    PositionMessage,
    Reclaim,
    Remove,
    ReplaceWithBot,
    Stand,
)
from ziggurat_server.limits import ServerLimits

BANK = ClockTerms(bank=30)
AN_HOUR = 3_600


@pytest.fixture
def world() -> World:
    """A server that lets everyone be silent for long."""
    return World(ServerLimits(told=Limits(silence_seconds=86_400)))


def deserted_seat(world: World) -> tuple[str, Visitor, int]:
    """A running match of Anna, and the seat of one who is away; a bot is called for it, and none is free."""
    code, anna, belit = table_on(world, BANK)
    world.bots.most = sum(bot.runs for bot in world.bots.started)
    belit.hang_up()
    world.wait(31)
    return code, anna, seat_of(belit)


def is_kept(visitor: Visitor, seat: int) -> bool:
    """Whether a bot keeps the seat, as the visitor was told last."""
    return visitor.table().seats[seat].keeper is not None


# ------------------------------------------------------------------------------------ waiting


def test_a_keeper_waits_for_a_free_bot_for_as_long_as_it_takes(world: World) -> None:
    _, _, seat = deserted_seat(world)
    for _ in range(60):
        world.clock.advance(AN_HOUR / 60)
    assert world.bots.started == []
    world.bots.most = 1
    world.wait(2)
    assert arrived(world).last(PositionMessage).viewer == seat


def test_the_bot_that_ends_makes_room_for_the_keeper_at_once(world: World) -> None:
    room, carla = room_with_bot(world)
    code, _, _ = deserted_seat(world)
    carla.say(Remove(4, room, 1))
    world.bots.started[0].die()
    assert [bot.table for bot in world.bots.started] == [room, code]


def test_keepers_come_in_the_order_in_which_they_were_missed(world: World) -> None:
    room, carla = room_with_bot(world)
    first, _, _ = deserted_seat(world)
    second, _, _ = deserted_seat(world)
    carla.say(Remove(4, room, 1))
    world.bots.started[0].die()
    world.bots.started[1].die()
    assert [bot.table for bot in world.bots.started] == [room, first, second]


def test_a_keeper_comes_before_a_new_hire(world: World) -> None:
    room, carla = room_with_bot(world)
    code, _, _ = deserted_seat(world)
    carla.say(Stand(4, room))
    world.bots.most += 1
    carla.say(AddBot(5, room, "merchant", 0))
    assert carla.refusal() == "full"
    world.wait(2)
    assert [bot.table for bot in world.bots.started] == [room, code]
    world.bots.most += 1
    carla.say(AddBot(6, room, "merchant", 0))
    assert len(world.bots.started) == 3


def test_a_hired_bot_that_died_in_a_match_waits_for_a_free_one_as_keepers_do(world: World) -> None:
    code, anna, bot = match_with_bot(world)
    world.bots.full = True
    bot.hang_up()
    world.bots.started[0].die()
    world.wait(120)
    world.bots.full = False
    world.wait(2)
    assert world.bots.started[-1].table == code
    assert arrived(world).last(PositionMessage).viewer == 1
    assert (anna.table().seats[1].level, anna.table().seats[1].here) == ("merchant", True)


def test_whoever_comes_back_before_the_keeper_needs_none(world: World) -> None:
    _, anna, belit = table_on(world, BANK)
    world.bots.full = True
    belit.hang_up()
    world.wait(31)
    again = back(belit, anna.position.table)
    world.bots.full = False
    world.wait(10)
    assert world.bots.started == []
    assert not is_kept(anna, seat_of(again))


def test_nobody_is_sent_for_to_a_table_that_has_closed(world: World) -> None:
    code, _, _ = deserted_seat(world)
    world.game_server.lobby.tables[code].close()
    world.bots.most = 1
    world.wait(10)
    assert world.bots.started == []


# ------------------------------------------------------------------------------------ taking back


@pytest.mark.parametrize("terms", [PER_TURN, SUDDEN])
def test_while_no_bot_is_free_a_player_out_of_time_has_their_seat_back_at_once(world: World, terms: ClockTerms) -> None:
    code, anna, belit = table_on(world, terms)
    world.bots.full = True
    world.wait(41.5)
    assert is_kept(anna, seat_of(belit))
    belit.say(Reclaim(7, code))
    assert belit.refused == []
    assert not is_kept(anna, seat_of(belit))
    act(belit)
    assert anna.last(Happened).actor == seat_of(belit)


def test_whoever_plays_without_time_plays_until_a_bot_is_free(world: World) -> None:
    code, anna, belit = table_on(world, PER_TURN)
    world.bots.full = True
    world.wait(41.5)
    belit.say(Reclaim(7, code))
    world.bots.full = False
    world.wait(2)
    assert is_kept(anna, seat_of(belit))
    act(belit)
    assert belit.refusal() == "seat_kept"
    assert arrived(world).last(PositionMessage).viewer == seat_of(belit)


def test_who_played_a_turn_without_time_has_time_again_in_the_next_and_no_bot_comes(world: World) -> None:
    code, anna, belit = table_on(world, PER_TURN)
    world.bots.full = True
    world.wait(41.5)
    belit.say(Reclaim(7, code))
    act(belit)
    world.bots.full = False
    world.wait(10)
    assert world.bots.started == []
    assert state(anna).left[seat_of(belit)] == 40_000


def test_the_seat_of_a_keeper_that_died_too_often_is_given_back_at_once(world: World) -> None:
    code, anna, belit = table_on(world, PER_TURN)
    world.wait(41.5)
    for _ in range(2 * world.limits.restarts + 1):
        world.bots.started[-1].die()
        world.wait(5)
    belit.say(Reclaim(7, code))
    act(belit)
    assert anna.last(Happened).actor == seat_of(belit)


# ------------------------------------------------------------------------------------ hiring


def test_a_bot_for_good_does_not_overtake_those_who_wait(world: World) -> None:
    deserted_seat(world)
    code, carla, dido = table_on(world, BANK)
    world.bots.most = 1
    carla.say(ReplaceWithBot(8, code, seat_of(dido)))
    assert carla.refusal() == "full"
