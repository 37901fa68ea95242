"""Players that think: they see a view, never the position."""

from typing import Final

LEVELS: Final[tuple[str, ...]] = ("random", "greedy")
"""The levels of play, weakest first. Every game has every level."""
