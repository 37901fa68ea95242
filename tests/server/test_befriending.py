"""Becoming friends: both have to want it, then both have one secret, of which the server keeps nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.on_disk import ServerOnDisk
from server.programs import LOOPBACK, Program
from server.world import SlowJournal, Visitor, World
from ziggurat.wire.messages import Befriend, Befriended, Done, Error, FriendWanted
from ziggurat_server.friends.befriending import MOST_WANTED
from ziggurat_server.journal.people_entries import PersonKept


def befriend(one: Visitor, other: Visitor, *, wanted: bool = True, number: int = 60) -> None:
    one.say(Befriend(number, other.person, wanted))


def friends(world: World) -> tuple[Visitor, Visitor, str]:
    """Two who have just become friends, and their secret."""
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    befriend(anna, belit)
    befriend(belit, anna)
    return anna, belit, anna.only(Befriended).secret


def test_whoever_is_wanted_is_told_by_whom(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    befriend(anna, belit)
    assert belit.only(FriendWanted) == FriendWanted(anna.person, "Anna")
    assert anna.last(Done).id == 60
    assert anna.all(Befriended) == belit.all(Befriended) == []


def test_two_who_both_want_it_are_friends_and_have_the_same_secret(world: World) -> None:
    anna, belit, secret = friends(world)
    assert anna.only(Befriended) == Befriended(belit.person, "Belit", secret)
    assert belit.only(Befriended) == Befriended(anna.person, "Anna", secret)
    assert anna.all(FriendWanted) == []


def test_every_two_have_another_secret(world: World) -> None:
    secrets = {friends(World())[2] for _ in range(20)}
    assert len(secrets) == 20


def test_only_the_two_are_told_their_secret_and_the_journal_is_not() -> None:
    journal = SlowJournal()
    world = World(journal=journal)
    other = world.visitor("Carla")
    _, _, secret = friends(world)
    assert {type(state) for state in journal.states} == {PersonKept}
    assert other.heard
    assert secret.encode() not in other.traffic


@pytest.mark.both_stores
def test_no_file_of_the_server_holds_the_secret(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    _, _, secret = friends(server.world)
    server.die()
    assert not any(secret.encode() in path.read_bytes() for path in tmp_path.rglob("*") if path.is_file())


def test_whoever_is_asked_twice_is_told_once(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    befriend(anna, belit)
    befriend(anna, belit, number=61)
    assert len(belit.all(FriendWanted)) == 1
    assert anna.last(Done).id == 61


def test_whoever_is_turned_down_is_not_told_so_and_cannot_ask_again_and_again(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    befriend(anna, belit)
    befriend(belit, anna, wanted=False)
    assert belit.last(Done).id == 60
    befriend(anna, belit, number=61)
    assert len(belit.all(FriendWanted)) == 1
    assert anna.all(FriendWanted) == []
    befriend(belit, anna, number=62)
    assert anna.only(Befriended).secret == belit.only(Befriended).secret


def test_whoever_changes_their_mind_takes_it_back(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    befriend(anna, belit)
    befriend(anna, belit, wanted=False)
    assert [told.wanted for told in belit.all(FriendWanted)] == [True, False]
    befriend(belit, anna)
    assert anna.only(FriendWanted).wanted
    assert anna.all(Befriended) == []


@pytest.mark.parametrize("leaver", [0, 1])
def test_nobody_waits_any_more_once_one_of_the_two_has_left(world: World, leaver: int) -> None:
    people = [world.visitor("Anna"), world.visitor("Belit")]
    befriend(people[0], people[1])
    stays, gone = people[1 - leaver], people[leaver]
    gone.hang_up()
    assert stays.last(FriendWanted) == FriendWanted(gone.person, gone.welcome.name, wanted=False)
    back = world.visitor(gone.welcome.name, gone.welcome.token)
    befriend(stays, back)
    assert back.only(FriendWanted).wanted
    assert stays.all(Befriended) == []


def test_nobody_befriends_themselves_or_somebody_who_is_not_here(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    befriend(anna, anna)
    assert anna.refusal() == "not_yourself"
    belit.hang_up()
    befriend(anna, belit)
    assert anna.refusal() == "not_here"
    anna.say(Befriend(1, "nobody"))
    assert anna.refusal() == "not_here"


def test_turning_down_somebody_who_never_asked_changes_nothing(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    for who in (belit.person, anna.person, "nobody"):
        anna.say(Befriend(1, who, wanted=False))
    befriend(belit, anna)
    assert anna.only(FriendWanted).person == belit.person


def test_one_person_waits_for_so_many_and_no_more() -> None:
    world = World()
    anna = world.visitor("Anna")
    others = [world.visitor(f"Guest {number}") for number in range(MOST_WANTED + 1)]
    for other in others:
        world.wait(3)
        befriend(anna, other)
    assert anna.refusal() == "too_many_wanted"
    assert others[-1].all(FriendWanted) == []


def test_a_flood_of_wishes_is_counted_as_what_one_says(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    for number in range(30):
        befriend(anna, belit, wanted=number % 2 == 0, number=number)
    assert {error.code for error in anna.all(Error)} == {"too_many_lines"}
    assert len(belit.all(FriendWanted)) <= 20


def test_hostile_guests_leave_nothing_behind(world: World) -> None:
    belit = world.visitor("Belit")
    for number in range(150):
        guest = world.visitor(f"Guest {number}", address=f"198.51.100.{number}")
        befriend(guest, belit)
        befriend(belit, guest, wanted=number % 3 == 0, number=number)
        guest.hang_up()
    befriending = world.game_server.friends._befriending
    belit.hang_up()
    assert (befriending._wanted, befriending._by, befriending._turned_down) == ({}, {}, {})


def test_friends_find_each_other_by_real_sockets(tmp_path: Path) -> None:
    with Program("--listen", LOOPBACK, "--no-announce", "--data", str(tmp_path)) as server:
        anna, belit = server.call(), server.call()
        anna_id, belit_id = anna.hello("Anna").person, belit.hello("Belit").person
        anna.say(Befriend(1, belit_id))
        assert belit.await_message(FriendWanted).person == anna_id
        belit.say(Befriend(1, anna_id))
        assert anna.await_message(Befriended).secret == belit.await_message(Befriended).secret
