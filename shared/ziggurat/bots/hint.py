"""A hint: the best turn that is found, and how much better it is than one played without much thought."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import Any, Final

import msgspec

from ziggurat.bots.evaluators import evaluator_of
from ziggurat.bots.levels import player_of
from ziggurat.bots.review import Judge
from ziggurat.bots.search.plan import Plan
from ziggurat.bots.thinking import Effort, ponder
from ziggurat.games.game import Game, Seat, View

CARELESS: Final = "apprentice"
"""The level that plays the turns to compare with."""
_TRIED: Final = 4
"""How many of them are judged."""
_NODES: Final = 600
"""The most positions looked at to judge what a turn led to."""
_MOST_STEPS: Final = 60
"""A turn that takes longer is judged where it stands then."""


class Hint(msgspec.Struct, frozen=True):
    """The plan to follow, and by seat the chances of winning after a turn played carelessly, and after the plan."""

    plan: Plan
    careless: tuple[float, ...]
    chances: tuple[float, ...]


def hint(game: Game[Any, Any, Any], view: View[Any, Any], effort: Effort, random: Random) -> Hint:
    """The best that the viewer can do, found with that effort.

    The chances are judged as in a review: with the viewer's eyes, and once the next player has answered.
    Raises ValueError if no decision of the viewer is awaited.
    """
    seat = view.viewer
    if seat is None:
        raise ValueError("a watcher has nothing to decide")
    plan, judge = ponder(game, view, effort, random).plan, Judge(game, _NODES)
    last = plan[-1]
    planned, _ = game.apply(last.position, seat, last.action)
    begins = evaluator_of(game).imagine(view, random)
    careless = [judge.chances_after(_carelessly(game, begins, seat, random), seat) for _ in range(_TRIED)]
    mean = tuple(map(fmean, zip(*careless, strict=True)))
    return Hint(plan, mean, judge.chances_after(planned, seat))


def _carelessly(game: Game[Any, Any, Any], position: Any, seat: Seat, random: Random) -> Any:
    """The position after the seat's turn, or its answer within another's, played without much thought."""
    player, span = player_of(CARELESS), game.span(position)
    for _ in range(_MOST_STEPS):
        to_act = game.due(position).seats
        if seat in to_act and game.span(position) == span:
            action = player.choose(game, game.view(position, seat), random)
            position, _ = game.apply(position, seat, action)
        elif to_act and span.seat == seat and game.span(position) == span:
            answer = next(iter(game.candidates(game.view(position, to_act[0]))))
            position, _ = game.apply(position, to_act[0], answer)
        else:
            break
    return position
