"""The tiles of Ur that nobody sees: those below the top of the market's pile."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Final

from msgspec.structs import replace

from ziggurat.games.ur.position import Position
from ziggurat.games.ur.tiles import COPIES, HIDDEN, PAIR, PAIRS, Tile

_FEWER_COPIES: Final = COPIES - 1
"""How many tiles there are of each pair at a table of two (rule 3.2)."""


def with_unseen_drawn(position: Position, random: Random) -> Position:
    """The position with some tiles in place of the hidden ones, such as may lie there by all that is seen."""
    hidden = position.market.count(HIDDEN)
    if not hidden:
        return position
    drawn = iter(_drawn(position, hidden, random))
    return replace(position, market=tuple(next(drawn) if tile == HIDDEN else tile for tile in position.market))


def unseen(position: Position) -> list[Tile]:
    """The pairs of the tiles that are seen nowhere."""
    copies = _FEWER_COPIES if len(position.hands) == 2 else COPIES
    seen = Counter(PAIR[tile] for tile in (*position.tiles, *position.hands, *position.market))
    return list((Counter(dict.fromkeys(PAIRS, copies)) - seen).elements())


def _drawn(position: Position, count: int, random: Random) -> list[Tile]:
    left = unseen(position)
    # A position made up by hand may show more tiles of a pair than there are.
    return random.sample(left if len(left) >= count else list(PAIRS) * count, count)
