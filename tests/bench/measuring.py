"""How a measurement is taken and told."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
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
            f"{self.measure:<50} {self.ours:>12,.1f} {self.reference:>12,.1f} {self.unit:<11}"
            f" × {self.ratio:<6.2f} ({better})"
        )


@dataclass(frozen=True)
class Missing:
    """A line of the table that cannot be measured here."""

    measure: str
    why: str

    def __str__(self) -> str:
        return f"{self.measure:<50} not measured: {self.why}"


def rates(plays: Mapping[str, Callable[[int], int]], rounds: int) -> dict[str, float]:
    """What `per_second` says of each play, all of them taking turns: a busy moment of the machine meets all alike."""
    best = dict.fromkeys(plays, 0.0)
    for number in range(rounds):
        for name, play in plays.items():
            start = time.process_time()
            units = play(number)
            best[name] = max(best[name], units / (time.process_time() - start))
    return best


def per_second(play: Callable[[int], int], rounds: int) -> float:
    """The best rate of several runs: `play(round)` returns how many units it did. CPU time of this process."""
    best = 0.0
    for number in range(rounds):
        start = time.process_time()
        units = play(number)
        best = max(best, units / (time.process_time() - start))
    return best


def milliseconds_to_first_line(*arguments: str) -> float:
    """Wall time from the start of a Python process until it writes a line, or closes its output; it is ended then."""
    environment = os.environ | {
        "SDL_VIDEODRIVER": "dummy",
        "SDL_AUDIODRIVER": "dummy",
        "PYGAME_HIDE_SUPPORT_PROMPT": "1",
    }
    start = time.perf_counter()
    with subprocess.Popen([sys.executable, *arguments], env=environment, stdout=subprocess.PIPE) as process:
        assert process.stdout is not None
        process.stdout.readline()
        elapsed = time.perf_counter() - start
        process.terminate()
    return 1000 * elapsed
