"""The names of goods, calamities and advances, as pictures are asked for (11.1 to 11.3)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias, TypeGuard, get_args

ProductId = Literal["ochre", "hides", "iron", "papyrus", "salt", "grain", "cloth", "bronze", "spices", "gems", "gold"]
CalamityId = Literal["volcano", "flood", "famine", "civil_war", "epidemic", "civil_disorder", "iconoclasm", "piracy"]
TradeCardId: TypeAlias = ProductId | CalamityId
"""What may be on a trade card."""
AdvanceId = Literal[
    "music",
    "theatre",
    "astronomy",
    "coinage",
    "medicine",
    "law",
    "democracy",
    "philosophy",
    "weaving",
    "pottery",
    "metallurgy",
    "agriculture",
    "mysticism",
    "architecture",
    "literacy",
    "engineering",
]
GroupId = Literal["arts", "crafts", "sciences", "civics"]

PRODUCTS: Final[tuple[ProductId, ...]] = get_args(ProductId)
CALAMITIES: Final[tuple[CalamityId, ...]] = get_args(CalamityId)
ADVANCES: Final[tuple[AdvanceId, ...]] = get_args(AdvanceId)


def is_product(card: TradeCardId) -> TypeGuard[ProductId]:
    """Whether a trade card is a good."""
    return card in PRODUCTS


def is_calamity(card: TradeCardId) -> TypeGuard[CalamityId]:
    """Whether a trade card is a calamity."""
    return card in CALAMITIES
