"""How strong bots are: measured by leagues, so that what people's ratings mean does not drift.

The figures are those of docs/strength.md and its neighbours, moved so that Merchant stands where people begin.
"""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from ziggurat_server.ratings.rating import Rating, at

_WITHIN: Final = 100.0
"""So far to either side the measured strengths are taken to lie."""
_LEVELS: Final = ("random", "apprentice", "merchant", "priest", "king")
_SHOWN: Final[Mapping[str, tuple[int, ...]]] = MappingProxyType(
    {
        "ur": (480, 1060, 1500, 2150, 2330),
        "babel": (480, 1030, 1500, 1890, 2090),
        "tigris": (480, 1035, 1500, 1760, 1905),
        "civilization": (480, 1050, 1500, 1760, 1960),
    }
)
BOTS: Final[Mapping[str, Mapping[str, Rating]]] = MappingProxyType(
    {
        game: {level: at(shown, _WITHIN) for level, shown in zip(_LEVELS, each, strict=True)}
        for game, each in _SHOWN.items()
    }
)
"""By game and level."""


def strength_of(game: str, level: str | None) -> Rating:
    """The strength of a bot of that level; that of somebody new where nobody has measured it."""
    return BOTS.get(game, {}).get(level or "", Rating())
