"""What things are worth to a merchant of Ur, in points of the final score."""

from __future__ import annotations

from typing import Final

from ziggurat.games.ur.position import Position

CUBE: Final = 0.8
"""A cube on a tile: the stuff of attacks, defence and ziggurats."""
FIVE: Final = 6.0
"""A tile of five cubes, on which the next turn may build."""
LASTING: Final = 1.5
"""How much more a point counts that nobody can take away: those of ziggurats and the tiles under them."""
TURN: Final = 0.9
"""What the two slots of the next turn are worth, compared with the same gains now."""
RAID_AT_HAND: Final = 0.6
"""How likely a possible attack comes from a player whose hand tile has War."""
RAID_AFAR: Final = 0.2
"""The same from a player who would have to take War first."""
NEXT_RAID: Final = 0.5
"""How much less likely each further attack on the same player is."""
RIVAL_GAIN: Final = 0.5
"""What a cube given to another player costs, as a share of its value."""
LEADER: Final = 0.6
"""How much of the comparison with others is with the best of them; the rest is with all of them evenly."""
VICTORY: Final = 20.0
"""A safe lead when the last round has begun; a smaller lead counts in proportion, and being behind the other way."""
SAFE_LEAD: Final = 10.0
"""The points ahead that make a lead safe in the last round."""
WIN: Final = 1000.0
"""A game won, far above any number of points."""

_WEARY: Final = 15
"""The rounds after which what lasts counts twice: the longer tiles change hands, the less holding them means."""
_BY_STOCK: Final[tuple[float, ...]] = (0.35, 0.8, 0.9, 1.0, 1.0, 1.0)


def horizon(position: Position) -> float:
    """How much of what pays later still counts: 1 early in the game, less with few ziggurats or rounds left."""
    by_stock = _BY_STOCK[position.stock]
    last = position.options.max_rounds
    if last is None or position.phase != "turn":
        return by_stock
    return min(by_stock, (last - position.round + 1) / 4)


def weariness(position: Position) -> float:
    """How much more what lasts counts because the game has gone on for long: from 1 upwards."""
    return 1 + position.round / _WEARY if position.phase == "turn" else 1.0
