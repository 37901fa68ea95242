"""Names, and coming back."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.on_disk import ServerOnDisk
from server.world import Visitor, World, legal_action
from ziggurat.wire.messages import (
    PROTOCOL,
    Done,
    Hello,
    Leave,
    Limits,
    Offer,
    Open,
    Ping,
    Pong,
    Refused,
    Sit,
    Welcome,
)
from ziggurat_server.limits import ServerLimits

pytestmark = pytest.mark.both_stores


@pytest.mark.parametrize(
    "name", ["  ", "\t", "a" * 25, "Anna\u202e", "An\u200bna", "Anna\n", "\u0000", "\u3164", "a" + "\u0308" * 4]
)
def test_a_name_that_cannot_be_shown_is_refused(world: World, name: str) -> None:
    stranger = world.stranger()
    stranger.say(Hello(PROTOCOL, name))
    assert stranger.only(Refused).code == "bad_name"


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ("  Anna ", "Anna"),
        ("a" * 24, "a" * 24),
        ("Anna   Belit", "Anna Belit"),
        ("\u00a0Anna\u3000Belit", "Anna Belit"),
    ],
)
def test_a_name_is_trimmed(world: World, given: str, shown: str) -> None:
    assert world.visitor(given).welcome.name == shown


@pytest.mark.parametrize("name", ["\u0410nna", "Ann\u03b1", "\u041ela", "\u05d0nna"])
def test_a_name_of_letters_that_pass_for_another_scripts_is_refused(world: World, name: str) -> None:
    stranger = world.stranger()
    stranger.say(Hello(PROTOCOL, name))
    assert stranger.only(Refused).code == "bad_name"


@pytest.mark.parametrize("name", ["Ольга", "Ἀθηνᾶ", "愛子 Suzuki", "דניאל", "𒀭𒂗", "दीपक", "José 2", "!?"])
def test_a_name_may_be_of_any_script(world: World, name: str) -> None:
    assert world.visitor(name).welcome.name == name


@pytest.mark.parametrize(
    ("first", "second", "shown"),
    [
        ("Anna", "ANNA", "ANNA 2"),
        ("b" * 24, "b" * 24, "b" * 22 + " 2"),
        ("Coco", "\u0421\u043e\u0441\u043e", "\u0421\u043e\u0441\u043e 2"),
        ("Al", "A1", "A1 2"),
        ("fin", "\ufb01n", "\ufb01n 2"),
    ],
)
def test_a_name_in_use_gets_a_number(world: World, first: str, second: str, shown: str) -> None:
    world.visitor(first)
    assert world.visitor(second).welcome.name == shown


def test_the_name_of_someone_who_left_is_free_again(world: World) -> None:
    world.visitor("Anna").hang_up()
    assert world.visitor("Anna").welcome.name == "Anna"


def test_a_token_brings_back_who_one_was(world: World) -> None:
    anna = world.visitor("Anna")
    anna.hang_up()
    again = world.visitor("Anna", token=anna.welcome.token)
    assert (again.person, again.welcome.token) == (anna.person, anna.welcome.token)


def test_a_token_that_nobody_has_is_refused(world: World) -> None:
    stranger = world.stranger()
    stranger.say(Hello(PROTOCOL, "Anna", token="not a token of this server"))
    assert stranger.only(Refused).code == "bad_token"
    assert stranger.is_closed


def test_a_second_connection_with_the_same_token_ends_the_first(world: World) -> None:
    first = world.visitor("Anna")
    second = world.visitor("Anna", token=first.welcome.token)
    assert first.closing() == "taken_over"
    first.hang_up()
    second.say(Ping(1))
    assert second.only(Pong)
    assert second.welcome.name == "Anna"


def test_two_people_have_two_tokens_and_two_ids(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    assert anna.welcome.token != belit.welcome.token
    assert anna.person != belit.person


def test_the_server_does_not_keep_tokens(world: World) -> None:
    token = world.visitor("Anna").welcome.token
    assert token.encode() not in vars(world.game_server.people)["_by_digest"]


def test_of_those_who_left_only_the_last_are_remembered() -> None:
    world = World(ServerLimits(remembered_people=1))
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    anna.hang_up()
    belit.hang_up()
    assert world.visitor("Belit", token=belit.welcome.token).person == belit.person
    stranger = world.stranger()
    stranger.say(Hello(PROTOCOL, "Anna", token=anna.welcome.token))
    assert stranger.only(Refused).code == "bad_token"


def test_bots_that_have_left_do_not_take_the_place_of_people_who_may_come_back() -> None:
    world = World(ServerLimits(remembered_people=1))
    anna = world.visitor("Anna")
    anna.hang_up()
    bot = world.stranger()
    bot.say(Hello(PROTOCOL, "Enlil", kind="bot"))
    bot.hang_up()
    assert world.visitor("Anna", anna.welcome.token).person == anna.person


def test_a_bot_comes_back_to_its_seat_by_its_token(world: World) -> None:
    bot = world.stranger()
    bot.say(Hello(PROTOCOL, "Enlil", kind="bot"))
    token = bot.only(Welcome).token
    bot.say(Open(1, "ur", seats=2))
    code = bot.only(Done).table or ""
    bot.say(Sit(2, code))
    bot.hang_up()
    again = world.visitor("Enlil", token)
    again.say(Sit(1, code))
    assert again.table().your_seats == (0,)


# ------------------------------------------------------------------------------------ who is remembered


def knock(world: World, count: int) -> None:
    """So many come, each from an address of their own, and go."""
    for number in range(count):
        world.visitor(f"Newcomer {number}", address=f"192.0.3.{number % 250}").hang_up()


def played_once(world: World) -> Visitor:
    """Somebody who acted in a match and left when it was called off."""
    code, players = world.match("Anna", "Belit")
    first = players[players[0].position.to_act[0]]
    first.act(legal_action(first.position), 0)
    for player in players:
        player.say(Offer(5, code, "call_off"))
    for player in players:
        player.say(Leave(6, code))
        player.hang_up()
    return first


def test_who_has_played_is_remembered_however_many_come_and_go() -> None:
    world = World(ServerLimits(remembered_people=50))
    first = played_once(world)
    knock(world, 80)
    assert world.visitor("Anna", first.welcome.token).person == first.person


def test_among_those_who_have_played_the_last_are_remembered() -> None:
    world = World(ServerLimits(remembered_people=1))
    first, second = played_once(world), played_once(world)
    assert world.visitor("Anna", second.welcome.token).person == second.person
    stranger = world.stranger()
    stranger.say(Hello(PROTOCOL, "Anna", token=first.welcome.token))
    assert stranger.only(Refused).code == "bad_token"


def test_who_has_played_is_remembered_after_a_restart_too(tmp_path: Path) -> None:
    server = ServerOnDisk(tmp_path, ServerLimits(remembered_people=50))
    first = played_once(server.world)
    world = server.again()
    knock(world, 80)
    assert world.visitor("Anna", first.welcome.token).person == first.person


def test_from_one_address_come_only_so_many_new_people_in_a_minute() -> None:
    world = World(ServerLimits(told=Limits(arrivals_per_address=3)))
    tokens = [world.visitor(f"Newcomer {number}").welcome.token for number in range(3)]
    stranger = world.stranger()
    stranger.say(Hello(PROTOCOL, "Newcomer"))
    assert (stranger.only(Refused).code, stranger.only(Refused).params) == ("too_many_arrivals", {"most": 3})
    assert world.visitor("Newcomer 0", tokens[0])
    assert world.visitor("Elsewhere", address="192.0.2.2")
    world.wait(21)
    assert world.visitor("Newcomer 3")


def test_on_the_servers_own_machine_new_people_are_not_counted() -> None:
    world = World(ServerLimits(told=Limits(arrivals_per_address=1)))
    assert [world.visitor("Anna", address="127.0.0.1").welcome.name for _ in range(3)] == ["Anna", "Anna 2", "Anna 3"]
