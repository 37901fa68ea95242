"""A swing that a review names, doubted: what a search ten times as deep says of the same two turns."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final, Literal, TypeAlias

import msgspec

from ziggurat.bots.review import Judge, PlayedTurn, Swing
from ziggurat.bots.search.lookahead import Decision, best_choice
from ziggurat.bots.search.turn_generator import Turn
from ziggurat.bots.thinking import Effort, decision_of
from ziggurat.games.game import Action, Game
from ziggurat.match.match import Match

Preferred: TypeAlias = Literal["recommended", "played", "unknown"]
"""Which of the two turns a King would rather play; unknown where it does not think of both."""

_IMAGINED: Final = 0
"""The seed by which a review imagines what is hidden."""


class Doubted(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One swing: the number of its turn, whose it was, the gain in the mover's chance that the review claims for what
    it recommends, the gain that the deeper search finds, and which of the two a King prefers."""

    turn: int
    seat: int
    claimed: float
    deeper: float
    king: Preferred


def doubted(match: Match, turn: PlayedTurn, swing: Swing, nodes: int) -> Doubted:
    """The swing, asked again within so many nodes a question. Raises ValueError if it has no better plan."""
    if swing.turn.better is None:
        raise ValueError("a swing without a plan")
    game, seat = match.game, turn.seat
    steps = [_read(game, step.position, step.action) for step in swing.turn.better.plan]
    planned, _ = game.apply(steps[-1][0], seat, steps[-1][1])
    judge = Judge(game, nodes)
    deeper = judge.chances_after(planned, seat)[seat] - judge.chances_after(turn.ends, seat)[seat]
    king = _preferred(match, turn, [action for _, action in steps], planned, nodes)
    return Doubted(swing.number, seat, round(swing.turn.missed, 6), round(deeper, 6), king)


def _read(game: Game[Any, Any, Any], position: msgspec.Raw, action: msgspec.Raw) -> tuple[Any, Action]:
    return (
        msgspec.json.decode(position, type=game.position_type),
        msgspec.json.decode(action, type=game.action_type),
    )


def _preferred(match: Match, turn: PlayedTurn, plan: Sequence[Action], planned: Any, nodes: int) -> Preferred:
    """Which of the two turns a King plays that may choose between these alone, with all its thoughts on them."""
    view = match.game.view(turn.begins, turn.seat)
    if turn.seat not in match.game.due(turn.begins).seats:
        return "unknown"
    decision = decision_of(match.game, view, Effort(nodes), Random(_IMAGINED), "far")
    recommended = _choice(match.game, decision, plan, planned)
    played = _choice(match.game, decision, _taken(match, turn), turn.ends)
    if recommended is None or played is None or recommended is played:
        return "unknown"
    decision.choices[:] = [played, recommended]
    return "recommended" if best_choice(decision) is recommended else "played"


def _taken(match: Match, turn: PlayedTurn) -> list[Action]:
    """The actions of its mover in the turn."""
    span = match.game.span(turn.begins)
    taken: list[Action] = []
    for number, step in enumerate(match.steps[turn.first :], turn.first):
        if match.game.span(match.positions[number]) != span:
            break
        if step.seat == turn.seat:
            taken.append(step.action)
    return taken


def _choice(game: Game[Any, Any, Any], decision: Decision, actions: Sequence[Action], ends: Any) -> Turn[Any] | None:
    """The choice with these actions, or with others that lead to what looks the same to whoever chooses."""
    seat = decision.seat
    seen = game.view(ends, seat)
    for choice in decision.choices:
        last = decision.plan(choice)[-1]
        after, _ = game.apply(last.position, seat, last.action)
        if list(choice.actions) == list(actions) or game.view(after, seat) == seen:
            return choice
    return None
