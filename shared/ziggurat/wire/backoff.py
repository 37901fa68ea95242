"""When to try again to reach a server that is gone."""

from __future__ import annotations

from random import Random
from typing import Final

FIRST: Final = 0.5
LONGEST: Final = 8.0
"""Seconds until the first try, and at most, in the mean: every try doubles them."""
JITTER: Final = 0.5
"""The share by which a delay is longer or shorter by chance, so that those who were cut off together come apart."""


def retry_delay(tries: int, random: Random, longest: float = LONGEST) -> float:
    """Seconds until the next try after `tries` that failed."""
    mean: float = min(FIRST * 2 ** min(tries, 16), longest)
    return mean * random.uniform(1 - JITTER, 1 + JITTER)
