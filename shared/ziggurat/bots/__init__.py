"""Players that think: they see a view, never the position."""

from typing import Final

LEVELS: Final[tuple[str, ...]] = ("random", "apprentice", "merchant", "priest", "king")
"""The levels of play, weakest first. Every game has every level."""
STYLES: Final[tuple[str, ...]] = ("builder", "raider", "trader")
"""The styles of play: each game says in its own terms what they like. Who has none likes nothing but to win."""
