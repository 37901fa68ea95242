"""What is told once the market of Civilization is over (9.1, 9.2)."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from client.civilization.markets import Visit, table
from client.driver import Driver
from client.match_table import MatchTable
from ziggurat.games.civilization.trade_actions import TradeReady
from ziggurat.games.civilization.trade_events import MarketEnded
from ziggurat_client.boards.civilization.market.closing import PassedOn, with_passed_on
from ziggurat_client.staging.civilization_market import market

BOARD = market().board


@pytest.fixture
def server() -> MatchTable:
    """A table at the market, with us in the second seat."""
    return table()


@pytest.fixture
def open_visit(driver: Driver, server: MatchTable) -> Visit:
    """We are there."""
    return Visit(driver, server)


@pytest.fixture
def visit(open_visit: Visit) -> Visit:
    """All are ready there."""
    close(open_visit)
    return open_visit


def close(visit: Visit) -> None:
    for seat in visit.server.match.position.board.owing:
        visit.act(seat, TradeReady(True))


def told(visit: Visit) -> list[str]:
    return ["".join(run.text for run in line.runs) for line in visit.scene.log]


def test_after_the_market_the_log_tells_which_calamities_were_passed_on(visit: Visit) -> None:
    lines = told(visit)
    end = lines.index("The market closes: all are ready.")
    assert lines[end + 1] == "Calamities passed on at this market: Iconoclasm and Heresy from Amélie to Ninsun."


def test_a_calamity_that_was_drawn_is_not_among_them() -> None:
    drawn = replace(BOARD, faced=BOARD.faced[:1])
    assert with_passed_on((MarketEnded(False),), drawn) == (MarketEnded(False), PassedOn(()))


def test_nothing_is_told_of_it_in_a_mode_without_calamities() -> None:
    societies = replace(BOARD, options=replace(BOARD.options, mode="first_societies"))
    assert with_passed_on((MarketEnded(False),), societies) == (MarketEnded(False),)


def test_the_next_market_begins_without_the_last_deal_of_this_one(open_visit: Visit) -> None:
    open_visit.click("market accept")
    assert open_visit.view.market.stage.deal is not None
    close(open_visit)
    assert open_visit.view.market.stage.deal is None
    assert not open_visit.view.market.animating
