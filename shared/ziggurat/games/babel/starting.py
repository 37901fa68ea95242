"""The start card: it must be built in the first turn, before any other, and must stay possible (rule 7.6)."""

from __future__ import annotations

from typing import Final

from ziggurat.games.babel.position import Side
from ziggurat.games.game import Refusal

START_CARD_FIRST: Final = Refusal("start_card_first", rule="7.6", detail="the start card must be built first")
START_CARD_IMPOSSIBLE: Final = Refusal(
    "start_card_impossible", rule="7.6", detail="after that the start card could not be built any more"
)
MARCH: Final = 3
"""How many cards migrate."""


def can_still_start(side: Side, hand: int, *, migrated: bool) -> bool:
    """Whether the start card of `side`, which is not built yet, can still be built this turn with `hand` cards."""
    if hand >= 2:
        return True
    if side.pawn is None:
        return False
    if hand == 1 or side.column(side.pawn):
        return True
    return not migrated and any(len(column) >= MARCH for column in side.columns)
