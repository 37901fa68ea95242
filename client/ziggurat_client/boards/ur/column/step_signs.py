"""The signs before the steps of a turn in their list."""

from __future__ import annotations

from typing import Final

from ziggurat.games.game import Event
from ziggurat.games.ur.events import (
    Allotted,
    Attacked,
    CubesPlaced,
    Farmed,
    Inspired,
    Kept,
    Redistributed,
    Swapped,
    Traded,
    ZigguratBuilt,
)
from ziggurat.games.ur.tiles import AGRICULTURE, CULTURE, POLITICS, TRADE, WAR

_SIGNS: Final[dict[type[Event], str]] = {
    CubesPlaced: "cube",
    Farmed: AGRICULTURE,
    Traded: TRADE,
    Inspired: CULTURE,
    Allotted: "cube",
    Redistributed: POLITICS,
    Attacked: WAR,
    ZigguratBuilt: "ziggurat",
    Swapped: "swap",
    Kept: "swap",
}


def sign_of(event: Event) -> str | None:
    """The kind of an action, or "cube", "ziggurat" or "swap"; None for what is no step."""
    return _SIGNS.get(type(event))
