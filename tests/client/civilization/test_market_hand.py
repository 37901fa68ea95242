"""A hand of twenty-two cards at the market of Civilization, in the smallest window and in large ones."""

from __future__ import annotations

from itertools import combinations

import pytest

from client.civilization.markets import OURS, Visit, table
from client.driver import Driver
from client.match_table import MatchTable
from ziggurat.certainty import of_type
from ziggurat.games.civilization.trade_cards import sets_in
from ziggurat_client.boards.civilization.market.hand import HandCard, hand_pieces
from ziggurat_client.boards.civilization.market.plan import market_plan
from ziggurat_client.boards.civilization.market.shelves import shelves_in_rows
from ziggurat_client.staging.civilization_market import RICH_HANDS, market
from ziggurat_client.ui.piece import Painted
from ziggurat_client.window.screen import Box

SIZES = [(1280, 720), (1920, 1080)]


MIDDLING = (
    "ochre-1 ochre-2 bronze-1 grain-1 papyrus-1 salt-1 gems-1 civil_disorder epidemic",
    "spices-1 spices-2 spices-3 grain-1 grain-2 grain-3 gems-1 bronze-1 bronze-2 iron-1 iron-2 iron-3 gold-1",
)
"""Hands in which cards are too narrow for the longer names."""


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """We hold twenty-two cards, or what the test names."""
    ours: str = getattr(request, "param", RICH_HANDS[OURS])
    return table(position=market((), (), (*RICH_HANDS[:OURS], ours, *RICH_HANDS[OURS + 1 :])))


@pytest.fixture(params=SIZES)
def visit(driver: Driver, server: MatchTable, request: pytest.FixtureRequest) -> Visit:
    """We are there, in a window of that size."""
    visit = Visit(driver, server)
    driver.resize(*request.param)
    driver.turn(2)
    return visit


def test_the_name_of_every_good_and_calamity_is_read(visit: Visit) -> None:
    held = visit.hidden.hands[OURS]
    shelves = [piece.appearance() for piece in visit.scene.layout() if isinstance(piece, Painted)]
    written = repr([key for key in shelves if isinstance(key, tuple) and key[0] == "market shelf"])
    say = visit.view.desk.words.say
    for name in (*(say(f"civilization.good.{good}") for good in sets_in(held)), "Piracy", "Epidemic"):
        assert name in written


def test_every_card_is_seen_and_can_be_chosen(visit: Visit) -> None:
    cards = [widget for widget in visit.scene._widgets.all if isinstance(widget, HandCard)]
    assert len(cards) == 22
    apart = [(one.box, other.box) for one, other in combinations(cards, 2) if one.box.y == other.box.y]
    assert all(one.right <= other.x + 0.01 or other.right <= one.x + 0.01 for one, other in apart)
    visit.click("card papyrus-1", "card bronze-2", "card epidemic")
    assert visit.mode.lot == ("papyrus-1", "bronze-2", "epidemic")


@pytest.mark.parametrize("room", [400.0, 874.0, 1400.0])
def test_two_rows_fit_any_room(room: float) -> None:
    place = Box(0, 0, room, 256)
    laid = shelves_in_rows(tuple(RICH_HANDS[OURS].split()), place)
    assert all(shelf.box.right <= place.right + 0.01 and shelf.box.bottom <= place.bottom for shelf in laid)
    assert all(shelf.place(0, shelf.box.y).x >= shelf.box.x for shelf in laid)


@pytest.mark.parametrize("server", MIDDLING, indirect=True, ids=["nine", "thirteen"])
@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_name_and_no_sum_is_cut_where_cards_are_narrow(driver: Driver, server: MatchTable, language: str) -> None:
    driver.app.services.words.switch(language)
    visit = Visit(driver, server)
    screen, pictures = visit.scene.screen, driver.app.services.pictures
    plan = market_plan(visit.view.layout.places, 6, with_hand=True)
    pieces = list(hand_pieces(visit.view.market.hall, of_type(Box, plan.hand)))
    assert [cut.text for piece in pieces for cut in piece.cuts(screen, pictures)] == []


@pytest.mark.parametrize("server", ["salt-1 salt-2 papyrus-1 civil_disorder piracy"], indirect=True)
def test_calamities_lie_side_by_side_where_there_is_room(visit: Visit) -> None:
    disorder, piracy = visit.scene.widget("card civil_disorder"), visit.scene.widget("card piracy")
    assert disorder.box.right < piracy.box.x
