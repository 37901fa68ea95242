"""Games of Civilization with cards at the real screen: taxes, gold, advances and discards of our seat by mouse."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from client.civilization_player import view_of
from client.driver import Driver
from client.match_table import OUR_SEAT, MatchTable, open_game
from ziggurat.bots.levels import player_of
from ziggurat.games.civilization.paying import buyable
from ziggurat.games.civilization.position import CivilizationOptions, Own
from ziggurat.games.civilization.rules import Civilization
from ziggurat.games.civilization.trade_actions import Buy, BuyGold, Discard, EndBuy, SetTax, TradeReady
from ziggurat.games.game import Action
from ziggurat.match.match import Match
from ziggurat_client.boards.civilization.choosing.card_modes import Buying, Discarding
from ziggurat_client.boards.civilization.shelf.sets import CardSet, sets_of
from ziggurat_client.boards.civilization.view import CivilizationBoardView

OURS = player_of("apprentice", 100)
"""Who decides for us, so that there are cities, and cards to buy with."""


def chosen(server: MatchTable, chance: Random) -> Action:
    """Something that may be done; advances are bought as long as any can be paid."""
    match = server.match
    view = match.view(OUR_SEAT)
    if view.public.board.phase == "trade":
        return TradeReady(True)
    if view.public.board.phase == "advances":
        own: Own | None = view.private
        assert own is not None
        return next(iter(buyable(view.public.board, OUR_SEAT, own)), EndBuy())
    return OURS.choose(match.game, view, chance)


def press(driver: Driver, view: CivilizationBoardView, action: Any) -> bool:
    """Do it at the screen; False if it is not about coins and cards."""
    match action:
        case SetTax(rate):
            driver.click(f"row rate {rate}")
            driver.click("confirm")
        case BuyGold(count):
            for _ in range(count):
                driver.click("more gold")
            driver.click("confirm")
        case Buy(cards):
            for advance in cards:
                driver.click(f"advance {advance}")
            assert isinstance(view.mode, Buying)
            driver.click("confirm")
        case EndBuy():
            driver.click("end")
        case Discard(cards):
            assert isinstance(view.mode, Discarding)
            known = view.known
            assert known is not None
            lay_down(driver, sets_of(known.own.hand, view.mode.cards), sets_of(known.own.hand, cards))
            driver.click("confirm")
        case _:
            return False
    return True


def lay_down(driver: Driver, proposed: tuple[CardSet, ...], wanted: tuple[CardSet, ...]) -> None:
    """Let go of all cards by a click on the value of their set, and choose those that are wanted one by one."""
    for before, after in zip(proposed, wanted, strict=True):
        box = driver.page.widget(f"set {before.kind}").box
        for _ in range((before.chosen > 0) + (0 < before.chosen < before.count)):
            driver.click_at(box.x + box.width / 2, box.bottom - 12)
        for _ in range(after.chosen):
            driver.click_at(box.x + 13, box.y + 40)


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table where a match of so many turns begins, with us in the first seat."""
    mode, turns = request.param
    return MatchTable(Match(Civilization(), 3, 8, options=CivilizationOptions(mode, turn_limit=turns)))


@pytest.mark.slow
@pytest.mark.parametrize("server", [("full", 12), ("first_societies", 10)], indirect=True)
def test_our_coins_and_cards_are_spent_at_the_screen(driver: Driver, server: MatchTable) -> None:
    chance, done = Random(4), set[str]()
    scene = open_game(driver, server)
    view = view_of(scene)
    while server.match.result is None:
        if OUR_SEAT not in server.match.due.seats:
            server.let_others_act()
        driver.turn()
        view.skip()
        driver.turn()
        if OUR_SEAT not in server.match.due.seats:
            continue
        action, before = chosen(server, chance), len(server.match.steps)
        if press(driver, view, action):
            assert server.match.steps[before].action == action
            done.add(type(action).__name__)
        else:
            server.act(OUR_SEAT, action)
        driver.turn()
    assert {"Buy", "EndBuy"} <= done
