"""How tickets come to the market of Civilization and go from it, through the real loop (9.2)."""

from __future__ import annotations

import pygame
import pytest

from client.civilization.markets import Visit, table
from client.driver import Driver
from client.match_table import MatchTable
from ziggurat.certainty import of_type
from ziggurat.games.civilization.trade_actions import TradeAccept, TradeOffer, TradeWithdraw
from ziggurat_client.boards.civilization.market.hanging import PIN, TEAR, Hanging
from ziggurat_client.boards.civilization.replay.theatre_board import CivilizationReplayBoard
from ziggurat_client.staging.civilization_market_replay import told_market

REST = round(60 * max(PIN, TEAR)) + 3
"""Turns of the loop in which all comes to rest."""
OFFER = TradeOffer(("cloth-4", "cloth-5", "papyrus-3"), "cloth", None, "")


@pytest.fixture
def server() -> MatchTable:
    """A table at the market, with us in the second seat."""
    return table()


@pytest.fixture
def visit(driver: Driver, server: MatchTable) -> Visit:
    """We are there."""
    return Visit(driver, server)


def hanging(visit: Visit) -> Hanging:
    return visit.view.market.hanging


def test_a_new_ticket_is_pinned_on_and_comes_to_rest(visit: Visit) -> None:
    visit.act(4, OFFER)
    name = visit.newest_offer.ticket.id
    assert hanging(visit).coming == {name}
    assert visit.scene.has(f"ticket {name}")
    visit.driver.turn(REST)
    assert not hanging(visit).moves


def test_it_can_be_chosen_while_it_comes(visit: Visit) -> None:
    visit.act(4, OFFER)
    visit.click(f"ticket {visit.newest_offer.ticket.id}")
    assert visit.mode.ticket == visit.newest_offer.ticket.id


def test_a_ticket_that_is_taken_back_is_torn_off(visit: Visit) -> None:
    visit.act(2, TradeWithdraw("o1"))
    assert hanging(visit).going == ("o1",)
    assert not visit.scene.has("ticket o1")
    visit.driver.turn(REST)
    assert not hanging(visit).moves


def test_a_ticket_that_is_struck_goes_with_its_deal(visit: Visit) -> None:
    visit.act(1, TradeAccept("r7"))
    assert "o6" not in hanging(visit).going
    assert visit.view.market.stage.playing


def test_what_comes_is_at_rest_once_the_story_is_skipped(visit: Visit) -> None:
    visit.act(4, OFFER)
    visit.driver.press(pygame.K_F12)
    assert not hanging(visit).moves


def test_with_reduced_motion_tickets_come_and_go_at_once(visit: Visit) -> None:
    visit.driver.app.services.settings.choose(reduced_motion=True)
    visit.act(4, OFFER)
    visit.act(2, TradeWithdraw("o1"))
    assert not hanging(visit).moves


@pytest.mark.painted
def test_the_picture_differs_while_a_ticket_comes_and_is_still_then(visit: Visit) -> None:
    visit.act(4, OFFER)
    window = visit.driver.app.services.window.surface
    coming = pygame.image.tobytes(window, "RGB")
    visit.driver.turn(REST)
    rest = pygame.image.tobytes(window, "RGB")
    assert coming != rest


def test_in_a_replay_they_come_and_go_too(driver: Driver) -> None:
    scene = told_market(driver.app, 0)
    driver.turn(2)
    driver.press(pygame.K_RIGHT)
    board = of_type(CivilizationReplayBoard, scene._board)
    assert board.market.hanging.coming == {"o21"}
    driver.turn(REST)
    assert not board.animating
