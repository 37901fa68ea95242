"""A single turn that is tried by the rules, with the others' answers."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from random import Random
from typing import Any, Final, TypeAlias

from ziggurat.bots.answering import answered
from ziggurat.bots.player import Player
from ziggurat.games.game import Action, Game, IllegalAction, Seat
from ziggurat.match.puzzle import Goal, Verdict, verdict

AnyGame: TypeAlias = Game[Any, Any, Any]
Choose: TypeAlias = Callable[[Any], Action | None]
"""What somebody does in a position whose decision is awaited; None if they do not know."""
_LONGEST_TURN: Final = 300
"""In steps."""


def outcome(game: AnyGame, start: Any, seat: Seat, choose: Choose, goal: Goal | None = None) -> tuple[Verdict, Any]:
    """What comes of the turn of `seat` that begins at `start` and is to reach the `goal`, or without one to win, if it
    does what `choose` says, and the last position.

    Others answer as `answered` has it. What the rules refuse ends it, and the turn is missed then.
    """
    position, turn, found = start, game.span(start).number, verdict(game, start, start, seat, goal)
    for _ in range(_LONGEST_TURN):
        if found != "open":
            return found, position
        action = choose(position) if seat in game.due(position).seats else None
        if action is None:
            break
        try:
            position, _ = game.apply(position, seat, action)
        except IllegalAction:
            break
        for _, _, answered_position in answered(game, position, seat, turn):
            position = answered_position
        found = verdict(game, start, position, seat, goal)
    return "missed", position


def in_order(actions: Iterable[Action]) -> Choose:
    """Does these actions one after the other."""
    left = iter(actions)
    return lambda position: next(left, None)


def by_player(game: AnyGame, player: Player, seat: Seat, random: Random) -> Choose:
    """Does what a player would."""
    return lambda position: player.choose(game, game.view(position, seat), random)
