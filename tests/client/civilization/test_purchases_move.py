"""How a purchase of advances is seen: what is paid leaves the buyer, and what is bought comes to the buyer (10.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from client.civilization_hands import view_of
from client.civilization_player import see
from client.driver import Driver
from client.match_table import MatchTable, open_game
from client.standing import match_at
from ziggurat.games.civilization.trade_actions import Buy
from ziggurat_client.boards.civilization.motion.purchases import (
    AdvanceFlyer,
    CoinFlyer,
    ShrinkingFlyer,
    TradeCardFlyer,
)
from ziggurat_client.boards.civilization.view import CivilizationBoardView
from ziggurat_client.scenes.game.game import GameScene
from ziggurat_client.staging.civilization_cards import BUYING

BUYER = 1
ANOTHER = 3


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table where the second seat buys, with us in that seat."""
    return MatchTable(match_at("civilization", BUYING.board.seats, BUYING), request.param)


ours = pytest.mark.parametrize("server", [BUYER], indirect=True)
theirs = pytest.mark.parametrize("server", [ANOTHER], indirect=True)


def opened(driver: Driver, server: MatchTable) -> GameScene:
    scene = open_game(driver, server)
    see(driver, scene)
    return scene


def purchase(server: MatchTable) -> Buy:
    """Something that may be bought with cards and coins."""
    found: list[Any] = list(server.match.game.candidates(server.match.view(BUYER)))
    return next(each for each in found if isinstance(each, Buy) and each.pay and each.treasury)


def flown(driver: Driver, view: CivilizationBoardView) -> Iterator[list[ShrinkingFlyer]]:
    """What is in the air, frame by frame, until the story is told."""
    driver.turn()
    while view.story.playing:
        yield [flyer for flyer in view.scenery.flyers if isinstance(flyer, ShrinkingFlyer)]
        driver.turn(1, 0.05)


@ours
def test_our_cards_and_coins_leave_the_hand_before_the_advance_comes(driver: Driver, server: MatchTable) -> None:
    scene = opened(driver, server)
    view, buy = view_of(scene), purchase(server)
    server.act(BUYER, buy)
    kinds = [{type(flyer) for flyer in flyers} for flyers in flown(driver, view) if flyers]
    assert {TradeCardFlyer, CoinFlyer} <= set().union(*kinds)
    assert kinds[-1] == {AdvanceFlyer}
    assert set(buy.cards) <= set(view.scenery.board.nations[BUYER].advances)


@theirs
def test_what_others_buy_flies_from_its_place_to_their_sign(driver: Driver, server: MatchTable) -> None:
    scene = opened(driver, server)
    view, buy = view_of(scene), purchase(server)
    card = scene.widget(f"advance {buy.cards[0]}").box
    server.act(BUYER, buy)
    way = [(each.x, each.y) for flyers in flown(driver, view) for each in flyers if isinstance(each, AdvanceFlyer)]
    column = view.layout.places.actions
    assert card.holds(*way[0])
    assert column is not None
    assert column.holds(*way[-1])


@theirs
def test_a_bought_card_is_not_theirs_before_it_has_come(driver: Driver, server: MatchTable) -> None:
    scene = opened(driver, server)
    view, buy = view_of(scene), purchase(server)
    server.act(BUYER, buy)
    for flyers in flown(driver, view):
        if any(isinstance(each, AdvanceFlyer) for each in flyers):
            assert buy.cards[0] not in view.scenery.board.nations[BUYER].advances
    assert buy.cards[0] in view.scenery.board.nations[BUYER].advances


@theirs
def test_with_reduced_motion_nothing_flies(driver: Driver, server: MatchTable) -> None:
    driver.app.services.settings.choose(reduced_motion=True)
    scene = opened(driver, server)
    server.act(BUYER, purchase(server))
    assert not any(flown(driver, view_of(scene)))


@theirs
def test_a_press_ends_the_flight(driver: Driver, server: MatchTable) -> None:
    scene = opened(driver, server)
    view, buy = view_of(scene), purchase(server)
    server.act(BUYER, buy)
    next(flown(driver, view))
    view.skip()
    assert not view.scenery.flyers
    assert buy.cards[0] in view.scenery.board.nations[BUYER].advances


@theirs
def test_where_there_is_no_hall_it_flies_from_the_map_to_the_nation(driver: Driver, server: MatchTable) -> None:
    view = view_of(opened(driver, server))
    view.scenery.has_hall = False
    server.act(BUYER, purchase(server))
    way = [(each.x, each.y) for flyers in flown(driver, view) for each in flyers if isinstance(each, AdvanceFlyer)]
    panel = view.layout.panel(BUYER)
    assert panel is not None
    assert view.layout.map.holds(*way[0])
    assert panel.holds(*way[-1])
