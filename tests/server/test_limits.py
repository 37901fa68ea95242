"""What the welcome states is kept to: nobody gets more of the server than that."""

from __future__ import annotations

import pytest

from server.test_bot_seats import match_with_bot
from server.world import Visitor, World
from ziggurat.wire.messages import (
    AddBot,
    Configure,
    Done,
    Error,
    HandOver,
    Limits,
    Open,
    Refused,
    Remove,
    ReplaceWithBot,
    Sit,
    Watch,
)
from ziggurat_server.guests.addresses import address_of, shown, site_of
from ziggurat_server.limits import ServerLimits


class Peer:
    """The other end of a connection, at that address."""

    def __init__(self, host: str) -> None:
        self.host = host


def with_limits(**told: int) -> World:
    """A server whose welcome states these limits."""
    return World(ServerLimits(told=Limits(**told)))


def try_password(visitor: Visitor, table: str, password: str) -> str:
    """The code with which the table refuses that password, or how it is answered otherwise."""
    visitor.forget()
    visitor.say(Watch(1, table, password))
    answers = visitor.all(Error)
    return answers[0].code if answers else "done"


def test_the_welcome_states_the_limits() -> None:
    world = with_limits(connections_per_address=3, password_tries=2)
    assert world.visitor("Anna").welcome.limits == world.limits.told


# ------------------------------------------------------------------------------------ bots


def test_a_person_hires_only_so_many_bots_all_tables_together() -> None:
    world = with_limits(bots_per_person=2)
    anna = world.visitor("Anna")
    codes = []
    for _ in range(3):
        anna.say(Open(1, "ur", 2))
        codes.append(anna.last(Done).table or "")
    for code in codes:
        anna.say(AddBot(2, code, "random"))
    assert (anna.refusal(), anna.last(Error).params) == ("too_many_bots", {"most": 2})
    assert [bot.table for bot in world.bots.started] == codes[:2]
    anna.say(Remove(3, codes[0], 0))
    anna.say(AddBot(4, codes[2], "random"))
    assert world.bots.started[-1].table == codes[2]


def test_whom_the_table_is_handed_to_has_not_hired_its_bots() -> None:
    world = with_limits(bots_per_person=1)
    code, (anna, belit) = world.room("Anna", "Belit")
    anna.say(Configure(3, code, seats=4))
    anna.say(AddBot(4, code, "random"))
    anna.say(HandOver(5, code, belit.person))
    belit.say(AddBot(6, code, "random"))
    assert len(world.bots.started) == 2
    anna.say(Open(7, "ur", 2))
    anna.say(AddBot(8, anna.last(Done).table or "", "random"))
    assert anna.refusal() == "too_many_bots"


def test_a_bot_is_exchanged_for_another_where_no_more_can_be_hired() -> None:
    world = with_limits(bots_per_person=1)
    code, anna, _ = match_with_bot(world)
    anna.say(ReplaceWithBot(6, code, 1, "king"))
    assert anna.table().seats[1].level == "king"


# ------------------------------------------------------------------------------------ connections


def test_from_one_address_come_only_so_many_connections() -> None:
    world = with_limits(connections_per_address=2)
    for _ in range(2):
        world.stranger(address="192.0.2.7")
    third = world.stranger(address="192.0.2.7")
    assert third.only(Refused).code == "too_many_connections"
    assert third.is_closed


def test_other_addresses_are_counted_by_themselves() -> None:
    world = with_limits(connections_per_address=1)
    world.stranger(address="192.0.2.7")
    assert world.visitor("Belit", address="192.0.2.8").welcome.name == "Belit"


def test_whoever_goes_makes_room_for_another_from_the_same_address() -> None:
    world = with_limits(connections_per_address=1)
    world.stranger(address="192.0.2.7").hang_up()
    assert world.visitor("Anna", address="192.0.2.7").welcome.name == "Anna"


