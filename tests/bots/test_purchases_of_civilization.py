"""What players of Civilization buy, and what they keep: sets grow, but in the end only advances count."""

from __future__ import annotations

import pytest

from games.civilization.card_scenes import begun
from ziggurat.bots.civilization.cards.shopping import purchases
from ziggurat.bots.civilization.cards.thrift import SAVER, SPENDER, Thrift
from ziggurat.games.civilization.position import Position
from ziggurat.games.civilization.sight import own_of
from ziggurat.games.civilization.trade_actions import Buy

NINE = {"end_mark": "9"}
GRAIN_4 = "grain-1 grain-2 grain-3 grain-4"
"""A set that is worth 64: all of it goes for an advance that costs 60 at most."""


def buying(square: int, cards: str, line: str = "") -> Position:
    """Egypt buys with its marker on that square, and the game ends on square 9."""
    return begun(
        "advances", hands={"egypt": cards}, options=NINE, egypt=f"memphis 2 @{square} {line}", crete="knossos 2"
    )


def bought(position: Position, thrift: Thrift) -> list[Buy]:
    """The purchases that come to mind, the best first."""
    return purchases(position.board, 0, own_of(position, 0), thrift)


def test_in_the_last_turn_who_sees_the_end_keeps_nothing_that_buys_something() -> None:
    position = buying(8, GRAIN_4)
    assert set(bought(position, SAVER)[0].pay) == set(GRAIN_4.split())


def test_long_before_the_end_a_saver_asks_more_of_a_purchase_than_a_spender() -> None:
    position = buying(2, GRAIN_4, "*pottery *music *mysticism *law")
    saving, spending = ({buy.cards for buy in bought(position, thrift)} for thrift in (SAVER, SPENDER))
    assert saving < spending


def test_who_does_not_see_the_end_buys_alike_early_and_late() -> None:
    early, late = (bought(buying(square, GRAIN_4), SPENDER) for square in (7, 8))
    assert early == late


@pytest.mark.parametrize("thrift", [SPENDER, SAVER])
def test_nobody_buys_what_cannot_be_paid(thrift: Thrift) -> None:
    assert bought(buying(8, "hides-1"), thrift) == []
