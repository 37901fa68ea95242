"""What stands on the seals of Tigris & Euphrates."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ziggurat_client.art.seal import SealSign, number_sign
from ziggurat_client.boards.tigris.lessons.signs import (
    CATASTROPHE,
    FARM,
    LEADER,
    MARKET,
    MONUMENT,
    TEMPLE,
    TILE,
    TREASURE,
    WAR,
    WEAKEST,
)

SEAL_SIGNS: Final[Mapping[str, SealSign]] = {
    "builder": MONUMENT,
    "two_monuments": number_sign("2"),
    "treasures": TREASURE,
    "ten": number_sign("10"),
    "king": TILE,
    "priest": TEMPLE,
    "farmer": FARM,
    "trader": MARKET,
    "whole_dynasty": LEADER,
    "ruin": CATASTROPHE,
    "whole_hand": WAR,
    "narrow": WEAKEST,
}
"""By the name of the seal."""
