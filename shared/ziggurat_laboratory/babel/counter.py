"""The counter of Babel: of the powers that are invoked, where storeys come from, and the final phase."""

from __future__ import annotations

from collections import Counter as Multiset
from typing import Any, Final, get_args

from ziggurat.games.babel.actions import EndActions, Migrate, Power, Source
from ziggurat.games.babel.events import CardSettled, FinalPhaseStarted, PawnMoved, PowerInvoked, TempleBuilt
from ziggurat.games.game import Action, Event
from ziggurat_laboratory.playing.counter import Counter, shares

POWERS: Final[tuple[Power, ...]] = get_args(Power)
SOURCES: Final[tuple[Source, ...]] = get_args(Source)


class BabelCounter(Counter):
    """Counts what both players do."""

    def __init__(self) -> None:
        self._powers: Multiset[str] = Multiset()
        self._sources: Multiset[str] = Multiset()
        self._moved = 0
        self._settled = 0
        self._migrated = 0
        self._turns = 0
        self._final_phase = False

    def hear(self, before: Any, action: Action, events: tuple[Event, ...]) -> None:
        self._turns += isinstance(action, EndActions)
        self._migrated += isinstance(action, Migrate)
        for event in events:
            match event:
                case PowerInvoked():
                    self._powers[event.power] += 1
                case TempleBuilt():
                    self._sources[event.source] += 1
                case PawnMoved():
                    self._moved += 1
                case CardSettled():
                    self._settled += 1
                case FinalPhaseStarted():
                    self._final_phase = True

    def measures(self) -> dict[str, float]:
        return {
            "storeys_built": self._sources.total(),
            "powers_invoked": self._powers.total(),
            "migrations": self._migrated,
            "games_with_a_final_phase": self._final_phase,
            **self._by_turn(),
            **shares("powers", POWERS, self._powers),
            **shares("storeys", SOURCES, self._sources),
        }

    def _by_turn(self) -> dict[str, float]:
        if not self._turns:
            return {}
        return {"moves_in_a_turn": self._moved / self._turns, "people_settled_in_a_turn": self._settled / self._turns}
