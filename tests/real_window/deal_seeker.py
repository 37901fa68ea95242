"""A player of Civilization who wants a deal at the market, whatever it costs."""

from __future__ import annotations

from random import Random
from typing import Any

from ziggurat.bots.levels import player_of
from ziggurat.bots.player import Player
from ziggurat.bots.search.budget import OutOfTime
from ziggurat.games.civilization.market import SMALLEST_LOT
from ziggurat.games.civilization.trade_actions import TradeAccept, TradeOffer
from ziggurat.games.civilization.trade_cards import PRODUCT_OF, VALUES, CardId
from ziggurat.games.game import Action, Game, View
from ziggurat_client.boards.civilization.market.known import KnownMarket


class DealSeeker(Player):
    """Until it has made a deal it offers its best cards and takes whatever is answered; else it is a merchant."""

    def __init__(self) -> None:
        self._mind = player_of("merchant")
        self._offered_in: int | None = None
        self._has_dealt = False

    def choose(
        self, game: Game[Any, Any, Any], view: View[Any, Any], random: Random, out_of_time: OutOfTime | None = None
    ) -> Action:
        sought = None if self._has_dealt else self._sought(view)
        return sought or self._mind.choose(game, view, random, out_of_time)

    def _sought(self, view: View[Any, Any]) -> TradeAccept | TradeOffer | None:
        """What may lead to a deal."""
        board, market = view.public.board, KnownMarket.of(view)
        if board.phase != "trade":
            return None
        if market.answers():
            self._has_dealt = True
            return TradeAccept(market.answers()[-1].id)
        lot = _best_of(market.hand)
        if self._offered_in == board.turn or len(lot) < SMALLEST_LOT:
            return None
        self._offered_in = board.turn
        return TradeOffer(lot, PRODUCT_OF[lot[0]])


def _best_of(hand: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The cards of the smallest lot that may be offered, worth as much as they can be one by one."""
    goods = [card for card in hand if card in PRODUCT_OF]
    return tuple(sorted(goods, key=lambda card: -VALUES[PRODUCT_OF[card]])[:SMALLEST_LOT])
