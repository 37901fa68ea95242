"""Six bots of the house and one client at the market of Civilization, at a real server: bots offer and answer, and it
is over once the client is ready."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Final

import pytest

from end_to_end.builder_client import BuilderClient
from end_to_end.test_seven_at_a_killed_server import as_json, server_in
from market.plain_client import Said, play
from ziggurat.games.civilization.bargaining import replies_seen
from ziggurat.games.civilization.market import SMALLEST_LOT
from ziggurat.games.civilization.position import CivilizationOptions
from ziggurat.games.civilization.trade_actions import TradeOffer, TradeReady
from ziggurat.games.civilization.trade_cards import PRODUCT_OF

pytestmark = [pytest.mark.faults, pytest.mark.timeout(600)]

LEVELS: Final = ("merchant", "priest", "merchant", "apprentice", "king", "merchant")
OPTIONS: Final = CivilizationOptions("full", turn_limit=16, trade_seconds=12)
CLIENT: Final = 0
"""The client's seat."""


@dataclass
class Evening:
    """What is known of markets up to the first at which a bot answered the client: all that happened, the replies to
    the client's offer, and how the market ended then."""

    events: list[Said] = field(default_factory=list)
    replies: list[Said] = field(default_factory=list)
    ended: Said = field(default_factory=dict)


def best_offer(client: BuilderClient) -> TradeOffer | None:
    """The client's most valuable cards, for everyone; None if there are too few."""
    cards = [card for card in client.own.hand if card in PRODUCT_OF][-SMALLEST_LOT:]
    return TradeOffer(tuple(cards), PRODUCT_OF[cards[-1]]) if len(cards) == SMALLEST_LOT else None


def is_answered(client: BuilderClient) -> bool:
    """Whether there is a reply to the client's offer."""
    return bool(replies_seen(client.view.public.board, client.own))


def trade(client: BuilderClient, evening: Evening) -> None:
    """One market: once all others are ready the client offers something, waits for an answer, and is ready."""
    play([client], lambda: client.phase != "trade" or client.shown["to_act"] == [CLIENT])
    offer = best_offer(client) if client.phase == "trade" else None
    if offer is not None:
        client.do(offer)
        play([client], lambda: client.phase != "trade" or is_answered(client))
    if client.phase == "trade":
        client.do(TradeReady(True))
        play([client], lambda: client.phase != "trade")


@pytest.fixture(scope="module")
def evening(tmp_path_factory: pytest.TempPathFactory) -> Evening:
    """Markets, until a bot has answered the client."""
    client, found, folder = BuilderClient("Ninsun", 1), Evening(), tmp_path_factory.mktemp("bots")
    client.spare("trade")
    with server_in(folder, 0) as server:
        begin(client, server.port)
        while not found.replies and not client.has_seen_the_end:
            play([client], lambda: client.phase == "trade" or client.has_seen_the_end)
            if not client.has_seen_the_end:
                trade(client, found)
            found.events = [event for news in client.told.values() for event in news.get("events", ())]
            found.replies = [event for event in found.events if answers_the_client(event, found.events)]
            found.ended = next((event for event in reversed(found.events) if event["type"] == "market_ended"), {})
        client.leave()
    return found


def begin(client: BuilderClient, port: int) -> None:
    """The client opens a table, and hires six bots for it."""
    client.arrive(port)
    table = client.open("civilization", len(LEVELS) + 1, options=as_json(OPTIONS))
    client.sit(table)
    for level in LEVELS:
        client.hire(table, level)
    client.start()


def answers_the_client(event: Said, events: list[Said]) -> bool:
    """Whether that is a reply to an offer of the client."""
    own = [each["ticket"]["id"] for each in events if each["type"] == "offer_made" and by(each) == CLIENT]
    return event["type"] == "reply_made" and event["ticket"]["offer"] in own


def by(event: Said) -> int:
    """Whose offer or reply it is."""
    return int(event["ticket"]["seat"])


def test_bots_make_offers_of_their_own(evening: Evening) -> None:
    assert {by(event) for event in evening.events if event["type"] == "offer_made"} - {CLIENT}


def test_bots_that_are_ready_answer_what_a_client_offers(evening: Evening) -> None:
    assert {by(event) for event in evening.replies} - {CLIENT}


def test_the_market_is_over_once_the_client_is_ready(evening: Evening) -> None:
    assert evening.ended["by_time"] is False
