"""Friends are told of each other: where they are, when they move and when they go; and nobody else is."""

from __future__ import annotations

from pathlib import Path

import pytest

from server.programs import LOOPBACK, Program
from server.world import Visitor, World
from ziggurat.friend_tags import friend_tag, new_secret, short_tag
from ziggurat.wire.codec import encode
from ziggurat.wire.friends import MOST_FRIENDS
from ziggurat.wire.messages import (
    Befriend,
    Befriended,
    Configure,
    Done,
    Error,
    FriendHere,
    Leave,
    Open,
    PersonCard,
    ShowFriends,
    Watch,
)
from ziggurat_server.friends import presence
from ziggurat_server.friends.presence import INTERVAL, MOST_AT_A_TAG
from ziggurat_server.other_servers import AtServer

TAG, OTHER_TAG = (friend_tag(new_secret(), "a" * 32) for _ in range(2))


def show(visitor: Visitor, *tags: str, seen: bool = True) -> None:
    visitor.say(ShowFriends(70, tags, seen))


def told(visitor: Visitor) -> list[tuple[str, bool, str | None]]:
    """Of whom was heard what: their names, whether they are here, and at which table."""
    return [(message.name, message.here, message.table) for message in visitor.all(FriendHere)]


@pytest.fixture
def pair(world: World) -> tuple[Visitor, Visitor]:
    """Two friends who know that the other is here."""
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    for visitor in (anna, belit):
        show(visitor, TAG)
    for visitor in (anna, belit):
        assert len(told(visitor)) == 1
        visitor.forget()
    return anna, belit


def move_on(world: World) -> None:
    """Let it be told who moved."""
    world.wait(INTERVAL + 0.2)


# ------------------------------------------------------------------ who is told


