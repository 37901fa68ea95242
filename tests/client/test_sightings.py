"""Many sightings, one line for each server."""

from __future__ import annotations

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from ziggurat.wire.discovery import Advert
from ziggurat.wire.links import Address
from ziggurat_client.discovery.sightings import MOST, MOST_ADDRESSES, MOST_ON_A_HOST, Sightings

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


# ---------------------------------------------------------------------- spoofed announcements


def spoof(sightings: Sightings, number: int, host: str) -> None:
    """Announce a server that is none."""
    sightings.saw(f"spoof {number}", Advert(f"{number:032x}", "A first name"), [host], 1)


def ur_is_listed(sightings: Sightings) -> bool:
    return UR in [server.advert for server in sightings.servers()]


def test_a_server_that_answers_stays_listed_in_any_flood(sightings: Sightings) -> None:
    sightings.saw("ur", UR, ["192.168.1.2"], 21842)
    sightings.answered(UR.id, Address("192.168.1.2"), 0.004)
    for number in range(5 * MOST):
        spoof(sightings, number, f"10.0.{number // 250}.{number % 250 + 1}")
    assert ur_is_listed(sightings)


def test_a_server_is_listed_that_comes_after_a_flood_from_one_machine(sightings: Sightings) -> None:
    for number in range(2 * MOST):
        spoof(sightings, number, "10.0.0.1")
    sightings.saw("ur", UR, ["192.168.1.2"], 21842)
    for number in range(2 * MOST, 4 * MOST):
        spoof(sightings, number, "10.0.0.1")
    assert ur_is_listed(sightings)


def test_a_server_is_listed_that_comes_after_a_flood_from_machines_that_are_not_there(sightings: Sightings) -> None:
    for number in range(2 * MOST):
        spoof(sightings, number, f"10.0.{number // 250}.{number % 250 + 1}")
        sightings.answered(f"{number:032x}", None, None)
    sightings.saw("ur", UR, ["192.168.1.2"], 21842)
    assert ur_is_listed(sightings)


def test_one_machine_has_no_more_lines_than_its_share(sightings: Sightings) -> None:
    for number in range(MOST):
        spoof(sightings, number, "10.0.0.1")
        sightings.answered(f"{number:032x}", Address("10.0.0.1", 1), 0.001)
    assert len(sightings.servers()) == MOST_ON_A_HOST


def test_who_claims_to_be_at_the_address_of_a_server_does_not_take_its_line(sightings: Sightings) -> None:
    sightings.saw("ur", UR, ["192.168.1.2"], 21842)
    sightings.answered(UR.id, Address("192.168.1.2"), 0.004)
    for number in range(4 * MOST):
        spoof(sightings, number, "192.168.1.2")
    assert ur_is_listed(sightings)


def test_the_machines_that_claim_the_fewest_are_asked_first(sightings: Sightings) -> None:
    for number in range(20):
        spoof(sightings, number, "10.0.0.1")
    sightings.saw("ur", UR, ["192.168.1.2"], 21842)
    assert sightings.ids()[0] == UR.id


def test_silent_servers_are_listed_at_the_end(sightings: Sightings) -> None:
    spoof(sightings, 1, "10.0.0.1")
    sightings.answered(f"{1:032x}", None, None)
    sightings.saw("ur", UR, ["192.168.1.2"], 21842)
    assert [server.advert.name for server in sightings.servers()] == ["House of Ur", "A first name"]


NUMBERS, HOSTS = st.integers(0, 3), st.sampled_from(["10.0.0.1", "10.0.0.2"])
STEPS = st.one_of(
    st.tuples(st.just("saw"), NUMBERS, NUMBERS, st.lists(HOSTS, max_size=2)),
    st.tuples(st.just("lost"), NUMBERS),
    st.tuples(st.just("answered"), NUMBERS, st.booleans()),
)


@given(st.lists(STEPS, max_size=30))
def test_whatever_is_seen_every_server_with_a_service_is_listed_once(steps: list[tuple[object, ...]]) -> None:
    sightings, there = Sightings(), {}
    for step in steps:
        match step:
            case ("saw", service, number, list(hosts)):
                sightings.saw(f"service {service}", Advert(f"{number:032x}", "Ur"), hosts, 1)
                there[service] = number if hosts else None
            case ("lost", service):
                sightings.lost(f"service {service}")
                there[service] = None
            case ("answered", int(number), answers):
                sightings.answered(f"{number:032x}", None, 0.1 if answers else None)
    expected = sorted(f"{number:032x}" for number in set(there.values()) - {None})
    assert sorted(server.advert.id for server in sightings.servers()) == expected
    assert sorted(sightings.ids()) == expected
