"""Announcing a server on the local network."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from twisted.internet.defer import Deferred, maybeDeferred
from twisted.internet.task import Clock

from server.world import World
from ziggurat.friend_tags import friend_tag, new_secret, short_tag
from ziggurat.wire.discovery import MOST_FRIENDS_SHOWN, Advert
from ziggurat.wire.messages import ShowFriends
from ziggurat_server.friends.announced import AnnouncedTags
from ziggurat_server.lan.announcing import INTERVAL, RETRY, Announcer, NotAnnounced
from ziggurat_server.lan.identity import FILE, server_id
from ziggurat_server.lan.own_addresses import Listening, addresses

EVERYWHERE = Listening("0.0.0.0", 21842)
ID = "0123456789abcdef0123456789abcdef"


class Voice:
    """An advertiser whose network is a list."""

    def __init__(self) -> None:
        self.said: list[Advert | str] = []
        self.has_network = True

    def announce(self, advert: Advert, listening: Listening) -> None:
        if not self.has_network:
            raise NotAnnounced("no network")
        self.said.append(advert)

    def withdraw(self) -> None:
        self.said.append("goodbye")


class Case:
    """One announcer of one server."""

    def __init__(self) -> None:
        self.clock = Clock()
        self.voice = Voice()
        self.advert = Advert(ID, "House of Ur")
        self.announcer = Announcer(self.clock, in_a_thread_at_once, lambda: self.voice, lambda: self.advert, EVERYWHERE)


def in_a_thread_at_once(work: Callable[[], None]) -> Deferred[None]:
    return maybeDeferred(work)


@pytest.fixture
def case() -> Case:
    return Case()


def test_a_server_is_announced_at_its_beginning(case: Case) -> None:
    case.announcer.begin()
    assert case.voice.said == [case.advert]


def test_changes_are_told_but_not_one_by_one(case: Case) -> None:
    case.announcer.begin()
    for people in range(128):
        case.advert = msgspec.structs.replace(case.advert, people=people)
        case.clock.advance(INTERVAL / 64)
    assert [advert.people for advert in case.voice.said if isinstance(advert, Advert)] == [0, 63, 127]


def test_a_server_that_ends_says_goodbye_last(case: Case) -> None:
    case.announcer.begin()
    ended = case.announcer.end()
    case.clock.advance(RETRY)
    assert ended.called
    assert case.voice.said == [case.advert, "goodbye"]


def test_a_machine_that_finds_a_network_later_announces_then(case: Case) -> None:
    case.voice.has_network = False
    case.announcer.begin()
    case.clock.advance(RETRY)
    case.voice.has_network = True
    case.clock.advance(RETRY)
    assert case.voice.said == [case.advert]


# ------------------------------------------------------------------------------------ friends

TAGS = tuple(friend_tag(new_secret(), ID) for _ in range(100))


def test_friends_who_are_here_are_shown_in_short_and_found_by_whoever_knows_the_tag() -> None:
    shown = AnnouncedTags()
    shown.show(TAGS[:3])
    assert shown.salt is not None
    assert set(shown.shown) == {short_tag(tag, shown.salt) for tag in TAGS[:3]}
    assert short_tag(TAGS[3], shown.salt) not in shown.shown


def test_whatever_changes_nothing_that_was_shown_is_shown_again() -> None:
    shown = AnnouncedTags()
    seen: set[str] = set()
    for tags in (TAGS[:2], TAGS[:3], TAGS[1:3], TAGS[:2]):
        shown.show(tags)
        assert len(shown.shown) == len(tags)
        assert seen.isdisjoint(shown.shown)
        seen.update(shown.shown)


def test_as_long_as_nothing_changes_the_same_is_shown() -> None:
    shown = AnnouncedTags()
    shown.show(TAGS[:3])
    before = shown.salt, shown.shown
    shown.show(reversed(TAGS[:3]))
    assert (shown.salt, shown.shown) == before


def test_of_too_many_friends_some_are_shown_and_without_any_nothing_is() -> None:
    shown = AnnouncedTags()
    shown.show(TAGS)
    assert len(shown.shown) == MOST_FRIENDS_SHOWN
    shown.show(())
    assert (shown.salt, shown.shown) == (None, ())


def test_the_advert_of_a_server_shows_whoever_wants_to_be_seen(world: World) -> None:
    anna, belit = world.visitor("Anna"), world.visitor("Belit")
    anna.say(ShowFriends(1, TAGS[:2]))
    belit.say(ShowFriends(1, TAGS[2:3], seen=False))
    advert = world.game_server.advert(tls=False)
    assert advert.id == anna.welcome.server_id
    assert set(advert.friends) == {short_tag(tag, advert.salt or "") for tag in TAGS[:2]}
    anna.hang_up()
    assert world.game_server.advert(tls=False).friends == ()


def test_a_port_for_this_machine_only_has_no_address_for_others() -> None:
    assert addresses(Listening("127.0.0.1", 1)) == ()
    assert not Listening("::1", 1).for_others


def test_a_port_on_one_interface_has_its_address() -> None:
    assert addresses(Listening("192.0.2.7", 1)) == ("192.0.2.7",)


def test_a_port_on_every_interface_is_never_announced_as_loopback() -> None:
    found = addresses(Listening("::", 1, ipv4_too=True))
    assert not {"127.0.0.1", "::1", "::", "0.0.0.0"} & set(found)


def test_a_port_for_ipv4_has_addresses_of_ipv4() -> None:
    assert not [address for address in addresses(EVERYWHERE) if ":" in address]


def test_a_server_keeps_its_number(tmp_path: Path) -> None:
    assert server_id(tmp_path) == server_id(tmp_path)


def test_servers_have_different_numbers() -> None:
    assert server_id(None) != server_id(None)


def test_a_file_without_a_number_is_written_anew(tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("not a number")
    number = server_id(tmp_path)
    assert (tmp_path / FILE).read_text() == f"{number}\n"


def test_a_number_that_cannot_be_kept_serves_for_this_run(tmp_path: Path) -> None:
    assert len(server_id(tmp_path / "missing")) == 32
