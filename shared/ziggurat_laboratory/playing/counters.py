"""The counters of all games, for what is measured beside the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from ziggurat_laboratory.babel.counter import BabelCounter
from ziggurat_laboratory.civilization.counter import CivilizationCounter
from ziggurat_laboratory.playing.counter import Counter, SilentCounter
from ziggurat_laboratory.tigris.counter import TigrisCounter
from ziggurat_laboratory.ur.counter import UrCounter

COUNTERS: Final[dict[str, Callable[[], Counter]]] = {
    "ur": UrCounter,
    "babel": BabelCounter,
    "tigris": TigrisCounter,
    "civilization": CivilizationCounter,
}
"""The counter of each game, by its id."""


def counter_of(game: str) -> Counter:
    """A new counter for one game."""
    return COUNTERS.get(game, SilentCounter)()
