"""Hired bots: their arrival, their death, and their dismissal."""

from __future__ import annotations

import pytest

from server.world import Visitor, World
from ziggurat.wire.messages import (
    PROTOCOL,
    AddBot,
    Done,
    HandOver,
    Hello,
    Leave,
    Open,
    PositionMessage,
    Ready,
    Refused,
    Remove,
    SeatState,
    Sit,
    Start,
)
from ziggurat_server.limits import OWN_PROGRAMS


def room_with_bot(world: World) -> tuple[str, Visitor]:
    """A table of two where Anna, the host, sits first and has hired a bot that is on its way."""
    anna = world.visitor("Anna")
    anna.say(Open(1, "ur", 2))
    code = anna.only(Done).table
    assert code is not None
    anna.say(Sit(2, code, 0))
    anna.say(AddBot(3, code, "merchant"))
    return code, anna


def arrived(world: World) -> Visitor:
    """The process of the newest bot, which connects and takes its seat."""
    hired = world.bots.started[-1]
    bot = world.stranger()
    bot.say(Hello(PROTOCOL, hired.name, kind="bot"))
    bot.say(Sit(1, hired.table, hired.seat, invitation=hired.invitation))
    return bot


def match_with_bot(world: World) -> tuple[str, Visitor, Visitor]:
    """A running match of Anna and a bot."""
    code, anna = room_with_bot(world)
    bot = arrived(world)
    anna.say(Ready(4, code))
    anna.say(Start(5, code))
    assert anna.table().stage == "playing"
    return code, anna, bot


def test_a_hired_bot_has_its_seat_before_it_arrives(world: World) -> None:
    code, anna = room_with_bot(world)
    seat = anna.table().seats[1]
    assert (seat.level, seat.person, seat.here, seat.ready) == ("merchant", None, False, False)
    assert seat.name == world.bots.started[0].name
    belit = world.visitor("Belit")
    belit.say(Sit(1, code, 1))
    assert belit.refusal() == "seat_taken"


def test_a_bot_that_arrives_is_ready(world: World) -> None:
    _, anna = room_with_bot(world)
    bot = arrived(world)
    seat = anna.table().seats[1]
    assert (seat.level, seat.here, seat.ready) == ("merchant", True, True)
    assert bot.table().your_seats == (1,)


def test_no_match_starts_before_the_bot_has_arrived(world: World) -> None:
    code, anna = room_with_bot(world)
    anna.say(Ready(4, code))
    anna.say(Start(5, code))
    assert anna.refusal() == "not_everyone_ready"


def test_an_invitation_is_good_once(world: World) -> None:
    code, _ = room_with_bot(world)
    arrived(world)
    other = world.visitor("Enlil")
    other.say(Sit(1, code, 1, invitation=world.bots.started[0].invitation))
    assert other.refusal() == "bad_invitation"


@pytest.mark.parametrize("secret", ["", "x", "é"])
def test_nobody_guesses_an_invitation(world: World, secret: str) -> None:
    code, _ = room_with_bot(world)
    stranger = world.visitor("Enlil")
    stranger.say(Sit(1, code, 1, invitation=secret))
    assert stranger.refusal() == "bad_invitation"


@pytest.mark.parametrize("secret", [None, "", "x", "é"])
def test_nobody_comes_in_by_the_bots_own_door_without_an_invitation(world: World, secret: str | None) -> None:
    room_with_bot(world)
    stranger = world.stranger(world.game_server.reception.door(OWN_PROGRAMS), address="127.0.0.1")
    stranger.say(Hello(PROTOCOL, "Enlil", kind="bot", invitation=secret))
    assert stranger.only(Refused).code == "bad_invitation"
    assert stranger.is_closed


def test_a_used_invitation_does_not_open_the_bots_own_door(world: World) -> None:
    room_with_bot(world)
    secret = world.bots.started[-1].invitation
    arrived(world)
    stranger = world.stranger(world.game_server.reception.door(OWN_PROGRAMS), address="127.0.0.1")
    stranger.say(Hello(PROTOCOL, "Enlil", kind="bot", invitation=secret))
    assert stranger.only(Refused).code == "bad_invitation"


def test_the_invitation_of_a_bot_that_has_ended_does_not_open_it_either(world: World) -> None:
    room_with_bot(world)
    secret = world.bots.started[-1].invitation
    world.bots.started[-1].die()
    stranger = world.stranger(world.game_server.reception.door(OWN_PROGRAMS), address="127.0.0.1")
    stranger.say(Hello(PROTOCOL, "Enlil", kind="bot", invitation=secret))
    assert stranger.only(Refused).code == "bad_invitation"


def test_an_invitation_opens_a_locked_table(world: World) -> None:
    anna = world.visitor("Anna")
    anna.say(Open(1, "ur", 2, password="sesame"))
    code = anna.only(Done).table
    assert code is not None
    anna.say(AddBot(2, code, "random", 0))
    assert arrived(world).table().your_seats == (0,)


