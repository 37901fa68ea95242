"""How a player buys advances: a cart, the proposed payment, and one's own (10.2)."""

from __future__ import annotations

from msgspec.structs import replace

from ziggurat.games.civilization.position import Position
from ziggurat.games.civilization.rules import Civilization
from ziggurat.games.civilization.tables import AdvanceId
from ziggurat.games.civilization.trade_actions import Buy, EndBuy
from ziggurat.games.game import View
from ziggurat_client.boards.civilization.choosing.buying import Bill, bill_of
from ziggurat_client.boards.civilization.choosing.card_modes import Buying, Lay, Want
from ziggurat_client.boards.civilization.choosing.known import Known, known_by
from ziggurat_client.boards.civilization.choosing.modes import Adjust, Command, Mode, Outcome, Press
from ziggurat_client.boards.civilization.choosing.transitions import begin, step
from ziggurat_client.boards.play.choosing import Watching
from ziggurat_client.staging.civilization_cards import BUYING, HAND, OTHERS_BUY

RULES = Civilization()
US = 1
GRAIN = tuple(card for card in HAND if card.startswith("grain"))
SALT = tuple(card for card in HAND if card.startswith("salt"))


def known(position: Position = BUYING) -> Known:
    return known_by(US, View(US, RULES.public(position), RULES.private(position, US)))


def given(*commands: Command, mode: Mode | None = None) -> Outcome:
    """What these commands lead to, one after the other."""
    outcome = Outcome(begin(known(), Watching()) if mode is None else mode)
    for command in commands:
        outcome = step(known(), outcome.mode, command)
    return outcome


def bill(*commands: Command) -> Bill:
    mode = given(*commands).mode
    assert isinstance(mode, Buying)
    return bill_of(known(), mode)


def cart(*commands: Command) -> tuple[AdvanceId, ...]:
    mode = given(*commands).mode
    assert isinstance(mode, Buying)
    return mode.cart


BOTH = (Want("coinage"), Want("engineering"))


def test_nothing_is_in_the_cart_at_first() -> None:
    assert given().mode == Buying()


def test_while_another_nation_buys_one_watches() -> None:
    assert begin(known(OTHERS_BUY), Buying(("coinage",))) == Watching()


def test_the_payment_that_wastes_nothing_is_proposed() -> None:
    proposed = bill(*BOTH)
    assert (proposed.cost, proposed.value, proposed.coins, proposed.wasted) == (150, 148, 2, 0)
    assert set(proposed.cards) == {*GRAIN, *SALT}
    assert proposed.is_paid


def test_what_is_confirmed_is_a_purchase_that_the_rules_allow() -> None:
    action = given(*BOTH, Press.CONFIRM).action
    assert action == Buy(("coinage", "engineering"), bill(*BOTH).cards, 2)
    assert known().refusal(action) is None


def test_cards_and_coins_of_the_payment_can_be_changed() -> None:
    changed = bill(*BOTH, Lay("grain", 4), Adjust(3))
    assert (changed.value, changed.coins) == (64 + 48, 5)
    assert changed.missing == 150 - 112 - 5


def test_a_payment_that_does_not_fit_is_refused() -> None:
    outcome = given(*BOTH, Lay("salt", 0), Press.CONFIRM)
    assert outcome.action is None
    assert outcome.refusal is not None
    assert outcome.refusal.code == "cannot_pay"


def test_with_coins_too_much_is_no_payment_and_without_them_it_is() -> None:
    assert not bill(Want("coinage"), Lay("grain", 5), Adjust(1)).is_paid
    assert bill(Want("coinage"), Lay("grain", 5), Lay("salt", 0), Adjust(-12)).is_paid


def test_the_payment_is_proposed_anew_once_the_cart_is_another_one() -> None:
    assert bill(Want("coinage"), Lay("grain", 1), Want("engineering")) == bill(*BOTH)
    assert bill(*BOTH, Lay("grain", 1), Press.SUGGESTED) == bill(*BOTH)


def test_what_is_wanted_twice_is_taken_out_again() -> None:
    assert cart(*BOTH, Want("coinage")) == ("engineering",)
    assert cart(*BOTH, Press.CANCEL) == ()


def test_democracy_needs_law_in_the_cart_and_leaves_it_with_law() -> None:
    refused = given(Want("democracy"))
    assert refused.refusal is not None
    assert refused.refusal.code == "needs_law"
    assert cart(Want("law"), Want("democracy")) == ("law", "democracy")
    assert cart(Want("law"), Want("democracy"), Want("law")) == ()


def test_one_may_buy_nothing_more() -> None:
    assert given(*BOTH, Press.END).action == EndBuy()


def test_the_cart_is_kept_while_nothing_in_it_was_bought() -> None:
    mode = given(*BOTH).mode
    assert begin(known(), mode) == mode
    owner = replace(BUYING.board.nations[US], advances=("coinage",))
    bought = BUYING.on(BUYING.board.with_nation(US, owner))
    assert begin(known(bought), mode) == Buying()
