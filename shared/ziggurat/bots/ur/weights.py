"""The weights of the features by which boards of Ur are judged."""

from __future__ import annotations

from typing import Final

from ziggurat.bots.ur.experience import TABLE, Table
from ziggurat.bots.ur.judgement import FEATURE_NAMES, STAGES, Weights


def weights_of(table: Table) -> Weights:
    """The table with a row for each stage. Features that it does not name weigh nothing."""
    nothing = (0.0,) * STAGES
    return [[table.get(name, nothing)[stage] for name in FEATURE_NAMES] for stage in range(STAGES)]


SURENESS: Final[dict[int, float]] = {2: 1.0, 3: 0.4, 4: 1.0}
"""By the number of seats: how much of a lead lasts. Among three the two others set upon whoever leads."""


def scaled(weights: Weights, share: float) -> Weights:
    """The weights of somebody who is so many times as sure."""
    return [[share * weight for weight in stage] for stage in weights]


EXPERIENCE: Final[dict[int, Weights]] = {seats: scaled(weights_of(TABLE), sure) for seats, sure in SURENESS.items()}
"""By the number of seats: what games have shown, in units of the logarithm of the odds of winning.

What weighs how much against what, games of two have shown: in play that beat what games of three and of four had shown
(see `docs/strength.md`). How sure it makes of winning, games of each number have: see
`python -m ziggurat_laboratory.ur.learning --sureness`.
"""

_PLAIN: Final = weights_of(
    {
        "points": (1.0, 1.0, 1.0, 2.0, 2.0),
        "lasting points": (3.0, 3.0, 2.0, 0.0, 0.0),
        "cubes": (0.5, 0.5, 0.4, 0.1, 0.0),
        "fives, moving next": (2.0, 2.0, 2.0, 1.0, 0.0),
        "fives, moving later": (2.0, 2.0, 2.0, 0.0, 0.0),
        "trade: cubes, moving next": (0.4, 0.4, 0.3, 0.1, 0.0),
        "trade: cubes, moving later": (0.3, 0.3, 0.3, 0.0, 0.0),
        "culture: own cubes, moving next": (0.4, 0.4, 0.3, 0.1, 0.0),
        "culture: own cubes, moving later": (0.3, 0.3, 0.3, 0.0, 0.0),
        "politics: fives to gather, moving next": (1.0, 1.0, 1.0, 0.5, 0.0),
        "politics: fives to gather, moving later": (0.8, 0.8, 0.8, 0.0, 0.0),
        "war: best spoils, moving next": (0.3, 0.3, 0.3, 1.0, 0.0),
        "war: best spoils, moving later": (0.25, 0.25, 0.25, 0.0, 0.0),
        "gravest loss to an armed raider": (-0.5, -0.5, -0.5, -1.0, -1.0),
        "other losses to it": (-0.3, -0.3, -0.3, -0.6, -0.6),
        "losses to one that moves later": (-0.3, -0.3, -0.3, -0.6, -0.6),
    }
)
PLAIN: Final[dict[int, Weights]] = dict.fromkeys((2, 3, 4), _PLAIN)
"""What can be counted without experience, in points: points, cubes, tiles to build on, what the hand tile would bring,
and what others armed with War could take."""
