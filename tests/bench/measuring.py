"""How a measurement is taken and told."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass


@dataclass(frozen=True)
class Row:
    """One line of the table: a figure of ours beside the reference's, in the same unit."""

    measure: str
    ours: float
    reference: float
    unit: str
    larger_is_better: bool = True

    @property
    def ratio(self) -> float:
        """Ours as a multiple of the reference."""
        return self.ours / self.reference

    def __str__(self) -> str:
        better = "more is better" if self.larger_is_better else "less is better"
        return (
            f"{self.measure:<46} {self.ours:>12,.1f} {self.reference:>12,.1f} {self.unit:<11}"
            f" × {self.ratio:<6.2f} ({better})"
        )


def per_second(play: Callable[[int], int], rounds: int) -> float:
    """The best rate of several runs: `play(round)` returns how many units it did. CPU time of this process."""
    best = 0.0
    for number in range(rounds):
        start = time.process_time()
        units = play(number)
        best = max(best, units / (time.process_time() - start))
    return best
