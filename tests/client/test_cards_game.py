"""Games of Civilization with cards at the real screen: taxes, gold, advances and discards of our seat by mouse."""

from __future__ import annotations

from random import Random

import pytest

from client.civilization_hands import Mouse
from client.civilization_player import carry_out, see
from client.driver import Driver
from client.match_table import OUR_SEAT, MatchTable, open_game
from examples import sampled
from ziggurat.bots.levels import player_of
from ziggurat.certainty import of_type
from ziggurat.games.civilization.paying import buyable
from ziggurat.games.civilization.position import CivilizationOptions, Own
from ziggurat.games.civilization.rules import Civilization
from ziggurat.games.civilization.trade_actions import Buy, BuyGold, Discard, EndBuy, SetTax, TradeReady
from ziggurat.games.game import Action
from ziggurat.match.match import Match

OURS = player_of("apprentice", 100)
"""Who decides for us, so that there are cities, and cards to buy with."""


def chosen(server: MatchTable, chance: Random) -> Action:
    """Something that may be done; advances are bought as long as any can be paid."""
    match = server.match
    view = match.view(OUR_SEAT)
    if view.public.board.phase == "trade":
        return TradeReady(True)
    if view.public.board.phase == "advances":
        own = of_type(Own, view.private)
        return next(iter(buyable(view.public.board, OUR_SEAT, own)), EndBuy())
    return OURS.choose(match.game, view, chance)


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table where a match of so many turns begins, with us in the first seat."""
    mode, turns = request.param
    return MatchTable(Match(Civilization(), 3, 8, options=CivilizationOptions(mode, turn_limit=turns)))


@pytest.mark.slow
@sampled("server", [("full", 12), ("first_societies", 10)], indirect=True, every=2)
def test_our_coins_and_cards_are_spent_at_the_screen(driver: Driver, server: MatchTable) -> None:
    chance, done = Random(4), set[str]()
    scene = open_game(driver, server)
    while server.match.result is None:
        server.let_others_act()
        if OUR_SEAT not in server.match.due.seats:
            continue
        action = chosen(server, chance)
        if isinstance(action, SetTax | BuyGold | Buy | EndBuy | Discard):
            see(driver, scene)
            carry_out(driver, server, scene, Mouse(driver, scene), action)
            done.add(type(action).__name__)
        else:
            server.act(OUR_SEAT, action)
    assert {"Buy", "EndBuy"} <= done
