"""Those who sit may choose another host."""

from __future__ import annotations

from server.test_bot_seats import match_with_bot
from server.test_table import opened
from server.world import Visitor, World
from ziggurat.wire.messages import Done, HandOver, HostVote, Leave, Sit, VoteHost, Watch


def room(world: World, *names: str) -> tuple[str, list[Visitor]]:
    """A table at which these sit; the first is its host."""
    return world.room(*names)


def test_more_than_half_of_the_others_make_somebody_the_host(world: World) -> None:
    code, (anna, belit, carla, _) = room(world, "Anna", "Belit", "Carla", "Dudu")
    for voter in (belit, carla):
        voter.say(VoteHost(10, code, carla.person))
        assert voter.last(Done).id == 10
    assert anna.table().host == carla.person
    assert anna.table().host_votes == ()


def test_everyone_sees_who_is_wanted_and_by_whom(world: World) -> None:
    code, (anna, belit, carla, _) = room(world, "Anna", "Belit", "Carla", "Dudu")
    belit.say(VoteHost(10, code, carla.person))
    for visitor in (anna, belit, carla):
        assert visitor.table().host_votes == (HostVote(carla.person, (1,)),)
    assert anna.table().host == anna.person


def test_votes_for_different_people_do_not_add_up(world: World) -> None:
    code, (anna, belit, carla, dudu) = room(world, "Anna", "Belit", "Carla", "Dudu")
    belit.say(VoteHost(10, code, carla.person))
    carla.say(VoteHost(10, code, dudu.person))
    assert anna.table().host == anna.person


def test_a_vote_can_be_changed_and_taken_back(world: World) -> None:
    code, (anna, belit, carla, dudu) = room(world, "Anna", "Belit", "Carla", "Dudu")
    belit.say(VoteHost(10, code, carla.person))
    belit.say(VoteHost(11, code, dudu.person))
    assert anna.table().host_votes == (HostVote(dudu.person, (1,)),)
    belit.say(VoteHost(12, code))
    assert anna.table().host_votes == ()


def test_one_alone_takes_no_host_who_is_there_out(world: World) -> None:
    code, (anna, belit) = room(world, "Anna", "Belit")
    belit.say(VoteHost(10, code, belit.person))
    assert anna.table().host == anna.person


def test_one_alone_replaces_a_host_who_is_away(world: World) -> None:
    code, (anna, belit) = room(world, "Anna", "Belit")
    anna.hang_up()
    belit.say(VoteHost(10, code, belit.person))
    assert belit.table().host == belit.person


def test_the_vote_of_who_has_left_counts_no_more(world: World) -> None:
    code, (anna, belit, carla, dudu) = room(world, "Anna", "Belit", "Carla", "Dudu")
    belit.say(VoteHost(10, code, dudu.person))
    belit.say(Leave(11, code))
    carla.say(Leave(12, code))
    world.wait(1)
    assert anna.table().host_votes == ()
    assert anna.table().host == anna.person


def test_with_another_host_all_votes_are_void(world: World) -> None:
    code, (anna, belit, carla, dudu) = room(world, "Anna", "Belit", "Carla", "Dudu")
    belit.say(VoteHost(10, code, carla.person))
    anna.say(HandOver(11, code, dudu.person))
    assert anna.table().host_votes == ()
    dudu.say(HandOver(12, code, anna.person))
    carla.say(VoteHost(13, code, carla.person))
    assert anna.table().host == anna.person


def test_who_looks_on_has_no_vote(world: World) -> None:
    code, (_, belit, _) = room(world, "Anna", "Belit", "Carla")
    watcher = world.visitor("Dudu")
    watcher.say(Watch(1, code))
    watcher.say(VoteHost(2, code, belit.person))
    assert watcher.refusal() == "not_seated"


def test_who_looks_on_may_be_wanted(world: World) -> None:
    code, (anna, belit, carla) = room(world, "Anna", "Belit", "Carla")
    watcher = world.visitor("Dudu")
    watcher.say(Watch(1, code))
    for voter in (belit, carla):
        voter.say(VoteHost(10, code, watcher.person))
    assert anna.table().host == watcher.person


def test_nobody_wants_somebody_who_is_not_there_a_bot_or_the_host(world: World) -> None:
    code, anna, _ = match_with_bot(world)
    bot = anna.table().seats[1].person
    for wanted in (world.visitor("Belit").person, bot, anna.person):
        anna.say(VoteHost(10, code, wanted))
        assert anna.refusal() == "no_such_person"


def test_a_bot_has_no_vote(world: World) -> None:
    code, anna, bot = match_with_bot(world)
    bot.say(VoteHost(10, code, anna.person))
    assert bot.refusal() == "not_seated"


def test_a_host_without_a_seat_can_be_replaced_too(world: World) -> None:
    anna = world.visitor("Anna")
    code = opened(anna, seats=3)
    sitters = [world.visitor(name) for name in ("Belit", "Carla", "Dudu")]
    for sitter in sitters:
        sitter.say(Sit(1, code))
    for voter in sitters[:2]:
        voter.say(VoteHost(10, code, sitters[0].person))
    assert anna.table().host == sitters[0].person
