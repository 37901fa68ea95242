"""The names of goods, calamities and advances, as pictures are asked for (11.1 to 11.3)."""

from __future__ import annotations

from typing import Final, Literal, get_args

ProductId = Literal["ochre", "hides", "iron", "papyrus", "salt", "grain", "cloth", "bronze", "spices", "gems", "gold"]
CalamityId = Literal["volcano", "flood", "famine", "civil_war", "epidemic", "civil_disorder", "iconoclasm", "piracy"]
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
