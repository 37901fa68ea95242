"""What a turn earns."""

from __future__ import annotations

from typing import NamedTuple

from ziggurat.games.game import Action


class Earning(NamedTuple):
    """A turn, and the points of its seat after it, those of before included."""

    actions: tuple[Action, ...]
    points: int
