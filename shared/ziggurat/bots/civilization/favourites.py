"""The nations that are taken first, by how well they did."""

from __future__ import annotations

from collections.abc import Collection
from typing import Final, TypeAlias

from ziggurat.games.civilization.nations import NationId
from ziggurat.games.civilization.position import Mode

Favourites: TypeAlias = dict[Mode, tuple[NationId, ...]]
"""By mode all nations, the best first."""

LIKED: Final[Favourites] = {
    "nomads": ("asia", "egypt", "africa", "babylon", "thrace", "illyria", "assyria", "italy", "crete"),
    "farmers": ("thrace", "babylon", "assyria", "asia", "italy", "africa", "illyria", "crete", "egypt"),
    "first_societies": ("thrace", "asia", "babylon", "assyria", "illyria", "italy", "crete", "africa", "egypt"),
    "full": ("thrace", "asia", "babylon", "assyria", "illyria", "italy", "crete", "africa", "egypt"),
}
"""At tables of three, four and six where all followed usual plans; with cards, as among farmers or guessed."""
PROVEN: Final[Favourites] = {
    **LIKED,
    "first_societies": ("babylon", "italy", "asia", "illyria", "africa", "thrace", "assyria", "crete", "egypt"),
    "full": ("babylon", "italy", "illyria", "thrace", "africa", "assyria", "asia", "crete", "egypt"),
}
"""With cards: of kings against priests, three and six at a table; Crete and Egypt, which are seldom left, among kings
that took theirs at random."""


def favourite(favourites: tuple[NationId, ...], left: Collection[NationId]) -> NationId:
    """The first of them that is left. Raises StopIteration if none is."""
    return next(nation for nation in favourites if nation in left)
