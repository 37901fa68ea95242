"""Seven real sockets at the market of Civilization: of what some whisper to each other nobody else receives a byte.

Neither at the server that has the table, nor where half of them came to another one, which passes their lines on.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

import msgspec
import pytest

from end_to_end.shared_servers import SharedServers
from examples import sampled_params
from games.civilization import builders
from server.listening_guest import ListeningGuest
from server.postgres_server import PostgresServer
from server.programs import LOOPBACK, Program
from ziggurat.games.civilization.card_candidates import market_candidates
from ziggurat.games.civilization.market import SMALLEST_LOT
from ziggurat.games.civilization.position import Board, CivilizationOptions, Own, Shown
from ziggurat.games.civilization.trade_actions import (
    TradeAccept,
    TradeDecline,
    TradeOffer,
    TradeReply,
    TradeSay,
    TradeWithdraw,
)
from ziggurat.games.game import Action, Seat, View
from ziggurat.wire.messages import (
    Done,
    Open,
    PositionMessage,
    Ready,
    Sit,
    Start,
    Subscribe,
    TableChanged,
    Watch,
)

SEATS: Final = 7
ANNA, BELIT, CYRUS, DIDO = range(4)
OPTIONS: Final = CivilizationOptions("full", turn_limit=12, trade_seconds=600)
HOSTING: Final = (
    *("--no-announce", "--seed", "5"),
    *("--limit", "messages_per_second=10000", "--limit", "burst=10000", "--limit", "silence_seconds=3600"),
)
TRADERS: Final = (ANNA, BELIT, CYRUS)
"""The seats of whoever trades; DIDO only listens."""
AT_TABLE: Final = frozenset(range(SEATS + 1))
"""The seats and, after them, whoever looks on."""


class Guest(ListeningGuest):
    """Somebody who is at the market, looks on, or is in the lobby."""

    @property
    def view(self) -> View[Shown, Own]:
        """What it was shown last."""
        return msgspec.json.decode(self.told.view, type=View[Shown, Own])

    @property
    def own(self) -> Own:
        """What its seat alone knows."""
        own = self.view.private
        assert own is not None
        return own

    def listen_until_card(self, of: int, phase: str) -> None:
        """Take in all until the lobby has heard that its one match is in that phase of that round."""
        while True:
            line = self.line()
            if line.startswith(b'{"type":"table_changed"'):
                card = msgspec.json.decode(line, type=TableChanged).card
                if (card.round, card.phase) == (of, phase):
                    return


class Market:
    """The market of a match to which seven builders have come, with somebody who looks on, and one in the lobby."""

    def __init__(self, *doors: Program) -> None:
        """Each comes to the next door; the table is the server's of the first."""
        self._guests = [Guest(doors[number % len(doors)].call()) for number in range(SEATS + 2)]
        self.traders, self.watcher = self._guests[:SEATS], self._guests[SEATS]
        for number, guest in enumerate(self._guests):
            guest.caller.hello(f"Guest {number}")
        self._guests[-1].caller.say(Subscribe(1))
        self._sit_down()
        while not self._is_reached:
            for guest in self._guests[:-1]:
                guest.listen(self._code)
            seat = self.watcher.told.to_act[0]
            self.traders[seat].do(builders.action(self.board, seat, self.traders[seat].own))
            self.watcher.listen(self._code)
        self._guests[-1].listen_until_card(self.board.turn, self.board.phase)
        for guest in self._guests:
            guest.listen(self._code)

    @property
    def board(self) -> Board:
        """What everyone sees."""
        return self.watcher.view.public.board

    @property
    def _is_reached(self) -> bool:
        board = self.board
        return board.phase == "trade" and all(board.hands[seat] >= SMALLEST_LOT for seat in TRADERS)

    def _sit_down(self) -> None:
        host = self.traders[0].caller
        host.say(Open(1, "civilization", SEATS, options=msgspec.Raw(msgspec.json.encode(OPTIONS))))
        code = self._code = host.await_message(Done).table or ""
        for seat, trader in enumerate(self.traders):
            for message in (Sit(2, code, seat), Ready(3, code)):
                trader.caller.say(message)
                trader.caller.await_message(Done)
        self.watcher.caller.say(Watch(4, code))
        self.watcher.caller.await_message(Done)
        host.say(Start(5, code))
        for guest in (*self.traders, self.watcher):
            guest.told = guest.caller.await_message(PositionMessage)

    def act(self, seat: Seat, action: Action) -> dict[int, bytes]:
        """Have the seat do that; what reached whom of the others, the watcher and the one in the lobby after them."""
        self.traders[seat].do(action)
        told = {
            number: b"".join(guest.listen(self._code)) for number, guest in enumerate(self._guests) if number != seat
        }
        return {number: came for number, came in told.items() if came}

    def offer(self, seat: Seat, *to: Seat) -> TradeOffer:
        """An offer that the seat can make, to these or to everyone."""
        offers = market_candidates(self.board, seat, self.traders[seat].own)
        offer = next(each for each in offers if isinstance(each, TradeOffer))
        return msgspec.structs.replace(offer, to=tuple(map(self.name, to)) or None)

    def reply(self, seat: Seat, offer: str, private: bool) -> TradeReply:
        """A reply that the seat can make to that offer."""
        lot = self.offer(seat)
        return TradeReply(offer, lot.give, lot.product, private)

    def newest(self, seat: Seat) -> str:
        """The id of the newest offer or reply of that seat."""
        return max((lot.id for lot in self.traders[seat].own.lots), key=lambda name: int(name[1:]))

    def name(self, seat: Seat) -> str:
        """The nation of that seat."""
        return self.board.nations[seat].id

    def hand(self, seat: Seat) -> tuple[bytes, ...]:
        """The cards in the hand of that seat, as they are written in a line."""
        return tuple(f'"{card}"'.encode() for card in self.traders[seat].own.hand)


