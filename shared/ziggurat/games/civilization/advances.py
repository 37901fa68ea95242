"""The civilization cards, here called advances: prices, credits, and what a nation still may own (rule 10)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from ziggurat.games.civilization.tables import TABLES, Advance, AdvanceId, Group

ADVANCES: Final[dict[AdvanceId, Advance]] = {advance.id: advance for advance in TABLES.advances}
"""All sixteen by id, in the order of the table."""
MOST_IN_FULL: Final = 11
"""The most advances that a nation ever owns in the full game (10.2)."""


def in_table_order(advances: Iterable[AdvanceId]) -> tuple[AdvanceId, ...]:
    """The advances, each once, in the order of the table."""
    owned = set(advances)
    return tuple(advance for advance in ADVANCES if advance in owned)


def credit_for(advance: AdvanceId, owned: Iterable[AdvanceId]) -> int:
    """What the owned advances together give off its price; each at most its one credit for it (10.1)."""
    return sum(ADVANCES[each].credits.get(advance, 0) for each in owned)


def cost_of(advance: AdvanceId, owned: Iterable[AdvanceId]) -> int:
    """Its price less the credits, never below 0 (10.1)."""
    return max(0, ADVANCES[advance].price - credit_for(advance, owned))


def points_of(owned: Iterable[AdvanceId]) -> int:
    """The sum of the printed prices (12)."""
    return sum(ADVANCES[each].price for each in owned)


def groups_of(owned: Iterable[AdvanceId]) -> frozenset[Group]:
    """The groups of these advances; one of two groups counts for both (R36)."""
    return frozenset(group for each in owned for group in ADVANCES[each].groups)
