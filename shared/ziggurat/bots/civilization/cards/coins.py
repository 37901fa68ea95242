"""What treasuries are for: the rate of taxes, and gold (6.1, 8.3)."""

from __future__ import annotations

from ziggurat.bots.civilization.market.readings import PRODUCTS
from ziggurat.games.civilization.gold import GOLD_PRICE, most_gold
from ziggurat.games.civilization.position import Board, Own
from ziggurat.games.civilization.taxing import USUAL_RATE
from ziggurat.games.civilization.trade_actions import BuyGold, SetTax
from ziggurat.games.civilization.trade_cards import set_value, sets_in
from ziggurat.games.game import Seat

_GOLD = PRODUCTS[-1]


def tax_rate(board: Board, seat: Seat) -> SetTax:
    """As much as the stock can spare: nothing may be left unpaid, and the tokens must be able to multiply."""
    nation = board.nations[seat]
    cities, growth = len(nation.cities), sum([min(2, count) for count in nation.tokens])
    if nation.stock >= 3 * cities + growth:
        return SetTax(3)
    return SetTax(USUAL_RATE if nation.stock >= USUAL_RATE * cities else 1)


def gold_bought(board: Board, seat: Seat, own: Own) -> BuyGold:
    """As many cards as add more than they cost: the first one alone does not."""
    held, most = sets_in(own.hand).get(_GOLD, 0), most_gold(board, seat)
    gains = [set_value(_GOLD, held + count) - set_value(_GOLD, held) - GOLD_PRICE * count for count in range(most + 1)]
    return BuyGold(max(range(most + 1), key=lambda count: (gains[count], count)))
