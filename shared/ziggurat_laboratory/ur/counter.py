"""The counter of Ur: of how slots are spent, of wars, and of how far the game went."""

from __future__ import annotations

from collections import Counter as Multiset
from typing import Any, Final

from ziggurat.games.game import Action, Event
from ziggurat.games.ur.actions import Agriculture, Attack, Build, Culture, EndWithoutSwap, Place, Politics, Swap, Trade
from ziggurat.games.ur.events import Attacked, ZigguratBuilt
from ziggurat.games.ur.land import is_free
from ziggurat.games.ur.position import SLOTS, Position
from ziggurat_laboratory.playing.counter import Counter

PERFORMED: Final[dict[type[Action], str]] = {
    Agriculture: "agriculture",
    Trade: "trade",
    Culture: "culture",
    Politics: "politics",
}
USES: Final = (*PERFORMED.values(), "war", "cube", "free_tile_cube", "building", "nothing")
"""What a slot can be spent on (rules 4.1 and 4.2)."""


class UrCounter(Counter):
    """Counts civilization turns only: neither placement rounds nor the opening swap."""

    def __init__(self) -> None:
        self._slots: Multiset[str] = Multiset()
        self._turns = 0
        self._forced = 0
        self._rounds = 0
        self._ziggurats = 0
        self._attacks = 0
        self._on_owned = 0

    def hear(self, before: Any, action: Action, events: tuple[Event, ...]) -> None:
        if before.phase == "turn":
            self._slots.update(_spent(before, action))
            self._turns += isinstance(action, Swap | EndWithoutSwap)
            self._forced += isinstance(action, Place) and before.turn.forced > 0
            self._rounds = before.round
        for event in events:
            match event:
                case ZigguratBuilt():
                    self._ziggurats += 1
                case Attacked():
                    self._attacks += 1
                    self._on_owned += event.defender is not None

    def measures(self) -> dict[str, float]:
        return {
            "rounds": self._rounds,
            "ziggurats": self._ziggurats,
            "wars": self._slots["war"],
            "forced_turns": self._forced,
            **self._uses(),
            **self._warfare(),
        }

    def _uses(self) -> dict[str, float]:
        """The share of all slots spent on each use. A forced turn has none."""
        slots = SLOTS * (self._turns - self._forced)
        if slots <= 0:
            return {}
        spent = {**self._slots, "nothing": slots - self._slots.total()}
        return {f"slots.{use}": spent.get(use, 0) / slots for use in USES}

    def _warfare(self) -> dict[str, float]:
        wars = self._slots["war"]
        if not wars:
            return {}
        owned = self._on_owned / self._attacks
        return {"attacks_per_war": self._attacks / wars, "attacks.on_owned": owned, "attacks.on_free": 1 - owned}


def _spent(before: Position, action: Action) -> dict[str, int]:
    """The slots that `action` took."""
    match action:
        case Attack():
            return {} if before.turn.at_war else {"war": 1}
        case Build():
            return {"building": SLOTS}
        case Place() if before.turn.forced:
            return {}
        case Place():
            return {"free_tile_cube": SLOTS} if is_free(before, action.square) else {"cube": 1}
        case _:
            return {PERFORMED[type(action)]: 1} if type(action) in PERFORMED else {}
