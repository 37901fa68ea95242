"""Players that think: they see a view, never the position."""

from typing import Final

LEVELS: Final[tuple[str, ...]] = ("random", "apprentice", "merchant", "priest", "king")
"""The levels of play, weakest first. Every game has every level."""
