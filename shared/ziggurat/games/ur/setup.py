"""Setting up a game of Ur from a seed (rule 3)."""

from __future__ import annotations

import random

from ziggurat.games.chance import below, shuffled
from ziggurat.games.ur.position import CUBES_PER_PLAYER, NOBODY, ZIGGURATS, Position, UrOptions
from ziggurat.games.ur.squares import NEIGHBOURS
from ziggurat.games.ur.tiles import COPIES, PAIRS, Tile

SEAT_COUNTS = (2, 3, 4)

_TURNED = {pair: (pair, pair[::-1]) for pair in PAIRS}


def set_up(seats: int, options: UrOptions, seed: int) -> Position:
    """The position before the first placement. Raises ValueError unless `seats` is 2, 3 or 4."""
    if seats not in SEAT_COUNTS:
        raise ValueError(f"Ur takes 2 to 4 players, not {seats}")
    source = random.Random(seed)
    side = 5 if seats == 2 else 6
    copies = COPIES - 1 if seats == 2 else COPIES
    grid, rest = _deal(side, [pair for pair in PAIRS for _ in range(copies)], source)
    first = below(seats, source)
    return Position(
        options=options,
        side=side,
        tiles=tuple(grid),
        owners=(NOBODY,) * (side * side),
        cubes=(0,) * (side * side),
        ziggurats=(NOBODY,) * (side * side),
        supplies=(CUBES_PER_PLAYER,) * seats,
        hands=tuple(rest[:seats]),
        market=tuple(rest[seats:]),
        stock=ZIGGURATS,
        phase="placement",
        round=1,
        turns=1,
        first=first,
        seat=first,
    )


def _deal(side: int, tiles: list[Tile], source: random.Random) -> tuple[list[Tile], list[Tile]]:
    """A grid on which no two adjacent tiles show the same face, and the tiles that are left, shuffled (rule 3.2)."""
    while True:
        rest = shuffled(tiles, source)
        grid: list[Tile] = []
        for square in range(side * side):
            shown = {grid[near][0] for near in NEIGHBOURS[side][square] if near < square}
            tile = _take_fitting(rest, shown, source)
            if tile is None:
                break
            grid.append(tile)
        else:
            return grid, rest


def _take_fitting(rest: list[Tile], shown: set[str], source: random.Random) -> Tile | None:
    """Take the first tile of `rest` that can lie with a face not in `shown`, turned so; None if there is none."""
    for index, tile in enumerate(rest):
        fitting = [turned for turned in _TURNED[tile] if turned[0] not in shown]
        if fitting:
            del rest[index]
            return fitting[below(len(fitting), source)]
    return None
