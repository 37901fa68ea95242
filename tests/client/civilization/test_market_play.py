"""What one does at the market of Civilization by mouse, by keys and by gamepad (9.2)."""

from __future__ import annotations

import pygame
import pytest

from client.civilization.markets import OURS, Visit, table
from client.driver import Driver
from client.gamepad import Gamepad
from client.match_table import MatchTable, key
from ziggurat.games.civilization.trade_actions import TradeOffer, TradeReply, TradeSay, TradeWithdraw
from ziggurat_client.boards.civilization.market.deal import LENGTH
from ziggurat_client.input.pad_buttons import PadButton
from ziggurat_client.ui.piece import Painted


@pytest.fixture
def server() -> MatchTable:
    """A table at the market, with us in the second seat."""
    return table()


@pytest.fixture
def visit(driver: Driver, server: MatchTable) -> Visit:
    """We are there."""
    return Visit(driver, server)


def lot_of(visit: Visit, *cards: str) -> None:
    visit.click(*(f"card {card}" for card in cards))


# ---------------------------------------------------------------------------------------------- a lot is offered


def test_a_lot_is_put_together_and_offered_by_mouse(visit: Visit) -> None:
    lot_of(visit, "bronze-1", "bronze-2", "piracy")
    visit.click("market send")
    offer = visit.newest_offer
    assert set(offer.give) == {"bronze-1", "bronze-2", "piracy"}
    assert (offer.ticket.count, offer.ticket.value, offer.ticket.product, offer.ticket.to) == (3, 24, "bronze", None)
    assert visit.mode.lot == ()


def test_a_lot_is_put_together_and_offered_by_keys(visit: Visit) -> None:
    for card in ("grain-1", "grain-2", "grain-3"):
        while visit.scene.focused != f"card {card}":
            key(visit.driver, pygame.K_TAB, "\t")
        key(visit.driver, pygame.K_RETURN, "\r")
    key(visit.driver, pygame.K_1, "1")
    visit.driver.turn(2)
    assert visit.newest_offer.give == ("grain-1", "grain-2", "grain-3")


def test_a_lot_is_put_together_and_offered_by_gamepad(visit: Visit) -> None:
    pad = Gamepad(visit.driver.turn)
    for card in ("salt-1", "salt-2", "salt-3"):
        while visit.scene.focused != f"card {card}":
            pad.press(PadButton.RIGHT_SHOULDER)
        pad.press(PadButton.A)
    pad.press(PadButton.SECOND_UP)
    visit.driver.turn(2)
    assert visit.newest_offer.give == ("salt-1", "salt-2", "salt-3")


def test_fewer_than_three_cards_cannot_be_sent(visit: Visit) -> None:
    lot_of(visit, "bronze-1", "bronze-2")
    assert not visit.scene.widget("market send").enabled
    key(visit.driver, pygame.K_1, "1")
    assert visit.newest_offer.ticket.id == "o6"


def test_a_card_is_taken_out_of_the_lot_by_another_press(visit: Visit) -> None:
    lot_of(visit, "bronze-1", "grain-1", "bronze-1")
    assert visit.mode.lot == ("grain-1",)
    visit.click("lot grain-1")
    assert visit.mode.lot == ()


def test_another_good_of_the_lot_can_be_named(visit: Visit) -> None:
    lot_of(visit, "bronze-1", "grain-1", "salt-1")
    assert visit.mode.named == "bronze"
    visit.click("market good", "market send")
    assert visit.newest_offer.ticket.product != "bronze"


def test_an_offer_is_made_to_chosen_nations(visit: Visit) -> None:
    lot_of(visit, "grain-1", "grain-2", "grain-3")
    for seat in (0, 2, 3, 4):
        visit.click(f"to {seat}")
    visit.click("market send")
    assert visit.newest_offer.ticket.to == (5, 6)


def test_a_note_goes_with_the_offer(visit: Visit) -> None:
    lot_of(visit, "grain-1", "grain-2", "grain-3")
    visit.click("market note")
    visit.driver.write("Bread")
    visit.click("market send")
    assert visit.newest_offer.ticket.note == "Bread"
    assert visit.view.market.note.text == ""