def test_only_levels_that_exist_can_be_hired(world: World) -> None:
    code, (anna, _) = world.room("Anna", "Belit")
    anna.say(AddBot(3, code, "divine"))
    assert anna.refusal() == "unknown_level"
    assert world.bots.started == []


def test_only_the_host_hires_bots(world: World) -> None:
    code, (_, belit) = world.room("Anna", "Belit")
    belit.say(AddBot(3, code, "merchant"))
    assert belit.refusal() == "not_host"


def test_where_no_more_bots_run_the_seat_stays_open(world: World) -> None:
    world.bots.full = True
    _, anna = room_with_bot(world)
    assert anna.refusal() == "full"
    assert anna.table().seats[1] == SeatState(colour=1)


def test_a_bot_that_dies_in_the_room_leaves_an_open_seat(world: World) -> None:
    _, anna = room_with_bot(world)
    world.bots.started[0].die()
    assert anna.table().seats[1].level is None


def test_a_dismissed_bot_is_told_to_end(world: World) -> None:
    code, anna = room_with_bot(world)
    anna.say(Remove(4, code, 1))
    assert world.bots.started[0].told_to_end
    assert anna.table().seats[1].level is None


def test_a_bot_that_dies_in_a_match_is_started_again_and_takes_its_seat_back(world: World) -> None:
    _, anna, bot = match_with_bot(world)
    bot.hang_up()
    world.bots.started[0].die()
    assert not anna.table().seats[1].here
    world.wait(1)
    assert len(world.bots.started) == 2
    assert world.bots.started[1].invitation != world.bots.started[0].invitation
    again = arrived(world)
    assert again.only(PositionMessage).viewer == 1
    assert anna.table().seats[1].here
    assert anna.table().seats[1].name == world.bots.started[0].name


def test_a_bot_whose_connection_is_lost_is_ended_so_that_it_starts_anew(world: World) -> None:
    _, _, bot = match_with_bot(world)
    bot.hang_up()
    assert world.bots.started[0].told_to_end


def test_a_bot_that_hangs_is_found_out_soon_and_ended(world: World) -> None:
    code, anna = room_with_bot(world)
    hired = world.bots.started[-1]
    bot = world.stranger(world.game_server.reception.door(OWN_PROGRAMS))
    bot.say(Hello(PROTOCOL, hired.name, kind="bot", invitation=hired.invitation))
    bot.say(Sit(1, code, hired.seat, invitation=hired.invitation))
    anna.say(Ready(4, code))
    anna.say(Start(5, code))
    world.wait(OWN_PROGRAMS.silence_seconds + 1)
    assert bot.closing() == "silent"
    bot.hang_up()
    assert hired.told_to_end


def dying(world: World, times: int) -> None:
    """The newest bot dies as soon as it was started, so many times."""
    for _ in range(times):
        world.bots.started[-1].die()
        world.wait(3)


def test_a_bot_that_dies_again_and_again_plays_on_as_the_simplest_there_is(world: World) -> None:
    _, anna, bot = match_with_bot(world)
    bot.hang_up()
    dying(world, world.limits.restarts)
    assert (anna.table().seats[1].level, world.bots.started[-1].level) == ("merchant", "merchant")
    dying(world, 1)
    assert (anna.table().seats[1].level, world.bots.started[-1].level) == ("random", "random")
    arrived(world)
    assert anna.table().seats[1].here


def test_a_bot_is_not_started_again_for_ever(world: World) -> None:
    code, anna, bot = match_with_bot(world)
    bot.hang_up()
    dying(world, 2 * world.limits.restarts + 1)
    assert len(world.bots.started) == 1 + 2 * world.limits.restarts
    assert (anna.table().seats[1].level, anna.table().seats[1].here) == ("random", False)
    anna.say(AddBot(6, code, "merchant", 1))
    arrived(world)
    assert (anna.table().seats[1].level, anna.table().seats[1].here) == ("merchant", True)


def test_a_bot_never_becomes_host(world: World) -> None:
    code, anna = room_with_bot(world)
    arrived(world)
    bot_id = anna.table().seats[1].person
    assert bot_id is not None
    anna.say(HandOver(4, code, bot_id))
    assert anna.refusal() == "no_such_person"


def test_where_only_bots_remain_the_table_closes_and_they_end(world: World) -> None:
    code, anna = room_with_bot(world)
    arrived(world)
    anna.say(Leave(4, code))
    assert code not in world.game_server.lobby.tables
    assert world.bots.started[0].told_to_end


def test_a_match_that_only_bots_are_at_is_held_and_then_closed(world: World) -> None:
    code, anna, bot = match_with_bot(world)
    anna.say(Leave(6, code))
    for _ in range(11):
        world.wait(50)
        bot.send(b'{"type":"pong"}\n')
    assert code in world.game_server.lobby.tables
    world.wait(55)
    assert code not in world.game_server.lobby.tables
    assert world.bots.started[0].told_to_end
