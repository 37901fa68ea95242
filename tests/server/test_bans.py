"""Those who are banned are not let in, and are told why."""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime

import pytest

from server.world import World
from ziggurat.wire.messages import PROTOCOL, Hello, Refused
from ziggurat_server.guests.bans import Ban, BanKind, Bans

NOW = datetime(2030, 1, 1, tzinfo=UTC)


def world_with(*bans: Ban) -> World:
    """A server with these bans."""
    return World(bans=Bans(bans, now=NOW.timestamp))


def ban(kind: BanKind, what: str, until: datetime | None = None) -> Ban:
    return Ban(1, kind, what, "shouting", until)


@pytest.mark.parametrize("network", ["192.0.2.66", "192.0.2.0/24", "192.0.2.77/24"])
def test_a_banned_address_is_told_so_before_any_hello(network: str) -> None:
    villain = world_with(ban("address", network)).stranger(address="192.0.2.66")
    refused = villain.only(Refused)
    assert (refused.code, refused.params) == ("banned", {"reason": "shouting", "until": ""})
    assert villain.is_closed


def test_other_addresses_come_in() -> None:
    world = world_with(ban("address", "192.0.2.66"))
    assert world.visitor("Anna", address="192.0.2.67").welcome.name == "Anna"


@pytest.mark.parametrize("name", ["Villain", "VILLAIN", "Vi11ain"])
def test_a_banned_name_is_refused_however_it_is_written(name: str) -> None:
    stranger = world_with(ban("name", "Villain")).stranger()
    stranger.say(Hello(PROTOCOL, name))
    assert stranger.only(Refused).code == "banned"


def test_a_banned_person_does_not_come_back_under_another_name() -> None:
    world = world_with()
    villain = world.visitor("Villain")
    digest = hashlib.sha256(villain.welcome.token.encode()).hexdigest()
    world.game_server.bans.replace([ban("person", digest)])
    villain.hang_up()
    again = world.stranger()
    again.say(Hello(PROTOCOL, "Lamb", token=villain.welcome.token))
    assert again.only(Refused).code == "banned"


def test_a_ban_ends_when_it_says() -> None:
    world = world_with(ban("name", "Villain", until=NOW))
    assert world.visitor("Villain").welcome.name == "Villain"


def test_a_ban_with_an_end_says_when_that_is() -> None:
    stranger = world_with(ban("name", "Villain", until=NOW.replace(year=2031))).stranger()
    stranger.say(Hello(PROTOCOL, "Villain"))
    assert stranger.only(Refused).params["until"] == "2031-01-01T00:00+00:00"


def test_an_address_that_is_none_cannot_be_banned() -> None:
    with pytest.raises(ValueError, match="lapis"):
        ban("address", "lapis")