def test_the_lot_that_was_sent_last_is_sent_again_in_one_press(visit: Visit) -> None:
    lot_of(visit, "grain-1", "grain-2", "grain-3")
    visit.click("market send")
    first = visit.newest_offer
    visit.click("market again")
    again = visit.newest_offer
    assert again.give == first.give
    assert again.ticket.id != first.ticket.id


# ---------------------------------------------------------------------------------------------- answers and deals


def test_an_offer_is_answered_in_private(visit: Visit) -> None:
    visit.click("ticket o3")
    lot_of(visit, "salt-1", "salt-2", "salt-3")
    visit.click("market private", "market send")
    reply = visit.newest_reply
    assert (reply.ticket.offer, reply.ticket.seat, reply.ticket.private) == ("o3", OURS, True)
    assert reply.give == ("salt-1", "salt-2", "salt-3")


def test_an_answer_is_accepted_and_the_lots_change_hands(visit: Visit) -> None:
    key(visit.driver, pygame.K_2, "2")
    visit.driver.turn(2)
    assert {"spices-1", "iron-3", "spices-3"} <= set(visit.hidden.hands[OURS])
    assert {"salt-1", "salt-2", "salt-3"} <= set(visit.hidden.hands[2])


def test_a_deal_is_struck_on_the_stage_and_any_press_ends_its_flourish(visit: Visit) -> None:
    visit.click("market accept")
    assert visit.view.market.animating
    lot_of(visit, "grain-1")
    assert not visit.view.market.animating
    assert visit.mode.lot == ("grain-1",)


def test_while_a_deal_is_struck_the_hand_says_what_comes_and_what_it_was_worth(visit: Visit) -> None:
    visit.click("market accept")
    painted = [piece.appearance() for piece in visit.scene.layout() if isinstance(piece, Painted)]
    (hand,) = (key for key in painted if isinstance(key, tuple) and key[0] == "market hand")
    assert hand[3][-2:] == ("3 arriving", "was 115")


def test_the_flourish_of_a_deal_comes_to_its_end_by_itself(visit: Visit) -> None:
    visit.click("market accept")
    visit.driver.turn(30, LENGTH / 20)
    assert not visit.view.market.animating


def test_an_answer_is_declined(visit: Visit) -> None:
    visit.click("market decline")
    assert [reply.ticket.id for reply in visit.hidden.replies] == ["r8"]


def test_one_goes_from_one_answer_to_the_next(visit: Visit) -> None:
    visit.click("market next", "market decline")
    assert [reply.ticket.id for reply in visit.hidden.replies] == ["r7"]


def test_an_answer_that_comes_later_does_not_take_the_place_of_the_one_on_show(visit: Visit) -> None:
    visit.act(5, TradeReply("o6", ("bronze-3", "bronze-4", "bronze-6"), "bronze", False, ""))
    visit.click("market decline")
    assert "r7" not in {reply.ticket.id for reply in visit.hidden.replies}


def test_an_own_offer_is_withdrawn(visit: Visit) -> None:
    lot_of(visit, "grain-1", "grain-2", "grain-3")
    visit.click("market send")
    name = visit.newest_offer.ticket.id
    visit.click("ticket " + name, "market withdraw")
    assert name not in {offer.ticket.id for offer in visit.hidden.offers}


def test_what_others_take_back_is_no_more_on_the_market(visit: Visit) -> None:
    visit.act(2, TradeWithdraw("o1"))
    assert not visit.scene.has("ticket o1")


def test_a_lot_keeps_what_is_still_in_the_hand_once_a_deal_is_struck(visit: Visit) -> None:
    lot_of(visit, "salt-1", "grain-1")
    visit.click("market accept")
    assert visit.mode.lot == ("grain-1",)


# ---------------------------------------------------------------------------------------------- the rest


def test_the_ready_mark_is_set_and_taken_away(visit: Visit) -> None:
    key(visit.driver, pygame.K_e, "e")
    visit.driver.turn(2)
    assert OURS in visit.open.ready
    visit.click("market ready")
    assert OURS not in visit.open.ready


