"""Players of Civilization that are ready at the market: what they still do when somebody offers them something."""

from __future__ import annotations

from functools import cache
from random import Random

import pytest

from games.civilization import builders
from ziggurat.bots.civilization.market.dealing import unasked
from ziggurat.bots.civilization.market.style import SHREWD
from ziggurat.games.civilization.market import SMALLEST_LOT
from ziggurat.games.civilization.position import CivilizationOptions, Own
from ziggurat.games.civilization.trade_actions import TradeOffer, TradeReady, TradeReply
from ziggurat.games.civilization.trade_cards import PRODUCT_OF
from ziggurat.games.game import Seat
from ziggurat.match.match import Match

OPTIONS = CivilizationOptions("full", turn_limit=0)
TURN = 8
MARKETS = 6
CHANCES = 30


@cache
def opened(seed: int) -> Match:
    """The market of seven builders, all of whom are ready but the first."""
    match = Match(builders.RULES, 7, seed, OPTIONS)
    for step in builders.steps(match):
        if match.position.board.turn == TURN and match.span.phase == "trade":
            break
        match.take(step)
    for seat in match.due.seats[1:]:
        match.apply(seat, TradeReady(True))
    return match


def offered(match: Match, giver: Seat, *to: Seat) -> Match:
    """The market with an offer of the giver's best cards, to these or to everyone."""
    cards = [card for card in own_of(match, giver).hand if card in PRODUCT_OF][-SMALLEST_LOT:]
    names = tuple(match.position.board.nations[seat].id for seat in to)
    after = match.copy()
    after.apply(giver, TradeOffer(tuple(cards), PRODUCT_OF[cards[-1]], names or None))
    return after


def own_of(match: Match, seat: Seat) -> Own:
    own = match.view(seat).private
    assert isinstance(own, Own)
    return own


def replies(match: Match, seat: Seat) -> int:
    """How often the seat replies, of as many times as there are chances."""
    board, own = match.position.board, own_of(match, seat)
    done = [unasked(board, seat, own, Random(chance), SHREWD) for chance in range(CHANCES)]
    assert all(action is None or isinstance(action, TradeReply) for action in done)
    return sum(action is not None for action in done)


@pytest.fixture(scope="module")
def wanted() -> tuple[Match, Seat, Seat]:
    """A market, somebody who is not ready there, and somebody who likes what that one offers."""
    for match in map(opened, range(MARKETS)):
        giver = match.due.seats[0]
        for other in match.due.open:
            if replies(offered(match, giver, other), other):
                return match, giver, other
    raise AssertionError("nobody likes anything")


def test_whoever_alone_is_offered_something_good_replies_at_once(wanted: tuple[Match, Seat, Seat]) -> None:
    match, giver, other = wanted
    assert replies(offered(match, giver, other), other) == CHANCES


def test_what_is_offered_to_all_is_left_to_others_now_and_then(wanted: tuple[Match, Seat, Seat]) -> None:
    match, giver, other = wanted
    assert 0 < replies(offered(match, giver), other) < CHANCES


def test_whoever_is_offered_nothing_does_nothing(wanted: tuple[Match, Seat, Seat]) -> None:
    match, _, other = wanted
    assert replies(match, other) == 0
