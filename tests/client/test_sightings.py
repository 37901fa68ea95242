"""Many sightings, one line for each server."""

from __future__ import annotations

import msgspec
import pytest

from ziggurat.wire.discovery import Advert
from ziggurat.wire.links import Address
from ziggurat_client.discovery.sightings import MOST, MOST_ADDRESSES, Sightings

UR = Advert("a" * 32, "House of Ur")
MARI = Advert("b" * 32, "Court of Mari", tls=True)


@pytest.fixture
def sightings() -> Sightings:
    return Sightings()


def test_a_server_is_listed_once_however_often_it_is_seen(sightings: Sightings) -> None:
    sightings.saw("by cable", UR, ["192.168.1.2"], 21842)
    sightings.saw("by radio", UR, ["10.0.0.7", "fe80::1%wlan0"], 21842)
    (server,) = sightings.servers()
    assert server.advert == UR


def test_servers_of_the_same_name_are_two(sightings: Sightings) -> None:
    sightings.saw("one", UR, ["192.168.1.2"], 21842)
    sightings.saw("other", msgspec.structs.replace(UR, id="c" * 32), ["192.168.1.3"], 21842)
    assert len(sightings.servers()) == 2


def test_servers_are_listed_by_name(sightings: Sightings) -> None:
    sightings.saw("ur", UR, ["192.168.1.2"], 21842)
    sightings.saw("mari", MARI, ["192.168.1.3"], 21842)
    assert [server.advert.name for server in sightings.servers()] == ["Court of Mari", "House of Ur"]


def test_addresses_that_need_no_zone_and_that_people_can_read_are_tried_first(sightings: Sightings) -> None:
    hosts = ["::1", "fe80::1%eth0", "2001:db8::7", "169.254.3.4", "127.0.0.1", "192.168.1.2"]
    sightings.saw("ur", UR, hosts, 4000)
    assert [address.host for address in sightings.addresses(UR.id)] == [
        *("192.168.1.2", "2001:db8::7", "169.254.3.4", "fe80::1%eth0", "127.0.0.1", "::1")
    ]


def test_the_address_that_answered_is_the_best(sightings: Sightings) -> None:
    sightings.saw("mari", MARI, ["192.168.1.2", "10.0.0.7"], 21842)
    sightings.answered(MARI.id, Address("10.0.0.7", tls=True), 0.004)
    (server,) = sightings.servers()
    assert (server.address, server.ping, server.silent) == (Address("10.0.0.7", tls=True), 0.004, False)


def test_a_server_that_answers_nowhere_is_silent(sightings: Sightings) -> None:
    sightings.saw("ur", UR, ["192.168.1.2"], 21842)
    sightings.answered(UR.id, None, None)
    (server,) = sightings.servers()
    assert (server.ping, server.silent) == (None, True)


def test_a_server_is_gone_with_its_last_service(sightings: Sightings) -> None:
    sightings.saw("by cable", UR, ["192.168.1.2"], 21842)
    sightings.saw("by radio", UR, ["10.0.0.7"], 21842)
    sightings.lost("by cable")
    assert len(sightings.servers()) == 1
    sightings.lost("by radio")
    assert sightings.servers() == ()


def test_an_answer_that_comes_after_the_server_went_brings_nobody_back(sightings: Sightings) -> None:
    sightings.saw("ur", UR, ["192.168.1.2"], 21842)
    sightings.lost("ur")
    sightings.answered(UR.id, Address("192.168.1.2"), 0.004)
    assert sightings.servers() == ()


def test_a_service_without_addresses_is_no_server(sightings: Sightings) -> None:
    sightings.saw("ur", UR, [], 21842)
    assert sightings.servers() == ()


def test_of_a_flood_of_addresses_only_the_nearest_are_tried(sightings: Sightings) -> None:
    sightings.saw("ur", UR, [f"10.0.0.{number}" for number in range(1, 200)], 21842)
    assert len(sightings.addresses(UR.id)) == MOST_ADDRESSES


def test_a_flood_of_services_is_not_remembered_whole(sightings: Sightings) -> None:
    for number in range(MOST * 2):
        sightings.saw(f"service {number}", UR, ["192.168.1.2"], 21842)
        sightings.saw(f"other {number}", msgspec.structs.replace(UR, id=f"{number:032x}"), ["192.168.1.3"], 21842)
    assert len(sightings.servers()) <= MOST
