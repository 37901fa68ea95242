"""What was done so far in the turn, as its list shows it."""

from __future__ import annotations

from collections.abc import Iterable
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
from ziggurat_client.boards.ur.column.paint import Step
from ziggurat_client.boards.ur.words.sentences import UrTeller

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


def turn_steps(teller: UrTeller, events: Iterable[Event]) -> tuple[Step, ...]:
    """The steps of a turn in which these events happened, oldest first."""
    told = ((_SIGNS.get(type(event)), teller.step(event)) for event in events)
    return tuple(Step(sign, text) for sign, text in told if sign is not None and text is not None)
