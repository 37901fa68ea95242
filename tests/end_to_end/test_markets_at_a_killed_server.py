"""Seven nations of Civilization with cards, at a server that is killed again and again: three clients and four bots.

First it is killed in the middle of the market, with offers and replies open, some of them private; then while several
are asked at once and one has not answered. Somebody else looks on, five actions late. `make faults` plays whole games,
in which the clients trade at random.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from contextlib import ExitStack
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest

from end_to_end.builder_client import BuilderClient
from end_to_end.test_seven_at_a_killed_server import CLIENTS, DELAY, SEATS, as_json, server_in, told_more
from market.plain_client import PlainClient, Said, play
from ziggurat.games.civilization.card_candidates import market_candidates
from ziggurat.games.civilization.position import CivilizationOptions, Ending
from ziggurat.games.civilization.trade_actions import TradeOffer, TradeReady, TradeReply
from ziggurat.match.match import Match
from ziggurat.match.record import load
from ziggurat.match.replaying import verify
from ziggurat.match.steps import Expiry

HOST, PARTNER, THIRD = range(len(CLIENTS))
"""The seats of the clients: who offers, who is whispered to, and who may know nothing of that."""
TRADE_SECONDS: Final = 4
MOMENTS: Final = 300
"""So many are told among all between one kill and the next."""


@dataclass(frozen=True)
class Plan:
    """What is played, and how it ends; against bots of which levels; the phase in which the partner keeps an answer
    back; how often the server is killed; and whether the clients trade by themselves."""

    options: CivilizationOptions
    ending: Ending
    levels: tuple[str, ...] = ("random",) * 4
    together: str = "discard"
    kills: int = 2
    trades: bool = False


MIXED: Final = ("random", "apprentice", "merchant", "apprentice")
SHORT: Final = CivilizationOptions("full", turn_limit=8, trade_seconds=TRADE_SECONDS)
WHOLE: Final = CivilizationOptions("full", end_mark="9", trade_seconds=TRADE_SECONDS)
SOCIETIES: Final = CivilizationOptions("first_societies", trade_seconds=TRADE_SECONDS)
LONG: Final = [pytest.mark.faults, pytest.mark.timeout(1200)]
ORDINARY: Final = [pytest.mark.thorough, pytest.mark.timeout(300)]
PLANS: Final = [
    pytest.param(Plan(SHORT, "turn_limit"), marks=ORDINARY, id="full, a few turns"),
    pytest.param(Plan(WHOLE, "succession", MIXED, kills=4, trades=True), marks=LONG, id="full"),
    pytest.param(Plan(SOCIETIES, "societies", MIXED, "ships", 4, trades=True), marks=LONG, id="first societies"),
]


@dataclass(frozen=True)
class Seen:
    """What the clients had been told when the server was killed, and what they are shown when they are back."""

    before: list[Said]
    after: list[Said]
    clock: Said
    """How the clocks stood for the host on coming back."""


@dataclass(frozen=True)
class Evening:
    """What is known when it is over: the match as the server's record has it, who played and looked on, and what they
    saw around the kill at the market and around the one among answers."""

    plan: Plan
    match: Match
    clients: list[BuilderClient]
    watcher: PlainClient
    market: Seen
    answers: Seen

    @property
    def everyone(self) -> list[PlainClient]:
        """The clients and the watcher."""
        return [*self.clients, self.watcher]


class Table:
    """The clients and the watcher at a server in that folder, which comes back at the same port whenever it was
    killed."""

    def __init__(self, folder: Path, plan: Plan, coming: ExitStack) -> None:
        self.clients = [BuilderClient(name, seed, plan.trades) for seed, name in enumerate(CLIENTS)]
        self.watcher = PlainClient("Enmerkar", 9)
        self.everyone: list[PlainClient] = [*self.clients, self.watcher]
        self._folder, self._plan, self._coming = folder, plan, coming
        for client in self.everyone:
            coming.callback(client.leave)
        self._server = coming.enter_context(server_in(folder, 0))
        self._port = self._server.port
        for client in self.everyone:
            client.arrive(self._port)
        self._begin()

    def _begin(self) -> None:
        host = self.clients[HOST]
        table = host.open("civilization", SEATS, options=as_json(self._plan.options), delay={"actions": DELAY})
        for client in self.clients:
            client.sit(table)
        for level in self._plan.levels:
            host.hire(table, level)
        self.watcher.watch(table)
        host.start()

    def spare(self, phase: str, *clients: BuilderClient) -> None:
        """None but these do nothing by themselves in that phase."""
        for client in self.clients:
            client.spare(*((phase,) if client in clients else ()))

    def kill(self) -> Seen:
        """Kill the server; what the clients were told before, and what they find when they are back."""
        self._server.process.kill()
        self._server = self._coming.enter_context(server_in(self._folder, self._port))
        host = self.clients[HOST]
        host.kept.pop("clock", None)
        host.arrive(self._port)
        clock = host.kept.pop("clock", None) or host.await_answer("clock")
        for client in self.everyone:
            if client is not host:
                client.arrive(self._port)
        after = [client.found for client in self.clients]
        before = [client.told[found["revision"]] for client, found in zip(self.clients, after, strict=True)]
        return Seen(before, after, clock)

    @property
    def is_over(self) -> bool:
        """Whether all have seen the end."""
        return all(client.has_seen_the_end for client in self.everyone)


def is_ours(client: BuilderClient) -> bool:
    """Whether the market is open, and all clients but no bots are waited for."""
    return client.phase == "trade" and client.shown["to_act"] == [HOST, PARTNER, THIRD]


def bargain(clients: list[BuilderClient]) -> None:
    """An offer to all and one to the partner, a private reply to the first by the partner and an open one by the third,
    who is ready then."""
    host, partner, third = clients
    offer = lot_of(host)
    host.do(offer)
    host.do(msgspec.structs.replace(offer, to=(host.view.public.board.nations[PARTNER].id,)))
    first = host.own.lots[0].id
    for client, private in ((partner, True), (third, False)):
        lot = lot_of(client)
        client.do(TradeReply(first, lot.give, lot.product, private))
    third.do(TradeReady(True))


def has_seen_the_third_ready(client: BuilderClient) -> bool:
    """Whether the client was told of that, whatever it was told since."""
    return any(THIRD in ((market_in(news) or {}).get("ready", ())) for news in client.told.values())


def lot_of(client: BuilderClient) -> TradeOffer:
    """Some offer that the client can make to all."""
    board, own = client.view.public.board, client.own
    offers = market_candidates(board, client.view.viewer or 0, own)
    return next(each for each in offers if isinstance(each, TradeOffer))


def play_through(folder: Path, plan: Plan, coming: ExitStack) -> Evening | None:
    """The whole game; None if it was over before the clients had the market for themselves."""
    table = Table(folder, plan, coming)
    host, partner, _ = table.clients
    for client in table.clients:
        client.spare("trade", bargainers=(HOST, PARTNER, THIRD))
    play(table.everyone, lambda: all(map(is_ours, table.clients)) or host.has_seen_the_end)
    if host.has_seen_the_end:
        return None
    bargain(table.clients)
    play(table.everyone, lambda: all(map(has_seen_the_third_ready, table.clients)))
    market = table.kill()
    play(table.everyone, lambda: host.phase != "trade")
    table.spare(plan.together, partner)
    play(table.everyone, lambda: host.phase == plan.together and host.own.answer is not None)
    answers = table.kill()
    table.spare("")
    for _ in range(plan.kills - 2):
        play(table.everyone, told_more(table.everyone, MOMENTS))
        table.kill()
    play(table.everyone, lambda: table.is_over)
    match = verify(load(json.dumps(host.record()).encode()))
    return Evening(plan, match, table.clients, table.watcher, market, answers)


@pytest.fixture(scope="module", params=PLANS)
def evening(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Evening]:
    """A whole game with cards among seven."""
    with ExitStack() as coming:
        found: Evening | None = None
        while found is None:
            coming.close()
            found = play_through(tmp_path_factory.mktemp("market"), request.param, coming)
        yield found


def market_in(shown: Said) -> Any:
    """What everyone sees of the market, None while there is none."""
    return shown["view"]["public"]["board"].get("market")


def of_clients(tickets: Iterable[Said]) -> list[int]:
    """By whom the offers or replies are that are not of bots."""
    return [ticket["seat"] for ticket in tickets if ticket["seat"] <= THIRD]


# ------------------------------------------------------------------------------------------------ at the market


def test_whoever_comes_back_to_the_market_sees_what_they_saw_and_nothing_else(evening: Evening) -> None:
    for before, after in zip(evening.market.before, evening.market.after, strict=True):
        assert [after[each] for each in ("view", "to_act", "open")] == [
            before[each] for each in ("view", "to_act", "open")
        ]


def test_an_open_offer_and_an_open_reply_survive_for_everyone(evening: Evening) -> None:
    for shown in evening.market.after:
        market = market_in(shown)
        assert of_clients(market["offers"]) == [HOST]
        assert of_clients(market["replies"]) == [THIRD]


def test_an_offer_to_one_and_a_private_reply_survive_for_the_two_alone(evening: Evening) -> None:
    for seat, shown in enumerate(evening.market.after):
        own = shown["view"]["private"]
        whispered = [HOST] if seat in (HOST, PARTNER) else []
        assert of_clients(own.get("offers", ())) == whispered
        assert of_clients(own.get("replies", ())) == [PARTNER for _ in whispered]


def test_everyone_has_the_cards_of_the_own_lots_and_the_hand_again(evening: Evening) -> None:
    for seat, shown in enumerate(evening.market.after):
        own = shown["view"]["private"]
        assert len(own["lots"]) == (2 if seat == HOST else 1)
        assert all(set(lot["give"]) <= set(own["hand"]) for lot in own["lots"])


def test_who_was_ready_is_ready_still(evening: Evening) -> None:
    for shown in evening.market.after:
        assert THIRD in market_in(shown)["ready"]
        assert [seat for seat in shown["to_act"] if seat <= THIRD] == [HOST, PARTNER]


def test_the_time_of_the_market_goes_on_where_it_stood(evening: Evening) -> None:
    state = evening.market.clock["state"]
    assert 0 < state["phase"] < 1000 * TRADE_SECONDS


def test_the_market_ends_by_a_step_of_nobody_which_all_are_told_of_alike(evening: Evening) -> None:
    assert Expiry() in evening.match.steps
    for client in evening.clients:
        ended = next(news for news in client.told.values() if news.get("time_up"))
        assert ended.get("actor") is None
        assert {"type": "market_ended", "by_time": True} in ended["events"]


# ------------------------------------------------------------------------------------------------ among answers


def test_an_answer_survives_for_whoever_gave_it_alone(evening: Evening) -> None:
    host, partner, third = evening.answers.after
    assert host["view"]["private"]["answer"] == evening.answers.before[HOST]["view"]["private"]["answer"]
    assert "answer" not in partner["view"]["private"]
    for shown in (host, partner, third):
        assert HOST in shown["open"]
        assert PARTNER in shown["to_act"]
        assert "answers" not in shown["view"]["public"]


# ------------------------------------------------------------------------------------------------ the whole game


def test_all_see_the_same_end_and_the_replay_verifies(evening: Evening) -> None:
    assert evening.match.result is not None
    assert evening.match.result.ending == evening.plan.ending
    for client in evening.everyone:
        last = client.news
        assert last["view"] == as_json(evening.match.view(last.get("viewer")))
        assert last["result"] == as_json(evening.match.result)


def test_nobody_misses_anything_or_hears_it_twice(evening: Evening) -> None:
    for client in evening.everyone:
        assert sorted(client.told) == list(range(len(client.told)))


def test_every_seat_has_acted_and_so_has_time(evening: Evening) -> None:
    assert {step.seat for step in evening.match.steps} == {None, *range(SEATS)}
