"""Setting up a game from a seed (rule 3)."""

from __future__ import annotations

import random
from typing import Final

from ziggurat.games.chance import below, shuffled
from ziggurat.games.tigris.board import TEMPLES
from ziggurat.games.tigris.colours import in_order
from ziggurat.games.tigris.position import CATASTROPHES, HAND, Board, Position, TigrisOptions
from ziggurat.games.tigris.spaces import SPACES

SEAT_COUNTS: Final = (2, 3, 4)
IN_BAG: Final = {"k": 30, "r": 47, "b": 36, "g": 30}
"""The tiles in the bag before dealing."""
ARTISTS: Final = {"y": 20}
"""What the Artist adds to them (12.2)."""


def set_up(seats: int, options: TigrisOptions, seed: int) -> Position:
    """The position in which the first player decides. Raises ValueError unless `seats` is in SEAT_COUNTS."""
    if seats not in SEAT_COUNTS:
        raise ValueError(f"Tigris & Euphrates takes 2 to 4 players, not {seats}")
    source = random.Random(seed)
    tiles = IN_BAG | (ARTISTS if options.artist else {})
    bag = "".join(shuffled("".join(letter * count for letter, count in tiles.items()), source))
    first = below(seats, source)
    colours = len(options.colours)
    board = Board(
        options,
        "".join("R" if TEMPLES >> number & 1 else "." for number in range(SPACES)),
        leaders=((None,) * colours,) * seats,
        catastrophes=(CATASTROPHES,) * seats,
        first=first,
        seat=first,
    )
    return Position(
        board,
        hands=tuple(in_order(bag[seat * HAND : (seat + 1) * HAND]) for seat in range(seats)),
        points=((0,) * colours,) * seats,
        treasures=(0,) * seats,
        bag=bag[seats * HAND :],
    )
