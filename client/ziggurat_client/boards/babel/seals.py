"""What stands on the seals of Babel."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from ziggurat_client.art.icons import Icon
from ziggurat_client.art.seal import SealSign, icon_sign, number_sign
from ziggurat_client.boards.babel.lessons.signs import ASSYRIANS, HALF, HITTITES, MEDES, STONE, SUMERIANS, TEMPLE

SEAL_SIGNS: Final[Mapping[str, SealSign]] = {
    "five_temples": STONE,
    "to_the_top": TEMPLE,
    "fifteen": number_sign("15"),
    "twenty": number_sign("20"),
    "below_ten": number_sign("10"),
    "last_card": HALF,
    "destroyer": ASSYRIANS,
    "plunderer": HITTITES,
    "banisher": MEDES,
    "tempter": SUMERIANS,
    "many_powers": icon_sign(Icon.STAR),
    "without_power": icon_sign(Icon.HAND),
}
"""By the name of the seal."""
