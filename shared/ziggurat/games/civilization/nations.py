"""The nine nations in their order, and the pieces of each (rules 1 and 2)."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

NationId: TypeAlias = Literal["africa", "italy", "illyria", "thrace", "crete", "asia", "assyria", "babylon", "egypt"]
NATIONS: Final[tuple[NationId, ...]] = (
    "africa",
    "italy",
    "illyria",
    "thrace",
    "crete",
    "asia",
    "assyria",
    "babylon",
    "egypt",
)
"""In nation order, which settles every tie that is not settled otherwise."""
TOKENS: Final = 55
CITIES: Final = 9
SHIPS: Final = 4
