"""The bluff at the market of Civilization: how often who has a calamity to pass hides it in what is given."""

from __future__ import annotations

from random import Random

from games.civilization.market_scenes import CRETE, market
from ziggurat.bots.civilization.market.dealing import deal
from ziggurat.bots.civilization.market.style import CUNNING, NAIVE, SHREWD, Style
from ziggurat.games.civilization.sight import own_of
from ziggurat.games.civilization.trade_actions import TradeOffer
from ziggurat.games.civilization.trade_cards import CALAMITY_OF

CHANCES = 60
MARKET = market()


def offers(style: Style) -> list[TradeOffer]:
    """What the seat offers, by as many chances."""
    own = own_of(MARKET, CRETE)
    found = [deal(MARKET.board, CRETE, own, style, Random(chance)) for chance in range(CHANCES)]
    return [action for action in found if isinstance(action, TradeOffer)]


def bluffs(style: Style) -> float:
    """The share of its offers in which a calamity is hidden."""
    made = offers(style)
    return sum(any(card in CALAMITY_OF for card in offer.give) for offer in made) / len(made)


def test_whoever_trades_honestly_keeps_its_calamity() -> None:
    assert bluffs(NAIVE) == 0


def test_a_shrewd_trader_hides_its_calamity_now_and_then() -> None:
    assert 0 < bluffs(SHREWD) < 1


def test_whoever_knows_every_trick_always_hides_its_calamity() -> None:
    assert bluffs(CUNNING) == 1
