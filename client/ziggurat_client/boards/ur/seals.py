"""What stands on the seals of Ur."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ziggurat_client.art.icons import Icon
from ziggurat_client.art.seal import SealSign, icon_sign, number_sign
from ziggurat_client.boards.ur.lessons.signs import AGRICULTURE, CUBE, CULTURE, POLITICS, TRADE, WAR, ZIGGURAT

SEAL_SIGNS: Final[Mapping[str, SealSign]] = {
    "first_stone": ZIGGURAT,
    "three_ziggurats": number_sign("3"),
    "all_kinds": number_sign("6"),
    "two_large": number_sign("5+5"),
    "sower": AGRICULTURE,
    "merchant": TRADE,
    "bard": CULTURE,
    "ruler": POLITICS,
    "warlord": WAR,
    "without_war": icon_sign(Icon.HAND),
    "forty": number_sign("40"),
    "by_cubes": CUBE,
}
"""By the name of the seal."""
