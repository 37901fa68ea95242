"""Who may take a seat of a running match that somebody was taken out of: where it knows secrets, not just anybody."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.on_disk import ServerOnDisk
from server.test_bot_seats import arrived
from server.world import Visitor, World
from ziggurat.wire.messages import (
    PROTOCOL,
    AddBot,
    Answer,
    Done,
    HandOver,
    Hello,
    Offer,
    Open,
    PositionMessage,
    Ready,
    Remove,
    ReplaceWithBot,
    Sit,
    Start,
    Watch,
)

pytestmark = pytest.mark.both_stores

SECRET = "babel"


@pytest.fixture
def removed(world: World) -> tuple[str, Visitor, Visitor]:
    """A match of Babel whose host, Anna, has taken Belit out of seat 1."""
    code, (anna, belit) = world.match("Anna", "Belit", game=SECRET)
    anna.say(Remove(5, code, 1))
    return code, anna, belit


def refused(visitor: Visitor, code: str, seat: int | None = 1, name: str | None = None) -> str:
    """The code with which that seat is refused; nothing of what it knows is shown."""
    visitor.forget()
    visitor.say(Sit(8, code, seat, name=name))
    assert visitor.all(PositionMessage) == []
    return visitor.refusal()


def family(world: World) -> tuple[str, Visitor]:
    """A match of Babel that Anna plays with her guest Belit, at one screen."""
    anna = world.visitor("Anna")
    anna.say(Open(1, SECRET, 2))
    code = anna.only(Done).table
    assert code is not None
    anna.say(Sit(2, code, 0))
    anna.say(Sit(3, code, 1, name="Belit"))
    for seat in (0, 1):
        anna.say(Ready(4, code, seat=seat))
    anna.say(Start(5, code))
    return code, anna


# ------------------------------------------------------------------------------------ who may not


def test_a_second_account_of_the_host_does_not_see_the_hand_of_the_one_it_put_out(
    removed: tuple[str, Visitor, Visitor], world: World
) -> None:
    code, _, _ = removed
    second = world.visitor("Second")
    second.say(Watch(1, code))
    assert refused(second, code) == "seat_has_secrets"


def test_nobody_is_given_such_a_seat_without_naming_it(removed: tuple[str, Visitor, Visitor], world: World) -> None:
    code, _, _ = removed
    assert refused(world.visitor("Second"), code, None) == "seat_has_secrets"


def test_nobody_has_a_guest_sit_there(removed: tuple[str, Visitor, Visitor], world: World) -> None:
    code, _, _ = removed
    assert refused(world.visitor("Second"), code, 1, "Guest") == "seat_has_secrets"


def test_a_bot_that_comes_by_itself_may_not(removed: tuple[str, Visitor, Visitor], world: World) -> None:
    code, _, _ = removed
    bot = world.stranger()
    bot.say(Hello(PROTOCOL, "Second", kind="bot"))
    assert refused(bot, code) == "seat_has_secrets"


def test_whom_the_table_was_handed_to_may_not(removed: tuple[str, Visitor, Visitor], world: World) -> None:
    code, anna, _ = removed
    second = world.visitor("Second")
    second.say(Watch(1, code))
    anna.say(HandOver(6, code, second.person))
    assert refused(second, code) == "seat_has_secrets"


def test_where_a_bot_has_played_since_only_the_one_before_it_may_come_back(world: World) -> None:
    code, (anna, belit) = world.match("Anna", "Belit", game=SECRET)
    anna.say(ReplaceWithBot(5, code, 1))
    arrived(world)
    anna.say(Remove(6, code, 1))
    assert refused(world.visitor("Second"), code) == "seat_has_secrets"
    belit.say(Sit(7, code, 1))
    assert belit.table().your_seats == (1,)


def test_a_seat_that_was_a_bots_from_the_first_is_for_bots(world: World) -> None:
    anna = world.visitor("Anna")
    anna.say(Open(1, SECRET, 2))
    code = anna.only(Done).table
    assert code is not None
    anna.say(Sit(2, code, 0))
    anna.say(AddBot(3, code, "random", 1))
    arrived(world)
    anna.say(Ready(4, code))
    anna.say(Start(5, code))
    anna.say(Remove(6, code, 1))
    assert refused(world.visitor("Second"), code) == "seat_has_secrets"


def test_after_a_restart_it_is_as_it_was_before(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path)
    code, (anna, belit) = server.world.match("Anna", "Belit", game=SECRET)
    anna.say(Remove(5, code, 1))
    world = server.again()
    assert refused(world.visitor("Second"), code) == "seat_has_secrets"
    again = world.visitor("Belit", belit.welcome.token)
    again.say(Sit(1, code, 1))
    assert again.last(PositionMessage).viewer == 1


# ------------------------------------------------------------------------------------ who may


def test_whoever_had_the_seat_takes_it_again(removed: tuple[str, Visitor, Visitor]) -> None:
    code, _, belit = removed
    belit.forget()
    belit.say(Sit(6, code))
    assert belit.last(PositionMessage).viewer == 1


def test_a_bot_plays_on_there(removed: tuple[str, Visitor, Visitor], world: World) -> None:
    code, anna, _ = removed
    anna.say(AddBot(6, code, "random", 1))
    assert arrived(world).last(PositionMessage).viewer == 1


def test_whoever_played_beside_a_guest_gives_the_guest_the_seat_again(world: World) -> None:
    code, anna = family(world)
    anna.say(Remove(6, code, 1))
    anna.say(Sit(7, code, 1, name="Belit"))
    assert anna.table().your_seats == (0, 1)


def test_nobody_changes_seats_in_a_match_by_taking_one_back(world: World) -> None:
    code, anna = family(world)
    anna.say(Remove(6, code, 1))
    anna.say(Sit(7, code, 1))
    assert anna.refusal() == "match_running"


def test_where_there_are_no_secrets_anybody_plays_on(world: World) -> None:
    code, (anna, _) = world.match("Anna", "Belit")
    anna.say(Remove(5, code, 1))
    third = world.visitor("Third")
    third.say(Sit(1, code, 1))
    assert third.last(PositionMessage).viewer == 1


def test_once_the_match_is_over_the_seat_is_anybodys(world: World) -> None:
    code, (anna, belit) = world.match("Anna", "Belit", game=SECRET)
    anna.say(Offer(5, code, "call_off"))
    offer = belit.table().offer
    assert offer is not None
    belit.say(Answer(6, code, offer.number))
    anna.say(Remove(7, code, 1))
    third = world.visitor("Third")
    third.say(Sit(1, code, 1))
    assert third.table().your_seats == (1,)
