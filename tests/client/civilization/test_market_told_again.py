"""The market of Civilization in a replay, in place of the map, through the real loop (9)."""

from __future__ import annotations

import pygame
import pytest

from client.driver import Driver
from ziggurat.certainty import of_type
from ziggurat.games.civilization.position import Own
from ziggurat.games.civilization.rules import Civilization
from ziggurat.games.civilization.trade_actions import TradeReady
from ziggurat_client.boards.civilization.market.known import KnownMarket
from ziggurat_client.boards.civilization.replay.theatre_board import CivilizationReplayBoard
from ziggurat_client.scenes.replay.replay import ReplayScene
from ziggurat_client.staging.civilization_market import market
from ziggurat_client.staging.civilization_market_replay import DEAL_AT, told_market
from ziggurat_client.ui.piece import Painted

RULES = Civilization()


def board_of(scene: ReplayScene) -> CivilizationReplayBoard:
    """What is on show."""
    return of_type(CivilizationReplayBoard, scene._board)


def told(driver: Driver, at: int, *, over: bool = True) -> ReplayScene:
    """The theatre at a frame, laid out."""
    scene = told_market(driver.app, at, over=over)
    driver.turn(2)
    return scene


def test_while_all_trade_the_tickets_of_the_frame_lie_in_place_of_the_map(driver: Driver) -> None:
    scene = told(driver, 0)
    assert scene.has("ticket o1")
    assert not scene.has("ticket o21")
    assert board_of(scene).story.widget not in scene.layout()
    driver.press(pygame.K_RIGHT)
    driver.turn(2)
    assert scene.has("ticket o21")


def test_an_offer_to_one_is_seen_where_the_match_is_over_and_everything_lies_open(driver: Driver) -> None:
    assert told(driver, 0).has("ticket o3")


def test_an_offer_to_one_is_hidden_from_a_watcher_who_looks_back_in_a_running_match(driver: Driver) -> None:
    assert not told(driver, 0, over=False).has("ticket o3")


def test_who_looks_back_sees_the_offers_to_themselves() -> None:
    position = market()
    seen = KnownMarket.told_again(position.board, {1: of_type(Own, RULES.view(position, 1).private)})
    assert seen.ticket("o3") is not None


def test_a_deal_has_its_flourish_and_the_next_step_waits_for_it(driver: Driver) -> None:
    scene = told(driver, DEAL_AT - 1)
    driver.press(pygame.K_RIGHT)
    board = board_of(scene)
    assert board.market.stage.playing
    assert board.telling
    while board.telling:
        driver.turn()
    assert board.market.stage.deal is not None


def test_a_deal_of_a_match_that_is_over_shows_its_cards_and_one_of_a_running_match_their_backs(driver: Driver) -> None:
    for over, shown in ((True, True), (False, False)):
        deal = board_of(told(driver, DEAL_AT, over=over)).market.stage.deal
        assert deal is not None
        assert (deal.left.cards is not None) is shown
        assert deal.calamities == (("piracy", 1, 2),)


def test_going_back_takes_the_deal_from_the_stage(driver: Driver) -> None:
    scene = told(driver, DEAL_AT)
    driver.press(pygame.K_LEFT)
    assert board_of(scene).market.stage.deal is None


@pytest.mark.parametrize("by_key", [True, False])
def test_a_ticket_that_is_chosen_shows_its_answers(driver: Driver, by_key: bool) -> None:
    scene = told(driver, DEAL_AT - 1)
    if by_key:
        scene.focus_on("ticket o21")
        driver.press(pygame.K_RETURN)
    else:
        driver.click("ticket o21")
    driver.turn(2)
    assert scene.has("answer r22")
    assert scene.widget("answer r23").remark == "“Cloth, as you asked.”"


def test_what_was_said_is_read_over_the_tickets(driver: Driver) -> None:
    scene = told(driver, DEAL_AT - 2)
    driver.press(pygame.K_RIGHT)
    driver.turn(2)
    painted = [piece.appearance() for piece in scene.layout() if isinstance(piece, Painted)]
    assert "I pay well for Salt." in repr(painted)


def test_once_the_market_is_over_the_map_is_back(driver: Driver) -> None:
    scene = told(driver, DEAL_AT)
    position = market((), ())
    for seat in position.board.owing:
        position, events = RULES.apply(position, seat, TradeReady(True))
        scene.theatre.story.add(seat, events, RULES.public(position))
    scene.story_changed()
    driver.press(pygame.K_END)
    driver.turn(2)
    assert scene.theatre.frame.position.board.phase != "trade"
    assert not board_of(scene).at_market
    assert not any(widget.name.startswith("ticket") for widget in scene._widgets.all)
