"""The civilization tiles of Ur (rules 1 and 2).

A kind is one letter: A(griculture), T(rade), C(ulture), P(olitics), W(ar). A tile is two letters, the face it shows
and the face below: "WT" shows War and has Trade on its other side.
"""

from __future__ import annotations

from itertools import combinations
from typing import Annotated, Final, TypeAlias

import msgspec

from ziggurat.whole import whole

AGRICULTURE: Final = "A"
TRADE: Final = "T"
CULTURE: Final = "C"
POLITICS: Final = "P"
WAR: Final = "W"
KINDS: Final = "ATCPW"

Kind: TypeAlias = Annotated[str, msgspec.Meta(pattern=whole("[ATCPW]"), description="One of A, T, C, P, W.")]
Tile: TypeAlias = Annotated[
    str,
    msgspec.Meta(
        pattern=whole(r"[ATCPW]{2}|\?\?"),
        description="Two letters: the face shown and the face below; ?? where it is hidden.",
    ),
]

OpenTile: TypeAlias = Annotated[
    str, msgspec.Meta(pattern=whole("[ATCPW]{2}"), description="Two letters: the face shown and the face below.")
]
"""A tile whose faces everyone may know."""
HIDDEN: Final = "??"
"""Stands in a view for a tile whose faces the viewer may not know."""

COPIES: Final = 4
"""How many tiles there are of each of the ten pairs."""

PAIRS: Final = tuple(a + b for a, b in combinations(KINDS, 2))
"""The ten pairs, each as a tile with its first kind up."""

PAIR: Final = {tile: pair for pair in PAIRS for tile in (pair, pair[::-1])} | {HIDDEN: HIDDEN}
"""The pair of a tile whatever face is up. Two tiles are identical when their pairs are (rule 2)."""

OTHERS: Final = {tile: frozenset(other for other in PAIR if PAIR[other] != PAIR[tile]) for tile in PAIR}
"""By tile: the tiles that are not identical to it (rule 2)."""


def with_face(tile: Tile, face: Kind) -> Tile:
    """The tile with `face` up. `face` must be one of its two."""
    return tile if tile[0] == face else tile[::-1]
