"""What stands on the seals of Civilization."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ziggurat_client.art.icons import Icon
from ziggurat_client.art.seal import SealSign, icon_sign, number_sign
from ziggurat_client.boards.civilization.lessons.signs import (
    AGES,
    CREDITS,
    GROWTH,
    MARKET,
    SHIPS,
    SPREAD,
    SUCCESSION,
    SUPPORT,
    TAXES,
)

SEAL_SIGNS: Final[Mapping[str, SealSign]] = {
    "nomads": SPREAD,
    "farmers": GROWTH,
    "societies": CREDITS,
    "succession": SUCCESSION,
    "all_cities": number_sign("9"),
    "fleet": SHIPS,
    "deals": MARKET,
    "advances": number_sign("10"),
    "civic": SUPPORT,
    "all_groups": AGES,
    "treasury": TAXES,
    "great_table": icon_sign(Icon.PEOPLE),
}
"""By the name of the seal."""
