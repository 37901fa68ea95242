"""Chance, the same on every machine: of a source of randomness only `random()` is used, whose sequence is the same in
every version of Python (decision 4)."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")


def below(bound: int, source: random.Random) -> int:
    """A number from 0 to bound - 1."""
    return int(source.random() * bound)


def shuffled(values: Sequence[T], source: random.Random) -> list[T]:
    """The same values in another order."""
    order = list(values)
    for last in range(len(order) - 1, 0, -1):
        other = below(last + 1, source)
        order[last], order[other] = order[other], order[last]
    return order
