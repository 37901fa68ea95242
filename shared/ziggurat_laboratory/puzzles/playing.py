"""Games of bots whose last turns puzzles are looked for in."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Any, Final

from ziggurat.bots.player import Player
from ziggurat.bots.puzzles.trying import AnyGame

MOST_STEPS: Final = 5_000
"""A game without an end is left there."""


def turns_begun(game: AnyGame, position: Any, players: Sequence[Player], random: Random) -> list[Any]:
    """The positions in which turns begin while these players go on from `position` to the end, the oldest first.

    They are those in which a seat decides first in a turn of its own. None at all if the match comes to no end.
    """
    begun: list[Any] = []
    number = game.span(position).number - 1
    for _ in range(MOST_STEPS):
        if game.result(position) is not None:
            return begun
        due, span = game.due(position), game.span(position)
        if not due.seats:
            position, _ = game.expire(position, ())
            continue
        if span.number != number and span.seat in due.seats:
            number = span.number
            begun.append(position)
        seat = due.seats[0]
        position, _ = game.apply(position, seat, players[seat].choose(game, game.view(position, seat), random))
    return []
