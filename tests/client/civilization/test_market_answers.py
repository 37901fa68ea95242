"""Reading the answers to an offer, taking own ones back, and talking to several (9.2): by mouse, keys and gamepad."""

from __future__ import annotations

import pygame
import pytest

from client.civilization.markets import OURS, Visit, table
from client.driver import Driver
from client.gamepad import Gamepad
from client.match_table import MatchTable, key
from ziggurat.games.civilization.trade_actions import TradeReply, TradeSay, TradeWithdraw
from ziggurat.games.game import Action
from ziggurat_client.boards.civilization.market.steps import answer_read
from ziggurat_client.input.pad_buttons import PadButton

SALT = TradeReply("o3", ("salt-1", "salt-2", "salt-3"), "salt", False, "Salt.")
GRAIN = TradeReply("o3", ("grain-1", "grain-2", "grain-3"), "grain", False, "Grain.")


@pytest.fixture
def server(request: pytest.FixtureRequest) -> MatchTable:
    """A table at the market, with us in the second seat unless it is said otherwise."""
    return table(getattr(request, "param", OURS))


@pytest.fixture
def visit(driver: Driver, server: MatchTable) -> Visit:
    """We are there."""
    return Visit(driver, server)


def answered_twice(visit: Visit) -> tuple[str, str]:
    """We have answered one offer twice, and look at it; the names of the answers."""
    names = []
    for answer in (SALT, GRAIN):
        visit.act(OURS, answer)
        names.append(visit.newest_reply.ticket.id)
    visit.click("ticket o3")
    return names[0], names[1]


def by_keys(visit: Visit, *names: str) -> None:
    """Walk to these one after the other, and press them."""
    for name in names:
        while visit.scene.focused != name:
            key(visit.driver, pygame.K_TAB, "\t")
        key(visit.driver, pygame.K_RETURN, "\r")
    visit.driver.turn(2)


def by_gamepad(visit: Visit, *names: str) -> None:
    """The same with a gamepad."""
    pad = Gamepad(visit.driver.turn)
    for name in names:
        while visit.scene.focused != name:
            pad.press(PadButton.RIGHT_SHOULDER)
        pad.press(PadButton.A)
    visit.driver.turn(2)


def last_step(visit: Visit) -> Action:
    action: Action = visit.server.match.steps[-1].action
    return action


def test_the_newest_of_ones_own_answers_is_met_first_and_the_older_one_is_taken_back(visit: Visit) -> None:
    older, newer = answered_twice(visit)
    read = answer_read(visit.view.market.hall.known, visit.mode)
    assert read is not None
    assert read.id == newer
    visit.click("market next", "market withdraw")
    assert last_step(visit) == TradeWithdraw(older)


def test_it_is_taken_back_by_keys(visit: Visit) -> None:
    older, _ = answered_twice(visit)
    key(visit.driver, pygame.K_6, "6")
    by_keys(visit, "market withdraw")
    assert last_step(visit) == TradeWithdraw(older)


def test_it_is_taken_back_by_gamepad(visit: Visit) -> None:
    older, _ = answered_twice(visit)
    by_gamepad(visit, "market next", "market withdraw")
    assert last_step(visit) == TradeWithdraw(older)


def test_while_a_lot_is_put_together_the_answers_are_one_press_away(visit: Visit) -> None:
    older, newer = answered_twice(visit)
    visit.click("card bronze-1")
    assert not visit.scene.has("market withdraw")
    visit.click("market next", "market withdraw")
    assert last_step(visit) == TradeWithdraw(older)
    assert visit.mode.lot == ("bronze-1",)
    assert newer in {reply.ticket.id for reply in visit.hidden.replies}


def test_in_little_room_an_own_answer_is_met_in_place_of_the_lot_until_a_card_is_tapped(visit: Visit) -> None:
    visit.driver.resize(1024, 600)
    _, newer = answered_twice(visit)
    assert not visit.scene.has("market send")
    visit.click("card bronze-1")
    assert visit.scene.has("market send")
    visit.click("lot bronze-1", "market withdraw")
    assert last_step(visit) == TradeWithdraw(newer)


@pytest.mark.parametrize("server", [None], indirect=True)
def test_a_watcher_reads_what_others_answered_but_no_private_answer(visit: Visit) -> None:
    visit.click("ticket o6")
    read = answer_read(visit.view.market.hall.known, visit.view.market.trading)
    assert read is not None
    assert read.id == "r8"
    assert not visit.scene.has("market withdraw")


def test_an_addressee_reads_the_answers_of_others_but_takes_none_of_them_back(visit: Visit) -> None:
    visit.act(4, TradeReply("o1", ("cloth-4", "cloth-5", "papyrus-2"), "cloth", False, "Cloth?"))
    visit.click("ticket o1")
    read = answer_read(visit.view.market.hall.known, visit.mode)
    assert read is not None
    assert (read.seat, read.note) == (4, "Cloth?")
    assert not visit.scene.has("market withdraw")


def test_from_an_offer_with_one_answer_the_key_leads_to_the_answers_to_us(visit: Visit) -> None:
    visit.act(OURS, SALT)
    visit.click("ticket o3")
    key(visit.driver, pygame.K_6, "6")
    assert (visit.mode.ticket, visit.mode.reply) == (None, "r7")


# ---------------------------------------------------------------------------------------------- talking to several


def test_something_is_said_to_several(visit: Visit) -> None:
    visit.click("market talk", "speak to 3", "speak to 5", "market saying")
    visit.driver.write("Cloth")
    key(visit.driver, pygame.K_RETURN, "\r")
    visit.driver.turn(2)
    assert last_step(visit) == TradeSay("Cloth", ("crete", "africa"))


def test_those_who_hear_are_chosen_by_keys(visit: Visit) -> None:
    visit.click("market talk")
    by_keys(visit, "speak to 3", "speak to 5")
    assert visit.mode.speaking_to == (3, 5)


def test_those_who_hear_are_chosen_by_gamepad(visit: Visit) -> None:
    visit.click("market talk")
    by_gamepad(visit, "speak to 3", "speak to 5")
    assert visit.mode.speaking_to == (3, 5)


def test_whoever_is_pressed_again_hears_it_no_more_and_nobody_left_is_everyone(visit: Visit) -> None:
    visit.click("market talk", "speak to 3", "speak to 5", "speak to 3")
    assert visit.mode.speaking_to == (5,)
    visit.click("speak to 5")
    assert visit.mode.speaking_to is None
