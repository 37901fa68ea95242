"""What the other seats do while somebody tries a turn alone: they answer as a careful player of theirs would."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from ziggurat.bots.levels import player_of
from ziggurat.games.game import Action, Event, Game, IllegalAction, Seat

_LEVEL: Final = "merchant"
_NODES: Final = 60
_MOST: Final = 400
"""The most answers to one action."""


def answer(game: Game[Any, Any, Any], position: Any, seat: Seat, random: Random) -> Action:
    """What that seat answers. Raises ValueError if none of its decisions is awaited."""
    return player_of(_LEVEL, _NODES).choose(game, game.view(position, seat), random)


def answered(
    game: Game[Any, Any, Any], position: Any, seat: Seat, turn: int, seed: int = 0
) -> Iterator[tuple[Seat | None, tuple[Event, ...], Any]]:
    """What follows until the seat is awaited again, the match is over, or the turn of that number is and another one
    has begun: who answered, what happened and the position after it, answer by answer. The same position gets the same
    answers to a seed."""
    for _ in range(_MOST):
        due = game.due(position)
        now = game.span(position)
        if seat in due.seats or game.result(position) is not None:
            return
        if now.number != turn and now.seat is not None:
            return
        if due.seats:
            other = due.seats[0]
            position, events = game.apply(position, other, answer(game, position, other, Random(seed)))
            yield other, events, position
            continue
        try:
            position, events = game.expire(position, ())
        except IllegalAction:
            return
        yield None, events, position
