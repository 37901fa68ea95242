"""At servers with one database people whisper, become friends and find each other, whichever door they came by."""

from __future__ import annotations

import pytest

from end_to_end.shared_servers import Guest, SharedServers, guest_at, open_table
from server.programs import Program
from ziggurat.friend_tags import friend_tag
from ziggurat.wire.messages import (
    Befriend,
    Befriended,
    Done,
    Error,
    FriendHere,
    FriendWanted,
    Lobby,
    PersonChanged,
    Report,
    ShowFriends,
    Subscribe,
    TableChanged,
    Whisper,
    Whispered,
)

pytestmark = pytest.mark.timeout(180)


def two_who_see_each_other(first: Program, second: Program) -> tuple[Guest, Guest]:
    """Somebody at each server, each of whom has the other in their lobby."""
    anna, belit = guest_at(first, "Anna"), guest_at(second, "Belit")
    for one, other in ((anna, belit), (belit, anna)):
        one.caller.say(Subscribe(1))
        lobby = one.caller.await_message(Lobby)
        one.caller.await_message(Done)
        while other.person not in {card.person for card in lobby.people}:
            if one.caller.await_message(PersonChanged).card.person == other.person:
                break
    return anna, belit


def answer(guest: Guest) -> str:
    """How what they asked is answered."""
    told = guest.caller.await_any(Done, Error)
    return told.code if isinstance(told, Error) else "done"


def befriended(one: Guest, other: Guest) -> str:
    """The secret of two who have become friends."""
    one.caller.say(Befriend(2, other.person))
    assert other.caller.await_message(FriendWanted).person == one.person
    other.caller.say(Befriend(2, one.person))
    secrets = {guest.caller.await_message(Befriended).secret for guest in (one, other)}
    assert len(secrets) == 1
    return secrets.pop()


def show_friends(guest: Guest, *tags: str) -> None:
    guest.caller.say(ShowFriends(3, tags))
    assert answer(guest) == "done"


@pytest.mark.thorough
def test_a_whisper_to_somebody_at_another_server_is_heard_and_answered_there(pair: tuple[Program, Program]) -> None:
    anna, belit = two_who_see_each_other(*pair)
    anna.caller.say(Whisper(2, belit.person, "Psst"))
    assert anna.caller.await_message(Whispered).own
    assert answer(anna) == "done"
    heard = belit.caller.await_message(Whispered)
    assert (heard.person, heard.name, heard.text) == (anna.person, anna.shown, "Psst")
    belit.caller.say(Whisper(2, anna.person, "Yes?"))
    assert answer(belit) == "done"
    assert anna.caller.await_message(Whispered).text == "Yes?"


@pytest.mark.thorough
def test_whoever_left_another_server_is_not_whispered_to(pair: tuple[Program, Program]) -> None:
    anna, belit = two_who_see_each_other(*pair)
    anna.caller.say(Whisper(2, belit.person, "Psst"))
    assert answer(anna) == "done"
    belit.caller.socket.close()
    while True:
        anna.caller.say(Whisper(3, belit.person, "Still there?"))
        if answer(anna) == "not_here":
            break


def test_what_was_whispered_from_another_server_is_known_where_it_is_reported(pair: tuple[Program, Program]) -> None:
    anna, belit = two_who_see_each_other(*pair)
    anna.caller.say(Whisper(2, belit.person, "Hello"))
    assert answer(anna) == "done"
    belit.caller.say(Whisper(2, anna.person, "You fool"))
    assert answer(belit) == "done"
    belit.caller.socket.close()
    assert anna.caller.await_message(Whispered).text == "You fool"
    anna.caller.say(Report(4, belit.person, whispers=True))
    assert answer(anna) == "done"


def test_two_at_different_servers_become_friends_and_find_each_other(pair: tuple[Program, Program]) -> None:
    anna, belit = two_who_see_each_other(*pair)
    tag = friend_tag(befriended(anna, belit), "0" * 32)
    show_friends(anna, tag)
    show_friends(belit, tag)
    assert anna.caller.await_message(FriendHere).person == belit.person
    assert belit.caller.await_message(FriendHere).person == anna.person
    code = belit.open()
    while (told := anna.caller.await_message(FriendHere)).table != code:
        assert told.table is None
    belit.caller.socket.close()
    assert not anna.caller.await_message(FriendHere).here


def test_somebody_who_does_not_want_to_be_seen_is_not_seen_at_another_server(pair: tuple[Program, Program]) -> None:
    anna, belit = two_who_see_each_other(*pair)
    tag = friend_tag("B" * 22, "0" * 32)
    show_friends(anna, tag)
    show_friends(belit, tag)
    assert anna.caller.await_message(FriendHere).here
    belit.caller.say(ShowFriends(4, (tag,), seen=False))
    assert not anna.caller.await_message(FriendHere).here
    assert belit.caller.await_message(FriendHere).here  # Anna is seen


def test_a_friend_who_goes_from_one_server_to_another_is_here_once(pair: tuple[Program, Program]) -> None:
    first, second = pair
    anna, belit = two_who_see_each_other(first, second)
    tag = friend_tag("C" * 22, "0" * 32)
    show_friends(anna, tag)
    show_friends(belit, tag)
    assert anna.caller.await_message(FriendHere).here
    belit.come(first)
    show_friends(belit, tag)
    belit.caller.socket.close()
    anna.caller.say(Subscribe(5))
    here = True
    while here:
        here = anna.caller.await_message(FriendHere).here
    anna.caller.say(ShowFriends(6, (tag,)))
    assert answer(anna) == "done"
    assert not [told for told in anna.caller.heard() if isinstance(told, FriendHere) and told.here]


@pytest.mark.thorough
def test_friends_at_a_server_that_was_killed_are_here_no_more(house: SharedServers) -> None:
    first, second = house.start(), house.start()
    anna, belit = two_who_see_each_other(first, second)
    tag = friend_tag("D" * 22, "0" * 32)
    show_friends(anna, tag)
    show_friends(belit, tag)
    assert anna.caller.await_message(FriendHere).here
    house.kill(second)
    assert not anna.caller.await_message(FriendHere).here


@pytest.mark.thorough
def test_two_who_play_a_rated_match_at_a_third_server_do_not_whisper(house: SharedServers) -> None:
    first, second, third = house.start(), house.start(), house.start()
    anna, belit = two_who_see_each_other(first, second)
    carla = guest_at(third, "Carla")
    carla.code = code = open_table(carla)
    for guest in (anna, belit):
        while guest.caller.await_message(TableChanged).card.table != code:
            pass
    for guest in (anna, belit):
        guest.sit(code)
    carla.start(anna, belit)
    for guest in (anna, belit):
        while guest.caller.await_message(TableChanged).card.stage != "playing":
            pass
    anna.caller.say(Whisper(7, belit.person, "I have the red one"))
    assert answer(anna) == "rated_match"
