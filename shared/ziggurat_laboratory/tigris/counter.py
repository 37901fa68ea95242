"""The counter of Tigris & Euphrates: of conflicts, leaders and monuments, and of where points come from."""

from __future__ import annotations

from collections import Counter as Multiset
from typing import Any, Final, get_args

from ziggurat.games.game import Action, Event
from ziggurat.games.tigris.actions import SwapTiles
from ziggurat.games.tigris.events import (
    CatastrophePlaced,
    FinalCount,
    GainCause,
    GameOver,
    LeaderMoved,
    LeaderPlaced,
    LeaderWithdrawn,
    TreasureTaken,
    VpGained,
)
from ziggurat.games.tigris.position import TigrisOptions
from ziggurat_laboratory.playing.counter import Counter, shares
from ziggurat_laboratory.tigris.conflicts import ConflictCounts
from ziggurat_laboratory.tigris.monuments import MonumentCounts

SOURCES: Final = (*get_args(GainCause), "treasure")
"""Where points come from; a treasure is a point of any colour (rule 8)."""
LEADERS: Final[dict[type[Event], str]] = {
    LeaderPlaced: "leaders_placed",
    LeaderMoved: "leaders_moved",
    LeaderWithdrawn: "leaders_withdrawn",
}


class TigrisCounter(Counter):
    """Counts what all players do."""

    def __init__(self) -> None:
        self._options = TigrisOptions()
        self._conflicts = ConflictCounts()
        self._monuments = MonumentCounts()
        self._leaders: Multiset[str] = Multiset()
        self._points: Multiset[str] = Multiset()
        self._weakest: dict[str, float] = {}
        self._catastrophes = 0
        self._swaps = 0

    def hear(self, before: Any, action: Action, events: tuple[Event, ...]) -> None:
        self._options = before.board.options
        self._swaps += isinstance(action, SwapTiles)
        for event in events:
            self._conflicts.hear(before.board.conflict, event)
            self._monuments.hear(event)
            if type(event) in LEADERS:
                self._leaders[LEADERS[type(event)]] += 1
            match event:
                case VpGained():
                    self._points[event.cause] += event.amount
                case TreasureTaken():
                    self._points["treasure"] += 1
                case CatastrophePlaced():
                    self._catastrophes += 1
                case GameOver():
                    self._weakest = weakest(event.counts, self._options.colours)

    def measures(self) -> dict[str, float]:
        colours = self._options.colours
        return {
            **self._conflicts.counts(),
            **{name: self._leaders[name] for name in LEADERS.values()},
            **self._monuments.counts(),
            "treasures_taken": self._points["treasure"],
            "points_gained": self._points.total(),
            "catastrophes": self._catastrophes,
            "swaps": self._swaps,
            **shares("points", SOURCES, self._points),
            **self._conflicts.shares(colours),
            **self._monuments.shares(self._options.monuments),
            **shares("weakest_colour", colours, self._weakest),
        }


def weakest(counts: tuple[FinalCount, ...], colours: tuple[str, ...]) -> dict[str, float]:
    """How many winners had the fewest points of each colour, before treasures are spread; equal ones share one."""
    found = dict.fromkeys(colours, 0.0)
    for winner in (count for count in counts if count.rank == 1):
        lowest = [colour for colour, points in zip(colours, winner.points, strict=True) if points == min(winner.points)]
        for colour in lowest:
            found[colour] += 1 / len(lowest)
    return found