def test_the_servers_own_machine_is_not_counted() -> None:
    world = with_limits(connections_per_address=1)
    assert [world.visitor(name, address="127.0.0.1").welcome.name for name in ("Anna", "Belit")] == ["Anna", "Belit"]


@pytest.mark.parametrize(
    ("peer", "address", "site"),
    [
        ("192.0.2.7", "192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::1", "fe80::/64"),
        ("::1", "", ""),
        ("127.8.0.1", "", ""),
    ],
)
def test_an_ipv6_network_is_one_address_and_loopback_none(peer: str, address: str, site: str) -> None:
    assert address_of(Peer(peer)) == address
    assert site_of(address) == site


def test_a_connection_without_an_address_comes_from_this_machine() -> None:
    assert address_of(object()) == ""


def test_as_much_of_an_address_is_shown_as_the_host_wants() -> None:
    assert [shown("192.0.2.7", how) for how in ("full", "network", "none")] == ["192.0.2.7", "192.0.2.0/24", "hidden"]
    assert shown("2001:db8:1:2::3", "network") == "2001:db8:1::/48"
    assert shown("", "full") == "here"


# ------------------------------------------------------------------------------------ passwords


def test_only_so_many_passwords_are_tried_in_a_minute_and_then_the_right_one_is_not_looked_at() -> None:
    world = with_limits(password_tries=3)
    code, _ = world.room("Anna", "Belit", password="lapis")
    villain = world.visitor("Villain", address="192.0.2.66")
    tried = [try_password(villain, code, guess) for guess in ("gold", "silver", "tin", "lapis")]
    assert tried == ["wrong_password"] * 3 + ["too_many_tries"]


def test_a_new_connection_from_the_same_address_has_no_new_tries() -> None:
    world = with_limits(password_tries=1)
    code, _ = world.room("Anna", "Belit", password="lapis")
    try_password(world.visitor("Villain", address="192.0.2.66"), code, "gold")
    again = world.visitor("Another", address="192.0.2.66")
    assert try_password(again, code, "lapis") == "too_many_tries"


def test_tries_come_back_with_time() -> None:
    world = with_limits(password_tries=2)
    code, _ = world.room("Anna", "Belit", password="lapis")
    late = world.visitor("Late", address="192.0.2.66")
    for _ in range(2):
        try_password(late, code, "gold")
    world.wait(30)
    assert try_password(late, code, "lapis") == "done"


def test_those_on_the_servers_own_machine_have_tries_of_their_own() -> None:
    world = with_limits(password_tries=1)
    code, _ = world.room("Anna", "Belit", password="lapis")
    villain, friend = (world.visitor(name, address="127.0.0.1") for name in ("Villain", "Friend"))
    assert try_password(villain, code, "gold") == "wrong_password"
    assert try_password(friend, code, "lapis") == "done"


def test_asking_without_a_password_is_no_try() -> None:
    world = with_limits(password_tries=1)
    code, _ = world.room("Anna", "Belit", password="lapis")
    friend = world.visitor("Friend", address="192.0.2.66")
    friend.say(Watch(1, code))
    assert try_password(friend, code, "lapis") == "done"


# ------------------------------------------------------------------------------------ seats


def test_nobody_has_more_seats_than_the_welcome_says() -> None:
    world = with_limits(seats_per_person=1)
    code, (anna, _) = world.room("Anna", "Belit")
    anna.say(Open(1, "ur", 2))
    other = anna.last(Done).table
    assert other is not None
    assert other != code
    anna.say(Sit(2, other))
    assert anna.refusal() == "too_many_seats"


# ------------------------------------------------------------------------------------ other limits, while it runs


def test_new_limits_hold_for_those_who_come_from_then_on() -> None:
    world = with_limits(connections_per_address=1)
    world.stranger()
    world.game_server.set_limits(ServerLimits(told=Limits(connections_per_address=2)))
    assert world.visitor("Anna").welcome.limits.connections_per_address == 2
