"""How stories are told: how fast, with or without motion, in which colours, and where their sounds go."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ziggurat_client.art.palette import STANDARD, Palette
from ziggurat_client.sound.names import Effect


def unheard(effect: Effect) -> None:
    """Where sounds go that nobody hears."""


@dataclass(frozen=True)
class Telling:
    """The person's wishes about stories.

    `speed` 2 halves every duration, and 0 shows only how each story ends. A `reduced` telling lets the picture before
    give way to the one after, and nothing moves. `hear` takes the sounds at their moments.
    """

    speed: float = 1.0
    reduced: bool = False
    palette: Palette = STANDARD
    hear: Callable[[Effect], None] = unheard