def test_two_who_say_the_same_tag_are_told_of_each_other(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    show(anna, TAG)
    assert (told(anna), told(belit)) == ([], [])
    show(belit, OTHER_TAG, TAG)
    assert anna.only(FriendHere) == FriendHere(TAG, belit.person, "Belit")
    assert belit.only(FriendHere) == FriendHere(TAG, anna.person, "Anna")
    assert belit.last(Done).id == 70


def test_whoever_says_another_tag_or_none_learns_nothing(world: World, pair: tuple[Visitor, Visitor]) -> None:
    carla, damu = world.visitor("Carla"), world.visitor("Damu")
    show(carla, OTHER_TAG)
    pair[0].hang_up()
    assert (told(carla), told(damu)) == ([], [])
    assert TAG.encode() not in carla.traffic + damu.traffic


def test_a_friend_who_leaves_is_told_to_have_gone(pair: tuple[Visitor, Visitor]) -> None:
    anna, belit = pair
    anna.hang_up()
    assert belit.only(FriendHere) == FriendHere(TAG, anna.person, "Anna", here=False)


def test_a_friend_who_comes_back_is_here_again(world: World, pair: tuple[Visitor, Visitor]) -> None:
    anna, belit = pair
    anna.hang_up()
    again = world.visitor("Anna", anna.welcome.token)
    show(again, TAG)
    assert told(belit) == [("Anna", False, None), ("Anna", True, None)]
    assert told(again) == [("Belit", True, None)]


def test_a_second_connection_of_the_same_person_is_told_anew(world: World, pair: tuple[Visitor, Visitor]) -> None:
    anna, belit = pair
    second = world.visitor("Anna", anna.welcome.token)
    assert told(belit) == [("Anna", False, None)]
    show(second, TAG)
    assert told(second) == [("Belit", True, None)]


# ------------------------------------------------------------------ where they are


def test_a_friend_is_told_to_which_listed_table_one_goes_and_when_one_leaves_it(
    world: World, pair: tuple[Visitor, Visitor]
) -> None:
    anna, belit = pair
    anna.say(Open(1, "ur", 2))
    code = anna.only(Done).table or ""
    move_on(world)
    assert told(belit) == [("Anna", True, code)]
    anna.say(Leave(2, code))
    move_on(world)
    assert told(belit)[-1] == ("Anna", True, None)


def test_nobody_learns_of_a_table_that_is_not_listed(world: World, pair: tuple[Visitor, Visitor]) -> None:
    anna, belit = pair
    anna.say(Open(1, "ur", 2, listed=False))
    code = anna.only(Done).table or ""
    move_on(world)
    carla = world.visitor("Carla")
    carla.say(Watch(1, code))
    show(carla, TAG)
    assert {table for _, _, table in told(belit) + told(carla)} == {None}
    assert code.encode() not in belit.traffic


def test_a_table_that_is_taken_off_the_list_is_told_no_more(world: World, pair: tuple[Visitor, Visitor]) -> None:
    anna, belit = pair
    anna.say(Open(1, "ur", 2))
    code = anna.only(Done).table or ""
    anna.say(Configure(2, code, listed=False))
    move_on(world)
    assert told(belit)[-1] == ("Anna", True, None)


def test_whoever_moves_a_hundred_times_in_a_second_is_told_of_once(world: World, pair: tuple[Visitor, Visitor]) -> None:
    anna, belit = pair
    anna.say(Open(1, "ur", 2))
    code = anna.only(Done).table or ""
    for number in range(10):
        anna.say(Leave(2 + number, code))
        anna.say(Watch(20 + number, code))
    move_on(world)
    assert len(told(belit)) == 1


# ------------------------------------------------------------------ who is not seen


def test_whoever_does_not_want_to_be_seen_sees_friends_and_is_not_told_of(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    show(anna, TAG)
    show(belit, TAG, seen=False)
    assert (told(anna), told(belit)) == ([], [("Anna", True, None)])
    belit.say(Open(1, "ur", 2))
    move_on(world)
    belit.hang_up()
    assert told(anna) == []


def test_whoever_goes_out_of_sight_has_gone_as_far_as_friends_know(pair: tuple[Visitor, Visitor]) -> None:
    anna, belit = pair
    show(belit, TAG, seen=False)
    assert told(anna) == [("Belit", False, None)]
    show(belit, TAG)
    assert told(anna)[-1] == ("Belit", True, None)
    assert told(belit) == []


def test_a_friend_who_is_shown_no_more_is_told_no_more(world: World, pair: tuple[Visitor, Visitor]) -> None:
    anna, belit = pair
    show(anna, OTHER_TAG)
    assert told(belit) == [("Anna", False, None)]
    belit.hang_up()
    assert told(anna) == []


# ------------------------------------------------------------------ hostile guests


@pytest.mark.parametrize(
    "tags", [("short",), ("x" * 23,), ("!" * 22,), ("x" * 21 + "\n",), ("é" * 22,), (TAG,) * (MOST_FRIENDS + 1)]
)
def test_tags_of_the_wrong_shape_are_read_as_no_message(world: World, tags: tuple[str, ...]) -> None:
    anna = world.visitor("Anna")
    show(anna, *tags)
    assert anna.refusal() == "bad_message"
    assert list(world.game_server.friends.presence.tags) == []


def test_the_same_tag_said_twice_counts_once(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    show(belit, TAG)
    show(anna, TAG, TAG)
    assert len(told(belit)) == 1


def test_a_tag_that_many_say_is_heeded_from_few(world: World) -> None:
    crowd = [world.visitor(f"Guest {number}") for number in range(MOST_AT_A_TAG + 6)]
    for visitor in crowd:
        show(visitor, TAG)
    assert [len(told(visitor)) for visitor in crowd] == [MOST_AT_A_TAG - 1] * MOST_AT_A_TAG + [0] * 6
    crowd[-1].hang_up()
    crowd[0].hang_up()
    assert told(crowd[1])[-1] == ("Guest 0", False, None)


def test_a_server_heeds_so_many_tags_and_refuses_more(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(presence, "MOST_TAGS", 3)
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    show(anna, TAG, OTHER_TAG)
    show(belit, TAG, OTHER_TAG)
    assert belit.refusal() == "full"
    show(anna, TAG)
    show(belit, TAG, OTHER_TAG)
    assert told(belit) == [("Anna", True, None)]


def test_the_most_friends_fit_into_a_line_and_are_told_in_lines(world: World) -> None:
    tags = tuple(friend_tag(new_secret(), "a" * 32) for _ in range(MOST_FRIENDS))
    assert len(encode(ShowFriends(2**53 - 1, tags, seen=False))) < 65_536
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    show(anna, *tags)
    show(belit, *tags)
    assert {message.tag for message in belit.all(FriendHere)} == set(tags)


def test_whoever_floods_tags_is_slowed_down(world: World) -> None:
    anna = world.visitor("Anna")
    for number in range(60):
        anna.say(ShowFriends(number, (TAG,), seen=number % 2 == 0))
    assert {error.code for error in anna.all(Error)} == {"too_fast"}


def test_nothing_is_left_of_those_who_have_gone(pair: tuple[Visitor, Visitor], world: World) -> None:
    pair[0].say(Open(1, "ur", 2))
    for visitor in pair:
        visitor.hang_up()
    move_on(world)
    kept = world.game_server.friends.presence
    assert (kept._shown, kept._by_tag, kept._unseen, kept._moved, kept._said) == ({}, {}, set(), {}, 0)


# ------------------------------------------------------------------ tags


def test_a_pair_has_another_tag_at_every_server_and_another_short_one_with_every_salt() -> None:
    secret = new_secret()
    assert friend_tag(secret, "a" * 32) == friend_tag(secret, "a" * 32)
    assert friend_tag(secret, "a" * 32) != friend_tag(secret, "b" * 32)
    assert friend_tag(secret, "a" * 32) != friend_tag(new_secret(), "a" * 32)
    assert short_tag(TAG, "A" * 8) == short_tag(TAG, "A" * 8)
    assert short_tag(TAG, "A" * 8) != short_tag(TAG, "B" * 8)


def test_tags_are_what_they_were_in_every_version() -> None:
    """Else friends of two versions would miss each other; the page for browsers makes the same."""
    tag = friend_tag("AAAAAAAAAAAAAAAAAAAAAA", "0123456789abcdef" * 2)
    assert (tag, short_tag(tag, "saltsalt")) == EXPECTED


EXPECTED = ("pJ5zUiFGhH4caOTrOulcVw", "uWrcHh_4")


# ------------------------------------------------------------------ at other servers of the community


def look_elsewhere(world: World, table: str | None = None, *tags: str) -> None:
    """Another server shows Carla like this."""
    seen = AtServer(2, PersonCard("p99", "Carla", bot=False, table=table))
    world.game_server.lobby.elsewhere.show_person("p99", seen, tags)


def test_a_friend_at_another_server_is_seen_to_come_to_move_and_to_go(world: World) -> None:
    anna = world.visitor("Anna")
    show(anna, TAG)
    look_elsewhere(world, None, TAG)
    look_elsewhere(world, "URUK-17", TAG)
    move_on(world)
    world.game_server.lobby.elsewhere.forget(2)
    assert told(anna) == [("Carla", True, None), ("Carla", True, "URUK-17"), ("Carla", False, None)]


def test_a_friend_at_another_server_who_says_a_tag_no_more_is_gone(world: World) -> None:
    anna = world.visitor("Anna")
    look_elsewhere(world, None, TAG, OTHER_TAG)
    show(anna, TAG)
    look_elsewhere(world, None, OTHER_TAG)
    look_elsewhere(world)
    assert told(anna) == [("Carla", True, None), ("Carla", False, None)]
    assert list(world.game_server.friends.presence.tags) == [TAG]


def test_where_all_is_full_those_at_other_servers_are_just_not_found(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(presence, "MOST_TAGS", 1)
    anna = world.visitor("Anna")
    show(anna, TAG)
    look_elsewhere(world, None, TAG)
    look_elsewhere(world)
    assert told(anna) == []


# ------------------------------------------------------------------ by real sockets


def test_two_become_friends_and_see_each_other_after_a_restart_of_the_server(tmp_path: Path) -> None:
    with Program("--listen", LOOPBACK, "--no-announce", "--data", str(tmp_path)) as server:
        anna, belit = server.call(), server.call()
        anna_here, belit_here = anna.hello("Anna"), belit.hello("Belit")
        anna.say(Befriend(1, belit_here.person))
        belit.say(Befriend(1, anna_here.person))
        secret = anna.await_message(Befriended).secret
        assert belit.await_message(Befriended).secret == secret
        server.end()
    with Program("--listen", LOOPBACK, "--no-announce", "--data", str(tmp_path)) as server:
        anna, belit = server.call(), server.call()
        again = anna.hello("Anna", anna_here.token)
        assert again.server_id == anna_here.server_id
        assert belit.hello("Belit", belit_here.token).server_id == again.server_id
        for caller in (anna, belit):
            caller.say(ShowFriends(1, (friend_tag(secret, again.server_id or ""),)))
        assert belit.await_message(FriendHere).name == "Anna"
        assert anna.await_message(FriendHere).name == "Belit"


def test_a_server_without_a_folder_is_another_one_at_every_start() -> None:
    ids = {World().visitor("Anna").welcome.server_id for _ in range(2)}
    assert len(ids) == 2
