"""Setting up a game of Babel from a seed (rule 5)."""

from __future__ import annotations

import random
from typing import Final

from ziggurat.games.babel.course import GENERATORS, begin_turn
from ziggurat.games.babel.peoples import COPIES, PEOPLES, in_order
from ziggurat.games.babel.position import SEATS, TEMPLE_CARDS, BabelOptions, Board, Position, Side
from ziggurat.games.chance import below, shuffled

DEALT: Final = 5
"""How many people cards each player is dealt."""
FIXED_FIRST: Final = {"first_seat": 0, "second_seat": 1}


def set_up(seats: int, options: BabelOptions, seed: int) -> Position:
    """The position in which the first player, who has drawn, decides. Raises ValueError unless `seats` is 2."""
    if seats != SEATS:
        raise ValueError(f"Babel takes 2 players, not {seats}")
    source = random.Random(seed)
    levels = [level for level, count in enumerate(TEMPLE_CARDS, start=1) for _ in range(count)]
    pile = shuffled(levels[SEATS:], source)  # the start cards are the first two, of level 1
    people = "".join(shuffled("".join(PEOPLES) * COPIES, source))
    drawn_first, generator = below(SEATS, source), below(GENERATORS, source)
    dealt = Position(
        board=Board((Side(), Side()), seat=FIXED_FIRST.get(options.first, drawn_first)),
        hands=(in_order(people[:DEALT]), in_order(people[DEALT : 2 * DEALT])),
        deck=people[2 * DEALT :],
        pile=tuple(pile),
        generator=generator,
    )
    return begin_turn(dealt)[0]
