"""Names, and coming back."""

from __future__ import annotations

import pytest

from server.world import World
from ziggurat.wire.messages import PROTOCOL, Done, Hello, Open, Ping, Pong, Refused, Sit, Welcome
from ziggurat_server.guests.limits import ServerLimits


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
    assert token.encode() not in vars(world.arcade.people)["_by_digest"]


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
