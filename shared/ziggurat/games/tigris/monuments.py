"""The monuments, each of two colours (rules 1 and 12.2)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

from ziggurat.games.tigris.colours import BLACK, BLUE, GREEN, RED, YELLOW

Monument: TypeAlias = Literal[
    "black-red",
    "black-blue",
    "black-green",
    "red-blue",
    "red-green",
    "blue-green",
    "yellow-black",
    "yellow-red",
    "yellow-blue",
    "yellow-green",
]
COLOURS_OF: Final[dict[Monument, tuple[int, int]]] = {
    "black-red": (BLACK, RED),
    "black-blue": (BLACK, BLUE),
    "black-green": (BLACK, GREEN),
    "red-blue": (RED, BLUE),
    "red-green": (RED, GREEN),
    "blue-green": (BLUE, GREEN),
    "yellow-black": (BLACK, YELLOW),
    "yellow-red": (RED, YELLOW),
    "yellow-blue": (BLUE, YELLOW),
    "yellow-green": (GREEN, YELLOW),
}
"""The indices of the two colours of each monument, in the order of colours; the monuments in their own order."""
MONUMENTS: Final[tuple[Monument, ...]] = tuple(COLOURS_OF)
PLAIN_MONUMENTS: Final = 6
"""How many of them there are without the Artist."""