@pytest.fixture(scope="module", params=sampled_params(["one server", "two servers"], every=2))
def market(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Market]:
    """A market that is open for as long as the tests take."""
    folder = tmp_path_factory.mktemp("market")
    if request.param == "one server":
        with Program("--listen", LOOPBACK, "--data", str(folder), *HOSTING) as program:
            yield Market(program)
    else:
        postgres: PostgresServer = request.getfixturevalue("postgres")
        with SharedServers(postgres.empty_database("market"), folder) as house:
            yield Market(house.start(*HOSTING), house.start(*HOSTING))


# ------------------------------------------------------------------------------------------------ offers


def test_an_offer_to_everyone_reaches_everyone_at_the_table(market: Market) -> None:
    assert set(market.act(ANNA, market.offer(ANNA))) == AT_TABLE - {ANNA}


def test_an_offer_to_one_reaches_that_one_alone(market: Market) -> None:
    assert set(market.act(ANNA, market.offer(ANNA, BELIT))) == {BELIT}


def test_an_offer_to_two_reaches_these_alone_and_names_no_card(market: Market) -> None:
    told = market.act(ANNA, market.offer(ANNA, BELIT, CYRUS))
    assert set(told) == {BELIT, CYRUS}
    assert not any(card in line for line in told.values() for card in market.hand(ANNA))


def test_an_offer_to_one_is_withdrawn_without_anybody_else_hearing_of_it(market: Market) -> None:
    market.act(ANNA, market.offer(ANNA, BELIT))
    assert set(market.act(ANNA, TradeWithdraw(market.newest(ANNA)))) == {BELIT}


# ------------------------------------------------------------------------------------------------ replies


def test_a_private_reply_to_an_offer_to_everyone_reaches_whoever_made_it_alone(market: Market) -> None:
    market.act(ANNA, market.offer(ANNA))
    assert set(market.act(BELIT, market.reply(BELIT, market.newest(ANNA), private=True))) == {ANNA}


def test_a_reply_to_an_offer_to_two_reaches_the_other_one_unless_it_is_private(market: Market) -> None:
    market.act(ANNA, market.offer(ANNA, BELIT, CYRUS))
    offer = market.newest(ANNA)
    assert set(market.act(BELIT, market.reply(BELIT, offer, private=False))) == {ANNA, CYRUS}
    assert set(market.act(CYRUS, market.reply(CYRUS, offer, private=True))) == {ANNA}


@pytest.mark.parametrize("ends_it", [TradeDecline, TradeWithdraw])
def test_a_private_reply_is_gone_without_anybody_else_hearing_of_it(
    market: Market, ends_it: type[TradeDecline | TradeWithdraw]
) -> None:
    market.act(ANNA, market.offer(ANNA))
    market.act(BELIT, market.reply(BELIT, market.newest(ANNA), private=True))
    actor, other = (ANNA, BELIT) if ends_it is TradeDecline else (BELIT, ANNA)
    assert set(market.act(actor, ends_it(market.newest(BELIT)))) == {other}


def test_everyone_hears_of_an_exchange_and_only_the_two_which_cards(market: Market) -> None:
    market.act(ANNA, market.offer(ANNA, BELIT))
    market.act(BELIT, market.reply(BELIT, market.newest(ANNA), private=True))
    cards = {*market.hand(ANNA), *market.hand(BELIT)}
    told = market.act(ANNA, TradeAccept(market.newest(BELIT)))
    assert set(told) == AT_TABLE - {ANNA}
    assert {number for number, line in told.items() if any(card in line for card in cards)} == {BELIT}
    assert all(b'"trade_done"' in line for line in told.values())


# ------------------------------------------------------------------------------------------------ talk


def test_what_is_said_to_one_reaches_that_one_alone(market: Market) -> None:
    assert set(market.act(CYRUS, TradeSay("Salt?", (market.name(DIDO),)))) == {DIDO}


def test_what_is_said_to_everyone_reaches_all_at_the_table(market: Market) -> None:
    assert set(market.act(CYRUS, TradeSay("Salt!"))) == AT_TABLE - {CYRUS}
