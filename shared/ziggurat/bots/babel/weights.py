"""The weights of the features by which states of Babel are judged, as logarithms of odds.

What is good for one side is as bad for the other. The numbers were set by hand and by duels: changed a little,
and kept where that won.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

HAND: Final = ("cards", "many_cards")


def _both_sides(weights: Mapping[str, float]) -> dict[str, float]:
    """The weights of `ALL_FEATURES`, from those of one side."""
    both: dict[str, float] = {}
    for name, weight in weights.items():
        both[name if name in HAND else f"own_{name}"] = weight
        both[f"rival_{name}"] = -weight
    return both


PLAIN: Final = _both_sides(
    {"level": 0.25, "people": 0.1, "surplus": 0.025, "uses": 0.2, "cards": 0.125, "many_cards": 0.125}
)
"""What a player without experience sees: temples, people, triples and cards."""

EXPERIENCE: Final = _both_sides(
    {
        "level": 0.29,
        "people": 0.1,
        "surplus": 0.025,
        "uses": 0.14,
        "cards": 0.15,
        "many_cards": 0.11,
        "ready": 0.03,
        "ready_for_two": 0.02,
        "late_score": 0.03,
        "above_nine": 0.02,
        "destroyable": 0.02,
        "plunderable": 0.02,
        "end_pair": 0.02,
        "to_win_over": 0.02,
    }
)
