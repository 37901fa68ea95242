"""The counts of wars and revolts: of what colour they are, who wins, and which tiles they cost."""

from __future__ import annotations

from collections import Counter as Multiset
from typing import Final, get_args

from ziggurat.games.game import Event
from ziggurat.games.tigris.events import ConflictResolved, Reinforced, SideName, TilesRemoved
from ziggurat.games.tigris.position import Conflict, ConflictKind
from ziggurat_laboratory.playing.counter import shares

KINDS: Final[tuple[ConflictKind, ...]] = ("war", "revolt")
SIDES: Final[tuple[SideName, ...]] = get_args(SideName)


class ConflictCounts:
    """The wars and revolts that were decided, and the tiles that they and catastrophes cost."""

    def __init__(self) -> None:
        self._colours: dict[ConflictKind, Multiset[str]] = {kind: Multiset() for kind in KINDS}
        self._winners: dict[ConflictKind, Multiset[str]] = {kind: Multiset() for kind in KINDS}
        self._lost: Multiset[str] = Multiset()
        self._added = 0

    def hear(self, conflict: Conflict | None, event: Event) -> None:
        """This happened while that conflict, if any, was being fought."""
        match event:
            case ConflictResolved() if conflict is not None:
                self._colours[conflict.kind][conflict.color] += 1
                self._winners[conflict.kind][_winner(conflict, event)] += 1
            case TilesRemoved():
                self._lost[event.cause] += len(event.spaces)
            case Reinforced():
                self._added += event.count

    def counts(self) -> dict[str, float]:
        """How many conflicts there were, and how many tiles left the game; those that were added always do."""
        return {
            "wars": self._colours["war"].total(),
            "revolts": self._colours["revolt"].total(),
            "tiles_added_to_conflicts": self._added,
            "tiles_lost_in_wars": self._lost["war"],
            "tiles_lost_to_catastrophes": self._lost["catastrophe"],
        }

    def shares(self, colours: tuple[str, ...]) -> dict[str, float]:
        """Of each kind of conflict: which colours were fought for, and which side won."""
        told: dict[str, float] = {}
        for kind in KINDS:
            told |= shares(f"{kind}s", colours, self._colours[kind])
            told |= shares(f"{kind}s_won", SIDES, self._winners[kind])
        return told


def _winner(conflict: Conflict, resolved: ConflictResolved) -> SideName:
    return "attacker" if resolved.winner == conflict.attacker.seat else "defender"
