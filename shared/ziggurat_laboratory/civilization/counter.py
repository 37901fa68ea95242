"""The counter of Civilization: of movement, ships, conflicts and cities."""

from __future__ import annotations

from collections import Counter as Multiset
from typing import Any, Final, get_args

from ziggurat.games.civilization.events import (
    AddedFor,
    Assault,
    CityAttacked,
    CityBuilt,
    CityEliminated,
    CityReduced,
    ConflictStarted,
    ConflictStep,
    ShipBuilt,
    ShipSailed,
    TokensAdded,
    TokensMoved,
    TokensRemoved,
    TurnStarted,
)
from ziggurat.games.game import Action, Event
from ziggurat_laboratory.playing.counter import Counter, shares

REASONS: Final[tuple[AddedFor, ...]] = get_args(AddedFor)
ASSAULTS: Final[tuple[Assault, ...]] = get_args(Assault)


class CivilizationCounter(Counter):
    """Counts what all nations do."""

    def __init__(self) -> None:
        self._counts: Multiset[str] = Multiset()
        self._added: Multiset[str] = Multiset()
        self._assaults: Multiset[str] = Multiset()

    def hear(self, before: Any, action: Action, events: tuple[Event, ...]) -> None:
        for event in events:
            match event:
                case TurnStarted():
                    self._counts["turns"] += 1
                case TokensAdded():
                    self._added[event.reason] += event.count
                case TokensMoved():
                    self._counts["tokens_moved"] += event.count
                case ShipBuilt():
                    self._counts["ships_built"] += 1
                case ShipSailed():
                    self._counts["borders_sailed"] += 1
                case ConflictStarted():
                    self._counts["fights"] += 1
                case ConflictStep():
                    self._counts["tokens_lost_in_fights"] += len(event.seats)
                case TokensRemoved(reason="surplus"):
                    self._counts["surplus_tokens"] += event.count
                case CityBuilt():
                    self._counts["cities_built"] += 1
                case CityReduced() | CityEliminated():
                    self._counts["cities_given_up"] += 1
                case CityAttacked():
                    self._assaults[event.result] += 1
                case _:
                    pass

    def measures(self) -> dict[str, float]:
        return {
            **{name: float(self._counts[name]) for name in _NAMES},
            "tokens_added": self._added.total(),
            **shares("tokens_added", REASONS, self._added),
            "sieges": self._assaults.total(),
            **shares("sieges", ASSAULTS, self._assaults),
        }


_NAMES: Final = (
    "turns",
    "tokens_moved",
    "ships_built",
    "borders_sailed",
    "fights",
    "tokens_lost_in_fights",
    "surplus_tokens",
    "cities_built",
    "cities_given_up",
)
"""What is counted in every game."""
