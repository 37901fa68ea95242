"""What the market asks of the contract is really met with: hidden cards, whispers, answers at once, time."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest
from msgspec.structs import replace

import market
from games.random_play import chooser, play_step
from games.test_rules_pages import rules_named
from market.actions import Accept, Bid, Offer, Take, Withdraw
from market.events import BidLaid, OfferMade, OfOffer
from market.position import MarketOptions, Position
from market.registered import registered
from market.rules import MARKET, Market
from ziggurat.games import GAMES, game_named
from ziggurat.games.game import Event, Options
from ziggurat.match.match import Match
from ziggurat.match.steps import Expiry, Step

SEATS = 7


@pytest.fixture
def begun() -> Match:
    """A market of seven in which nobody has laid a card."""
    return Match(MARKET, SEATS, 5)


class RichMarket(Market):
    """A market in which traders 0 and 1 hold every ware."""

    def setup(self, seats: int, options: Options, seed: int) -> Position:
        begun = super().setup(seats, options, seed)
        return replace(begun, hands=("BBCGLW", "BBCGLW", *begun.hands[2:]))


@pytest.fixture
def trading() -> Match:
    """The market of the first round; seats 0 and 1 hold one of each ware."""
    match = Match(RichMarket(), SEATS, 5)
    while match.span.phase != "market":
        match.expire(match.due.seats)
    return match


def told(events: tuple[Event, ...], viewer: int | None) -> list[Event | None]:
    return [event.seen_by(viewer) for event in events]


# ------------------------------------------------------------------ bidding


def test_a_card_is_hidden_from_all_others_until_everybody_has_laid_one(begun: Match) -> None:
    ware = begun.position.hands[3][0]
    events = begun.apply(3, Bid(ware))
    assert told(events, 3) == [BidLaid(3, ware)]
    assert {*map(str, told(events, 2)), *map(str, told(events, None))} == {str(BidLaid(3, None))}
    assert begun.due.seats == (0, 1, 2, 4, 5, 6)


def test_who_bids_at_the_same_time_is_not_disturbed_by_the_others(begun: Match) -> None:
    chosen = {seat: (begun.view(seat), Bid(begun.position.hands[seat][0])) for seat in range(SEATS)}
    for seat, (seen, bid) in chosen.items():
        assert MARKET.fits(seen, begun.view(seat), bid)
        begun.apply(seat, bid)
    assert begun.span.phase == "choice"


def test_the_winner_may_put_back_what_it_took_while_it_is_its_turn(begun: Match) -> None:
    begun.expire(begun.due.seats)
    winner = begun.span.seat
    assert winner is not None
    before = begun.position
    begun.apply(winner, Take(begun.position.board.row[0]))
    assert begun.undoers() == (winner,)
    begun.undo(winner)
    assert begun.position == before


# ------------------------------------------------------------------ offers


def test_an_offer_to_one_trader_is_known_to_two(trading: Match) -> None:
    before = [trading.view(viewer) for viewer in (None, *range(SEATS))]
    events = trading.apply(0, Offer(1, "W", "B"))
    after = [trading.view(viewer) for viewer in (None, *range(SEATS))]
    assert [viewer for viewer, (one, other) in enumerate(zip(before, after, strict=True), -1) if one != other] == [0, 1]
    assert [viewer for viewer in range(SEATS) if told(events, viewer) != [None]] == [0, 1]


def test_an_offer_to_everybody_is_known_to_all(trading: Match) -> None:
    (made,) = trading.apply(0, Offer(None, "W", "B"))
    assert {str(made.seen_by(viewer)) for viewer in (None, *range(SEATS))} == {str(made)}
    assert isinstance(made, OfferMade)


def test_an_offer_may_be_withdrawn_from_a_closed_stall(trading: Match) -> None:
    trading.apply(0, Offer(None, "W", "B"))
    trading.expire((0,))
    assert trading.due.open == (0,)
    trading.apply(0, Withdraw(None))
    assert trading.position.hands[0] == "BCGLW"


def test_accepting_is_meant_as_long_as_the_offer_is_the_same(trading: Match) -> None:
    trading.apply(0, Offer(1, "W", "B"))
    seen = trading.view(1)
    trading.apply(2, Offer(None, trading.position.hands[2][0], "B"))
    assert MARKET.fits(seen, trading.view(1), Accept(0, alone=True))
    trading.apply(0, Withdraw(1))
    trading.apply(0, Offer(1, "B", "W"))
    assert not MARKET.fits(seen, trading.view(1), Accept(0, alone=True))


def test_of_two_who_accept_the_same_offer_the_first_is_served(trading: Match) -> None:
    trading.apply(0, Offer(None, "W", "B"))
    trading.apply(1, Accept(0, alone=False))
    refusal = MARKET.why_not(trading.view(2), Accept(0, alone=False))
    assert refusal is not None
    assert refusal.code == "no_offer"
    assert trading.position.hands[:2] == ("BBCGL", "CGLWW")


# ------------------------------------------------------------------ time, the end, and the game as such


def test_at_night_only_time_acts(trading: Match) -> None:
    trading.expire()
    assert (trading.due.seats, trading.due.open, trading.due.seconds) == ((), (), 1)
    trading.expire()
    assert trading.due.seats == tuple(range(SEATS))


def test_equal_stores_are_parted_by_kinds_then_by_the_hands_kinds_then_by_its_cards() -> None:
    begun = Match(MARKET, 4, 1, MarketOptions(rounds=1)).position
    stores, hands = ("BB", "BC", "BC", "BC"), ("BCG", "BBB", "BC", "BBC")
    over = replace(begun.board, stores=stores, phase="over", ending="last_round")
    result = MARKET.result(Position(over, hands, begun.bids, (), 0))
    assert result is not None
    assert [(standing.seat, standing.rank) for standing in result.standings] == [(3, 1), (2, 2), (1, 3), (0, 4)]


def test_random_markets_come_upon_everything_that_they_are_for() -> None:
    match, choose = Match(MARKET, SEATS, 3, MarketOptions(rounds=12)), chooser(3)
    met: Counter[str] = Counter()
    while match.result is None:
        before, due = match.span, match.due
        step, events = play_step(match, choose)
        met.update(type(event).__name__ for event in events)
        met["silent"] += any(event.seen_by(None) is None for event in events if isinstance(event, OfOffer))
        met["of an open seat"] += isinstance(step, Step) and step.seat in due.open
        met["of time"] += step == Expiry()
        met["of a seat's time"] += isinstance(step, Expiry) and step.seats != ()
        met["after others at once"] += len(due.seats) > 1 and match.span == before
    assert {kind.__name__ for kind in MARKET.event_type.__args__} <= met.keys()
    assert min(met.values()) > 0


def test_the_same_seed_gives_the_same_market_as_ever() -> None:
    match, choose = Match(MARKET, SEATS, 2, MarketOptions(rounds=4)), chooser(2)
    while match.result is None:
        play_step(match, choose)
    assert match.digest() == "a991ea6392eff299e22267fba9163070e0f4e746f1c66cd492d694217d06cf65"


def test_every_rule_that_a_refusal_names_stands_on_the_rules_page() -> None:
    folder = Path(market.__file__).parent
    named = set[str]().union(*(rules_named(file.read_text(encoding="utf-8")) for file in folder.glob("*.py")))
    page = ast.get_docstring(ast.parse((folder / "__init__.py").read_text(encoding="utf-8"))) or ""
    assert named
    assert named <= set(re.findall(r"^ *(\d+(?:\.\d+)?)\. ", page, re.MULTILINE))


def test_no_process_has_the_market_among_its_games_unless_it_is_registered() -> None:
    assert MARKET.id not in GAMES
    with registered():
        assert game_named(MARKET.id) is MARKET
    assert MARKET.id not in GAMES
