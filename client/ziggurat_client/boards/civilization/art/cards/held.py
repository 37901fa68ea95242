"""What may be on a trade card: a product or a calamity."""

from __future__ import annotations

from typing import TypeAlias, TypeGuard

from ziggurat.games.civilization.tables import CalamityId, ProductId
from ziggurat.games.civilization.trade_cards import NUMBERS, VALUES

TradeCardId: TypeAlias = ProductId | CalamityId


def is_product(card: TradeCardId) -> TypeGuard[ProductId]:
    """Whether a trade card is a good."""
    return card in VALUES


def is_calamity(card: TradeCardId) -> TypeGuard[CalamityId]:
    """Whether a trade card is a calamity."""
    return card in NUMBERS
