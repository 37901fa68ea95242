"""How far a conflict has been told."""

from __future__ import annotations

from dataclasses import dataclass

from ziggurat.games.game import Seat


@dataclass(frozen=True)
class Progress:
    """How far a conflict has been told: how wide the band has `opened` and how far the strengths on the map were
    `counted`, both 0 to 1; the defender's `answer`, None until it is given; and the `victor`, None until there is
    one."""

    opened: float = 1.0
    counted: float = 1.0
    answer: int | None = None
    victor: Seat | None = None