def test_something_is_said_to_one_alone(visit: Visit) -> None:
    visit.click("market talk", "speak to 3", "market saying")
    visit.driver.write("Cloth")
    key(visit.driver, pygame.K_RETURN, "\r")
    visit.driver.turn(2)
    told = visit.scene.log[-1]
    assert "".join(run.text for run in told.runs) == "You say to Amélie: “Cloth”"


def test_the_market_gives_way_to_the_map_and_back(visit: Visit) -> None:
    key(visit.driver, pygame.K_5, "5")
    assert visit.scene.has("board")
    visit.click("market map")
    assert visit.scene.has("ticket o1")


def test_tickets_go_on_in_rows_below_those_in_sight(visit: Visit) -> None:
    for number in range(6):
        give = ("ochre-3", "iron-3", "iron-4") if number % 2 else ("salt-6", "salt-7", "gold-1")
        visit.act(2, TradeOffer(give, "iron" if number % 2 else "salt", None, ""))
    newest = f"ticket {visit.newest_offer.ticket.id}"
    assert not visit.scene.has(newest)
    visit.click("market down")
    assert visit.scene.has(newest)


def test_what_is_said_shows_nothing_that_is_not_seen(visit: Visit) -> None:
    visit.act(3, TradeSay("\u202egnihtoN\x1e", None))
    assert "".join(run.text for run in visit.scene.log[-1].runs) == "Amélie says: “gnihtoN”"


def test_on_the_map_the_keys_are_those_of_the_map(visit: Visit) -> None:
    lot_of(visit, "bronze-1", "bronze-2", "grain-1")
    key(visit.driver, pygame.K_5, "5")
    before = visit.view.scenery.lens.goal.zoom
    key(visit.driver, pygame.K_PLUS, "+")
    assert visit.view.scenery.lens.goal.zoom > before
    assert visit.mode.named == "bronze"


def test_escape_puts_the_lot_back_and_then_lets_the_offer_go(visit: Visit) -> None:
    visit.click("ticket o3")
    lot_of(visit, "salt-1")
    key(visit.driver, pygame.K_ESCAPE)
    assert (visit.mode.lot, visit.mode.answering) == ((), "o3")
    key(visit.driver, pygame.K_ESCAPE)
    assert visit.mode.answering is None


def test_with_reduced_motion_a_deal_is_shown_at_once(visit: Visit) -> None:
    visit.driver.app.services.memory.change(reduced_motion=True)
    visit.click("market accept")
    visit.driver.turn(2, 0.1)
    assert not visit.view.market.animating
    assert visit.view.market.stage.deal is not None


def test_the_log_tells_of_a_deal_with_what_was_announced(visit: Visit) -> None:
    visit.click("market accept")
    told = ["".join(run.text for run in line.runs) for line in visit.scene.log]
    assert "You and Tariq strike a deal: 3 cards (27, Salt) for 3 cards (30, Spices)." in told


def test_the_log_tells_what_comes_and_goes_on_the_market(visit: Visit) -> None:
    visit.act(2, TradeOffer(("salt-6", "salt-7", "gold-1"), "gold", None, ""))
    visit.act(2, TradeWithdraw(visit.newest_offer.ticket.id))
    told = ["".join(run.text for run in line.runs) for line in visit.scene.log]
    assert told[-2:] == ["Tariq offers 3 cards, value 21, with Gold.", "Tariq takes a lot back."]


# ---------------------------------------------------------------------------------------------- taking back


def test_an_offer_that_was_answered_can_be_taken_back(visit: Visit) -> None:
    visit.click("ticket o6", "market withdraw")
    assert visit.server.match.steps[-1].action == TradeWithdraw("o6")


def test_a_gamepad_sends_the_lot_although_the_focus_is_in_the_note(visit: Visit) -> None:
    lot_of(visit, "bronze-1", "bronze-2", "grain-1")
    visit.scene.focus_on("market note")
    Gamepad(visit.driver.turn).press(PadButton.SECOND_UP)
    visit.driver.turn(2)
    assert set(visit.newest_offer.give) == {"bronze-1", "bronze-2", "grain-1"}
