"""For whom a proxy calls is believed of the proxies that the host names, and of nobody else."""

from __future__ import annotations

from datetime import UTC, datetime

import pytest

from web.browsers import HANDSHAKE, WebVisitor, WebWorld
from ziggurat.wire.messages import Limits, Refused
from ziggurat_server.guests.bans import Ban, Bans
from ziggurat_server.limits import ServerLimits
from ziggurat_server.web.caller import Proxies

PROXY = "198.51.100.9"
NOW = datetime(2030, 1, 1, tzinfo=UTC)


def banned(address: str) -> Bans:
    return Bans([Ban(1, "address", address, "shouting")], now=NOW.timestamp)


def refusal(visitor: WebVisitor) -> str | None:
    """The code with which a line is refused at once; None if it is not."""
    found = visitor.all(Refused)
    return found[0].code if found else None


@pytest.mark.parametrize("way", ["203.0.113.5", "203.0.113.5:x, 203.0.113.5", "10.0.0.1, 203.0.113.5, 198.51.100.9"])
def test_a_ban_is_about_the_guest_behind_a_proxy(way: str) -> None:
    world = WebWorld(proxies=[PROXY], bans=banned("203.0.113.5"))
    assert refusal(WebVisitor(world, PROXY, X_Forwarded_For=way)) == "banned"
    assert refusal(WebVisitor(world, PROXY, X_Forwarded_For="203.0.113.6")) is None


def test_several_headers_are_one_way() -> None:
    world = WebWorld(proxies=["198.51.100.0/24"], bans=banned("203.0.113.5"))
    villain = WebVisitor(world, PROXY, X_Forwarded_For="203.0.113.5, 198.51.100.8")
    assert refusal(villain) == "banned"


def test_nobody_else_can_say_for_whom_they_call() -> None:
    world = WebWorld(proxies=[PROXY], bans=banned("192.0.2.1"))
    assert refusal(WebVisitor(world, "192.0.2.1", X_Forwarded_For="203.0.113.5")) == "banned"


def test_who_is_banned_by_a_server_without_proxies_is_so_whatever_they_say() -> None:
    world = WebWorld(bans=banned("192.0.2.1"))
    assert refusal(WebVisitor(world, "192.0.2.1", X_Forwarded_For="203.0.113.5")) == "banned"


def test_a_guest_cannot_put_another_before_themselves() -> None:
    world = WebWorld(proxies=[PROXY], bans=banned("203.0.113.5"))
    # The guest said that it was 203.0.113.7; the proxy added where that came from.
    assert refusal(WebVisitor(world, PROXY, X_Forwarded_For="203.0.113.7, 203.0.113.5")) == "banned"


def test_limits_are_those_of_the_guest_behind_a_proxy() -> None:
    world = WebWorld(ServerLimits(told=Limits(connections_per_address=1)), proxies=[PROXY])
    guests = [WebVisitor(world, PROXY, X_Forwarded_For=f"203.0.113.{number}") for number in range(20)]
    assert [refusal(guest) for guest in guests] == [None] * 20
    assert refusal(WebVisitor(world, PROXY, X_Forwarded_For="203.0.113.5")) == "too_many_connections"


def test_a_proxy_on_this_machine_can_be_named() -> None:
    world = WebWorld(proxies=["127.0.0.1"], bans=banned("203.0.113.5"))
    assert refusal(WebVisitor(world, "127.0.0.1", X_Forwarded_For="203.0.113.5")) == "banned"


def test_what_a_proxy_says_and_makes_no_sense_is_refused() -> None:
    world = WebWorld(proxies=[PROXY])
    assert world.get("/", address=PROXY, X_Forwarded_For="somewhere").status == 400


def test_a_proxy_that_says_nothing_calls_for_itself() -> None:
    world = WebWorld(proxies=[PROXY], bans=banned(PROXY))
    assert refusal(WebVisitor(world, PROXY)) == "banned"


def test_the_name_by_which_a_guest_called_is_the_one_that_counts() -> None:
    world = WebWorld(proxies=[PROXY], names=["ur.example"])
    told = {"Origin": "https://ur.example", "X-Forwarded-Host": "ur.example", "X-Forwarded-Proto": "https"}
    assert world.browser(PROXY).ask("/line", headers={**HANDSHAKE, **told}).status == 101
    evil = {**told, "Origin": "https://evil.example"}
    assert world.browser(PROXY).ask("/line", headers={**HANDSHAKE, **evil}).status == 403
    assert world.get("/", address=PROXY, X_Forwarded_Host="evil.example").status == 421


def test_nobody_else_can_say_by_which_name_they_called() -> None:
    world = WebWorld(proxies=[PROXY], names=["ur.example"])
    reply = world.get("/qr/ENKI-42.svg", X_Forwarded_Host="ur.example", X_Forwarded_Proto="https")
    assert "ur.example" not in reply.text


def test_links_are_as_the_guest_came() -> None:
    world = WebWorld(proxies=[PROXY], names=["ur.example"])
    reply = world.get("/qr/ENKI-42.svg", address=PROXY, X_Forwarded_Host="ur.example", X_Forwarded_Proto="https")
    assert "<title>https://ur.example/ENKI-42</title>" in reply.text


@pytest.mark.parametrize("named", ["proxy.example", "300.1.1.1", ""])
def test_proxies_are_named_by_their_addresses(named: str) -> None:
    with pytest.raises(ValueError, match="does not appear to be"):
        Proxies([named])
