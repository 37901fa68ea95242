"""Decisions about cards and coins, ranked without playing on: what they are good for is reckoned in points."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Final

from ziggurat.bots.civilization.cards.coins import gold_bought, tax_rate
from ziggurat.bots.civilization.cards.laying_down import laid_down
from ziggurat.bots.civilization.cards.shopping import purchases
from ziggurat.bots.civilization.manner import Manner
from ziggurat.bots.civilization.market.dealing import deal
from ziggurat.games.civilization.actions import CivilizationAction
from ziggurat.games.civilization.position import Board, Own, Phase
from ziggurat.games.civilization.trade_actions import EndBuy, TradeReady
from ziggurat.games.game import Seat

RANKED: Final[frozenset[Phase]] = frozenset(("taxes", "gold", "trade", "advances", "discard"))
"""The phases whose decisions are ranked so."""
_BOUGHT: Final = 4
"""So many purchases come to mind."""


def ranked(board: Board, seat: Seat, own: Own, manner: Manner, random: Random) -> list[CivilizationAction]:
    """What the seat may do, the best first, each once."""
    return list(dict.fromkeys(_ranked(board, seat, own, manner, random)))


def _ranked(board: Board, seat: Seat, own: Own, manner: Manner, random: Random) -> Iterator[CivilizationAction]:
    match board.phase:
        case "taxes":
            yield tax_rate(board, seat)
        case "gold":
            yield gold_bought(board, seat, own)
        case "trade":
            yield deal(board, seat, own, manner.trading, random)
            yield TradeReady(True)
        case "advances":
            yield from purchases(board, seat, own, manner.thrift)[:_BOUGHT]
            yield EndBuy()
        case "discard":
            yield laid_down(board, seat, own)
        case _:
            raise ValueError(f"nothing is ranked in the phase {board.phase}")
