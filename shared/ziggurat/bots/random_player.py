"""The level "random": anything that is legal."""

from __future__ import annotations

from random import Random
from typing import Any

from ziggurat.bots.player import OutOfTime, Player
from ziggurat.games.game import Action, Game, View


class RandomPlayer(Player):
    """Draws a kind of action first and then one of that kind, so that numerous kinds do not drown the others."""

    def choose(
        self, game: Game[Any, Any, Any], view: View[Any, Any], random: Random, out_of_time: OutOfTime | None = None
    ) -> Action:
        by_kind: dict[type[Action], list[Action]] = {}
        for action in game.legal(view):
            by_kind.setdefault(type(action), []).append(action)
        if not by_kind:
            raise ValueError(f"no decision of seat {view.viewer} is awaited")
        return random.choice(random.choice(list(by_kind.values())))
