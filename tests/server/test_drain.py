"""The last minutes of a server."""

from __future__ import annotations

import pytest

from server.world import Visitor, World, legal_action
from ziggurat.wire.messages import Done, Error, Happened, Notice, Open, Ready, Start
from ziggurat_server.hosting.drain import Drain


class Ending:
    """A server that is to end, and whether it has come to that."""

    def __init__(self, world: World) -> None:
        self.times_over = 0
        self.drain = Drain(world.game_server, world.clock, self._over)

    def _over(self) -> None:
        self.times_over += 1


@pytest.fixture
def ending(world: World) -> Ending:
    return Ending(world)


def refusal(visitor: Visitor) -> str:
    return visitor.last(Error).code


def test_without_a_match_it_is_over_at_once(world: World, ending: Ending) -> None:
    world.room("Anna", "Belit")
    ending.drain.begin(600)
    world.wait(0.1)
    assert ending.times_over == 1


def test_everyone_is_told_and_so_is_whoever_comes_later(world: World, ending: Ending) -> None:
    _, (anna, _) = world.match("Anna", "Belit")
    ending.drain.begin(600)
    assert anna.only(Notice) == Notice("stopping", seconds=600)
    world.wait(60)
    assert world.visitor("Chloe").only(Notice) == Notice("stopping", seconds=540)


def test_a_running_match_goes_on_until_the_time_is_up(world: World, ending: Ending) -> None:
    _, visitors = world.match("Anna", "Belit")
    first = visitors[visitors[0].position.to_act[0]]
    ending.drain.begin(20)
    world.wait(19)
    first.act(legal_action(first.position), 0)
    assert first.only(Happened).revision == 1
    assert ending.times_over == 0
    world.wait(1.5)
    assert ending.times_over == 1


def test_it_is_over_once_the_last_person_has_left_the_last_match(world: World, ending: Ending) -> None:
    _, visitors = world.match("Anna", "Belit")
    ending.drain.begin(600)
    for visitor in visitors:
        visitor.hang_up()
    world.wait(1.5)
    assert ending.times_over == 1


def test_no_table_opens_any_more(world: World, ending: Ending) -> None:
    _, (anna, _) = world.match("Anna", "Belit")
    ending.drain.begin(600)
    anna.say(Open(1, "ur", 2))
    assert (refusal(anna), anna.all(Done)) == ("server_stopping", [])


def test_no_match_begins_any_more(world: World, ending: Ending) -> None:
    world.match("Anna", "Belit")
    code, room = world.room("Chloe", "Dumuzi")
    for visitor in room:
        visitor.say(Ready(3, code))
    ending.drain.begin(600)
    room[0].say(Start(4, code))
    assert refusal(room[0]) == "server_stopping"


def test_it_can_be_hurried(world: World, ending: Ending) -> None:
    world.match("Anna", "Belit")
    ending.drain.begin(600)
    ending.drain.hurry()
    world.wait(700)
    assert ending.times_over == 1


def test_whoever_arrives_reads_the_message_of_the_day(world: World) -> None:
    world.game_server.greetings.message_of_the_day = "Tournament on Saturday"
    assert world.visitor("Anna").only(Notice) == Notice("greeting", "Tournament on Saturday")
