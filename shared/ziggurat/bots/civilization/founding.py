"""When cities are founded: not while tokens are few and multiply, but in time for the Bronze Age."""

from __future__ import annotations

from typing import Final

from ziggurat.bots.civilization.horizon import turns_left
from ziggurat.games.civilization.nations import CITIES
from ziggurat.games.civilization.position import Board
from ziggurat.games.civilization.succession import CITIES_FOR_BRONZE, EARLY_BRONZE
from ziggurat.games.game import Seat

_RIPE: Final = 0.6
"""A stock below this share of the tokens on the map will soon be used up; then cities cost no growth."""
_FRUITFUL: Final = 1.0
"""The same where cities bring in cards."""
_HARVEST: Final = 3
"""The last turns, in which every city counts."""


def wise_cities(board: Board, seat: Seat) -> int:
    """How many new cities are good for the nation now, if it can found them."""
    nation = board.nations[seat]
    standing, bronze = len(nation.cities), EARLY_BRONZE[nation.id]
    if board.options.has_cards and nation.stock < _FRUITFUL * nation.on_map:
        return CITIES
    if turns_left(board) <= _HARVEST or nation.stock < _RIPE * nation.on_map:
        return CITIES
    if board.options.mode == "first_societies":
        return 0
    if nation.marker >= bronze:
        return 0 if standing else CITIES
    return max(0, CITIES_FOR_BRONZE - standing) if nation.marker == bronze - 1 else 0


def is_vain(board: Board, seat: Seat, founded: int) -> bool:
    """Whether so many new cities would only cost tokens: they do not open the Bronze Age, before which they are good
    for nothing else."""
    nation = board.nations[seat]
    if board.options.mode == "first_societies" or nation.marker >= EARLY_BRONZE[nation.id] or turns_left(board) <= 1:
        return False
    return 0 < len(nation.cities) + founded < CITIES_FOR_BRONZE
