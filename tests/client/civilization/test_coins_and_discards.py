"""How a player answers about taxes, gold and a hand that is too full (6.1, 8.3, 10.3)."""

from __future__ import annotations

import pytest

from ziggurat.games.civilization.position import Position
from ziggurat.games.civilization.rules import Civilization
from ziggurat.games.civilization.trade_actions import BuyGold, Discard, SetTax
from ziggurat.games.game import View
from ziggurat_client.boards.civilization.choosing.card_modes import Discarding, Gilding, Lay, Rate, Taxing
from ziggurat_client.boards.civilization.choosing.known import Known, known_by
from ziggurat_client.boards.civilization.choosing.modes import Adjust, Command, Outcome, Press
from ziggurat_client.boards.civilization.choosing.transitions import begin, step
from ziggurat_client.boards.civilization.column.taxes import brought_by
from ziggurat_client.boards.play.choosing import Watching
from ziggurat_client.staging.civilization_cards import DISCARDING, GILDING, TAXING

RULES = Civilization()
US = 1


def known(position: Position) -> Known:
    return known_by(US, View(US, RULES.public(position), RULES.private(position, US)))


def given(position: Position, *commands: Command) -> Outcome:
    """What these commands lead to, one after the other."""
    at = known(position)
    outcome = Outcome(begin(at, Watching()))
    for command in commands:
        outcome = step(at, outcome.mode, command)
    return outcome


def test_two_tokens_a_city_are_proposed_and_one_to_three_may_be_taken() -> None:
    assert given(TAXING).mode == Taxing(2)
    assert given(TAXING, Rate(3), Press.CONFIRM).action == SetTax(3)
    assert given(TAXING, Rate(4)).mode == Taxing(2)
    assert given(TAXING, Adjust(1), Adjust(1)).mode == Taxing(3)


@pytest.mark.parametrize(("rate", "brings", "revolt"), [(1, 3, 0), (2, 4, 1), (3, 3, 2)])
def test_with_four_in_stock_three_cities_pay_so_much_and_so_many_revolt(rate: int, brings: int, revolt: int) -> None:
    assert brought_by(TAXING.board.nations[US], rate) == (brings, revolt)


def test_as_much_gold_is_bought_as_the_treasury_pays() -> None:
    assert given(GILDING).mode == Gilding(0)
    assert given(GILDING, Adjust(1), Adjust(1), Press.CONFIRM).action == BuyGold(1)
    assert given(GILDING, Adjust(1), Press.NONE, Press.CONFIRM).action == BuyGold(0)


def test_what_is_due_is_proposed_and_allowed() -> None:
    mode = given(DISCARDING).mode
    assert isinstance(mode, Discarding)
    assert len(mode.cards) == 16
    assert given(DISCARDING, Press.CONFIRM).action == Discard(mode.cards)


def test_fewer_cards_than_are_due_are_refused() -> None:
    outcome = given(DISCARDING, Lay("ochre", 0), Press.CONFIRM)
    assert outcome.refusal is not None
    assert outcome.refusal.code == "wrong_count"


def test_other_cards_may_be_laid_down_instead() -> None:
    outcome = given(DISCARDING, Lay("ochre", 2), Lay("gold", 1), Press.CONFIRM)
    assert isinstance(outcome.action, Discard)
    assert "gold-1" in outcome.action.cards
    assert "ochre-3" not in outcome.action.cards
