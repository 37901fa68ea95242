"""How fast King thinks: complete turns judged a second, each with its best swap, in one run beside python-chess."""

from __future__ import annotations

import random
from functools import partial
from typing import Any

from tests.bench.measuring import Row, rates
from tests.bench.rules import ROUND_LIMIT, random_chess

from ziggurat.bots.search.lookahead import best_choice
from ziggurat.bots.thinking import Effort, decision_of
from ziggurat.games.game import View
from ziggurat.games.ur.position import UNTOUCHED, UrOptions
from ziggurat.games.ur.rules import Ur

ROUNDS = 3
NODES = 1000
EVERY = 12
"""A turn is thought about every so many actions of a random game."""
UR = Ur()


def rows() -> list[Row]:
    """A row for each number of players; the reference is a move of random chess, for want of anything closer."""
    found = rates(thinking() | {"chess": random_chess}, ROUNDS)
    chess = found.pop("chess")
    return [Row(f"{name} (python-chess random move)", rate, chess, "turns/s") for name, rate in found.items()]


def thinking() -> dict[str, Any]:
    """By name, the plays that count the turns King judges."""
    return {f"King's turns judged, {seats} seats": partial(_think, _begun_turns(seats)) for seats in Ur.seat_counts}


def _think(views: list[View[Any, Any]], _: int) -> int:
    judged = 0
    for view in views:
        decision = decision_of(UR, view, Effort(NODES), random.Random(1), "experienced")
        best_choice(decision)
        judged += decision.budget.spent
    return judged


def _begun_turns(seats: int) -> list[View[Any, Any]]:
    """Views of a random game at the beginning of turns."""
    source, views = random.Random(seats), []
    position = UR.setup(seats, UrOptions(max_rounds=ROUND_LIMIT), seats)
    left = EVERY
    while acting := UR.due(position).seats:
        view = UR.view(position, acting[0])
        left -= 1
        if left <= 0 and position.phase == "turn" and position.turn == UNTOUCHED:
            views.append(view)
            left = EVERY
        position, _ = UR.apply(position, acting[0], source.choice(UR.candidates(view)))
    return views
