"""Turns that make a puzzle: few of those that come to mind win, and a deeper search finds one of them too."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, NamedTuple

import msgspec

from ziggurat.bots.evaluators import evaluator_of
from ziggurat.bots.levels import player_of
from ziggurat.bots.puzzles.trying import AnyGame, by_player, in_order, outcome
from ziggurat.bots.search.lookahead import best_choice
from ziggurat.bots.thinking import Effort, decision_of
from ziggurat.certainty import present
from ziggurat.games.game import Action, Seat, Span
from ziggurat.match.puzzle import MOST_STEPS, Origin, Puzzle, Stars

LATE: Final = 6
"""How many of a match's last turns are looked at."""
MOST_OF_A_MATCH: Final = 3
"""So many turns of one match may become puzzles."""
MOST_WINNING: Final = 0.4
"""The greatest share of the turns considered that may win."""
_DEEPER: Final = 10
"""How many times as many positions the search that confirms a puzzle looks at."""
_CARELESS_TRIES: Final = 6
_MOST_CARELESS: Final = 2
"""So many of these turns, played without much thought, may win at most."""
_DEALS_OF_HIDDEN: Final = 6
"""In so many ways what is hidden is dealt anew, and the solution is right in all of them."""
_RARE: Final = 0.1
"""A share of winning turns from which on they are rare."""
_LONG: Final = 4
"""So many actions make a long solution."""


class Promising(NamedTuple):
    """Where a turn begins that may be a puzzle, and which share of the turns considered there wins."""

    share: float
    start: Any


def promising(game: AnyGame, begun: Sequence[Any], effort: Effort) -> Iterator[Promising]:
    """Of the last turns, which begin at the positions `begun`, those that few ways win, the last one first.

    With the first in which no turn considered ends the match the search is over.
    """
    for start in reversed(begun[-LATE:]):
        share = _winning_share(game, start, _mover(game, start), effort)
        if share is None:
            return
        if 0 < share <= MOST_WINNING:
            yield Promising(share, start)


def puzzles_among(
    game: AnyGame, found: Sequence[Promising], seats: int, effort: Effort, origin: Callable[[Span], Origin]
) -> Iterator[Puzzle]:
    """Those that the deeper search confirms, the ones first whose winning turns are rarest; `origin` says of a turn
    where it comes from."""
    for share, start in sorted(found, key=lambda each: each.share)[:MOST_OF_A_MATCH]:
        seat = _mover(game, start)
        solution = _confirmed(game, start, seat, effort)
        if solution is not None:
            stars = _stars(game, start, seat, share, len(solution))
            yield _written(game, start, seats, stars, origin(game.span(start)), solution)


def _mover(game: AnyGame, start: Any) -> Seat:
    """Whose turn begins there."""
    return present(game.span(start).seat)


def _winning_share(game: AnyGame, start: Any, seat: Seat, effort: Effort) -> float | None:
    """The share of the turns considered that win; 1 if a careless turn often does, None if none of them ends it."""
    decision = decision_of(game, game.view(start, seat), effort, Random(0), "far")
    ending = [choice for choice in decision.choices if decision.generator.mover(choice.state) is None]
    plans = ([step.action for step in decision.plan(choice)] for choice in ending)
    tried = [outcome(game, start, seat, in_order(plan)) for plan in plans]
    if all(game.result(position) is None for _, position in tried):
        return None
    share = sum(found == "won" for found, _ in tried) / len(decision.choices)
    if not 0 < share <= MOST_WINNING:
        return share
    random, careless = Random(0), 0
    for _ in range(_CARELESS_TRIES):
        player = player_of("apprentice", effort.nodes // 6)
        careless += outcome(game, start, seat, by_player(game, player, seat, random))[0] == "won"
        if careless > _MOST_CARELESS:
            return 1.0
    return share


def _confirmed(game: AnyGame, start: Any, seat: Seat, effort: Effort) -> tuple[Action, ...] | None:
    """The shortest solution, if the deeper search takes a turn that wins, and it wins whatever is hidden."""
    deeper = msgspec.structs.replace(effort, nodes=effort.nodes * _DEEPER)
    decision = decision_of(game, game.view(start, seat), deeper, Random(0), "far")
    best = tuple(step.action for step in decision.plan(best_choice(decision)))
    if outcome(game, start, seat, in_order(best))[0] != "won":
        return None
    ending = [choice for choice in decision.choices if decision.generator.mover(choice.state) is None]
    plans = [best, *(tuple(step.action for step in decision.plan(choice)) for choice in ending)]
    for plan in sorted(plans, key=len):
        if outcome(game, start, seat, in_order(plan))[0] == "won":
            short = _pruned(game, start, seat, plan)
            if len(short) <= MOST_STEPS and _is_sound(game, start, seat, short):
                return short
    return None


def _pruned(game: AnyGame, start: Any, seat: Seat, plan: tuple[Action, ...]) -> tuple[Action, ...]:
    """The plan without the actions that it does not need to win."""
    number = 0
    while number < len(plan):
        shorter = (*plan[:number], *plan[number + 1 :])
        if shorter and outcome(game, start, seat, in_order(shorter))[0] == "won":
            plan = shorter
        else:
            number += 1
    return plan


def _is_sound(game: AnyGame, start: Any, seat: Seat, plan: Sequence[Action]) -> bool:
    """Whether the plan ends the match with the same standing of its seat, however what is hidden from it lies.

    What others have behind their screens counts as it is: whoever solves the puzzle is told how they stand.
    """
    expected = _standing(game, outcome(game, start, seat, in_order(plan))[1], seat)
    view = game.view(start, seat)
    imagined = (evaluator_of(game).imagine(view, Random(number)) for number in range(_DEALS_OF_HIDDEN))
    return all(
        _standing(game, outcome(game, position, seat, in_order(plan))[1], seat) == expected for position in imagined
    )


def _standing(game: AnyGame, position: Any, seat: Seat) -> tuple[int, tuple[int, ...]] | None:
    """The score of the seat at the end and what parts equal ones, None before the end."""
    result = game.result(position)
    if result is None:
        return None
    return next((each.score, each.breakers) for each in result.standings if each.seat == seat)


def _stars(game: AnyGame, start: Any, seat: Seat, share: float, steps: int) -> Stars:
    """How hard it is: winning turns are rare, the solution is long, a merchant does not find it."""
    merchant = by_player(game, player_of("merchant", 200), seat, Random(0))
    found = outcome(game, start, seat, merchant)[0] == "won"
    return min(3, 1 + (share <= _RARE) + (steps >= _LONG) + (not found))


def _written(game: AnyGame, start: Any, seats: int, stars: Stars, origin: Origin, solution: Sequence[Action]) -> Puzzle:
    return Puzzle(
        name=f"{game.id}-{origin.seed}-{origin.turn}",
        game=game.id,
        rules_version=game.rules_version,
        seats=seats,
        seat=_mover(game, start),
        stars=stars,
        origin=origin,
        position=msgspec.Raw(msgspec.json.encode(start)),
        solution=tuple(msgspec.Raw(msgspec.json.encode(action)) for action in solution),
    )
